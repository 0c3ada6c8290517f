import { itemAt, type Flow, type Seat, together } from '@hippodrome/engine'
import { AUCTORITAS, type Court, DOXA, HIDDEN, handOf, NOMISMA, OFFER, step } from '../state.ts'
import { clockwise } from '../tables.ts'
import type { ChoiceOf, CourtEntry } from '../types.ts'
import { type Unit, UNITS } from '../vocabulary.ts'
import { idOf, numberOf, toDiscard, topOfDeck } from './cards.ts'
import { answerIn, AREA_CHOICES, areaOf } from './choices.ts'
import { give } from './goods.ts'
import { passedOn } from './knowledge.ts'
import { areasFor, placeUnit } from './map.ts'
import { fillMarket } from './market.ts'

/** Set-up (chapters 3, 22, 23, 26). */

export const setUp = step('set-up', {
  rule: '3.1',
  play(game, _local: object, flow) {
    const { tables } = game
    const { mode, taktika } = tables
    game.ring = mode === 'solo' ? 0 : flow.pick(game.seats)
    layEvents(game, flow)
    prepareDeck(game, flow)
    fillMarket(game, flow)
    if (mode === 'solo') return flow.call('solo-set-up', {})
    game.quests.deck = flow.shuffle(
      tables.quests.flatMap((quest, index) => (taktika || !quest.taktika ? [index] : [])),
    )
    if (taktika) {
      game.draft.patronDeck = flow.shuffle(tables.patrons.map((_, index) => index))
      for (let seat = 0; seat < game.seats; seat++)
        game.draft.patrons[seat] = game.draft.patronDeck.splice(-tables.rules.taktika.patronsDealt)
      flow.then(choosePatron, {})
      for (let i = 0; i < game.seats; i++) flow.then(placeMiniature, { seat: (game.ring + i) % game.seats })
    } else startGoods(game)
    if (mode === 'duel') flow.call('choose-hero', {})
    flow.then(dealQuests, {})
    if (mode === 'duel') flow.call('duel-draft', { pick: 0 })
    else flow.then(deal, {})
    flow.call('begin-round', {})
  },
})

/** §3.2, §3.3 */
function startGoods(game: Court): void {
  const { auctoritas, nomisma, doxaByOrderFromRing } = game.tables.rules.start
  for (let i = 0; i < game.seats; i++) {
    const seat = (game.ring + i) % game.seats
    give(game, seat, AUCTORITAS, auctoritas)
    give(game, seat, NOMISMA, nomisma)
    give(game, seat, DOXA, doxaByOrderFromRing[i] ?? 0)
  }
}

/** §3.5, §22.3, §23.2 */
function layEvents(game: Court, flow: Flow<CourtEntry>): void {
  const { mode, length, taktika, rules, lookup } = game.tables
  const counts =
    mode === 'solo'
      ? rules.solo[length === 'marathon' ? 'marathonEvents' : 'standardEvents']
      : rules.events[taktika ? (length === 'marathon' ? 'taktikaMarathon' : 'taktikaStandard') : length]
  for (let age = 1; age <= 4; age++) {
    const all = flow.shuffle(itemAt(lookup.events, age).slice())
    game.events.row.push(...all.splice(0, counts[age] ?? 0))
    game.events.box.push(...all)
  }
  game.events.box.sort((a, b) => a - b)
  for (let round = 0; round < game.events.row.length; round++) {
    game.events.outcomes.push(0)
    game.events.options.push(-1)
    game.events.shown.push(mode === 'solo' && round > 0 ? 0 : 1)
  }
}

function prepareDeck(game: Court, flow: Flow<CourtEntry>): void {
  const { deck } = game.tables.lookup
  for (const card of deck) game.cards.place[card] = HIDDEN
  game.cards.deck = flow.shuffle(deck.slice())
}

/** §23.3 */
export const choosePatron = together<Court, object, ChoiceOf<'patron'>, CourtEntry>('choose-patron', {
  rule: '23.3',
  ask: (game, _local, seat) => ({
    seat,
    prompt: 'choose-patron',
    choices: (game.draft.patrons[seat] as number[]).map((patron) => ({
      do: 'patron',
      patron: patronId(game, patron),
    })),
  }),
  resolve(game, _local, answers, flow) {
    for (let seat = 0; seat < game.seats; seat++) {
      const answer = answerIn(answers, seat)
      if (!answer) continue
      const index = game.tables.patrons.findIndex(({ id }) => id === answer.patron)
      game.draft.patronDeck.push(...(game.draft.patrons[seat] as number[]).filter((other) => other !== index))
      game.draft.patrons[seat] = []
      game.players.patrons[seat] = index
      const patron = game.tables.patrons[index]
      patron?.goods.forEach((n, good) => give(game, seat, good, n))
      give(game, seat, DOXA, patron?.doxa ?? 0)
      flow.tell({ kind: 'patron', seat, patron: answer.patron })
    }
    game.draft.patronDeck.sort((a, b) => a - b)
  },
})

