import { Bits, itemAt, type Flow, type Seat, together } from '@hippodrome/engine'
import {
  AUCTORITAS,
  baseDynamis,
  type Court,
  DOXA,
  DYNAMIS,
  eventNow,
  G,
  GIFT,
  has,
  handOf,
  initiativeOrder,
  optionNow,
  step,
} from '../state.ts'
import { clockwise } from '../tables.ts'
import type { ChoiceOf, CourtEntry } from '../types.ts'
import { RESOURCES, type Resource } from '../vocabulary.ts'
import { numberOf } from './cards.ts'
import { answerIn, numberChoices, SEAT_CHOICES } from './choices.ts'
import { contribute } from './contribute.ts'
import { giftOf } from './count.ts'
import { chaliceFacts, holds, tieBreaker } from './eventPhase.ts'
import { discardForGain, fireAll } from './fire.ts'
import { gainGoods, give, loseGoods, take } from './goods.ts'
import { openWindow } from './intrigue.ts'
import { modified } from './live.ts'
import { placeUnit, unitsPlaced } from './map.ts'
import { discardQuest } from './setup.ts'

type Telling = Flow<CourtEntry>

/** The Resolve Phase (chapters 16 to 19). */
export const resolvePhase = step('resolve-phase', {
  rule: '15.1',
  play(game, _local: object, flow) {
    game.phase = 'resolve'
    game.players.spent = []
    for (let seat = 0; seat < game.seats; seat++) game.goods[seat * G + DYNAMIS] = baseDynamis(game)
    flow.then(contribute, { chosen: {} })
  },
})

/** §16.1 */
export const verdict = step('verdict', {
  rule: '16.1',
  play(game, _local: object, flow) {
    const event = eventNow(game)
    const requires = optionNow(game)?.requires ?? []
    const fulfilled = requires.every((n, good) => {
      let sum = 0
      for (let seat = 0; seat < game.seats; seat++)
        sum += good < GIFT ? (game.gifts.given[seat * GIFT + good] as number) : 0
      return sum >= n
    })
    game.events.outcomes[game.round] = fulfilled ? 1 : 2
    game.verdict.victorious = -1
    game.verdict.defeated = -1
    game.verdict.passedOn = 0
    flow.tell({
      kind: fulfilled ? 'fulfilled' : 'canceled',
      event: event?.id ?? '',
      option: (game.events.options[game.round] ?? 0) + 1,
    })
    fireAll(game, flow, fulfilled ? 'onFulfilled' : 'onCanceled')
    if (fulfilled) flow.then(findVictorious, {})
    else {
      openWindowLater(flow, 'cancellation')
      flow.then(findDefeated, {})
    }
  },
})

const openWindowLater = (flow: Telling, kind: 'cancellation'): void => flow.then(openLater, { kind })

/** Opens a window when what was queued before it is done. */
export const openLater = step('open-window', {
  rule: '14.2',
  play: (game, { kind }: { kind: 'cancellation' | 'victory' | 'defeat' | 'bid' }, flow) =>
    openWindow(
      game,
      flow,
      kind,
      kind === 'victory' ? game.verdict.victorious : kind === 'defeat' ? game.verdict.defeated : -1,
    ),
})

const rankOf = (game: Court, seat: Seat): number =>
  Math.max(0, giftOf(game, seat) + (game.gifts.rank[seat] as number))

/** §16.2, §16.5 */
export const findVictorious = step('find-victorious', {
  rule: '16.2',
  play(game, _local: object, flow) {
    const ranks = Array.from({ length: game.seats }, (_, seat) => rankOf(game, seat))
    const best = Math.max(...ranks)
    const tied = ranks.flatMap((rank, seat) => (rank === best ? [seat] : []))
    flow.then(breakTie, { what: 'victorious', seats: tied })
    flow.then(victory, {})
  },
})

