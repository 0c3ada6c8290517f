import { at, Bits, type Decision } from '@hippodrome/engine'
import { amountsTo, DROP_OFFER, placeChoice, PROPOSE } from '../../choices.ts'
import {
  concessionOf,
  granterOf,
  findChit,
  handSize,
  heldSize,
  type Offer,
  ownersIn,
  type Powers,
  presenceMap,
  seatOf,
  soleOf,
  type Term,
} from '../../state.ts'
import { chitId, chitNumber, landId, placeId, placeNumber, powerId, SEA0 } from '../../tables.ts'
import { type ChoiceOf, type OfferView, PROMISES, type TermView } from '../../vocabulary.ts'
import { kindsInHand } from '../chits/drawing.ts'
import { type PowersFlow, step } from '../step.ts'

const MOST_TERMS = 4
const MOST_MONEY = 20
const HAND_LIMIT = 10

/** Who drafts an offer to whom; the terms so far are in the game's `draft`. */
type Draft = {
  readonly from: number
  readonly to: number
  readonly id: number
  /** The offer that it counters. */
  readonly counters?: number
}

/** An offer that counters another, or that will not be countered, has a number from here on. */
export const COUNTERED = 100

function termView({ term, by, n, place }: Term): TermView {
  const giver = powerId(by)
  switch (term) {
    case 'money':
      return { term, by: giver, n }
    case 'chit':
      return n < 0 ? { term, by: giver } : { term, by: giver, chit: chitId(n) }
    case 'passage':
      return { term, by: giver }
    case 'concession':
      return { term, by: giver, place: landId(place) }
    case 'promise':
      return {
        term,
        by: giver,
        what: PROMISES[n] ?? 'peace',
        ...(place >= 0 ? { place: placeId(place) } : {}),
      }
  }
}

export const offerView = ({ from, to, terms }: Offer): OfferView => ({
  from: powerId(from),
  to: powerId(to),
  terms: terms.map(termView),
})

type Drafting = ChoiceOf<
  | 'giveMoney'
  | 'askMoney'
  | 'giveChit'
  | 'askChit'
  | 'givePassage'
  | 'askPassage'
  | 'giveConcession'
  | 'askConcession'
  | 'promise'
  | 'propose'
  | 'dropOffer'
>

/** §7.2 An offer is put together term by term, then laid on the table or dropped. */
export const drafting = step('drafting', {
  rule: '7.2',
  ask(game, draft: Draft): Decision<Drafting> {
    return {
      seat: seatOf(game, draft.from),
      prompt: 'offer',
      choices: termsFor(game, draft),
      facts: {
        from: powerId(draft.from),
        to: powerId(draft.to),
        terms: game.draft.map(termView),
      },
      evenIfForced: true,
    }
  },
  answer(game, draft, choice: Drafting, flow) {
    const { from, to } = draft
    const add = (term: Term['term'], by: number, n = 0, place = -1) => {
      game.draft = [...game.draft, { term, by, n, place }]
    }
    switch (choice.do) {
      case 'giveMoney':
        flow.then(moneyTerm, { drafter: from, from, to })
        break
      case 'askMoney':
        flow.then(moneyTerm, { drafter: from, from: to, to: from })
        break
      case 'giveChit':
        add('chit', from, chitNumber(choice.chit))
        break
      case 'askChit':
        add('chit', to, -1)
        break
      case 'givePassage':
        add('passage', from)
        break
      case 'askPassage':
        add('passage', to)
        break
      case 'giveConcession':
        add('concession', from, 0, placeNumber(choice.place))
        break
      case 'askConcession':
        add('concession', to, 0, placeNumber(choice.place))
        break
      case 'promise':
        addPromise(game, draft, choice, flow)
        break
      case 'propose':
        flow.done()
        propose(game, draft, flow)
        break
      default:
        game.draft = []
        // What was not countered after all stays, to be accepted or refused.
        game.offers = game.offers.map((offer) =>
          offer.id === draft.counters ? { ...offer, id: offer.id + COUNTERED } : offer,
        )
        flow.done()
    }
  },
  /** What another writes is not known before it lies on the table. */
  resample(game, local, seat) {
    if (seatOf(game, local.from) !== seat) game.draft = []
    return local
  },
})

