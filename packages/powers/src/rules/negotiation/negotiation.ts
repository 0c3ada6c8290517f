import { type Answers, Bits, type Decision, type Seat, together } from '@hippodrome/engine'
import { AGREE, DECLINE, PASS, showChoice } from '../../choices.ts'
import { hasLost, isActive, type Powers, seatOf, startingPower } from '../../state.ts'
import { powerId, powerNumber } from '../../tables.ts'
import type { ChoiceOf, PowersEntry, ReasonId } from '../../vocabulary.ts'
import { becomeNeutral } from '../turn/activation.ts'
import { finish } from '../turn/finish.ts'
import { COUNTERED, drafting, isFeasible, offerView, settleOffer } from './offers.ts'
import { type PowersFlow, step } from '../step.ts'

/** How often a player may make an offer in a turn, and how often the table goes round. */
const MOST_OFFERS = 2
const MOST_CYCLES = 3

type Talks = {
  /** Who speaks, in the order of play at the beginning, and whose turn it is. */
  readonly seats: readonly Seat[]
  i: number
  cycle: number
  /** By seat the offers made this turn. */
  made: readonly number[]
  /** Seats that have proposed a treaty this turn, as bits. */
  treaties: number
  nextId: number
  /** Set while a seat makes offers of its own. */
  talking?: boolean
}

/** The seats that play an active power, in the order of play. */
function speakers(game: Powers): Seat[] {
  const seats: Seat[] = []
  for (const power of game.tables.order) {
    const seat = seatOf(game, power)
    if (isActive(game, power) && !seats.includes(seat)) seats.push(seat)
  }
  return seats
}

/** Nothing said yet. What lies on the table keeps its numbers. */
export const quietTalks = (game: Powers): Talks => ({
  seats: speakers(game),
  i: 0,
  cycle: 0,
  made: [0, 0, 0, 0],
  treaties: 0,
  nextId: 1 + Math.max(0, ...game.offers.map(({ id }) => id % COUNTERED)),
})

const powersOf = (game: Powers, seat: Seat): number[] =>
  game.tables.order.filter((power) => isActive(game, power) && seatOf(game, power) === seat)

const offersTo = (game: Powers, seat: Seat) => game.offers.filter(({ to }) => seatOf(game, to) === seat)

type Reply = ChoiceOf<'pass' | 'talk' | 'accept' | 'refuse' | 'counter'>
type Speech = ChoiceOf<'pass' | 'offer' | 'withdraw' | 'treaty' | 'neutral' | 'show'>

/** Chapter 7: everybody in turn answers what is offered, and offers; the table goes round while there is an answer due. */
export const negotiation = step('negotiation', {
  rule: '7.1',
  ask(game, local: Talks): Decision<Reply | Speech> | undefined {
    const seat = local.seats[local.i]
    if (seat === undefined) return undefined
    const power = startingPower(game, seat)
    const choices = local.talking ? talk(game, local, seat) : replies(game, seat)
    return {
      seat,
      prompt: local.talking ? 'talk' : 'negotiate',
      choices,
      facts: { power: powerId(power) },
      evenIfForced: true,
    }
  },
  answer(game, local, choice: Reply | Speech, flow, seat) {
    switch (choice.do) {
      case 'talk':
        local.talking = true
        return
      case 'offer': {
        const made = local.made.slice()
        made[seat] = (made[seat] ?? 0) + 1
        local.made = made
        const id = local.nextId
        local.nextId += 1
        game.draft = []
        flow.then(drafting, { from: powerNumber(choice.from), to: powerNumber(choice.to), id })
        return
      }
      case 'accept':
      case 'refuse':
      case 'counter':
      case 'withdraw':
        answerOffer(game, local, choice.do, choice.offer, flow)
        return
      case 'treaty':
        local.treaties = Bits.with(local.treaties, seat)
        flow.tell({ kind: 'treatyProposed', by: powerId(startingPower(game, seat)), turn: choice.turn })
        flow.then(treaty, { by: seat, turn: choice.turn })
        return
      case 'neutral':
        becomeNeutral(game, powerNumber(choice.power), flow)
        // Whoever has no power left has nothing more to say.
        if (powersOf(game, seat).length === 0) goOn(game, local)
        return
      default:
        goOn(game, local)
    }
  },
  after(game) {
    game.offers = []
  },
  denied: (game, local, seat) =>
    local.talking
      ? []
      : offersTo(game, seat)
          .filter((offer) => !isFeasible(game, offer))
          .map(({ id }) => ({
            choice: { do: 'accept', offer: id },
            reason: { key: 'cannot-be-given' satisfies ReasonId, rule: '7.3' },
          })),
})