/** §16.3, §16.8 */
export const findDefeated = step('find-defeated', {
  rule: '16.3',
  play(game, _local: object, flow) {
    const seats = Array.from({ length: game.seats }, (_, seat) => seat).filter(
      (seat) => !Bits.has(game.verdict.passedOn, seat),
    )
    const least = Math.min(...seats.map((seat) => rankOf(game, seat)))
    flow.then(breakTie, { what: 'defeated', seats: seats.filter((seat) => rankOf(game, seat) === least) })
    flow.then(defeat, {})
  },
})

/** §1.10 */
export const breakTie = step('break-tie', {
  rule: '1.10',
  ask: (game, { what, seats }: { what: 'victorious' | 'defeated'; seats: readonly Seat[] }) => ({
    seat: tieBreaker(game),
    prompt: 'break-tie',
    choices: seats.map((seat) => itemAt(SEAT_CHOICES, seat)),
    facts: { what },
  }),
  answer(game, { what, seats }, choice: ChoiceOf<'seat'>, flow) {
    flow.done()
    if (seats.length > 1) flow.tell({ kind: 'tie', seat: tieBreaker(game), what })
    game.verdict[what] = choice.seat
  },
})

export const victory = step('victory', {
  rule: '16.2',
  play(game, _local: object, flow) {
    const seat = game.verdict.victorious
    ;(game.players.victories[seat] as number) += 1
    game.verdict.rewardTimes = holds(game, seat, 'robes') ? 2 : 1
    flow.tell({ kind: 'victorious', seat })
    fireAll(game, flow, 'onVictorious', { actor: seat })
    flow.then(openLater, { kind: 'victory' })
    flow.then(reward, {})
  },
})

/** §16.7, §17.1 */
export const reward = step('reward', {
  rule: '16.7',
  play(game, _local: object, flow) {
    const event = eventNow(game)
    if (!event) return
    gainGoods(game, flow, game.verdict.victorious, event.reward, event.id, game.verdict.rewardTimes)
    let placed: Bits = Bits.empty
    for (const { unit, count, area } of optionNow(game)?.units ?? [])
      if (placeUnit(game, flow, unit, area, count, game.verdict.victorious) > 0)
        placed = Bits.with(placed, unit)
    unitsPlaced(game, flow, placed, game.verdict.victorious, 'event')
    if (event.trial) flow.then(bid, {})
    flow.then(prepare, {})
  },
})

export const defeat = step('defeat', {
  rule: '16.3',
  play(game, _local: object, flow) {
    const seat = game.verdict.defeated
    const consequences = eventNow(game)?.consequences ?? []
    for (let good = 0; good < G; good++) game.verdict.consequences[good] = consequences[good] ?? 0
    game.verdict.ignoring = holds(game, seat, 'robes') ? 1 : 0
    flow.tell({ kind: 'defeated', seat })
    if (!game.verdict.ignoring) fireAll(game, flow, 'onDefeated', { actor: seat })
    flow.then(openLater, { kind: 'defeat' })
    flow.then(suffer, {})
  },
})

/** §16.6 */
export const suffer = step('suffer', {
  rule: '16.6',
  play(game, _local: object, flow) {
    if (game.verdict.defeated < 0) return flow.then(findDefeated, {})
    if (game.verdict.ignoring) flow.tell({ kind: 'spared', seat: game.verdict.defeated })
    else loseGoods(game, flow, game.verdict.defeated, game.verdict.consequences, true)
    flow.then(prepare, {})
  },
})

/** §18.4 */
const chaliceBid = (game: Court, seat: Seat): number => (holds(game, seat, 'chalice') ? 2 : 0)

