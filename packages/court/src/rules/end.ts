import { itemAt, type Flow, type Result, type Seat } from '@hippodrome/engine'
import { deny, rankBy } from '@hippodrome/engine'
import {
  AUCTORITAS,
  type Court,
  DOXA,
  handOf,
  has,
  initiativeOrder,
  isSolo,
  NOMISMA,
  step,
} from '../state.ts'
import type { ChoiceOf, CourtChoice, CourtDetail, CourtEntry } from '../types.ts'
import { SOLO_RANKS, type SoloRank } from '../vocabulary.ts'
import { cardOf, totalCost } from './area.ts'
import { numberOf } from './cards.ts'
import { PASS } from './choices.ts'
import { scoreOf } from './count.ts'
import { give, resourcesOf } from './goods.ts'
import { discardForGain } from './fire.ts'
import { intrigueChoices, intrigueFor, playIntrigue } from './intrigue.ts'
import { costOf } from './live.ts'
import { questId } from './setup.ts'

/** The end of the game (chapter 20). */
export const endOfGame = step('end-of-game', {
  rule: '20.1',
  play(game, _local: object, flow) {
    game.phase = 'end'
    flow.then(endRound, { at: 0, passes: 0 })
  },
})

/** §20.1 In turns, until all pass one after the other. */
export const endRound = step('end-round', {
  rule: '20.1',
  play(game, { at: index, passes }: { at: number; passes: number }, flow) {
    if (passes >= game.seats) return flow.then(bonuses, {})
    const seat = initiativeOrder(game)[index % game.seats] as Seat
    flow.then(endTurn, { seat, at: index, passes })
  },
})

export const endTurn = step('end-turn', {
  rule: '20.1',
  ask(game, { seat }: { seat: Seat; at: number; passes: number }) {
    if (handOf(game, seat).length === 0) return undefined
    const choices: CourtChoice[] = [PASS]
    intrigueChoices(game, seat, 'end', seat, choices)
    const waiting = cardsToPayFor(game, seat)
    for (const card of handOf(game, seat))
      if (waiting.some((other) => other !== card)) choices.push(itemAt(game.tables.shared.discard, card))
    const window = { kind: 'end', pass: 0, aims: [seat] }
    return { seat, prompt: 'end-game', choices, window, evenIfForced: true }
  },
  denied(game, { seat }) {
    const waiting = cardsToPayFor(game, seat)
    return handOf(game, seat)
      .filter((card) => waiting.every((other) => other === card))
      .map((card) => deny(itemAt(game.tables.shared.discard, card), 'nothing-to-pay-for', '20.3'))
  },
  answer(game, local, choice: ChoiceOf<'pass' | 'intrigue' | 'discard'>, flow) {
    if (choice.do === 'discard') return discardForGain(game, flow, local.seat, numberOf(game, choice.card))
    if (choice.do === 'intrigue') {
      local.passes = -1
      flow.then(playIntrigue, {
        seat: local.seat,
        card: numberOf(game, choice.card),
        window: 'end',
        actor: local.seat,
      })
    }
    flow.done()
  },
  after(_game, { at: index, passes }, flow) {
    flow.then(endRound, { at: index + 1, passes: passes + 1 })
  },
})

/** §20.3 Intrigue cards for the end of the game that the seat holds and cannot pay yet. */
const cardsToPayFor = (game: Court, seat: Seat): number[] =>
  handOf(game, seat).filter(
    (card) =>
      cardOf(game, card).intrigue &&
      costOf(game, seat, card) > has(game, seat, NOMISMA) &&
      intrigueFor(game, seat, card, 'end', seat) !== undefined,
  )

/** §20.4 to §20.8 */
export const bonuses = step('bonuses', {
  rule: '20.4',
  play(game, _local: object, flow) {
    const { resources, totalCost: costs } = game.tables.rules.endScoring
    const seats = Array.from({ length: game.seats }, (_, seat) => seat)
    places(
      game,
      flow,
      'resources',
      seats.map((seat) => resourcesOf(game, seat)),
      resources,
    )
    places(
      game,
      flow,
      'cost',
      seats.map((seat) => totalCost(game, seat)),
      costs,
    )
    for (const seat of initiativeOrder(game)) {
      game.quests.doxa[seat] = (game.quests.held[seat] as number[]).map((quest) => {
        const score = game.tables.quests[quest]?.score
        const doxa = score ? scoreOf(game, seat, score) : 0
        give(game, seat, DOXA, doxa)
        flow.tell({ kind: 'quest-scored', seat, quest: questId(game, quest), doxa })
        return doxa
      })
    }
    game.phase = 'over'
    flow.tell({
      kind: 'winners',
      seats: courtResult(game).ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])),
    })
    flow.reveal()
    flow.end()
  },
})

/** §20.7 All who are tied gain the place's Doxa; the next lower total takes the next place. */
function places(
  game: Court,
  flow: Flow<CourtEntry>,
  what: 'resources' | 'cost',
  totals: readonly number[],
  doxa: readonly number[],
): void {
  const levels = [...new Set(totals)].sort((a, b) => b - a)
  totals.forEach((total, seat) => {
    const worth = total > 0 ? (doxa[levels.indexOf(total)] ?? 0) : 0
    give(game, seat, DOXA, worth)
    flow.tell({ kind: 'end-score', seat, what, total, doxa: worth })
  })
}

/** §22.25 */
export function soloRank(game: Court): SoloRank {
  const doxa = game.solo.lost ? 0 : has(game, 0, DOXA)
  const index = game.tables.rules.solo.ranks.findIndex(({ max }) => max === null || doxa <= max)
  return SOLO_RANKS[index] ?? 'augustus'
}

/** §20.10 */
export function courtResult(game: Court): Result {
  const seats = Array.from({ length: game.seats }, (_, seat) => seat)
  const scores = seats.map((seat) => has(game, seat, DOXA))
  const detail: CourtDetail = {
    ...(isSolo(game) ? { rank: soloRank(game) } : {}),
    seats: seats.map((seat) => ({
      doxa: has(game, seat, DOXA),
      auctoritas: has(game, seat, AUCTORITAS),
      nomisma: has(game, seat, NOMISMA),
      resources: resourcesOf(game, seat),
      cost: totalCost(game, seat),
      quests: (game.quests.held[seat] as number[]).map((quest, index) => ({
        quest: questId(game, quest),
        doxa: game.quests.doxa[seat]?.[index] ?? 0,
      })),
    })),
  }
  const keys = seats.map((seat) => [
    has(game, seat, DOXA),
    has(game, seat, AUCTORITAS),
    has(game, seat, NOMISMA),
  ])
  return { ranks: rankBy(keys), scores, detail }
}
