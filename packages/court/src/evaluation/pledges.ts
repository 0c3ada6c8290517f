import type { Frame, Seat } from '@hippodrome/engine'
import { goodsToAsk, mostOf } from '../rules/contribute.ts'
import { holds } from '../rules/eventPhase.ts'
import { AUCTORITAS, type Court, eventNow, GIFT, has } from '../state.ts'
import type { CourtChoice } from '../types.ts'

/** Answers that wait in the frame that asks until all have given theirs: they count as if they were opened. */

const SEATS = 4
const NOBODY = -1

const gifts = new Array<number>(SEATS * GIFT).fill(0)
const asked = new Array<number>(SEATS * GIFT).fill(0)
const picks = new Array<number>(SEATS).fill(NOBODY)
/** What the picks are: a card of the draft, a Quest given up, a Patron, a bid. */
let picking = ''
let contributing = false
let bidding = false

/** How many of `good` a seat has promised the Event. */
export const giftPledged = (seat: Seat, good: number): number =>
  contributing ? (gifts[seat * GIFT + good] as number) : 0

/** Whether a seat has said how many of `good` it gives. */
export const isPledged = (seat: Seat, good: number): boolean =>
  contributing && asked[seat * GIFT + good] === 1

export const isBidding = (): boolean => bidding

/** Goods of a seat that it has not given away. */
export const stockOf = (game: Court, seat: Seat, good: number): number =>
  contributing || bidding
    ? has(game, seat, good) - (gifts[seat * GIFT + good] as number)
    : has(game, seat, good)

/** The number of the card, Quest or Patron that a seat has answered to `step`, or the bid; -1 if none. */
export const pickOf = (step: string, seat: Seat): number =>
  picking === step ? (picks[seat] as number) : NOBODY

export function reckonPledges(game: Court, stack: readonly Frame[]): void {
  contributing = false
  bidding = false
  picking = ''
  const top = stack[stack.length - 1]
  if (top === undefined) return
  switch (top.step) {
    case 'contribute':
      contributing = true
      readGifts(game, top.local as Chosen)
      break
    case 'draft':
    case 'discard-quest':
    case 'choose-patron':
      picking = top.step
      readPicks(game, top.local as Answered)
      break
    case 'bid':
      picking = top.step
      bidding = true
      readPicks(game, top.local as Answered)
      payBids(game)
  }
}

type Chosen = { readonly chosen: { readonly [seat: number]: readonly number[] } }

function readGifts(game: Court, { chosen }: Chosen): void {
  gifts.fill(0)
  asked.fill(0)
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
}

/** §18.2, §18.4 */
function payBids(game: Court): void {
  const good = eventNow(game)?.bidWith ?? AUCTORITAS
  gifts.fill(0)
  for (let seat = 0; seat < game.seats; seat++) {
    const free = holds(game, seat, 'chalice') ? 2 : 0
    gifts[seat * GIFT + good] = Math.max(0, (picks[seat] as number) - free)
  }
}

type Answered = { readonly answers?: { readonly [seat: number]: CourtChoice | undefined } }

function readPicks(game: Court, { answers }: Answered): void {
  for (let seat = 0; seat < game.seats; seat++) {
    const answer = answers?.[seat]
    picks[seat] = answer === undefined ? NOBODY : numberIn(game, answer)
  }
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
