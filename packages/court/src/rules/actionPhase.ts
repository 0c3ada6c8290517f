import { itemAt, type Denied, type Flow, type Seat } from '@hippodrome/engine'
import {
  type Court,
  DYNAMIS,
  handOf,
  has,
  initiativeOrder,
  isSolo,
  NOMISMA,
  playedBy,
  step,
} from '../state.ts'
import type { ChoiceOf, CourtChoice, CourtEntry } from '../types.ts'
import { ACTION_RULES, ACTIONS, type Action } from '../vocabulary.ts'
import { activate, canActivate } from './activate.ts'
import { cardOf, isDown } from './area.ts'
import { formBandons } from './bandons.ts'
import { cardsLeft, idOf, numberOf } from './cards.ts'
import { ACTION_CHOICES, actionOf, DONE, PASS } from './choices.ts'
import { canDraw, drawAction } from './draw.ts'
import { allows, begin, discardForGain, fire } from './fire.ts'
import { give, payGood, take } from './goods.ts'
import { affordable, intrigueChoices, intrigueFor, mightPlay, openWindow, playIntrigue } from './intrigue.ts'
import { clearUsed, costOf, isUsed, liveAbilities } from './live.ts'
import { ALL, buy, canBuy, canSell, resetMarket, sell, tradeMode } from './market.ts'
import { playCard, pricedCard } from './play.ts'
import { deniedClaims, type SoloFree, soloChoices, soloFree } from './soloTurn.ts'
import { canBuild } from './build.ts'
import { canActivateUnits, unitAction } from './units.ts'

type Telling = Flow<CourtEntry>

/** The Action Phase (chapters 7 to 12). */
export const actionPhase = step('action-phase', {
  rule: '7.1',
  play(game, _local: object, flow) {
    game.phase = 'action'
    game.turn = 0
    flow.then(nextTurn, { at: 0 })
  },
})

/** §7.1 Turns in Initiative order, until nobody can or will. */
export const nextTurn = step('next-turn', {
  rule: '7.1',
  play(game, { at: index }: { at: number }, flow) {
    const order = initiativeOrder(game)
    for (let i = 0; i < order.length; i++) {
      const seat = order[(index + i) % order.length] as Seat
      if (game.players.passed[seat] || has(game, seat, DYNAMIS) === 0) continue
      game.turn = (index + i) % order.length
      // What was used between turns, in a window of another phase, is no use of this turn.
      clearUsed(game, 'oncePerTurn')
      flow.then(turn, { seat, acted: false })
      flow.call('next-turn', { at: (index + i + 1) % order.length })
      return
    }
    if (isSolo(game)) flow.call('solo-last', {})
    else flow.call('resolve-phase', {})
  },
})

function openActions(game: Court, seat: Seat, free: boolean): CourtChoice[] {
  const choices: CourtChoice[] = []
  for (const action of actionsOf(game))
    if (!closed(game, seat, action, free)) choices.push(itemAt(ACTION_CHOICES, actionOf(action)))
  return choices
}

const SOLO_ACTIONS: readonly Action[] = ['draw', 'play', 'activate', 'trade', 'reset', 'build']
const COURT_ACTIONS: readonly Action[] = ['draw', 'play', 'activate', 'sell', 'buy', 'reset']
const TAKTIKA_ACTIONS: readonly Action[] = [...COURT_ACTIONS, 'unit']

/** §7.2, §22.5, §24.1 */
const actionsOf = (game: Court): readonly Action[] =>
  isSolo(game) ? SOLO_ACTIONS : game.tables.taktika ? TAKTIKA_ACTIONS : COURT_ACTIONS