/** §7.2 The offer lies on the table; a chit in it is laid open. */
function propose(game: Powers, { from, to, id, counters }: Draft, flow: PowersFlow): void {
  const countered = game.offers.find((one) => one.id === counters)
  if (countered) {
    game.offers = game.offers.filter((one) => one !== countered)
    flow.tell({ kind: 'answered', answer: 'countered', offer: offerView(countered) })
  }
  const offer = { from, to, id, terms: game.draft }
  game.draft = []
  game.offers = [...game.offers, offer]
  for (const { term, by, n } of offer.terms) if (term === 'chit' && n >= 0) layOpen(game, by, n)
  flow.reveal()
  flow.tell({ kind: 'offered', offer: offerView(offer) })
}

/** A chit that is offered is laid open. */
function layOpen(game: Powers, power: number, kind: number): void {
  const chit = findChit(game, power, kind)
  if (chit >= 0) game.known[chit] = Bits.below(game.seats)
}

function termsFor(game: Powers, { from, to }: Draft): Drafting[] {
  const terms = game.draft
  const choices: Drafting[] = [DROP_OFFER]
  if (terms.length > 0) choices.push(PROPOSE)
  if (terms.length >= MOST_TERMS) return choices
  const has = (term: Term['term'], by: number) => terms.some((one) => one.term === term && one.by === by)
  const anyMoney = has('money', from) || has('money', to)
  if (!anyMoney && at(game.treasury, from) > 0) choices.push({ do: 'giveMoney' })
  if (!anyMoney && at(game.treasury, to) > 0) choices.push({ do: 'askMoney' })
  // Whoever gives one for one has room for it.
  const room = (power: number) => heldSize(game, power) - (has('chit', power) ? 1 : 0) < HAND_LIMIT
  if (!has('chit', from) && room(to))
    for (const kind of kindsInHand(game, from)) choices.push({ do: 'giveChit', chit: chitId(kind) })
  if (!has('chit', to) && handSize(game, to) > 0 && room(from)) choices.push({ do: 'askChit' })
  if (!has('passage', from)) choices.push({ do: 'givePassage' })
  if (!has('passage', to)) choices.push({ do: 'askPassage' })
  if (game.tables.options.concessions) {
    const owners = presenceMap(game)
    const [giving, asking] = [!has('concession', from), !has('concession', to)]
    for (let land = 0; land < SEA0; land++) {
      const master = soleOf(at(owners, land))
      if (master < 0 || hasGranted(game, land, master)) continue
      if (giving && master === from) choices.push({ do: 'giveConcession', place: landId(land) })
      if (asking && master === to) choices.push({ do: 'askConcession', place: landId(land) })
    }
  }
  for (const by of ['me', 'you'] as const)
    if (!has('promise', by === 'me' ? from : to))
      for (const what of PROMISES) choices.push({ do: 'promise', what, by })
  return choices
}

/** §28.7 Only where one is alone, and once; what an earlier master granted is no hindrance. */
const mayGrant = (game: Powers, land: number, power: number): boolean =>
  !hasGranted(game, land, power) && soleOf(ownersIn(game, land)) === power

const hasGranted = (game: Powers, land: number, power: number): boolean => granterOf(game, land) === power

function addPromise(game: Powers, draft: Draft, choice: ChoiceOf<'promise'>, flow: PowersFlow): void {
  const by = choice.by === 'me' ? draft.from : draft.to
  const n = PROMISES.indexOf(choice.what)
  if (choice.what === 'peace') game.draft = [...game.draft, { term: 'promise', by, n, place: -1 }]
  else flow.then(promisePlace, { drafter: draft.from, by, n })
}

/** §7.3 How much money. */
export const moneyTerm = step('money-term', {
  rule: '7.3',
  ask: (game, { drafter, from, to }: { drafter: number; from: number; to: number }) => ({
    seat: seatOf(game, drafter),
    prompt: 'amount',
    choices: amountsTo(Math.min(MOST_MONEY, at(game.treasury, from))),
    facts: { what: from === drafter ? 'giveMoney' : 'askMoney', from: powerId(from), to: powerId(to) },
  }),
  answer(game, { from }, choice: ChoiceOf<'amount'>, flow) {
    flow.done()
    game.draft = [...game.draft, { term: 'money', by: from, n: choice.n, place: -1 }]
  },
})

