import { Bits, itemAt, type Flow, type Seat } from '@hippodrome/engine'
import type { Effect, Who } from '../data/effect.ts'
import type { Filter, Goods } from '../data/parts.ts'
import { drawCards, idOf, numberOf, removeFromHand } from '../rules/cards.ts'
import { DONE, GOOD_CHOICES, goodOf, numberChoices, PILE_CHOICES, SEAT_CHOICES } from '../rules/choices.ts'
import { hasSeal } from '../rules/count.ts'
import { actNow, commit, sourceOf } from '../rules/fire.ts'
import { learn, stolen } from '../rules/knowledge.ts'
import { bagOf, gainGoods, give, loseGoods, take } from '../rules/goods.ts'
import { type Act, type Court, G, handOf, has, isSolo, NOMISMA, othersAfter, step } from '../state.ts'
import type { ChoiceOf, CourtChoice, CourtEntry } from '../types.ts'
import { type Good, GOODS, RESOURCES } from '../vocabulary.ts'
import type { Led } from './run.ts'

type Op<K extends Effect['op']> = Extract<Effect, { readonly op: K }>
type Telling = Flow<CourtEntry>

/** Whether an effect is aimed at players who are not there in Solo (§22.18 to §22.20). */
export const aimedAway = (game: Court, who: Who): boolean => isSolo(game) && who !== 'self' && who !== 'all'

/** The seats that `who` names, once a target is chosen. */
export function seatsOf(game: Court, who: Who, act: Act): Seat[] {
  if (who === 'self') return [act.owner]
  if (who === 'actor') return [act.actor]
  if (who === 'others' || who === 'each-other') return othersAfter(game, act.owner)
  if (who === 'all') return [act.owner, ...othersAfter(game, act.owner)]
  return act.target < 0 ? [] : [act.target]
}

const needsTarget = (who: Who): boolean => who === 'target' || who === 'opponent' || who === 'any'

/** §13.6 Chooses the one player that an ability speaks of. Says whether somebody must be asked first. */
export function findTarget(game: Court, flow: Telling, who: Who, act: Act, filter?: Filter): boolean {
  if (!needsTarget(who) || act.target >= 0) return false
  const seats = candidates(game, who, act, filter)
  if (seats.length < 2) {
    act.target = seats[0] ?? -1
    return false
  }
  flow.then(choosePlayer, { owner: act.owner, seats })
  return true
}

const candidates = (game: Court, who: Who, act: Act, filter?: Filter): Seat[] =>
  [...(who === 'any' ? [act.owner] : []), ...othersAfter(game, act.owner)].filter(
    (seat) => !filter?.sealInArea || hasSeal(game, seat, act.area),
  )

export const choosePlayer = step('choose-player', {
  rule: '13.6',
  ask: (game, { owner, seats }: { owner: Seat; seats: readonly Seat[] }) => ({
    seat: owner,
    prompt: 'choose-player',
    choices: seats.map((seat) => itemAt(SEAT_CHOICES, seat)),
    facts: { source: sourceOf(game) },
  }),
  answer(game, _local, choice: ChoiceOf<'seat'>, flow) {
    actNow(game).target = choice.seat
    flow.done()
  },
})

export function gain(game: Court, flow: Telling, effect: Op<'gain'>, act: Act): Led {
  if (aimedAway(game, effect.who)) return 'done'
  if (findTarget(game, flow, effect.who, act)) return 'again'
  for (const seat of seatsOf(game, effect.who, act)) gainGoods(game, flow, seat, effect.what, sourceOf(game))
  return 'done'
}

export function gainChoice(game: Court, flow: Telling, effect: Op<'gainChoice'>, act: Act): Led {
  if (aimedAway(game, effect.who)) return 'done'
  if (findTarget(game, flow, effect.who, act)) return 'again'
  const from = effect.from === 'any' ? RESOURCES.map((_, good) => good) : effect.from
  for (const seat of seatsOf(game, effect.who, act))
    flow.then(gainResource, { seat, left: effect.n, from, distinct: effect.distinct })
  return 'queued'
}

export const gainResource = step('gain-resource', {
  rule: '13.5',
  ask: (
    game,
    { seat, left, from }: { seat: Seat; left: number; from: readonly number[]; distinct: boolean },
  ) =>
    left > 0 &&
    from.length > 0 && {
      seat,
      prompt: 'gain-resource',
      choices: from.map((good) => itemAt(GOOD_CHOICES, good)),
      facts: { source: sourceOf(game) },
    },
  answer(game, local, choice: ChoiceOf<'good'>, flow) {
    const good = goodOf(choice.good)
    local.left -= 1
    if (local.distinct) local.from = local.from.filter((other) => other !== good)
    give(game, local.seat, good, 1)
    flow.tell({ kind: 'gained', seat: local.seat, gain: { [choice.good]: 1 }, source: sourceOf(game) })
  },
})

