import type { CourtChoice, CourtView } from '@hippodrome/court'
import type { Resource } from '@hippodrome/court/vocabulary'
import type { Choice, Walk } from '@hippodrome/engine'
import type { Plan } from '../board/board.ts'
import type { Planned } from '../board/planner.ts'
import type { Situation } from '../board/stage.ts'

export type Deal = Extract<CourtChoice, { readonly do: 'buy' | 'sell' }>
type At = Pick<Situation<CourtView, CourtChoice>, 'view' | 'choices' | 'decision'> & {
  readonly planned?: Planned | undefined
}

/** Prompts at which the rules sell or buy, one good after the other. */
export const deals = (prompt: string): boolean => prompt === 'buy' || prompt === 'sell'

const isDeal = (choice: Choice): choice is Deal => choice.do === 'buy' || choice.do === 'sell'

export const dealsIn = (plan: Plan | undefined): readonly Deal[] => plan?.choices.filter(isDeal) ?? []

/** What lies in the basket, in its order: it is bought or sold in one go when somebody gives their word. */
export const basketOf = ({ planned }: Pick<At, 'planned'>): readonly Deal[] =>
  planned?.phase === 'ready' || planned?.phase === 'walking' ? dealsIn(planned.plan) : []

const sumOf = (deals: readonly Deal[]): number => deals.reduce((sum, { price }) => sum + price, 0)

/** What the basket costs or brings, and what one has after it. */
export function totalOf(
  deals: readonly Deal[],
  nomisma: number,
): { readonly sum: number; readonly left: number } {
  const sum = sumOf(deals)
  return { sum, left: deals[0]?.do === 'buy' ? nomisma - sum : nomisma + sum }
}

const sameDeal = (one: Deal, other: Deal): boolean =>
  one.good === other.good &&
  (one.do === 'buy' ? other.do === 'buy' && one.position === other.position : other.do === 'sell')

/** Buying and selling are one action in Solo. */
function beginning({ choices }: At, mode: Deal['do']): readonly CourtChoice[] | undefined {
  const may = (action: 'buy' | 'sell' | 'trade') =>
    choices.some((choice) => choice.do === 'action' && choice.action === action)
  const act = (action: 'buy' | 'sell' | 'trade'): CourtChoice => ({ do: 'action', action })
  if (choices.some(({ do: kind }) => kind === mode)) return []
  if (may(mode)) return [act(mode)]
  return may('trade') ? [act('trade'), act(mode)] : undefined
}

const nomismaOf = ({ view }: At): number => view.players[view.seat]?.goods.nomisma ?? 0

const spotOf = (deal: Deal): string => (deal.do === 'buy' ? `stall:${deal.position}` : `good:${deal.good}`)

/** In the order in which the rules take them, each at the price that it has there; the duplicate comes last (§12.4). */
function laid(at: At, deals: readonly Deal[]): Plan<CourtChoice> | undefined {
  const { market } = at.view
  const [first] = deals
  if (!first) return { choices: [], waits: true }
  const begin = beginning(at, first.do)
  if (!begin) return undefined
  const free = market.filter(({ good }) => good === undefined)
  const bonus = at.choices.find((choice) => choice.do === 'sell')
  const more = bonus?.do === 'sell' && free[0] ? bonus.price - free[0].price : 0
  const ordered = deals.toSorted((one, other) => rankOf(one) - rankOf(other))
  const priced = ordered.map((deal, place) =>
    deal.do === 'buy' ? deal : { ...deal, price: (free[place]?.price ?? 0) + more },
  )
  const { left } = totalOf(priced, nomismaOf(at))
  const fits = first.do === 'buy' ? left >= 0 : priced.length <= free.length
  if (!fits) return undefined
  return { choices: [...begin, ...priced], spots: priced.map(spotOf), waits: true }
}

const rankOf = (deal: Deal): number => (deal.do === 'sell' && deal.duplicate ? 1 : 0)