/** §7.4 Which area a promise is about. */
export const promisePlace = step('promise-place', {
  rule: '7.4',
  ask(game, { drafter, by, n }: { drafter: number; by: number; n: number }) {
    const choices: ChoiceOf<'place'>[] = []
    for (let land = 0; land < SEA0; land++)
      if (game.tables.inPlay[land] === true) choices.push(placeChoice(land))
    return {
      seat: seatOf(game, drafter),
      prompt: 'promise-place',
      choices,
      facts: { what: PROMISES[n] ?? 'peace', by: by === drafter ? 'me' : 'you', to: powerId(by) },
    }
  },
  answer(game, { by, n }, choice: ChoiceOf<'place'>, flow) {
    flow.done()
    game.draft = [...game.draft, { term: 'promise', by, n, place: placeNumber(choice.place) }]
  },
})

const otherOf = ({ from, to }: Offer, power: number): number => (power === from ? to : from)

/** §7.3 Whether everybody can give what the offer says. */
export function isFeasible(game: Powers, offer: Offer): boolean {
  let balance = 0
  for (const { term, by, n, place } of offer.terms) {
    if (term === 'money' && at(game.treasury, by) < n) return false
    if (term === 'concession' && !mayGrant(game, place, by)) return false
    if (term !== 'chit') continue
    if (n >= 0 ? findChit(game, by, n) < 0 : handSize(game, by) === 0) return false
    balance += by === offer.from ? 1 : -1
  }
  return (
    heldSize(game, offer.to) + balance <= HAND_LIMIT && heldSize(game, offer.from) - balance <= HAND_LIMIT
  )
}

/** §7.3, §7.4 Money and chits change hands at once; the rest is on record. */
export function settleOffer(game: Powers, offer: Offer, flow: PowersFlow): void {
  const { from, to, terms } = offer
  game.agreements = [...game.agreements, { from, to, terms }]
  // A chit that was asked is chosen before one that was offered is in the same hand.
  for (const { term, by, n } of terms)
    if (term === 'chit' && n < 0) flow.then(pickChit, { from: by, to: otherOf(offer, by) })
  for (const { term, by, n, place } of terms) {
    const other = otherOf(offer, by)
    if (term === 'money') {
      game.treasury[by] = at(game.treasury, by) - n
      game.treasury[other] = at(game.treasury, other) + n
    } else if (term === 'chit') {
      if (n >= 0) flow.then(handChit, { from: by, to: other, kind: n })
    } else if (term === 'passage') game.passage[by] = Bits.with(at(game.passage, by), other)
    else if (term === 'concession') game.concession[place] = concessionOf(by, other)
  }
}

/** The giver knows what he gave. */
function handOver(game: Powers, chit: number, to: number): void {
  const giver = seatOf(game, at(game.chits, chit))
  game.known[chit] = Bits.with(at(game.known, chit), giver)
  game.chits[chit] = to
}

/** §7.3 The chit that was offered. */
export const handChit = step('hand-chit', {
  rule: '7.3',
  play(game, { from, to, kind }: { from: number; to: number; kind: number }) {
    handOver(game, findChit(game, from, kind), to)
  },
})

/** §7.3 A chit of the giver's choice. */
export const pickChit = step('pick-chit', {
  rule: '7.3',
  ask: (game, { from, to }: { from: number; to: number }) => ({
    seat: seatOf(game, from),
    prompt: 'pick-chit',
    choices: kindsInHand(game, from).map(
      (kind): ChoiceOf<'giveChit'> => ({ do: 'giveChit', chit: chitId(kind) }),
    ),
    facts: { power: powerId(from), to: powerId(to) },
    evenIfForced: true,
  }),
  answer(game, { from, to }, choice: ChoiceOf<'giveChit'>, flow) {
    flow.done()
    flow.reveal()
    handOver(game, findChit(game, from, chitNumber(choice.chit)), to)
  },
})
