import { type Decision, type Facts, type Likelihood, rangeOver, type Seat } from '@hippodrome/engine'
import type { FamiliesChoice } from './choices.ts'
import { ARAB, BULGAR, type City, COLOURS, type Force, SIDES, type Side } from './names.ts'
import { afterLosses, attackOdds, hitChances, type Troops } from './odds.ts'
import { levyOf, marchPreview, troopsOf } from './preview.ts'
import type { BoardView, FamiliesView } from './view.ts'

/** §9.3 */
const BULGARS_ADDED = 2

/** What dice may make of a choice: outcomes that the words say. */
export const OUTCOMES = ['taken', 'held', 'beaten', 'driven', 'destroyed', 'barred', 'fleetHits'] as const
export type Outcome = (typeof OUTCOMES)[number]
/** Who attacks what; `points` if it is taken, `cubes` that a fleet hits. */
export type OutcomeFacts = {
  readonly seat: Seat
  readonly force: Force
  readonly city: City
  readonly points: number
  readonly cubes: number
}
type Chances = { readonly [outcome in Outcome]?: number }

/** An attack on a city: who leads what against it. */
type Attack = { readonly seat: Seat; readonly force: Force; readonly city: City }
/** A force that may have lost cubes on its way, and how likely. */
type Arrival = { readonly troops: Troops; readonly chance: number }
/** Those who stand and fight, in order. */
type Defence = readonly { readonly seat?: Seat; readonly troops: Troops }[]

const sizeOf = ({ elite, main, move }: Troops): number => elite + main + move
const mainOnly = (cubes: number): Troops => ({ elite: 0, main: cubes, move: 0 })

/** §14, §16, §17 From what everybody sees; a range where others may still choose how to meet it. */
export function odds(
  view: FamiliesView,
  decision: Decision<FamiliesChoice>,
  choice: FamiliesChoice,
  board: BoardView,
): readonly Likelihood[] {
  const table = { view, board }
  switch (choice.do) {
    case 'useFleet':
    case 'spareFleet':
      return fleetOdds(table, decision, choice.do === 'useFleet')
    case 'retreat':
    case 'stay':
      return defenceOdds(table, decision.seat, choice.do === 'retreat')
    case 'raiseLevy':
    case 'noLevy':
      return levyOdds(table, choice.do === 'raiseLevy')
    case 'fight':
      return foeOdds(table, choice.foe)
    case 'march':
      return marchOdds(table, decision.seat, choice, decision.facts)
    case 'civilWar':
      return civilWarOdds(table, decision.seat, choice.side)
    case 'bulgars':
      return bulgarOdds(table, decision.seat, choice.city)
    default:
      return []
  }
}

type AtTable = { readonly view: FamiliesView; readonly board: BoardView }
/** §9.3 */
function bulgarOdds({ view, board }: AtTable, seat: Seat, city: City): Likelihood[] {
  const bulgars = Math.min(board.mostBulgars, view.bulgars + BULGARS_ADDED)
  const grown = { view: { ...view, bulgars }, board }
  return attackRange(grown, { seat, force: BULGAR, city }, [sure(mainOnly(bulgars))])
}

function civilWarOdds({ view, board }: AtTable, seat: Seat, side: Side): Likelihood[] {
  const city = view.players[seat]?.[SIDES[side]].army
  if (city === undefined) return []
  return attackRange({ view, board }, { seat, force: side, city }, [sure(troopsOf(view, seat, side))])
}

/** §13.8, §14.2 With and without another player's fleet, if there is one. */
function marchOdds(
  { view, board }: AtTable,
  seat: Seat,
  { side, city }: { readonly side: Side; readonly city: City },
  facts: Facts | undefined,
): Likelihood[] {
  const second = Number(facts?.links ?? 0) > 0
  const march = marchPreview(view, board, seat, side, city, second)
  if (!march) return []
  const crossings = [[sure(troopsOf(view, seat, side, march.cost))]]
  const have = view.players[seat]?.[SIDES[side]].move ?? 0
  const barred = march.fleet !== undefined && march.doubled > have
  if (march.fleet !== undefined && !barred) {
    // §14.4, §23.3
    const dice = board.allFleetDice
      ? Number(facts?.spent ?? 0) + march.doubled
      : march.doubled - (second ? 1 : 0)
    crossings.push(underFire(troopsOf(view, seat, side, march.doubled), dice))
  }
  const attack = { seat, force: side, city }
  const cases = crossings.flatMap((arrivals) =>
    march.attack ? attackCases({ view, board }, attack, arrivals) : [{ destroyed: lostAtSea(arrivals) }],
  )
  return rangeOver(barred ? [...cases, { barred: 1 }] : cases, factsOf({ view, board }, attack))
}