/** Why an action cannot be performed now, or nothing. */
function closed(game: Court, seat: Seat, action: Action, free: boolean): string | undefined {
  switch (action) {
    case 'draw':
      if (!cardsLeft(game, seat)) return 'no-cards-left'
      return canDraw(game, seat) ? undefined : 'no-auctoritas'
    case 'play':
    case 'reset':
      return undefined
    case 'activate':
      return canActivate(game, seat, free) ? undefined : 'nothing-to-activate'
    case 'sell':
      return canSell(game, seat) ? undefined : 'nothing-to-sell'
    case 'buy':
      return canBuy(game, seat, 0, true) ? undefined : 'nothing-affordable'
    case 'unit':
      return canActivateUnits(game, seat) ? undefined : 'no-unit-to-activate'
    case 'trade':
      return canSell(game, seat) || canBuy(game, seat, 0, true) ? undefined : 'nothing-to-trade'
    case 'build':
      return canBuild(game, seat) ? undefined : 'nothing-to-build'
  }
}

/** §7.4 and what else one may do in one's own turn without an action. */
export function freeChoices(game: Court, seat: Seat, choices: CourtChoice[]): void {
  intrigueChoices(game, seat, 'turn', seat, choices)
  abilityChoices(game, seat, choices)
  discardChoices(game, seat, choices)
}

function abilityChoices(game: Court, seat: Seat, choices: CourtChoice[]): void {
  for (const ability of liveAbilities(game, seat, 'ownAction'))
    if (!isUsed(game, ability) && allows(game, seat, ability) && affordable(game, seat, ability))
      choices.push({ do: 'ability', source: ability.source })
}

function discardChoices(game: Court, seat: Seat, choices: CourtChoice[]): void {
  for (const card of handOf(game, seat)) choices.push(itemAt(game.tables.shared.discard, card))
}

export type Free = ChoiceOf<'discard' | 'intrigue' | 'ability'> | SoloFree

/** Carries out a free choice. */
export function playFree(game: Court, flow: Telling, seat: Seat, choice: Free): void {
  if (choice.do === 'discard') discardForGain(game, flow, seat, numberOf(game, choice.card))
  else if (choice.do === 'intrigue')
    flow.then(playIntrigue, { seat, card: numberOf(game, choice.card), window: 'turn', actor: seat })
  else if (choice.do === 'ability') {
    const ability = liveAbilities(game, seat, 'ownAction').find(
      (each) => each.source === choice.source && !isUsed(game, each) && allows(game, seat, each),
    )
    if (ability) begin(game, flow, ability, { owner: seat, sure: 1 })
  } else soloFree(game, flow, seat, choice)
}

/** §7.1 One turn: free things as one likes, then one action, or pass. */
export const turn = step('turn', {
  rule: '7.1',
  ask(game, { seat, acted }: { seat: Seat; acted: boolean }) {
    if (acted) return lastMoment(game, seat)
    const choices = openActions(game, seat, false)
    freeChoices(game, seat, choices)
    if (isSolo(game)) soloChoices(game, seat, choices)
    choices.push(PASS)
    return { seat, prompt: 'take-turn', choices }
  },
  answer(game, local, choice: Free | ChoiceOf<'action' | 'pass' | 'done'>, flow) {
    const { seat } = local
    if (choice.do === 'done') game.action.held = MANY
    else if (choice.do === 'pass') {
      local.acted = true
      game.action.held = MANY
      game.players.passed[seat] = 1
      flow.tell({ kind: 'passed', seat })
    } else if (choice.do === 'action') {
      local.acted = true
      flow.then(declare, { seat, action: actionOf(choice.action), free: false })
    } else {
      // Asked once, one goes on until one is done.
      if (local.acted && choice.do === 'discard') game.action.held = -1
      playFree(game, flow, seat, choice)
    }
  },
  after(game, { seat }, flow) {
    clearUsed(game, 'oncePerTurn')
    if (!game.players.passed[seat]) openWindow(game, flow, 'moment', seat)
  },
  denied: (game, { seat, acted }) => [
    ...(acted ? [] : deniedActions(game, seat)),
    ...deniedIntrigue(game, seat),
    ...(isSolo(game) ? deniedClaims(game) : []),
  ],
})