export function lose(game: Court, flow: Telling, effect: Op<'lose'>, act: Act): Led {
  if (aimedAway(game, effect.who)) {
    if (effect.what) gainGoods(game, flow, act.owner, effect.what, sourceOf(game))
    if (effect.choose)
      flow.then(gainResource, {
        seat: act.owner,
        left: effect.choose,
        from: RESOURCES.map((_, i) => i),
        distinct: false,
      })
    return effect.choose ? 'queued' : 'done'
  }
  if (findTarget(game, flow, effect.who, act)) return 'again'
  for (const seat of seatsOf(game, effect.who, act)) {
    if (effect.what) loseGoods(game, flow, seat, effect.what, effect.shortfall === 'doxa')
    if (effect.choose) flow.then(loseResource, { seat, left: effect.choose })
  }
  return effect.choose ? 'queued' : 'done'
}

export const loseResource = step('lose-resource', {
  rule: '13.2',
  ask(game, { seat, left }: { seat: Seat; left: number }) {
    if (left === 0) return undefined
    const choices = RESOURCES.flatMap((_, good) =>
      has(game, seat, good) > 0 ? [itemAt(GOOD_CHOICES, good)] : [],
    )
    return choices.length > 0 && { seat, prompt: 'lose-resource', choices }
  },
  answer(game, local, choice: ChoiceOf<'good'>, flow) {
    local.left -= 1
    take(game, local.seat, goodOf(choice.good), 1)
    flow.tell({ kind: 'lost', seat: local.seat, loss: { [choice.good]: 1 } })
  },
})

export function steal(game: Court, flow: Telling, effect: Op<'steal'>, act: Act): Led {
  if (aimedAway(game, effect.from)) {
    if (effect.what) gainGoods(game, flow, act.owner, effect.what, sourceOf(game))
    if (effect.cards) drawCards(game, flow, act.owner, effect.cards)
    return effect.cards ? 'queued' : 'done'
  }
  if (findTarget(game, flow, effect.from, act, effect.filter)) return 'again'
  let queued = false
  for (const victim of seatsOf(game, effect.from, act)) {
    if (effect.what) stealGoods(game, flow, act.owner, victim, effect.what)
    if (!effect.cards) continue
    if (effect.random === false) {
      for (const card of handOf(game, victim)) learn(game, act.owner, card, Bits.only(victim))
      flow.then(stealCard, { owner: act.owner, victim, left: effect.cards })
      queued = true
    } else for (let i = 0; i < effect.cards; i++) stealRandom(game, flow, act.owner, victim)
  }
  return queued ? 'queued' : 'done'
}

function stealGoods(game: Court, flow: Telling, owner: Seat, victim: Seat, what: Goods): void {
  const got = what.map((n, good) => {
    const taken = n - take(game, victim, good, n)
    give(game, owner, good, taken)
    return taken
  })
  flow.tell({ kind: 'stole', seat: owner, from: victim, gain: bagOf(got) })
}

function stealRandom(game: Court, flow: Telling, owner: Seat, victim: Seat): void {
  const hand = handOf(game, victim)
  if (hand.length > 0) moveStolen(game, flow, owner, victim, hand[flow.pick(hand.length)] as number)
}

function moveStolen(game: Court, flow: Telling, owner: Seat, victim: Seat, card: number): void {
  flow.reveal()
  stolen(game, owner, victim, card)
  removeFromHand(game, victim, card)
  handOf(game, owner).push(card)
  flow.tell({ kind: 'stole-card', seat: owner, from: victim })
  flow.tell({ kind: 'stolen-card', seat: owner, from: victim, card: idOf(game, card) }, [owner, victim])
}

/** The thief looks at the whole hand and picks. */
export const stealCard = step('steal-card', {
  rule: '13.5',
  ask(game, { owner, victim, left }: { owner: Seat; victim: Seat; left: number }) {
    const hand = handOf(game, victim)
    if (left === 0 || hand.length === 0) return undefined
    return {
      seat: owner,
      prompt: 'steal-card',
      choices: hand.map((card) => itemAt(game.tables.shared.card, card)),
      facts: { seat: victim },
    }
  },
  answer(game, local, choice: ChoiceOf<'card'>, flow) {
    local.left -= 1
    moveStolen(game, flow, local.owner, local.victim, numberOf(game, choice.card))
  },
})