/** The next one to speak: in the first round everybody, later only those with something to answer. */
function goOn(game: Powers, local: Talks): void {
  const { seats } = local
  local.talking = false
  for (;;) {
    local.i += 1
    if (local.i >= seats.length) {
      local.cycle += 1
      if (local.cycle >= MOST_CYCLES || game.offers.length === 0) {
        local.i = seats.length
        return
      }
      local.i = 0
    }
    const seat = seats[local.i] as Seat
    if (local.cycle === 0 ? powersOf(game, seat).length > 0 : offersTo(game, seat).length > 0) return
  }
}

/** Answers to what lies on the table, or let it pass. */
function replies(game: Powers, seat: Seat): Reply[] {
  const choices: Reply[] = [PASS, { do: 'talk' }]
  for (const offer of offersTo(game, seat)) {
    if (isFeasible(game, offer)) choices.push({ do: 'accept', offer: offer.id })
    choices.push({ do: 'refuse', offer: offer.id })
    if (offer.id < COUNTERED) choices.push({ do: 'counter', offer: offer.id })
  }
  return choices
}

/** What a seat may bring to the table. */
function talk(game: Powers, local: Talks, seat: Seat): Speech[] {
  const choices: Speech[] = [PASS]
  const own = powersOf(game, seat)
  if ((local.made[seat] ?? 0) < MOST_OFFERS)
    for (const from of own)
      for (const to of game.tables.order)
        if (
          isActive(game, to) &&
          seatOf(game, to) !== seat &&
          !game.offers.some((offer) => offer.from === from && offer.to === to)
        )
          choices.push({ do: 'offer', from: powerId(from), to: powerId(to) })
  for (const offer of game.offers)
    if (seatOf(game, offer.from) === seat) choices.push({ do: 'withdraw', offer: offer.id })
  if (game.treaty === 0 && !Bits.has(local.treaties, seat)) {
    choices.push({ do: 'treaty', turn: 0 })
    for (let turn = game.turn; turn < game.tables.scenario.turns; turn++) choices.push({ do: 'treaty', turn })
  }
  for (const power of own) if (game.home[power] === -1) choices.push({ do: 'neutral', power: powerId(power) })
  for (const power of own) if (!Bits.has(game.shown, power)) choices.push(showChoice(power))
  return choices
}

function answerOffer(
  game: Powers,
  local: Talks,
  answer: 'accept' | 'refuse' | 'counter' | 'withdraw',
  id: number,
  flow: PowersFlow,
): void {
  const offer = game.offers.find((one) => one.id === id)
  if (!offer) return
  if (answer === 'counter') {
    const { from, to } = offer
    game.draft = []
    flow.then(drafting, { from: to, to: from, id: local.nextId + COUNTERED, counters: id })
    local.nextId += 1
    return
  }
  game.offers = game.offers.filter((one) => one !== offer)
  const told = {
    accept: 'accepted',
    refuse: 'refused',
    withdraw: 'withdrawn',
  } as const
  flow.tell({ kind: 'answered', answer: told[answer], offer: offerView(offer) })
  if (answer === 'accept') settleOffer(game, offer, flow)
}

/** Whether a seat plays a power that is not lost, also one that has yet to enter. */
const holdsPower = (game: Powers, seat: Seat): boolean =>
  game.tables.order.some((power) => seatOf(game, power) === seat && !hasLost(game, power))

type Vote = ChoiceOf<'agree' | 'decline'>
type Proposal = { readonly by: Seat; readonly turn: number }

const unanimous = together<Powers, Proposal, Vote, PowersEntry>('treaty', {
  rule: '7.5',
  ask(game, { by, turn }, seat) {
    if (seat === by || !holdsPower(game, seat)) return undefined
    return {
      seat,
      prompt: 'treaty',
      choices: [DECLINE, AGREE],
      facts: { by: powerId(startingPower(game, by)), turn },
    }
  },
  resolve(game, { by, turn }, answers, flow) {
    let agreed = true
    for (let seat = 0; seat < game.seats; seat++)
      if (seat !== by && holdsPower(game, seat) && answers[seat]?.do !== 'agree') agreed = false
    flow.tell({ kind: 'treaty', agreed, turn })
    if (!agreed) return
    if (turn > 0) {
      game.treaty = turn
      return
    }
    game.over = 'treaty'
    finish(game, flow)
  },
})

/** §7.5 A treaty ends the game and needs every player who holds a power. */
export const treaty: typeof unanimous = {
  ...unanimous,
  /** Of the answers that a seat cannot see it supposes agreement: only then does its own matter. */
  resample(_game, local: Proposal & { answers?: Answers<Vote> }, seat) {
    const answers: Record<number, Vote | undefined> = {}
    for (const [by, answer] of Object.entries(local.answers ?? {}))
      answers[Number(by)] = Number(by) === seat ? answer : AGREE
    return { ...local, answers }
  },
}
