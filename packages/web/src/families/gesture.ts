import type { FamiliesChoice } from '@hippodrome/families'
import type { Act, Plan } from '../board/board.ts'
import type { FamiliesStage } from './stage.ts'
import { armyKey, cityKey } from './targets.ts'

type March = Extract<FamiliesChoice, { readonly do: 'march' }>

/** An army that is dragged to a city, or clicked and then the city, marches there; over two links if that is the way (§13.1). */
export function gesture(
  act: Act,
  {
    choices,
    decision,
    focus,
    view,
    board,
  }: Pick<FamiliesStage, 'choices' | 'decision' | 'focus' | 'view' | 'board'>,
): Plan<FamiliesChoice> | undefined {
  if (!decision || act.kind === 'key') return undefined
  const [army, to] = act.kind === 'drag' ? [act.spot, act.to] : [focus, act.spot]
  if (!army?.startsWith('army:')) return undefined
  const marches = choices.filter(
    (choice): choice is March =>
      'do' in choice && choice.do === 'march' && armyKey(decision.seat, choice.side) === army,
  )
  const straight = marches.find(({ city }) => cityKey(city) === to)
  if (straight) return { choices: [straight], spots: [army, to] }
  for (const first of marches) {
    const link = board.links.find(
      ({ a, b }) => (a === first.city && cityKey(b) === to) || (b === first.city && cityKey(a) === to),
    )
    const friendly = view.cities[first.city]?.colour === (first.side === 0 ? 'byzantine' : 'arab')
    if (!link || !friendly) continue
    const second: March = { ...first, city: link.a === first.city ? link.b : link.a }
    return { choices: [first, second], spots: [army, cityKey(first.city), to] }
  }
  return undefined
}
