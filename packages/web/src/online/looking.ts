/** A page beside which somebody does something else is still looked at for so long. */
const BESIDE_MS = 5 * 60_000

/** As much of a page as says whether somebody looks at it. */
type Looked = {
  readonly isHidden: () => boolean
  readonly hasFocus: () => boolean
  /** Calls whenever one of these may have changed. */
  readonly onChange: (act: () => void) => void
}

/** Says whether somebody looks at a page, and tells when that changes: a tab that is hidden or forgotten is nobody's presence. */
export function looking(
  { isHidden, hasFocus, onChange }: Looked,
  later: (act: () => void, ms: number) => () => void,
  tell: (on: boolean) => void,
): () => boolean {
  let forgotten = false
  let cancel = () => {}
  const looks = () => !isHidden() && !forgotten
  let told = looks()
  const say = () => {
    if (looks() === told) return
    told = looks()
    tell(told)
  }
  const change = () => {
    cancel()
    forgotten &&= !hasFocus()
    if (!hasFocus() && !isHidden() && !forgotten)
      cancel = later(() => {
        forgotten = true
        say()
      }, BESIDE_MS)
    say()
  }
  onChange(change)
  change()
  return looks
}
