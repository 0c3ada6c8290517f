/** Promises on record, and what became of them as far as everybody could see. */
import type { PowerId, PowersEntry, TermView } from '@hippodrome/powers'
import type { PowersSituation } from './usePowers.ts'

type Promised = Extract<TermView, { readonly term: 'promise' }>
export type Kept = 'open' | 'kept' | 'broken'
export type OnRecord = {
  readonly year: number
  readonly by: PowerId
  readonly to: PowerId
  readonly promise: Promised
  readonly became: Kept
}

/** Whether what happened in the rest of its turn keeps a promise, breaks it, or leaves it open. */
function judged(
  { what, place }: Promised,
  by: PowerId,
  to: PowerId,
  then: readonly PowersEntry[],
): Kept | undefined {
  const own = then.filter((entry) => 'power' in entry && entry.power === by)
  const moved = (end: 'from' | 'to') => own.some((entry) => entry.kind === 'moved' && entry[end] === place)
  switch (what) {
    case 'peace':
      return then.some(
        (entry) =>
          entry.kind === 'battle' &&
          entry.attacker.power === by &&
          !entry.attacker.rebel &&
          entry.defender.power === to,
      )
        ? 'broken'
        : undefined
    case 'avoid':
      return moved('to') ? 'broken' : undefined
    case 'leave':
      return moved('from') ? 'kept' : undefined
    case 'enter':
      return moved('to') ? 'kept' : undefined
  }
}

/** What is not done by the end of the turn. */
const AT_LAST: { readonly [what in Promised['what']]: Kept } = {
  peace: 'kept',
  avoid: 'kept',
  leave: 'broken',
  enter: 'broken',
}

export function promisesOf({ told, view }: PowersSituation): readonly OnRecord[] {
  const entries = told.map(({ entry }) => entry as PowersEntry)
  const found: OnRecord[] = []
  let year = view.year
  entries.forEach((entry, i) => {
    if (entry.kind === 'turn') year = entry.year
    if (entry.kind !== 'answered' || entry.answer !== 'accepted') return
    const rest = entries.slice(i + 1)
    const end = rest.findIndex(({ kind }) => kind === 'turn')
    const then = end < 0 ? rest : rest.slice(0, end)
    const { from, to, terms } = entry.offer
    for (const term of terms) {
      if (term.term !== 'promise') continue
      const other = term.by === from ? to : from
      const became = judged(term, term.by, other, then) ?? (end < 0 ? 'open' : AT_LAST[term.what])
      found.push({ year, by: term.by, to: other, promise: term, became })
    }
  })
  return found
}