/** §14.2 The mover is asked for twice the cost, and shot at if that can be paid. */
function fleetOdds({ view, board }: AtTable, { facts = {} }: Decision, use: boolean): Likelihood[] {
  const attack: Attack = { seat: Number(facts.foe), force: ARAB, city: Number(facts.city) }
  const about = factsOf({ view, board }, attack)
  if (use && facts.canPay === false) return rangeOver([{ barred: 1 }], about)
  const cost = Number(facts[use ? 'doubled' : 'cost']) + Number(facts.extra)
  const troops = troopsOf(view, attack.seat, ARAB, cost)
  const dice = use ? Number(facts.dice) : 0
  const arrivals = underFire(troops, dice)
  const hits = use ? hitChances(dice) : []
  return [
    ...hits.map((chance, cubes) => ({ outcome: 'fleetHits', facts: { cubes }, low: chance, high: chance })),
    ...(view.cities[attack.city]?.colour === 'arab'
      ? rangeOver([{ destroyed: lostAtSea(arrivals) }], about)
      : attackRange({ view, board }, attack, arrivals)),
  ]
}

/** §15.7 An army of the attacked city goes or stays. */
function defenceOdds({ view, board }: AtTable, seat: Seat, retreats: boolean): Likelihood[] {
  const attack = attackOf(view)
  if (!attack) return []
  const arrivals = [sure(forceOf(view, attack))]
  const side = COLOURS.indexOf(view.cities[attack.city]?.colour ?? 'persian')
  const fleet = view.boxes.find(({ kind }) => kind === 'fleetByzantine')?.holder
  // §19.7 Another player's fleet may close the sea, and an army without another way stays.
  const maybeStays = retreats && side === ARAB && fleet !== undefined && fleet !== seat
  const answers = retreats ? (maybeStays ? [false, true] : [false]) : [true]
  const cases = answers.flatMap((stays) => attackCases({ view, board }, attack, arrivals, { seat, stays }))
  return rangeOver(cases, { ...factsOf({ view, board }, attack), driven: { seat, city: attack.city } })
}

/** §15.10 */
function levyOdds({ view, board }: AtTable, raised: boolean): Likelihood[] {
  const attack = attackOf(view)
  const levy = attack && levyOf(view, board, attack.seat, attack.force, attack.city)
  if (!attack || !levy) return []
  const defence = raised ? [{ troops: mainOnly(levy.cubes) }] : []
  const chances = chancesOf({ view, board }, attack, [sure(forceOf(view, attack))], defence)
  return rangeOver([chances], factsOf({ view, board }, attack))
}

/** §15.9 The order of battles, of which the attacker chooses the first now. */
function foeOdds({ view, board }: AtTable, foe: Seat): Likelihood[] {
  const attack = attackOf(view)
  if (!attack) return []
  const defenders = defendersOf(view, attack)
  const orders = permutations(defenders).filter(([first]) => first?.seat === foe)
  const cases = orders.map((defence) =>
    chancesOf({ view, board }, attack, [sure(forceOf(view, attack))], defence),
  )
  return rangeOver(cases, factsOf({ view, board }, attack))
}

const attackRange = (table: AtTable, attack: Attack, arrivals: readonly Arrival[]): Likelihood[] =>
  rangeOver(attackCases(table, attack, arrivals), factsOf(table, attack))

