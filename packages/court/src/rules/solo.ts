import { itemAt, type Flow, type Seat } from '@hippodrome/engine'
import {
  A,
  AUCTORITAS,
  baseDynamis,
  type Court,
  DOXA,
  DYNAMIS,
  eventNow,
  handOf,
  has,
  NOMISMA,
  OFFER,
  step,
} from '../state.ts'
import type { ChoiceOf, CourtChoice, CourtEntry } from '../types.ts'
import { type Free, freeChoices, playFree } from './actionPhase.ts'
import { discardFromHand, idOf, numberOf, toDiscard, topOfDeck } from './cards.ts'
import { PASS, SETTLE } from './choices.ts'
import { soloRank } from './end.ts'
import { drawCaskets } from './eventPhase.ts'
import { fire } from './fire.ts'
import { gainGoods, give, loseGoods } from './goods.ts'
import { clearUsed } from './live.ts'
import { handLimit } from './resolvePhase.ts'
import { layOffer } from './setup.ts'
import { canSettle, revealEvent, soloChoices } from './soloTurn.ts'

const SEAT: Seat = 0

/** Solo (chapter 22). */
export const soloSetUp = step('solo-set-up', {
  rule: '22.2',
  play(game, _local: object, flow) {
    const { rules } = game.tables
    give(game, SEAT, AUCTORITAS, rules.start.auctoritas)
    give(game, SEAT, NOMISMA, rules.start.nomisma)
    give(game, SEAT, DOXA, rules.solo.startDoxa)
    layOffer(game, flow)
    drawCaskets(game, flow)
    const { deal, keep } = rules.start.draft
    handOf(game, SEAT).push(...game.cards.deck.splice(-deal))
    flow.then(soloDiscard, { left: deal - keep })
    flow.then(soloRound, {})
  },
})

/** §22.2 Of nine cards three are discarded, without gain. */
export const soloDiscard = step('solo-discard', {
  rule: '22.2',
  ask: (game, { left }: { left: number }) =>
    left > 0 && {
      seat: SEAT,
      prompt: 'solo-discard',
      choices: handOf(game, SEAT).map((card) => itemAt(game.tables.shared.card, card)),
      facts: { left },
    },
  answer(game, local, choice: ChoiceOf<'card'>, flow) {
    local.left -= 1
    discardFromHand(game, flow, SEAT, numberOf(game, choice.card), false)
  },
})

/** §22.4 */
export const soloRound = step('solo-round', {
  rule: '22.4',
  play(game, _local: object, flow) {
    game.phase = 'action'
    game.solo.claimed = 0
    game.solo.settled = 0
    game.players.passed.fill(0)
    game.players.spent = []
    clearUsed(game, 'oncePerRound')
    game.goods[DYNAMIS] = baseDynamis(game)
    if (game.round >= 0) revealEvent(game, flow, game.round)
    const event = eventNow(game)
    flow.tell({ kind: 'round', round: game.round + 1, ...(event ? { event: event.id } : {}) })
    fire(game, flow, SEAT, 'onRoundStart', { actor: SEAT })
    flow.call('next-turn', { at: 0 })
  },
})

/** §22.5 The Dynamis are spent, or one has stopped: what needs none is still possible. A Seal may even bring new ones. */
export const soloLast = step('solo-last', {
  rule: '22.5',
  ask(game, _local: object) {
    if (game.players.passed[SEAT]) return canSettle(game, SEAT) && lastAsked([SETTLE], { stopped: true })
    if (has(game, SEAT, DYNAMIS) > 0) return undefined
    const choices: CourtChoice[] = []
    freeChoices(game, SEAT, choices)
    soloChoices(game, SEAT, choices)
    return lastAsked(choices, { last: true })
  },
  answer(game, _local, choice: Free | ChoiceOf<'pass'>, flow) {
    if (choice.do !== 'pass') return playFree(game, flow, SEAT, choice)
    game.players.passed[SEAT] = 1
    flow.done()
  },
  after(game, _local, flow) {
    if (!game.players.passed[SEAT] && has(game, SEAT, DYNAMIS) > 0) flow.call('next-turn', { at: 0 })
    else flow.then(soloResolve, {})
  },
})

