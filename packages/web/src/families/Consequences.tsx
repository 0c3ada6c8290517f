import { useWords } from '../app/language.ts'
import type { Change } from './consequence.ts'
import type { Outlook } from './usePreviews.ts'
import { boardWords } from './words.ts'

/** What a choice costs and brings, before it is made. */
export function Consequences(props: {
  readonly outlook: Outlook | undefined
  readonly choice: number
  readonly open: boolean
}) {
  const { outlook } = props
  const words = useWords(boardWords)
  if (!outlook) return undefined
  const { changes, dice } = outlook
  if (changes.length === 0 && !dice) return undefined
  return (
    <span className="consequences">
      {dice && <span className="badge dice">{words.fight}</span>}
      {changes.map((change, index) => (
        <Badge key={index} change={change} />
      ))}
    </span>
  )
}

function Badge({ change }: { readonly change: Change }) {
  const words = useWords(boardWords)
  const text = () => {
    switch (change.kind) {
      case 'points':
        return words.costPoints(change.by, words[change.side])
      case 'money':
        return words.costMoney(change.by, words[change.side])
      case 'cubes':
        return words.costCubes(change.by, `${words[change.side]} ${words[change.box]}`)
      case 'pool':
      case 'casualties':
        return words.costCubes(change.by, words[change.kind])
      case 'bulgars':
        return words.costBulgars(change.by)
    }
  }
  return <span className={`badge ${change.kind}${change.by > 0 ? ' up' : ' down'}`}>{text()}</span>
}