const patronId = (game: Court, patron: number): string => game.tables.patrons[patron]?.id ?? ''

/** §23.5 Abilities do not answer to it. */
export const placeMiniature = step('place-miniature', {
  rule: '23.5',
  ask(game, { seat }: { seat: Seat }) {
    const unit = game.tables.patrons[game.players.patrons[seat] as number]?.unit ?? 0
    return {
      seat,
      prompt: 'place-miniature',
      choices: areasFor(game, unit).map((area) => itemAt(AREA_CHOICES, area)),
      facts: { unit: UNITS[unit] as Unit },
    }
  },
  answer(game, { seat }, choice: ChoiceOf<'area'>, flow) {
    const unit = game.tables.patrons[game.players.patrons[seat] as number]?.unit ?? 0
    placeUnit(game, flow, unit, areaOf(choice.area), 1, seat)
    flow.done()
  },
})

/** §3.7 */
export const dealQuests = step('deal-quests', {
  rule: '3.7',
  play(game, _local: object, flow) {
    for (let seat = 0; seat < game.seats; seat++)
      game.quests.held[seat] = game.quests.deck.splice(-game.tables.rules.quests.deal)
    flow.reveal()
    flow.then(discardQuest, {})
  },
})

/** §3.7, §19.2 One Quest is given up, secretly and by all at the same time. */
export const discardQuest = together<Court, object, ChoiceOf<'quest'>, CourtEntry>('discard-quest', {
  rule: '3.7',
  ask: (game, _local, seat) => ({
    seat,
    prompt: 'discard-quest',
    choices: (game.quests.held[seat] as number[]).map((quest) => ({
      do: 'quest',
      quest: questId(game, quest),
    })),
  }),
  resolve(game, _local, answers, flow) {
    for (let seat = 0; seat < game.seats; seat++) {
      const answer = answerIn(answers, seat)
      if (!answer) continue
      const index = game.tables.quests.findIndex(({ id }) => id === answer.quest)
      game.quests.held[seat] = (game.quests.held[seat] as number[]).filter((other) => other !== index)
      ;(game.quests.gone[seat] as number[]).push(index)
      flow.tell({ kind: 'quest-discarded', seat })
    }
  },
})

export const questId = (game: Court, quest: number): string => game.tables.quests[quest]?.id ?? ''

/** §3.8 */
export const deal = step('deal', {
  rule: '3.8',
  play(game, _local: object, flow) {
    const { deal: n, keep } = game.tables.rules.start.draft
    for (let seat = 0; seat < game.seats; seat++) game.draft.packs[seat] = game.cards.deck.splice(-n)
    flow.reveal()
    for (let i = 0; i < keep; i++) flow.then(draft, {})
    flow.then(afterDraft, {})
  },
})

/** §3.8 All keep one card and pass the rest clockwise. */
export const draft = together<Court, object, ChoiceOf<'card'>, CourtEntry>('draft', {
  rule: '3.8',
  ask: (game, _local, seat) => ({
    seat,
    prompt: 'draft-card',
    choices: (game.draft.packs[seat] as number[]).map((card) => itemAt(game.tables.shared.card, card)),
    evenIfForced: true,
  }),
  resolve(game, _local, answers) {
    const passed: number[][] = game.draft.packs.map(() => [])
    const { deal: dealt, keep } = game.tables.rules.start.draft
    for (let seat = 0; seat < game.seats; seat++) {
      const answer = answerIn(answers, seat)
      if (!answer) continue
      const kept = numberOf(game, answer.card)
      handOf(game, seat).push(kept)
      const rest = (game.draft.packs[seat] as number[]).filter((card) => card !== kept)
      passedOn(game, seat, rest, rest.length - (dealt - keep))
      passed[clockwise(seat, game.seats)] = rest
    }
    game.draft.packs = passed
  },
})

/** §3.9, §3.10 */
export const afterDraft = step('after-draft', {
  rule: '3.9',
  play(game, _local: object, flow) {
    const left = game.draft.packs.flat().sort((a, b) => a - b)
    for (const card of flow.shuffle(left)) toDiscard(game, card)
    game.draft.packs = game.draft.packs.map(() => [])
    flow.tell({ kind: 'hands-ready' })
    layOffer(game, flow)
  },
})

export function layOffer(game: Court, flow: Flow<CourtEntry>): void {
  for (let place = 0; place < game.cards.offer.length; place++) {
    const card = topOfDeck(game, flow)
    game.cards.offer[place] = card ?? -1
    if (card !== undefined) game.cards.place[card] = OFFER
  }
  flow.tell({
    kind: 'offer',
    cards: game.cards.offer.filter((card) => card >= 0).map((card) => idOf(game, card)),
  })
}
