import { Bits, itemAt, type Flow, type Seat } from '@hippodrome/engine'
import type { Effect } from '../data/effect.ts'
import type { Filter, Goods } from '../data/parts.ts'
import { formBandons } from '../rules/bandons.ts'
import {
  bandonOf,
  cardOf,
  isDown,
  isSpent,
  leaderOf,
  sizeOfBandon,
  takeFromArea,
  typesOfBandon,
} from '../rules/area.ts'
import { idOf, numberOf, outOfGame, toDiscard, topOfDeck } from '../rules/cards.ts'
import { PASS } from '../rules/choices.ts'
import { amountFor } from '../rules/count.ts'
import { actNow, commit, sourceOf } from '../rules/fire.ts'
import { bagOf, canPay } from '../rules/goods.ts'
import { intrigueFor } from '../rules/intrigue.ts'
import { costOf } from '../rules/live.ts'
import { FREE, playCard, pricedCard } from '../rules/play.ts'
import { produce } from '../rules/produce.ts'
import { type Act, type Court, handOf, has, NOMISMA, playedBy, step, underOf } from '../state.ts'
import type { ChoiceOf, CourtChoice, CourtEntry } from '../types.ts'
import type { Led } from './run.ts'

type Op<K extends Effect['op']> = Extract<Effect, { readonly op: K }>
type Telling = Flow<CourtEntry>

function cardFits(game: Court, filter: Filter | undefined, card: number, self: number): boolean {
  if (!filter) return true
  const { types, hero, intrigue, cost, produces } = cardOf(game, card)
  if (filter.types !== undefined && !Bits.meet(filter.types, types)) return false
  if (filter.hero !== undefined && filter.hero !== hero) return false
  if (filter.intrigue !== undefined && filter.intrigue !== intrigue) return false
  if (filter.maxCost !== undefined && cost > filter.maxCost) return false
  if (filter.notSelf && card === self) return false
  return filter.produces === undefined || (produces[filter.produces] ?? 0) > 0
}

/** §13.9 */
export function playAnother(game: Court, flow: Telling, effect: Op<'play'>, act: Act): Led {
  const { pay, filter } = effect
  const cost = typeof pay === 'string' ? undefined : pay
  if (cost && !canPay(game, act.owner, cost)) return 'done'
  flow.then(playOne, {
    owner: act.owner,
    from: effect.from,
    ...(cost ? { cost } : {}),
    free: pay === 'free',
    ...(filter ? { filter } : {}),
  })
  return 'queued'
}

type PlayOne = { owner: Seat; from: 'hand' | 'discardTop'; cost?: Goods; free: boolean; filter?: Filter }

/** Plays one more card, or not. */
export const playOne = step('play-another', {
  rule: '13.9',
  ask(game, { owner, from, cost, free, filter }: PlayOne) {
    const self = actNow(game).card
    const cards = from === 'hand' ? handOf(game, owner) : game.cards.discard.slice(-1)
    const choices: CourtChoice[] = []
    for (const card of cards) {
      if (!cardFits(game, filter, card, self)) continue
      const printed = cost || free ? 0 : costOf(game, owner, card)
      if (printed > has(game, owner, NOMISMA)) continue
      if (!cardOf(game, card).intrigue)
        choices.push(cost || free ? itemAt(game.tables.shared.card, card) : pricedCard(game, card, printed))
      else if (intrigueFor(game, owner, card, 'turn', owner))
        choices.push({ do: 'intrigue', card: idOf(game, card), cost: printed })
    }
    choices.push(PASS)
    return {
      seat: owner,
      prompt: 'play-another',
      choices,
      evenIfForced: true,
      facts: { source: sourceOf(game), ...(cost ? { cost: bagOf(cost) } : {}) },
    }
  },
  answer(game, { owner, cost, free, from }, choice: ChoiceOf<'card' | 'intrigue' | 'pass'>, flow) {
    if (choice.do === 'card' || choice.do === 'intrigue') {
      commit(game, flow)
      const card = numberOf(game, choice.card)
      playCard(
        game,
        flow,
        owner,
        card,
        from === 'hand' ? 'hand' : 'discard',
        cost ?? (free ? FREE : undefined),
      )
    }
    flow.done()
  },
})

/** §11.4, §11.5 */
export function activateFree(game: Court, flow: Telling, effect: Op<'activate'>, act: Act): Led {
  const left = amountFor(game, act.owner, effect.times, act)
  flow.then(activateOne, {
    owner: act.owner,
    left,
    target: effect.target,
    mark: effect.mark,
    fresh: effect.fresh,
    done: [],
    ...(effect.filter ? { filter: effect.filter } : {}),
  })
  return 'queued'
}

