import type { CourtChoice, CourtView, Id } from '@hippodrome/court'
import type { Faces } from '@hippodrome/court/faces'

/** What becomes of what was declared or played, by an answer in its window. */
export type Fate =
  | 'happens'
  | 'goesOn'
  | 'lost'
  | 'returned'
  | 'rescued'
  | 'revived'
  | 'vain'
  | 'stopped'
  | 'works'

/** What a fate speaks of: the action that was declared, the card that may be answered, and the one that it answered. */
export type FateOf = { readonly action: string; readonly card: string; readonly before: string }

type Window = {
  readonly prompt: string
  readonly chain: CourtView['intrigue']
  /** Whether an action was declared at the beginning of it. */
  readonly declared: boolean
}

/** The card that a choice answers with; nobody else's ability answers in a window (§13.20). */
const cardIn = (choice: CourtChoice): Id | undefined =>
  choice.do === 'intrigue' ? choice.card : choice.do === 'ability' ? choice.source : undefined

/** What an answer comes to, as far as the rules say it for certain: nobody knows what others answer (§14.6). */
export function fateOf(
  choice: CourtChoice,
  { prompt, chain, declared }: Window,
  cancels: Faces['cancels'],
): Fate | undefined {
  const card = cardIn(choice)
  const stops = card === undefined ? undefined : cancels(card)
  if (prompt === 'answer-action') {
    // §25.14: the Dynamis comes back; §14.14, §7.6: it does not.
    if (choice.do === 'store') return 'returned'
    if (choice.do === 'pass') return 'happens'
    return stops === 'action' ? 'lost' : 'goesOn'
  }
  const last = chain.at(-1)
  if (prompt !== 'answer-intrigue' || !last) return undefined
  const answered = cancels(last.card)
  if (choice.do === 'pass') return answered === 'action' && declared ? 'stopped' : 'works'
  if (stops !== 'intrigue') return undefined
  if (answered === 'action' && declared) return 'rescued'
  return answered === 'intrigue' && chain.length > 1 ? 'revived' : 'vain'
}
