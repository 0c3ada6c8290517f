import type { Frame, Seat } from '@hippodrome/engine'
import { goodsToAsk, mostOf } from '../rules/contribute.ts'
import { holds } from '../rules/eventPhase.ts'
import { AUCTORITAS, type Court, eventNow, GIFT, has } from '../state.ts'
import type { CourtChoice } from '../types.ts'

/** Answers that wait in the frame that asks until all have given theirs: they count as if they were opened. */
export type Pledges = {
  readonly contributing: boolean
  readonly bidding: boolean
  /** By seat and good: what is promised, and whether the seat has said how much. */
  readonly gifts: readonly number[]
  readonly asked: readonly number[]
  /** What the picks are: a card of the draft, a Quest given up, a Patron, a bid. */
  readonly picking: string
  readonly picks: readonly number[]
}

const NOBODY = -1

export const NO_PLEDGES: Pledges = {
  contributing: false,
  bidding: false,
  gifts: [],
  asked: [],
  picking: '',
  picks: [],
}

/** How many of `good` a seat has promised the Event. */
export const giftPledged = ({ contributing, gifts }: Pledges, seat: Seat, good: number): number =>
  contributing ? (gifts[seat * GIFT + good] as number) : 0

/** Whether a seat has said how many of `good` it gives. */
export const isPledged = ({ contributing, asked }: Pledges, seat: Seat, good: number): boolean =>
  contributing && asked[seat * GIFT + good] === 1

/** Goods of a seat that it has not given away. */
export const stockOf = (game: Court, pledges: Pledges, seat: Seat, good: number): number =>
  pledges.contributing || pledges.bidding
    ? has(game, seat, good) - (pledges.gifts[seat * GIFT + good] as number)
    : has(game, seat, good)

/** The number of the card, Quest or Patron that a seat has answered to `step`, or the bid; -1 if none. */
export const pickOf = ({ picking, picks }: Pledges, step: string, seat: Seat): number =>
  picking === step ? (picks[seat] as number) : NOBODY

export function pledgesIn(game: Court, stack: readonly Frame[]): Pledges {
  const top = stack[stack.length - 1]
  switch (top?.step) {
    case 'contribute':
      return { ...NO_PLEDGES, contributing: true, ...giftsIn(game, top.local as Chosen) }
    case 'draft':
    case 'discard-quest':
    case 'choose-patron':
      return { ...NO_PLEDGES, picking: top.step, picks: picksIn(game, top.local as Answered) }
    case 'bid': {
      const picks = picksIn(game, top.local as Answered)
      return { ...NO_PLEDGES, bidding: true, gifts: bidsPaid(game, picks), picking: top.step, picks }
    }
    default:
      return NO_PLEDGES
  }
}

type Chosen = { readonly chosen: { readonly [seat: number]: readonly number[] } }

const nothing = (game: Court): number[] => new Array<number>(game.seats * GIFT).fill(0)

function giftsIn(game: Court, { chosen }: Chosen): Pick<Pledges, 'gifts' | 'asked'> {
  const gifts = nothing(game)
  const asked = nothing(game)
  for (let seat = 0; seat < game.seats; seat++) {
    const numbers = chosen[seat]
    if (numbers === undefined) continue
    const goods = goodsToAsk(mostOf(game, seat))
    for (let i = 0; i < numbers.length; i++) {
      const at = seat * GIFT + (goods[i] as number)
      gifts[at] = numbers[i] as number
      asked[at] = 1
    }
  }
  return { gifts, asked }
}

/** §18.2, §18.4 */
function bidsPaid(game: Court, picks: readonly number[]): number[] {
  const good = eventNow(game)?.bidWith ?? AUCTORITAS
  const gifts = nothing(game)
  for (let seat = 0; seat < game.seats; seat++) {
    const free = holds(game, seat, 'chalice') ? 2 : 0
    gifts[seat * GIFT + good] = Math.max(0, (picks[seat] as number) - free)
  }
  return gifts
}

type Answered = { readonly answers?: { readonly [seat: number]: CourtChoice | undefined } }

function picksIn(game: Court, { answers }: Answered): number[] {
  const picks: number[] = []
  for (let seat = 0; seat < game.seats; seat++) {
    const answer = answers?.[seat]
    picks.push(answer === undefined ? NOBODY : numberIn(game, answer))
  }
  return picks
}

function numberIn({ tables }: Court, answer: CourtChoice): number {
  switch (answer.do) {
    case 'card':
      return tables.cardNumber.get(answer.card) ?? NOBODY
    case 'quest':
      return tables.quests.findIndex(({ id }) => id === answer.quest)
    case 'patron':
      return tables.patrons.findIndex(({ id }) => id === answer.patron)
    case 'number':
      return answer.n
    default:
      return NOBODY
  }
}
