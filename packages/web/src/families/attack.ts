import type { Decision, Seat } from '@hippodrome/engine'
import {
  type AttackPreview,
  attackOdds,
  attackPreview,
  type BoardView,
  BULGAR,
  type City,
  type FamiliesChoice,
  type FamiliesView,
  type Force,
  type MarchPreview,
  marchPreview,
  type Odds,
  type Troops,
} from '@hippodrome/families'

/** §15.7 §15.10 The armies fight or retreat; where none stays, a levy may step in. */
export type DefenceCase = { readonly defence: 'city' | 'armies' | 'retreat' | 'levy'; readonly odds: Odds }

/** What an attack that somebody considers may come to. */
export type AttackOutlook = {
  readonly city: City
  readonly march?: MarchPreview
  readonly preview: AttackPreview
  /** What the defenders may do, the fight of all armies first. */
  readonly cases: readonly DefenceCase[]
  /** Victory points if the city is taken. */
  readonly points: number
}

/** §9.3 */
const BULGARS_ADDED = 2

/** The attack that a choice begins; nothing for all other choices. */
export function attackOf(
  choice: FamiliesChoice,
  decision: Pick<Decision, 'seat' | 'facts'>,
  view: FamiliesView,
  board: BoardView,
): AttackOutlook | undefined {
  const { seat } = decision
  if (choice.do === 'march') {
    const second = typeof decision.facts?.links === 'number' && decision.facts.links > 0
    const march = marchPreview(view, board, seat, choice.side, choice.city, second)
    return march?.attack ? outlook(view, board, seat, choice.side, choice.city, march) : undefined
  }
  if (choice.do === 'civilWar') {
    const city = view.players[seat]?.[choice.side === 0 ? 'byzantine' : 'arab'].army
    return city === undefined ? undefined : outlook(view, board, seat, choice.side, city)
  }
  if (choice.do !== 'bulgars') return undefined
  const bulgars = Math.min(board.mostBulgars, view.bulgars + BULGARS_ADDED)
  return outlook({ ...view, bulgars }, board, seat, BULGAR, choice.city)
}

function outlook(
  view: FamiliesView,
  board: BoardView,
  seat: Seat,
  force: Force,
  city: City,
  march?: MarchPreview,
): AttackOutlook | undefined {
  const preview = attackPreview(view, board, seat, force, city, march?.cost ?? 0)
  const attacked = view.cities[city]
  if (!preview || !attacked) return undefined
  const { levy, armies, assault } = preview
  const capital = board.cities[city]?.capital === true
  const old = attacked.tokens === 0 ? (board.cities[city]?.value ?? 0) : attacked.tokens
  const against = (defenders: readonly Troops[]) => attackOdds({ ...assault, defenders })
  const fought = armies.length > 0
  const cases: DefenceCase[] = [{ defence: fought ? 'armies' : 'city', odds: preview.odds }]
  if (fought) cases.push({ defence: 'retreat', odds: against([]) })
  if (levy) cases.push({ defence: 'levy', odds: against([{ elite: 0, main: levy.cubes, move: 0 }]) })
  return {
    city,
    ...(march ? { march } : {}),
    preview,
    cases,
    points: capital ? 5 : old - 1,
  }
}