/** More cards than there are. */
const MANY = 999

/**
 * §14.17 After an action its owner may still play Intrigue. With the last Dynamis there is no later turn: abilities can be
 * used too, and who has drawn cards may discard (§7.4). Solo has a moment of its own (§22.5).
 */
function lastMoment(game: Court, seat: Seat) {
  if (isSolo(game) || game.action.held === MANY) return undefined
  const last = has(game, seat, DYNAMIS) === 0
  const drew = last && handOf(game, seat).length > game.action.held
  const choices: CourtChoice[] = []
  intrigueChoices(game, seat, 'turn', seat, choices)
  if (last) abilityChoices(game, seat, choices)
  if (drew) discardChoices(game, seat, choices)
  if (choices.length === 0 && !mightPlay(game, seat, 'turn', seat)) return undefined
  choices.push(DONE)
  if (drew) return { seat, prompt: 'end-turn', choices, evenIfForced: true }
  const window = { kind: 'turn', pass: choices.length - 1, aims: [] }
  return { seat, prompt: 'end-turn', choices, evenIfForced: true, window }
}

function deniedActions(game: Court, seat: Seat): Denied<CourtChoice>[] {
  return actionsOf(game).flatMap((action) => {
    const key = closed(game, seat, action, false)
    return key
      ? [{ choice: itemAt(ACTION_CHOICES, actionOf(action)), reason: { key, rule: ACTION_RULES[action] } }]
      : []
  })
}

/** Intrigue cards in hand that wait for another window, or for money. */
function deniedIntrigue(game: Court, seat: Seat): Denied<CourtChoice>[] {
  const have = has(game, seat, NOMISMA)
  return handOf(game, seat).flatMap((card) => {
    if (!cardOf(game, card).intrigue) return []
    const cost = costOf(game, seat, card)
    const open = intrigueFor(game, seat, card, 'turn', seat) !== undefined
    if (open && cost <= have) return []
    const [trigger = 'anytime', other] = new Set(cardOf(game, card).abilities.map((each) => each.trigger))
    const reason = open
      ? { key: 'too-dear', facts: { cost, have }, rule: '14.1' }
      : { key: 'not-its-window', facts: { trigger, ...(other ? { other } : {}) }, rule: '14.2' }
    return [{ choice: { do: 'intrigue', card: idOf(game, card), cost }, reason }]
  })
}

/** §14.2 An action is declared; it may be answered before anything of it happens. */
export const declare = step('declare', {
  rule: '7.6',
  play(game, { seat, action, free }: { seat: Seat; action: number; free: boolean }, flow) {
    if (!free) take(game, seat, DYNAMIS, 1)
    game.action.held = handOf(game, seat).length
    game.action.declared[0] = seat
    game.action.declared[1] = action
    game.action.declared[2] = 0
    game.action.declared[3] = free ? 1 : 0
    game.action.sold = 0
    flow.tell({ kind: 'action', seat, action: ACTIONS[action] as Action, free })
    openWindow(game, flow, 'action', seat)
    flow.then(perform, { seat, action, free })
  },
})

/** §7.6 */
export const perform = step('perform', {
  rule: '7.2',
  play(game, { seat, action, free }: { seat: Seat; action: number; free: boolean }, flow) {
    const name = ACTIONS[action] as Action
    const cancelled = game.action.declared[2] as number
    if (cancelled) {
      const refund = cancelled === 2 && !free
      if (refund) give(game, seat, DYNAMIS, 1)
      flow.tell({ kind: 'action-cancelled', seat, action: name, refund })
    } else startAction(game, flow, seat, name, free)
    flow.then(endAction, { seat })
  },
})

