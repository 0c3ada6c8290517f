import { BadData, parseWith } from '@hippodrome/engine'
import * as v from 'valibot'
import { auditCourt } from './audit.ts'
import { A, type Court, emptyCourt, G, GIFT, isSolo, optionNow } from './state.ts'
import { inParts } from './olderForm.ts'
import type { Tables } from './tables.ts'
import { PHASES, UNITS } from './vocabulary.ts'

/** A position from outside, checked in shape and in its counts. Throws `BadData`. */
export function parseCourt(json: unknown, tables: Tables): Court {
  const { cards, quests, ...rest } = parseWith(courtSchema(tables), inParts(json), 'game')
  const empty = emptyCourt(tables)
  // What the seats remember, and whose turn it is, a position need not say.
  const game: Court = {
    ...empty,
    ...rest,
    cards: { ...cards, known: cards.known ?? empty.cards.known },
    quests: { ...quests, known: quests.known ?? empty.quests.known },
    tables,
  }
  checkRounds(game)
  const [problem] = auditCourt(game)
  if (problem) throw new BadData('game', problem)
  return game
}

/** What is kept by round is there for each Event, and the round is one of them. */
function checkRounds(game: Court): void {
  const rounds = game.events.row.length
  for (const name of ['outcomes', 'options', 'shown'] as const)
    if (game.events[name].length !== rounds)
      throw new BadData(`game.events.${name}`, `must have a length of ${rounds}, one for each Event`)
  const first = isSolo(game) ? -1 : 0
  if (game.round < first || (rounds > 0 && game.round >= rounds))
    throw new BadData('game.round', `must be from ${first} to ${rounds - 1}, not ${game.round}`)
  const acting = game.phase === 'action' || game.phase === 'resolve'
  if (acting && !isSolo(game) && rounds > 0 && !optionNow(game))
    throw new BadData(
      'game.events.options',
      `the Event of round ${game.round + 1} needs a chosen Option by now`,
    )
}

const whole = v.pipe(v.number(), v.integer())
const flag = v.pipe(whole, v.minValue(0), v.maxValue(9))

function courtSchema(tables: Tables) {
  const { seats } = tables
  const from = (n: number) => v.pipe(whole, v.minValue(-1), v.maxValue(n - 1))
  const index = (n: number) => v.pipe(whole, v.minValue(0), v.maxValue(n - 1))
  const row = (n: number, of: v.GenericSchema<unknown, number> = whole) => v.pipe(v.array(of), v.length(n))
  const card = index(tables.cards.length)
  const cards = v.array(card)
  const bySeat = (n: number) => v.pipe(v.array(v.array(index(n))), v.length(seats))
  const cardsBySeat = bySeat(tables.cards.length)
  const seat = from(seats)
  const act = v.strictObject({
    owner: index(seats),
    ability: whole,
    card: whole,
    target: seat,
    actor: seat,
    area: from(A),
    unit: from(UNITS.length),
    moved: flag,
    movedTo: whole,
    position: from(4),
    called: whole,
    abilityUsed: flag,
    sure: flag,
    offered: v.optional(flag, 0),
    sealsBefore: whole,
  })
  return v.strictObject({
    seats: v.literal(seats),
    phase: v.picklist(PHASES),
    round: whole,
    ring: index(seats),
    turn: v.optional(index(seats), 0),
    goods: row(seats * G),
    market: v.array(from(7)),
    players: v.strictObject({
      hands: cardsBySeat,
      starting: cardsBySeat,
      played: cardsBySeat,
      under: v.pipe(v.array(v.array(from(tables.cards.length))), v.length(seats)),
      down: cards,
      spent: cards,
      patrons: row(seats, from(tables.patrons.length)),
      heroes: row(seats, from(2)),
      passed: row(seats, index(2)),
      victories: row(seats),
      topVotes: row(seats),
    }),
    cards: v.strictObject({
      deck: cards,
      discard: cards,
      offer: row(tables.rules.offerSize, from(tables.cards.length)),
      locks: cards,
      removed: cards,
      seen: cards,
      place: row(tables.cards.length, index(6)),
      known: v.optional(row(tables.cards.length)),
      shuffles: v.optional(whole, 0),
    }),
    draft: v.strictObject({
      packs: cardsBySeat,
      piles: v.array(cards),
      lookingAt: whole,
      seat: seat,
      patrons: bySeat(tables.patrons.length),
      patronDeck: v.array(index(tables.patrons.length)),
    }),
    quests: v.strictObject({
      held: bySeat(tables.quests.length),
      gone: bySeat(tables.quests.length),
      deck: v.array(index(tables.quests.length)),
      known: v.optional(row(tables.quests.length)),
      doxa: v.pipe(v.array(v.array(whole)), v.length(seats)),
    }),
    initiative: v.strictObject({
      track: row(4, seat),
      caskets: row(4, from(tables.caskets.length)),
      bag: v.array(index(tables.caskets.length)),
    }),
    events: v.strictObject({
      row: v.array(index(tables.events.length)),
      outcomes: v.array(index(3)),
      options: v.array(from(2)),
      shown: v.array(index(2)),
      box: v.array(index(tables.events.length)),
    }),
    votes: v.strictObject({
      placed: row(seats * 2),
      option: row(seats, from(2)),
      bound: row(seats, from(2)),
      top: row(seats),
    }),
    map: v.strictObject({
      units: row(UNITS.length * A),
      pool: row(UNITS.length),
      seals: row(seats * A, index(2)),
      stores: v.array(whole),
      abilitiesUsed: row(seats),
      sealsRemoved: row(seats),
    }),
    action: v.strictObject({
      declared: row(4),
      extra: whole,
      held: v.optional(whole, 0),
      area: from(A),
      sold: whole,
    }),
    gifts: v.strictObject({
      given: row(seats * GIFT),
      rank: row(seats),
      open: flag,
    }),
    trial: v.strictObject({
      bids: row(seats),
      open: flag,
    }),
    verdict: v.strictObject({
      victorious: seat,
      defeated: seat,
      passedOn: whole,
      rewardTimes: whole,
      ignoring: flag,
      consequences: row(G),
    }),
    abilities: v.strictObject({
      acts: v.array(act),
      pile: v.array(v.strictObject({ seat: index(seats), card, cancelled: flag })),
      used: v.pipe(v.array(v.array(index(tables.abilities.length))), v.length(5)),
    }),
    solo: v.strictObject({
      claimed: flag,
      settled: flag,
      lost: flag,
    }),
  })
}