const lastAsked = (choices: readonly CourtChoice[], facts: { readonly [why: string]: true }) => ({
  seat: SEAT,
  prompt: 'take-turn',
  choices: [...choices, PASS],
  facts,
})

/** §22.12 */
export const soloResolve = step('solo-resolve', {
  rule: '22.12',
  play(game, _local: object, flow) {
    game.phase = 'resolve'
    game.gifts.given.fill(0)
    const event = eventNow(game)
    if (event) {
      const met = isMet(game)
      game.events.outcomes[game.round] = met ? 1 : 2
      flow.tell({ kind: met ? 'fulfilled' : 'canceled', event: event.id, option: 1 })
      if (met) meetEvent(game, flow, event.reward, event.id)
      else missEvent(game, flow, event.consequences)
    }
    flow.then(soloPrepare, {})
  },
})

function isMet(game: Court): boolean {
  const option = eventNow(game)?.options[0]
  if (!option) return false
  const paid = game.solo.settled === 1 || option.requires.every((n) => n === 0)
  return (
    paid &&
    option.units.every(({ unit, count, area }) => (game.map.units[unit * A + area] as number) >= count)
  )
}

function meetEvent(game: Court, flow: Flow<CourtEntry>, reward: readonly number[], source: string): void {
  ;(game.players.victories[SEAT] as number) += 1
  fire(game, flow, SEAT, 'onVictorious', { actor: SEAT })
  gainGoods(game, flow, SEAT, reward, source)
}

/** §22.22 What answers to Defeat and to a cancelled Event comes before the Consequences. */
function missEvent(game: Court, flow: Flow<CourtEntry>, consequences: readonly number[]): void {
  for (let good = 0; good < game.verdict.consequences.length; good++)
    game.verdict.consequences[good] = consequences[good] ?? 0
  game.verdict.ignoring = 0
  game.verdict.defeated = SEAT
  fire(game, flow, SEAT, 'onCanceled', { actor: SEAT })
  fire(game, flow, SEAT, 'onDefeated', { actor: SEAT })
  flow.then(soloSuffer, {})
}

export const soloSuffer = step('solo-suffer', {
  rule: '22.12',
  play(game, _local: object, flow) {
    loseGoods(game, flow, SEAT, game.verdict.consequences, true)
    game.verdict.defeated = -1
    flow.then(soloCheck, {})
  },
})

/** §22.24 */
export const soloCheck = step('solo-check', {
  rule: '22.24',
  play(game, _local: object, flow) {
    game.gifts.given.fill(0)
    if (has(game, SEAT, DOXA) > 0) return
    game.solo.lost = 1
    endSolo(game, flow)
  },
})

function endSolo(game: Court, flow: Flow<CourtEntry>): void {
  game.phase = 'over'
  game.abilities.acts = []
  flow.tell({ kind: 'solo-end', rank: soloRank(game), doxa: has(game, SEAT, DOXA) })
  flow.reveal()
  flow.end()
}

/** §22.10, §22.23 */
export const soloPrepare = step('solo-prepare', {
  rule: '22.10',
  play(game, _local: object, flow) {
    flow.then(handLimit, { seat: SEAT })
    fire(game, flow, SEAT, 'onRoundEnd', { actor: SEAT })
    flow.then(soloNext, {})
  },
})

export const soloNext = step('solo-next', {
  rule: '22.10',
  play(game, _local: object, flow) {
    renewOffer(game, flow)
    if (game.round + 1 >= game.events.row.length) return endSolo(game, flow)
    game.round += 1
    flow.then(soloRound, {})
  },
})

function renewOffer(game: Court, flow: Flow<CourtEntry>): void {
  for (let place = 0; place < game.cards.offer.length; place++) {
    const card = game.cards.offer[place] as number
    if (card >= 0 && game.cards.locks.includes(card)) continue
    if (card >= 0) toDiscard(game, card)
    game.cards.offer[place] = -1
  }
  for (let place = 0; place < game.cards.offer.length; place++) {
    if ((game.cards.offer[place] as number) >= 0) continue
    const card = topOfDeck(game, flow)
    game.cards.offer[place] = card ?? -1
    if (card !== undefined) game.cards.place[card] = OFFER
  }
  game.cards.locks = []
  flow.tell({
    kind: 'offer',
    cards: game.cards.offer.filter((card) => card >= 0).map((card) => idOf(game, card)),
  })
}
