/** What is to be bought in a year, put together before anything is paid. */
import type { LandId, PlaceId, PowersChoice, PowersView, StackView, UnitId } from '@hippodrome/powers'
import { UNITS } from '@hippodrome/powers/vocabulary'
import type { IconId } from './icons.tsx'
import { placesOf } from './places.ts'
import { askedPower } from './standing.ts'
import type { PowersSituation } from './usePowers.ts'

export type Purchase = Extract<
  PowersChoice,
  { readonly do: 'recruit' | 'colony' | 'rebuild' | 'monastery' | 'fortification' | 'feudalism' | 'buyChit' }
>
export type BasketLine = { readonly bought: Purchase; readonly n: number }
export type Basket = readonly BasketLine[]

const VERBS: readonly string[] = [
  'recruit',
  'colony',
  'rebuild',
  'monastery',
  'fortification',
  'feudalism',
  'buyChit',
] satisfies readonly Purchase['do'][]

export const isPurchase = (choice: PowersChoice): choice is Purchase => VERBS.includes(choice.do)

/** What it is called in the shop: the unit, or what is done. */
export const wareOf = (bought: Purchase): string => (bought.do === 'recruit' ? bought.unit : bought.do)
export const costOf = (bought: Purchase): number => (bought.do === 'feudalism' ? 0 : bought.cost)
export const placeOf = (bought: Purchase): PlaceId | undefined =>
  bought.do === 'buyChit' ? undefined : bought.place
export const keyOf = (bought: Purchase): string => `${wareOf(bought)} ${placeOf(bought) ?? ''}`

/** Its sign in the shop and on the map. */
export function iconOf(bought: Purchase): IconId {
  if (bought.do === 'recruit' || bought.do === 'feudalism') return bought.unit
  return bought.do === 'rebuild' ? 'flame' : bought.do === 'buyChit' ? 'coin' : bought.do
}

export const spentOn = (basket: Basket): number =>
  basket.reduce((sum, { bought, n }) => sum + n * costOf(bought), 0)

const moneyOf = (at: PowersSituation): number => askedPower(at)?.treasury ?? 0

/** What is left when all of the basket is paid. */
export const leftAfter = (at: PowersSituation, basket: Basket): number => moneyOf(at) - spentOn(basket)

/** Lines that are still offered. */
export const offeredOf = (at: PowersSituation, basket: Basket): Basket => {
  const offered = new Set(at.choices.flatMap((choice) => (isPurchase(choice) ? [keyOf(choice)] : [])))
  return basket.filter(({ bought }) => offered.has(keyOf(bought)))
}

/**
 * Whether one purchase shuts out the other: each area and each sea sells one unit a year, boxes any number (§10.2-§10.4);
 * a colony that becomes a unit takes its monastery along (§27.8).
 */
function excludes({ board }: PowersSituation, one: Purchase, other: Purchase): boolean {
  if (one.do === 'buyChit' || other.do === 'buyChit') return false
  if (one.do !== 'recruit' || other.do !== 'recruit') {
    const pair = [one.do, other.do]
    return one.place === other.place && pair.includes('feudalism') && pair.includes('monastery')
  }
  if (one.place in board.boxes) return false
  const areas = ({ place }: { readonly place: PlaceId }): readonly PlaceId[] =>
    placesOf(board).towers.find(({ id }) => id === place)?.areas ?? [place]
  return areas(one).some((area) => areas(other).includes(area))
}

/** How many of it the basket can hold beside the rest. */
export function mostOf(at: PowersSituation, basket: Basket, bought: Purchase): number {
  const rest = basket.filter((line) => keyOf(line.bought) !== keyOf(bought))
  const purse = costOf(bought) === 0 ? 1 : Math.floor(leftAfter(at, rest) / costOf(bought))
  if (bought.do === 'buyChit') return Math.min(purse, at.view.cup)
  if (bought.do !== 'recruit' && bought.do !== 'feudalism') return Math.min(purse, 1)
  const taken = rest.reduce(
    (sum, line) => ('unit' in line.bought && line.bought.unit === bought.unit ? sum + line.n : sum),
    0,
  )
  const pool = askedPower(at)?.pool ?? []
  const left = (pool[UNITS.indexOf(bought.unit)] ?? 0) - taken
  return Math.max(0, Math.min(purse, left, bought.place in at.board.boxes ? left : 1))
}

/** The basket with this many of it, as far as there is money; what it shuts out makes room. */
export function withCount(at: PowersSituation, basket: Basket, bought: Purchase, n: number): Basket {
  const free = basket.filter(
    (line) => keyOf(line.bought) === keyOf(bought) || !excludes(at, bought, line.bought),
  )
  const count = Math.max(0, Math.min(n, mostOf(at, free, bought)))
  const known = free.some((line) => keyOf(line.bought) === keyOf(bought))
  const lines = known
    ? free.map((line) => (keyOf(line.bought) === keyOf(bought) ? { bought, n: count } : line))
    : [...free, { bought, n: count }]
  return lines.filter((line) => line.n > 0)
}

/** One more; where there can be but one, a second click takes it out again. */
export function oneMore(at: PowersSituation, basket: Basket, bought: Purchase): Basket {
  const n = basket.find((line) => keyOf(line.bought) === keyOf(bought))?.n ?? 0
  const single = bought.do !== 'buyChit' && !((placeOf(bought) ?? '') in at.board.boxes)
  return withCount(at, basket, bought, single && n > 0 ? 0 : n + 1)
}

/** In the order in which it is sent: a draw cannot be taken back, so chits come last. */
export const choicesOf = (basket: Basket): readonly Purchase[] =>
  [
    ...basket.filter(({ bought }) => bought.do !== 'buyChit'),
    ...basket.filter(({ bought }) => bought.do === 'buyChit'),
  ].flatMap(({ bought, n }) => Array.from({ length: n }, () => bought))

/** The table with all of it bought, to reckon the next year. */
export function boughtView(at: PowersSituation, basket: Basket): PowersView {
  const { view } = at
  const power = askedPower(at)?.power
  if (power === undefined) return view
  const built = (what: Purchase['do'], place: LandId) =>
    basket.some(({ bought }) => bought.do === what && placeOf(bought) === place)
  const raised = basket.flatMap(({ bought, n }): StackView[] =>
    bought.do === 'recruit' || bought.do === 'feudalism'
      ? [{ id: -1, place: bought.place, power, rebel: false, done: false, units: countsOf(bought.unit, n) }]
      : [],
  )
  return {
    ...view,
    stacks: [...view.stacks, ...raised],
    areas: view.areas.map(({ colony, ...area }) => ({
      ...area,
      pillaged: area.pillaged && !built('rebuild', area.place),
      ...(built('colony', area.place)
        ? { colony: power }
        : colony === undefined || built('feudalism', area.place)
          ? {}
          : { colony }),
    })),
  }
}

const countsOf = (unit: UnitId, n: number): readonly number[] =>
  UNITS.map((known) => (known === unit ? n : 0))