/** §18.2 */
export const bid = together<Court, object, ChoiceOf<'number'>, CourtEntry>('bid', {
  rule: '18.2',
  ask(game, _local, seat) {
    const good = eventNow(game)?.bidWith ?? AUCTORITAS
    return {
      seat,
      prompt: 'bid',
      choices: numberChoices(0, has(game, seat, good) + chaliceBid(game, seat)),
      facts: { good: RESOURCES[good] as Resource, ...chaliceFacts(chaliceBid(game, seat)) },
    }
  },
  resolve(game, _local, answers, flow) {
    const good = eventNow(game)?.bidWith ?? AUCTORITAS
    for (let seat = 0; seat < game.seats; seat++) {
      const { n } = answerIn(answers, seat) ?? { n: 0 }
      game.trial.bids[seat] = n
      take(game, seat, good, Math.max(0, n - chaliceBid(game, seat)))
    }
    game.trial.open = 1
    flow.tell({ kind: 'bids', bids: game.trial.bids.slice(), good: RESOURCES[good] as Resource })
    flow.then(openLater, { kind: 'bid' })
    flow.then(rankBids, { place: 0, seats: game.trial.bids.map((_, seat) => seat) })
  },
})

/** Of those who bid anything, those who bid most. */
function highestBidders(game: Court, seats: readonly Seat[]): Seat[] {
  const best = Math.max(...seats.map((seat) => game.trial.bids[seat] as number))
  return best > 0 ? seats.filter((seat) => game.trial.bids[seat] === best) : []
}

/** §18.3, §18.5 From the highest bid; the tie-breaker says who of equals comes first. */
export const rankBids = step('rank-bids', {
  rule: '18.3',
  ask(game, { seats }: { place: number; seats: readonly Seat[] }) {
    const first = highestBidders(game, seats)
    return (
      first.length > 0 && {
        seat: tieBreaker(game),
        prompt: 'break-tie',
        choices: first.map((seat) => itemAt(SEAT_CHOICES, seat)),
        facts: { what: 'trial' },
      }
    )
  },
  answer(game, local, choice: ChoiceOf<'seat'>, flow) {
    const doxa = eventNow(game)?.bidDoxa[local.place] ?? 0
    if (highestBidders(game, local.seats).length > 1)
      flow.tell({ kind: 'tie', seat: tieBreaker(game), what: 'trial' })
    give(game, choice.seat, DOXA, doxa)
    local.place += 1
    local.seats = local.seats.filter((seat) => seat !== choice.seat)
    flow.tell({ kind: 'trial', seat: choice.seat, place: local.place, doxa })
  },
})

/** Chapter 19. */
export const prepare = step('prepare', {
  rule: '19.1',
  play(game, _local: object, flow) {
    game.gifts.open = 0
    game.trial.open = 0
    game.trial.bids.fill(0)
    game.gifts.given.fill(0)
    game.gifts.rank.fill(0)
    game.verdict.victorious = -1
    game.verdict.defeated = -1
    for (const seat of initiativeOrder(game)) flow.then(handLimit, { seat })
    fireAll(game, flow, 'onRoundEnd')
    const age = eventNow(game)?.age
    const next = game.tables.events[game.events.row[game.round + 1] ?? -1]?.age
    if (age === 2 && next !== 2) flow.then(discardQuest, {})
    flow.then(nextRound, {})
  },
})

/** §19.1 */
export const handLimit = step('hand-limit', {
  rule: '19.1',
  ask(game, { seat }: { seat: Seat }) {
    const limit = game.tables.rules.handLimit + modified(game, seat, 'handLimit')
    const hand = handOf(game, seat)
    if (hand.length <= limit) return undefined
    return {
      seat,
      prompt: 'hand-limit',
      choices: hand.map((card) => itemAt(game.tables.shared.card, card)),
      facts: { limit },
    }
  },
  answer(game, { seat }, choice: ChoiceOf<'card'>, flow) {
    discardForGain(game, flow, seat, numberOf(game, choice.card))
  },
})

/** §19.3, §19.4 */
export const nextRound = step('next-round', {
  rule: '19.3',
  play(game, _local: object, flow) {
    if (game.round + 1 >= game.events.row.length) return flow.call('end-of-game', {})
    game.round += 1
    game.ring = clockwise(game.ring, game.seats)
    flow.tell({ kind: 'ring', seat: game.ring })
    flow.call('begin-round', {})
  },
})