function startAction(game: Court, flow: Telling, seat: Seat, action: Action, free: boolean): void {
  switch (action) {
    case 'draw':
      return flow.then(drawAction, { seat })
    case 'play':
      fire(game, flow, seat, 'onPlayAction', { actor: seat })
      flow.then(playCards, { seat })
      return flow.then(formBandons, { seat, moved: [] })
    case 'activate':
      return flow.then(activate, { seat, free })
    case 'sell':
      return flow.then(sell, { seat, left: ALL, delta: 0, exact: false, action: true, count: 0, over: false })
    case 'buy':
      return flow.then(buy, { seat, left: ALL, delta: 0, exact: false, action: true, count: 0 })
    case 'reset':
      return resetMarket(game, flow, seat)
    case 'unit':
      return flow.then(unitAction, { seat })
    case 'trade':
      return flow.then(tradeMode, {
        seat,
        left: ALL,
        delta: 0,
        exact: false,
        action: true,
        modes: 3,
        once: false,
      })
    case 'build':
      return flow.call('build', { seat, moves: 0, built: 0 })
  }
}

export const endAction = step('end-action', {
  rule: '13.10',
  play(game, { seat }: { seat: Seat }, flow) {
    game.action.declared[0] = -1
    clearUsed(game, 'oncePerAction')
    if (game.action.extra > 0) flow.then(extraAction, { seat })
  },
})

/** §13.10 Another action, without Dynamis. */
export const extraAction = step('extra-action', {
  rule: '13.10',
  ask(game, { seat }: { seat: Seat }) {
    if (game.action.extra === 0) return undefined
    return { seat, prompt: 'extra-action', choices: [...openActions(game, seat, true), PASS] }
  },
  answer(game, { seat }, choice: ChoiceOf<'action' | 'pass'>, flow) {
    game.action.extra -= 1
    if (choice.do === 'action') flow.then(declare, { seat, action: actionOf(choice.action), free: true })
  },
})

/** §9.1 Cards one after the other, until one is done. */
export const playCards = step('play-cards', {
  rule: '9.1',
  ask(game, { seat }: { seat: Seat }) {
    const money = has(game, seat, NOMISMA)
    const choices: CourtChoice[] = []
    for (const card of handOf(game, seat)) {
      if (cardOf(game, card).intrigue) continue
      const cost = costOf(game, seat, card)
      if (cost <= money) choices.push(pricedCard(game, card, cost))
    }
    for (const card of playedBy(game, seat))
      if (isDown(game, card) && cardOf(game, card).cost <= money)
        choices.push({ do: 'turnUp', card: idOf(game, card), cost: cardOf(game, card).cost })
    freeChoices(game, seat, choices)
    choices.push(DONE)
    return { seat, prompt: 'play-card', choices }
  },
  answer(
    game,
    { seat },
    choice: ChoiceOf<'card' | 'discard' | 'intrigue' | 'ability' | 'turnUp' | 'done'>,
    flow,
  ) {
    if (choice.do === 'done') return flow.done()
    if (choice.do === 'card') return playCard(game, flow, seat, numberOf(game, choice.card), 'hand')
    if (choice.do === 'turnUp') return turnUp(game, flow, seat, numberOf(game, choice.card))
    playFree(game, flow, seat, choice)
  },
  denied: (game, { seat }) =>
    handOf(game, seat).flatMap((card) => {
      const cost = costOf(game, seat, card)
      const have = has(game, seat, NOMISMA)
      return cost > have && !cardOf(game, card).intrigue
        ? [
            {
              choice: pricedCard(game, card, cost),
              reason: { key: 'too-dear', facts: { cost, have }, rule: '9.1' },
            },
          ]
        : []
    }),
})

/** §9.8 */
function turnUp(game: Court, flow: Telling, seat: Seat, card: number): void {
  payGood(game, flow, seat, NOMISMA, cardOf(game, card).cost)
  game.players.down = game.players.down.filter((other) => other !== card)
  flow.tell({ kind: 'turned-up', seat, card: idOf(game, card) })
}