type Activating = {
  owner: Seat
  left: number
  target: 'card' | 'bandon' | 'either'
  mark: boolean
  fresh: boolean
  filter?: Filter
  done: readonly number[]
}

export const activateOne = step('activate-free', {
  rule: '11.4',
  ask(game, local: Activating) {
    if (local.left === 0) return undefined
    const choices = activatable(game, local)
    if (choices.length === 0) return undefined
    choices.push(PASS)
    return { seat: local.owner, prompt: 'activate-free', choices, facts: { source: sourceOf(game) } }
  },
  answer(game, local, choice: ChoiceOf<'activate' | 'pass'>, flow) {
    if (choice.do !== 'activate') return flow.done()
    const card = numberOf(game, choice.card)
    local.left -= 1
    local.done = [...local.done, card]
    commit(game, flow)
    produce(game, flow, local.owner, card, choice.alone === true, local.mark)
  },
})

function activatable(game: Court, { owner, target, fresh, filter, done }: Activating): CourtChoice[] {
  const { shared } = game.tables
  const self = actNow(game).card
  const choices: CourtChoice[] = []
  const played = playedBy(game, owner)
  const under = underOf(game, owner)
  for (let i = 0; i < played.length; i++) {
    const card = played[i] as number
    if (done.includes(card) || (fresh && isSpent(game, card))) continue
    const size = under[i] === -1 ? sizeOfBandon(game, owner, card) : 1
    if (target !== 'bandon' && yields(game, card) && cardFits(game, filter, card, self))
      choices.push(itemAt(under[i] !== -1 || size > 1 ? shared.alone : shared.activate, card))
    if (
      target !== 'card' &&
      size > 1 &&
      bandonFits(game, owner, card, size, filter) &&
      bandonOf(game, owner, card).some((each) => yields(game, each))
    )
      choices.push(itemAt(shared.activate, card))
  }
  return choices
}

function bandonFits(
  game: Court,
  owner: Seat,
  leader: number,
  size: number,
  filter: Filter | undefined,
): boolean {
  if (filter?.types !== undefined && !Bits.meet(filter.types, typesOfBandon(game, owner, leader)))
    return false
  return size >= (filter?.minSize ?? 0)
}

const yields = (game: Court, card: number): boolean => cardOf(game, card).productive && !isDown(game, card)

/** §14.9 Its own ability is not done yet: an Intrigue card that may still be answered, or one that plays another card. */
const underWay = (game: Court, card: number): boolean =>
  game.abilities.pile.some((entry) => entry.card === card) ||
  game.abilities.acts.some((act) => act.card === card)

/** Cards in areas that an effect may take or turn: not the heroes of a Duel (§26.9), nor one that is under way. */
function aimedCards(
  game: Court,
  owner: Seat,
  who: string,
  filter: Filter | undefined,
  fits: (card: number) => boolean,
): CourtChoice[] {
  const choices: CourtChoice[] = []
  for (let seat = 0; seat < game.seats; seat++) {
    if (who !== 'any' && (seat === owner) !== (who === 'self')) continue
    const immune = game.tables.duel[game.players.heroes[seat] as number]?.hero ?? -1
    for (const card of playedBy(game, seat))
      if (card !== immune && fits(card) && cardFits(game, filter, card, -1) && !underWay(game, card))
        choices.push({ do: 'cardOf', card: idOf(game, card), seat })
  }
  return choices
}

/** There is nothing that it could be aimed at. */
function inVain(game: Court, flow: Telling, { owner }: Act): Led {
  flow.tell({ kind: 'no-effect', seat: owner, source: sourceOf(game) })
  return 'done'
}

/** §14.9, §25.15 */
export function removeCard(game: Court, flow: Telling, effect: Op<'removeCard'>, act: Act): Led {
  if (aimedCards(game, act.owner, effect.who, effect.filter, () => true).length === 0)
    return inVain(game, flow, act)
  flow.then(removeOne, {
    owner: act.owner,
    who: effect.who,
    to: effect.to,
    ...(effect.filter ? { filter: effect.filter } : {}),
  })
  return 'queued'
}

export const removeOne = step('remove-card', {
  rule: '14.9',
  ask(game, { owner, who, filter }: { owner: Seat; who: string; to: 'game' | 'discard'; filter?: Filter }) {
    const choices = aimedCards(game, owner, who, filter, () => true)
    return choices.length > 0 && { seat: owner, prompt: 'remove-card', choices: [...choices, PASS] }
  },
  answer(game, { to }, choice: ChoiceOf<'cardOf' | 'pass'>, flow) {
    flow.done()
    if (choice.do !== 'cardOf') return
    commit(game, flow)
    const card = numberOf(game, choice.card)
    const inBandon = leaderOf(game, choice.seat, card) !== -1 || sizeOfBandon(game, choice.seat, card) > 1
    takeFromArea(game, choice.seat, card)
    if (to === 'game') outOfGame(game, card)
    else toDiscard(game, card)
    flow.tell({ kind: 'removed', seat: choice.seat, card: choice.card })
    if (inBandon) flow.then(formBandons, { seat: choice.seat, moved: [] })
  },
})