/** §13.8 */
export function convert(flow: Telling, effect: Op<'convert'>, act: Act): Led {
  flow.then(tradeResource, {
    owner: act.owner,
    left: effect.max,
    from: effect.from,
    to: effect.to,
    rate: effect.rate,
  })
  return 'queued'
}

type Trading = { owner: Seat; left: number; from: 'any' | number; to: 'any' | number; rate: number }

export const tradeResource = step('trade-resource', {
  rule: '13.8',
  ask(game, { owner, left, from, to }: Trading) {
    if (left === 0) return undefined
    const choices: CourtChoice[] = []
    for (let give_ = 0; give_ < NOMISMA; give_++) {
      if ((from !== 'any' && from !== give_) || has(game, owner, give_) === 0) continue
      for (let take_ = 0; take_ <= NOMISMA; take_++)
        if (take_ !== give_ && (to === 'any' ? take_ < NOMISMA : take_ === to))
          choices.push(tradeChoice(give_, take_))
    }
    if (choices.length === 0) return undefined
    if (!actNow(game).sure) choices.push(DONE)
    return { seat: owner, prompt: 'trade-resource', choices, facts: { source: sourceOf(game) } }
  },
  answer(game, local, choice: ChoiceOf<'trade' | 'done'>, flow) {
    if (choice.do !== 'trade') return flow.done()
    local.left -= 1
    commit(game, flow)
    take(game, local.owner, goodOf(choice.give), 1)
    give(game, local.owner, goodOf(choice.take), local.rate)
    flow.tell({ kind: 'traded', seat: local.owner, give: choice.give, take: choice.take, n: local.rate })
  },
})

const TRADES: readonly CourtChoice[] = RESOURCES.flatMap((give_) =>
  GOODS.map((take_): CourtChoice => ({ do: 'trade', give: give_, take: take_ })),
)
const tradeChoice = (give_: number, take_: number): CourtChoice => itemAt(TRADES, give_ * G + take_)

/** §14.11 */
export function divideLoot(game: Court, flow: Telling, effect: Op<'divideLoot'>, act: Act): Led {
  if (isSolo(game)) {
    gainGoods(game, flow, act.owner, effect.loot, sourceOf(game))
    return 'done'
  }
  if (findTarget(game, flow, 'target', act)) return 'again'
  flow.then(divide, { owner: act.owner, divider: act.target, loot: effect.loot, first: [] })
  return 'queued'
}

type Dividing = { owner: Seat; divider: Seat; loot: Goods; first: readonly number[] }

/** The divider says of each good how many go to the first pile. */
export const divide = step('divide-loot', {
  rule: '14.11',
  ask(_game, { owner, divider, loot, first }: Dividing) {
    let good = first.length
    while (good < loot.length && loot[good] === 0) good += 1
    if (good >= loot.length) return undefined
    const of = loot[good] as number
    return {
      seat: divider,
      prompt: 'divide-loot',
      choices: numberChoices(0, of),
      facts: { good: GOODS[good] as Good, of, owner },
    }
  },
  answer(_game, local, choice: ChoiceOf<'number'>) {
    const first = local.first.slice()
    while (local.loot[first.length] === 0) first.push(0)
    local.first = [...first, choice.n]
  },
  after(_game, { owner, divider, loot, first }, flow) {
    const one = loot.map((_, good) => first[good] ?? 0)
    const two = loot.map((n, good) => n - (one[good] ?? 0))
    flow.tell({ kind: 'divided', seat: divider, piles: [bagOf(one), bagOf(two)] })
    flow.then(choosePile, { owner, divider, piles: [one, two] })
  },
})

export const choosePile = step('choose-pile', {
  rule: '14.11',
  ask: (_game, { owner, piles }: { owner: Seat; divider: Seat; piles: readonly Goods[] }) => ({
    seat: owner,
    prompt: 'choose-pile',
    choices: PILE_CHOICES,
    facts: { piles: piles.map(bagOf) },
  }),
  answer(game, { owner, divider, piles }, choice: ChoiceOf<'pile'>, flow) {
    const mine = choice.do === 'pile' ? choice.pile - 1 : 0
    gainGoods(game, flow, owner, piles[mine] ?? [])
    gainGoods(game, flow, divider, piles[1 - mine] ?? [])
    flow.done()
  },
})