/** Every way in which the city may be defended: each of its armies stays or goes, in any order; a levy if all go. */
function attackCases(
  table: AtTable,
  attack: Attack,
  arrivals: readonly Arrival[],
  answer?: { readonly seat: Seat; readonly stays: boolean },
): Chances[] {
  const { view, board } = table
  const cubes = view.bulgars
  const walls: Defence[] = [[]]
  if (view.cities[attack.city]?.colour === 'bulgar')
    return [chancesOf(table, attack, arrivals, cubes > 0 ? [{ troops: mainOnly(cubes) }] : [])]
  const levy = levyOf(view, board, attack.seat, attack.force, attack.city)
  if (levy) walls.push([{ troops: mainOnly(levy.cubes) }])
  const defences = subsets(defendersOf(view, attack))
    .filter((staying) => !answer || staying.some(({ seat }) => seat === answer.seat) === answer.stays)
    .flatMap((staying) => (staying.length > 0 ? permutations(staying) : walls))
  return defences.map((defence) => chancesOf(table, attack, arrivals, defence, answer?.seat))
}

/** One defence against every force that may arrive; `driven` is for the army of `defender`. */
function chancesOf(
  { view, board }: AtTable,
  { city }: Attack,
  arrivals: readonly Arrival[],
  defence: Defence,
  defender?: Seat,
): Chances {
  const sum = { taken: 0, held: 0, beaten: 0, driven: 0, destroyed: 0 }
  const place = defence.findIndex(({ seat }) => seat !== undefined && seat === defender)
  const walls = {
    cityStrength: view.cities[city]?.strength ?? 0,
    killsPerHit: board.cities[city]?.capital ? 2 : 1,
  }
  for (const { troops: attacker, chance } of arrivals) {
    const defenders = defence.map(({ troops }) => troops)
    const size = sizeOf(attacker)
    const { taken, beaten, losses } = attackOdds({ attacker, defenders, ...walls })
    sum.destroyed += chance * (size === 0 ? 1 : (losses[size] ?? 0))
    if (size === 0) continue
    sum.taken += chance * taken
    sum.beaten += chance * beaten
    sum.held += chance * (1 - taken - beaten)
    if (place >= 0) {
      const before = attackOdds({ attacker, defenders: defenders.slice(0, place + 1), ...walls })
      sum.driven += chance * (1 - before.beaten)
    }
  }
  return sum
}

const sure = (troops: Troops): Arrival => ({ troops, chance: 1 })

/** §14.5 */
const underFire = (troops: Troops, dice: number): Arrival[] =>
  hitChances(dice).map((chance, hits) => ({ troops: afterLosses(troops, hits), chance }))

const lostAtSea = (arrivals: readonly Arrival[]): number =>
  arrivals.reduce((sum, { troops, chance }) => (sizeOf(troops) === 0 ? sum + chance : sum), 0)

/** The attack under way. */
const attackOf = ({ attack }: FamiliesView): Attack | undefined =>
  attack && { seat: attack.seat, force: COLOURS.indexOf(attack.force) as Force, city: attack.city }

const forceOf = (view: FamiliesView, { seat, force }: Attack): Troops =>
  force === BULGAR ? mainOnly(view.bulgars) : troopsOf(view, seat, force)

/** §15.6 */
function defendersOf(view: FamiliesView, { seat, force, city }: Attack): Defence {
  const colour = view.cities[city]?.colour
  return (view.cities[city]?.armies ?? [])
    .filter((army) => SIDES[army.side] === colour && !(army.seat === seat && army.side === force))
    .map((army) => ({ seat: army.seat, troops: troopsOf(view, army.seat, army.side) }))
}

/** What the sentences speak of. */
function factsOf({ view, board }: AtTable, { seat, force, city }: Attack): { [outcome in Outcome]?: Facts } {
  const { capital = false, value = 0 } = board.cities[city] ?? {}
  const points = capital ? value : (view.cities[city]?.tokens || value) - 1
  const about = { seat, force, city }
  return { taken: { ...about, points }, held: about, beaten: about, destroyed: about, barred: about }
}

function subsets<T>(list: readonly T[]): (readonly T[])[] {
  return list.reduce<T[][]>((found, item) => [...found, ...found.map((rest) => [...rest, item])], [[]])
}

function permutations<T>(list: readonly T[]): (readonly T[])[] {
  if (list.length <= 1) return [list]
  return list.flatMap((first, index) =>
    permutations(list.filter((_, other) => other !== index)).map((rest) => [first, ...rest]),
  )
}