/** §14.10 */
export function flipCard(game: Court, flow: Telling, effect: Op<'flipCard'>, act: Act): Led {
  const turnable = (card: number) => isDown(game, card) === (effect.face === 'up')
  if (aimedCards(game, act.owner, effect.who, effect.filter, turnable).length === 0)
    return inVain(game, flow, act)
  flow.then(flipOne, {
    owner: act.owner,
    who: effect.who,
    down: effect.face === 'down',
    ...(effect.filter ? { filter: effect.filter } : {}),
  })
  return 'queued'
}

export const flipOne = step('flip-card', {
  rule: '14.10',
  ask(game, { owner, who, down, filter }: { owner: Seat; who: string; down: boolean; filter?: Filter }) {
    const choices = aimedCards(game, owner, who, filter, (card) => isDown(game, card) !== down)
    return choices.length > 0 && { seat: owner, prompt: 'flip-card', choices: [...choices, PASS] }
  },
  answer(game, { down }, choice: ChoiceOf<'cardOf' | 'pass'>, flow) {
    flow.done()
    if (choice.do !== 'cardOf') return
    commit(game, flow)
    const card = numberOf(game, choice.card)
    if (down) game.players.down = [...game.players.down, card]
    else game.players.down = game.players.down.filter((other) => other !== card)
    flow.tell({ kind: down ? 'turned-down' : 'turned-up', seat: choice.seat, card: choice.card })
  },
})

/** §22.17 Cards of the Deck are seen; one of them may be played and the others are discarded, or they are put back. */
export const seeDeck = step('see-deck', {
  rule: '22.17',
  play(game, { seat, n, play }: { seat: Seat; n: number; play: boolean }, flow) {
    const seen: number[] = []
    while (seen.length < n) {
      const card = topOfDeck(game, flow)
      if (card === undefined) break
      seen.unshift(card)
    }
    game.cards.seen = seen
    flow.tell({ kind: 'saw-deck', seat, cards: game.cards.seen.map((card) => idOf(game, card)) }, [seat])
    flow.then(playSeen, { seat, play })
  },
})

export const playSeen = step('play-seen', {
  rule: '22.17',
  ask: (game, { seat, play }: { seat: Seat; play: boolean }) =>
    play &&
    game.cards.seen.length > 0 && {
      seat,
      prompt: 'play-seen',
      choices: [...game.cards.seen.map((card) => itemAt(game.tables.shared.card, card)), PASS],
      facts: { seen: game.cards.seen.map((card) => idOf(game, card)) },
    },
  answer(game, { seat }, choice: ChoiceOf<'card' | 'pass'>, flow) {
    if (choice.do === 'card') playCard(game, flow, seat, numberOf(game, choice.card), 'seen', FREE)
    flow.done()
  },
  after: (_game, { seat, play }, flow) => flow.then(leaveSeen, { seat, play }),
})

/** The others leave when the ability of the one that was played is done (§9.5). */
export const leaveSeen = step('leave-seen', {
  rule: '22.17',
  play(game, { seat, play }: { seat: Seat; play: boolean }, flow) {
    if (!play) game.cards.deck.push(...game.cards.seen)
    else
      for (const card of game.cards.seen) {
        toDiscard(game, card)
        flow.tell({ kind: 'discarded', seat, card: idOf(game, card), gain: false })
      }
    game.cards.seen = []
  },
})

/** Asked, and there is none to choose. */
const NO_BANDON = -2

/** §22.14 */
export const chooseBandon = step('choose-bandon', {
  rule: '22.14',
  ask(game, { seat }: { seat: Seat }) {
    const leaders = playedBy(game, seat).filter(
      (card) => leaderOf(game, seat, card) === -1 && sizeOfBandon(game, seat, card) > 1,
    )
    return (
      leaders.length > 0 && {
        seat,
        prompt: 'choose-bandon',
        choices: leaders.map((card) => itemAt(game.tables.shared.activate, card)),
      }
    )
  },
  answer(game, _local, choice: ChoiceOf<'activate' | 'pass'>, flow) {
    if (choice.do === 'activate') actNow(game).called = numberOf(game, choice.card)
    flow.done()
  },
  after(game) {
    if (actNow(game).called < 0) actNow(game).called = NO_BANDON
  },
})
