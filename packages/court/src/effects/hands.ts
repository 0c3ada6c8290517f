import { Bits, itemAt, type Flow, type Seat } from '@hippodrome/engine'
import type { Effect } from '../data/effect.ts'
import { cardOf } from '../rules/area.ts'
import {
  discardFromHand,
  drawCards,
  drawFromStarting,
  idOf,
  numberOf,
  reshuffle,
  takeFromOffer,
  takeTopDiscard,
  toDiscard,
} from '../rules/cards.ts'
import { GOOD_CHOICES, goodOf, TYPE_CHOICES, typeOf } from '../rules/choices.ts'
import { amountFor } from '../rules/count.ts'
import { actNow } from '../rules/fire.ts'
import { learn, seenByAll } from '../rules/knowledge.ts'
import { type Act, type Court, handOf, isSolo, NOMISMA, step } from '../state.ts'
import type { ChoiceOf, CourtEntry } from '../types.ts'
import { aimedAway, findTarget, seatsOf } from './goods.ts'
import type { Led } from './run.ts'

type Op<K extends Effect['op']> = Extract<Effect, { readonly op: K }>
type Telling = Flow<CourtEntry>

export function drawEffect(game: Court, flow: Telling, effect: Op<'draw'>, act: Act): Led {
  if (aimedAway(game, effect.who)) return 'done'
  if (findTarget(game, flow, effect.who, act)) return 'again'
  for (const seat of seatsOf(game, effect.who, act)) {
    if (effect.from === 'deck') drawCards(game, flow, seat, effect.n)
    else if (effect.from === 'startingDeck') drawFromStarting(game, flow, seat, effect.n)
    else if (effect.from === 'discardTop') for (let i = 0; i < effect.n; i++) takeTopDiscard(game, flow, seat)
    else flow.then(takeOffer, { seat, left: effect.n })
  }
  return 'queued'
}

export const takeOffer = step('take-offer', {
  rule: '4.3',
  ask(game, { seat, left }: { seat: Seat; left: number }) {
    const cards = game.cards.offer.filter((card) => card >= 0)
    if (left === 0 || cards.length === 0) return undefined
    return { seat, prompt: 'take-offer', choices: cards.map((card) => itemAt(game.tables.shared.card, card)) }
  },
  answer(game, local, choice: ChoiceOf<'card'>, flow) {
    local.left -= 1
    takeFromOffer(game, flow, local.seat, numberOf(game, choice.card))
  },
})

export function discard(game: Court, flow: Telling, effect: Op<'discard'>, act: Act): Led {
  if (aimedAway(game, effect.who)) {
    drawCards(game, flow, act.owner, effect.n)
    return 'queued'
  }
  if (findTarget(game, flow, effect.who, act)) return 'again'
  for (const seat of seatsOf(game, effect.who, act)) {
    if (!effect.random) flow.then(discardCard, { seat, left: effect.n, gain: effect.compensated })
    else
      for (let i = 0; i < effect.n && handOf(game, seat).length > 0; i++) {
        const hand = handOf(game, seat)
        discardFromHand(game, flow, seat, hand[flow.pick(hand.length)] as number, effect.compensated)
      }
  }
  return 'queued'
}

/** §7.5 */
export const discardCard = step('discard-card', {
  rule: '7.5',
  ask(game, { seat, left }: { seat: Seat; left: number; gain: boolean }) {
    const hand = handOf(game, seat)
    if (left === 0 || hand.length === 0) return undefined
    return {
      seat,
      prompt: 'discard-card',
      choices: hand.map((card) => itemAt(game.tables.shared.card, card)),
    }
  },
  answer(game, local, choice: ChoiceOf<'card'>, flow) {
    local.left -= 1
    flow.reveal()
    discardFromHand(game, flow, local.seat, numberOf(game, choice.card), local.gain)
  },
})

/** §23.8 */
export function search(game: Court, flow: Telling, effect: Op<'search'>, act: Act): Led {
  const { type, produces } = effect.by
  if ((type === 'called' || produces === 'called') && act.called < 0) {
    flow.then(callFor, { owner: act.owner, what: type === 'called' ? 'type' : 'resource' })
    return 'again'
  }
  const wanted = type === 'called' || produces === 'called' ? act.called : undefined
  searchDeck(game, flow, act.owner, amountFor(game, act.owner, effect.n, act), (card) => {
    const { types, produces: icons } = cardOf(game, card)
    if (type !== undefined && !Bits.has(types, wanted ?? (type as number))) return false
    return produces === undefined || (icons[wanted ?? (produces as number)] ?? 0) > 0
  })
  return 'done'
}

function searchDeck(
  game: Court,
  flow: Telling,
  seat: Seat,
  n: number,
  fits: (card: number) => boolean,
): void {
  const found: number[] = []
  const others: number[] = []
  let shuffled = false
  while (found.length < n) {
    if (game.cards.deck.length === 0) {
      if (shuffled || game.cards.discard.length === 0) break
      shuffled = true
      reshuffle(game, flow)
    }
    const card = game.cards.deck.pop()
    if (card === undefined) break
    ;(fits(card) ? found : others).push(card)
  }
  flow.reveal()
  handOf(game, seat).push(...found)
  for (const card of found) seenByAll(game, card, seat)
  for (const card of others) toDiscard(game, card)
  flow.tell({
    kind: 'searched',
    seat,
    found: found.map((card) => idOf(game, card)),
    discarded: others.length,
  })
}

export const callFor = step('call-for', {
  rule: '23.8',
  ask: (_game, { owner, what }: { owner: Seat; what: 'type' | 'resource' }) =>
    what === 'type'
      ? { seat: owner, prompt: 'call-type', choices: TYPE_CHOICES }
      : { seat: owner, prompt: 'call-resource', choices: GOOD_CHOICES.slice(0, NOMISMA) },
  answer(game, _local, choice: ChoiceOf<'type' | 'good'>, flow) {
    actNow(game).called = choice.do === 'type' ? typeOf(choice.type) : goodOf(choice.good)
    flow.done()
  },
})

export function peek(game: Court, flow: Telling, effect: Op<'peek'>, act: Act): Led {
  if (effect.what === 'deck') {
    flow.call('see-deck', {
      seat: act.owner,
      n: amountFor(game, act.owner, effect.n, act),
      play: effect.then === 'playOneFree',
    })
    return 'queued'
  }
  if (isSolo(game)) return 'done'
  if (findTarget(game, flow, effect.who, act)) return 'again'
  if (act.target < 0) return 'done'
  const hand = effect.what === 'hand'
  flow.reveal()
  flow.tell({ kind: 'looked', seat: act.owner, of: act.target, what: hand ? 'hand' : 'quests' })
  if (hand) for (const card of handOf(game, act.target)) learn(game, act.owner, card, Bits.only(act.target))
  else
    for (const quest of game.quests.held[act.target] as number[])
      game.quests.known[quest] = Bits.with(game.quests.known[quest] as Bits, act.owner)
  const cards = hand
    ? handOf(game, act.target).map((card) => idOf(game, card))
    : (game.quests.held[act.target] as number[]).map((quest) => game.tables.quests[quest]?.id ?? '')
  flow.tell({ kind: hand ? 'saw-hand' : 'saw-quests', seat: act.owner, of: act.target, cards }, [act.owner])
  return 'done'
}