/** The basket with this laid to it, or, unless it `stays`, without it where it lay there. */
function laying(at: At, deal: Deal, stays: boolean): Plan<CourtChoice> | undefined {
  const basket = basketOf(at).filter(({ do: mode }) => mode === deal.do)
  const rest = basket.filter((one) => !sameDeal(one, deal))
  const taken = rest.length < basket.length && !stays ? rest : [...rest, deal]
  // What there is no money or no stall for changes nothing.
  return laid(at, taken) ?? (basket.length > 0 ? { choices: [] } : undefined)
}

/** The stalls count from one, as the rules do. */
export function buying(at: At, position: number, stays = false): Plan<CourtChoice> | undefined {
  const offered = at.choices.find((choice) => choice.do === 'buy' && choice.position === position)
  const stall = at.view.market[position - 1]
  if (!stall?.good || (!offered && at.choices.some(({ do: kind }) => kind === 'buy'))) return undefined
  const price = offered?.do === 'buy' ? offered.price : stall.price
  return laying(at, { do: 'buy', good: stall.good, price, position }, stays)
}

export function selling(at: At, good: Resource, stays = false): Plan<CourtChoice> | undefined {
  const { market, players, seat } = at.view
  const place = market.findIndex((stall) => stall.good === good)
  if ((players[seat]?.goods[good] ?? 0) === 0 || place > 0) return undefined
  const offers = at.choices.filter(({ do: kind }) => kind === 'sell')
  if (offers.length > 0 && !offers.some((choice) => choice.do === 'sell' && choice.good === good))
    return undefined
  return laying(at, { do: 'sell', good, price: 0, duplicate: place === 0 }, stays)
}

type Table = { readonly walk: (choices: readonly Choice[]) => Promise<Walk> }

/** Whether others may answer the action that was just declared: whatever of a plan comes after that nobody can follow yet. */
export const othersAnswer = ({ stop, next }: Walk, made: readonly Choice[]): boolean =>
  stop.why === 'others' || (stop.why === 'done' && !next && made.at(-1)?.do === 'action')

/**
 * The same plan as the rules have it: each good at the price that abilities leave of it (§12.7), nothing that is not to be
 * had, and closed at its end. Others may answer the action first; what comes after that is as it was meant.
 */
export async function settled(table: Table, plan: Plan): Promise<Plan> {
  const made: Choice[] = []
  let walk = await table.walk(made)
  for (const wanted of plan.choices.filter((choice) => !isDone(choice))) {
    if (othersAnswer(walk, made)) {
      made.push(wanted)
      continue
    }
    const found = offeredAs(wanted, walk)
    if (!found) continue
    made.push(found)
    walk = await table.walk(made)
  }
  const [first] = dealsIn(plan)
  const mode = first?.do
  // Where only one deal is possible the rules make it with the action, and ask about none.
  if (first && dealsIn({ choices: made }).length === 0)
    return { ...plan, choices: changesGood(walk, first.good) ? made : [] }
  const open = walk.stop.why === 'done' && walk.next?.prompt === mode && dealsIn({ choices: made }).length > 0
  const done = open ? walk.next?.choices.find(isDone) : undefined
  return { ...plan, choices: done ? [...made, done] : made }
}

/** Whether the last choice changed how much of a good there is. */
const changesGood = ({ steps }: Walk, good: Resource): boolean =>
  steps.at(-1)?.changes?.some(({ path }) => path.at(-2) === 'goods' && path.at(-1) === good) ?? false

const isDone = ({ do: kind }: Choice): boolean => kind === 'done'

function offeredAs(wanted: Choice, { next }: Walk): Choice | undefined {
  const text = JSON.stringify(wanted)
  return next?.choices.find((offered) =>
    isDeal(wanted) ? isDeal(offered) && sameDeal(wanted, offered) : JSON.stringify(offered) === text,
  )
}

/** Whether what the rules made of a plan is as good as it was meant: no good is missing, and none costs more or brings less. */
export function isAsMeant(meant: Plan, now: Plan): boolean {
  const [before, after] = [dealsIn(meant), dealsIn(now)]
  if (before.length !== after.length) return false
  return before[0]?.do === 'buy' ? sumOf(after) <= sumOf(before) : sumOf(after) >= sumOf(before)
}
