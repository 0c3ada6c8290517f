import { itemAt, type Flow, type Seat } from '@hippodrome/engine'
import {
  AUCTORITAS,
  baseDynamis,
  type Court,
  DOXA,
  DYNAMIS,
  eventNow,
  G,
  has,
  initiativeOrder,
  step,
} from '../state.ts'
import type { ChoiceOf, CourtEntry } from '../types.ts'
import { KEIMELIA, type Keimelion } from '../vocabulary.ts'
import { numberChoices, OPTION_CHOICES, PASS, POSITION_CHOICES, positionOf } from './choices.ts'
import { fire, fireAll } from './fire.ts'
import { gainGoods, give, take } from './goods.ts'
import { openWindow } from './intrigue.ts'
import { clearUsed, modified } from './live.ts'

/** The Event Phase (chapters 5 and 6). */

const LABARON = 0
const CHALICE = 1
const SCEPTER = 2

export const beginRound = step('begin-round', {
  rule: '5.1',
  play(game, _local: object, flow) {
    game.phase = 'event'
    game.initiative.track.fill(-1)
    game.votes.placed.fill(0)
    game.votes.option.fill(-1)
    game.votes.bound.fill(-1)
    game.votes.top.fill(0)
    game.players.passed.fill(0)
    clearUsed(game, 'oncePerRound')
    clearUsed(game, 'oncePerEvent')
    for (let seat = 0; seat < game.seats; seat++) game.goods[seat * G + DYNAMIS] = baseDynamis(game)
    const event = eventNow(game)
    flow.tell({ kind: 'round', round: game.round + 1, ...(event ? { event: event.id } : {}) })
    drawCaskets(game, flow)
    fireAll(game, flow, 'onRoundStart')
    for (let i = 0; i < game.seats; i++) flow.then(takePosition, { seat: (game.ring + i) % game.seats })
    flow.then(influence, { at: 0 })
  },
})

/** §5.1 */
export function drawCaskets(game: Court, flow: Flow<CourtEntry>): void {
  for (let position = 0; position < game.initiative.caskets.length; position++) {
    const index = flow.pick(game.initiative.bag.length)
    game.initiative.caskets[position] = game.initiative.bag[index] as number
    game.initiative.bag.splice(index, 1)
  }
  flow.tell({ kind: 'caskets', caskets: game.initiative.caskets.map((casket) => casketId(game, casket)) })
}

export const casketId = (game: Court, casket: number): string => game.tables.caskets[casket]?.id ?? ''

/** §5.2, §5.3 */
export const takePosition = step('take-position', {
  rule: '5.2',
  ask: (game, { seat }: { seat: Seat }) => ({
    seat,
    prompt: 'take-position',
    choices: POSITION_CHOICES.filter((_, position) => game.initiative.track[position] === -1),
  }),
  answer(game, { seat }, choice: ChoiceOf<'position'>, flow) {
    flow.done()
    const position = positionOf(choice.position)
    const casket = game.initiative.caskets[position] as number
    game.initiative.track[position] = seat
    flow.tell({ kind: 'position', seat, position: choice.position, casket: casketId(game, casket) })
    gainGoods(game, flow, seat, game.tables.caskets[casket]?.loot ?? [])
    if (position === LABARON) give(game, seat, DYNAMIS, 1)
    fire(game, flow, seat, 'onKeimelion', { actor: seat, position })
  },
  denied: (game) =>
    POSITION_CHOICES.flatMap((choice, position) =>
      (game.initiative.track[position] as number) >= 0
        ? [{ choice, reason: { key: 'position-taken', rule: '5.2' } }]
        : [],
    ),
})

export const holds = (game: Court, seat: Seat, keimelion: Keimelion): boolean =>
  game.initiative.track[KEIMELIA.indexOf(keimelion)] === seat

/** §1.10 */
export const tieBreaker = (game: Court): Seat =>
  (game.initiative.track[SCEPTER] as number) >= 0 ? (game.initiative.track[SCEPTER] as number) : game.ring

/** §6.1 The votes, in Initiative order; a Trial has none (§18.1). */
export const influence = step('influence', {
  rule: '6.1',
  play(game, { at: index }: { at: number }, flow) {
    if (eventNow(game)?.trial) {
      game.events.options[game.round] = 0
      flow.call('action-phase', {})
      return
    }
    const seat = initiativeOrder(game)[index]
    if (seat === undefined) {
      flow.then(votesStand, {})
      return
    }
    flow.then(voteOption, { seat })
    flow.call('influence', { at: index + 1 })
  },
})

/** §5.6, §6.5 */
const chaliceOf = (game: Court, seat: Seat): number => (game.initiative.track[CHALICE] === seat ? 2 : 0)

/** How many are the Chalice's and go first. */
export const chaliceFacts = (n: number) => (n > 0 ? { chalice: n } : {})

export const voteOption = step('vote-option', {
  rule: '6.1',
  ask(game, { seat }: { seat: Seat }) {
    if (has(game, seat, AUCTORITAS) + chaliceOf(game, seat) === 0) return undefined
    const bound = game.votes.bound[seat] as number
    const options = bound >= 0 ? [itemAt(OPTION_CHOICES, bound)] : OPTION_CHOICES
    return { seat, prompt: 'vote-option', choices: [...options, PASS] }
  },
  answer(_game, { seat }, choice: ChoiceOf<'option' | 'pass'>, flow) {
    flow.done()
    if (choice.do === 'option') flow.then(voteAmount, { seat, option: choice.option - 1 })
    else flow.tell({ kind: 'no-vote', seat })
  },
})

export const voteAmount = step('vote-amount', {
  rule: '6.1',
  ask: (game, { seat, option }: { seat: Seat; option: number }) => ({
    seat,
    prompt: 'vote-amount',
    choices: numberChoices(1, has(game, seat, AUCTORITAS) + chaliceOf(game, seat)),
    facts: { option: option + 1, ...chaliceFacts(chaliceOf(game, seat)) },
  }),
  answer(game, { seat, option }, choice: ChoiceOf<'number'>, flow) {
    flow.done()
    take(game, seat, AUCTORITAS, Math.max(0, choice.n - chaliceOf(game, seat)))
    ;(game.votes.placed[seat * 2 + option] as number) += choice.n
    game.votes.option[seat] = option
    flow.tell({ kind: 'vote', seat, option: option + 1, n: choice.n })
    openWindow(game, flow, 'vote', seat)
  },
})

/** §6.7 The last moment for additions; then the totals. */
export const votesStand = step('votes-stand', {
  rule: '6.7',
  play(game, _local: object, flow) {
    openWindow(game, flow, 'vote', -1)
    flow.then(countVotes, {})
  },
})

/** §6.2, §6.3, §6.10 */
export const countVotes = step('count-votes', {
  rule: '6.2',
  play(game, _local: object, flow) {
    const totals = [0, 0]
    for (let seat = 0; seat < game.seats; seat++) {
      for (let option = 0; option < 2; option++)
        (totals[option] as number) += game.votes.placed[seat * 2 + option] as number
      const own = game.votes.option[seat] as number
      if (own >= 0 && (game.votes.placed[seat * 2 + own] as number) > 0)
        (totals[own] as number) += modified(game, seat, 'votes')
    }
    awardMostVotes(game, flow)
    const [first = 0, second = 0] = totals
    if (first === second) flow.then(breakOptionTie, { totals })
    else {
      game.events.options[game.round] = first > second ? 0 : 1
      flow.tell({ kind: 'option', option: first > second ? 1 : 2, totals })
    }
    flow.then(voteResolved, {})
  },
})

/** §6.3 */
function awardMostVotes(game: Court, flow: Flow<CourtEntry>): void {
  const placed = Array.from(
    { length: game.seats },
    (_, seat) => (game.votes.placed[seat * 2] as number) + (game.votes.placed[seat * 2 + 1] as number),
  )
  const most = Math.max(...placed)
  if (most === 0) return
  const seats = placed.flatMap((n, seat) => (n === most ? [seat] : []))
  const { mostDoxa, tiedDoxa } = game.tables.rules.vote
  const doxa = seats.length === 1 ? mostDoxa : tiedDoxa
  for (const seat of seats) {
    give(game, seat, DOXA, doxa)
    ;(game.players.topVotes[seat] as number) += 1
    game.votes.top[seat] = 1
  }
  flow.tell({ kind: 'most-votes', seats, doxa })
}

export const breakOptionTie = step('break-option-tie', {
  rule: '1.10',
  ask: (game, _local: { totals: readonly number[] }) => ({
    seat: tieBreaker(game),
    prompt: 'break-option-tie',
    choices: OPTION_CHOICES,
  }),
  answer(game, { totals }, choice: ChoiceOf<'option'>, flow) {
    flow.done()
    game.events.options[game.round] = choice.option - 1
    flow.tell({ kind: 'tie', seat: tieBreaker(game), what: 'option' })
    flow.tell({ kind: 'option', option: choice.option, totals })
  },
})

export const voteResolved = step('vote-resolved', {
  rule: '6.2',
  play(game, _local: object, flow) {
    fireAll(game, flow, 'onVoteResolved')
    flow.call('action-phase', {})
  },
})
