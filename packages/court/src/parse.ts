import { BadData, parseWith } from '@hippodrome/engine'
import * as v from 'valibot'
import { auditCourt } from './audit.ts'
import { A, type Court, emptyCourt, G, GIFT, isSolo, optionNow } from './state.ts'
import type { Tables } from './tables.ts'
import { PHASES, UNITS } from './vocabulary.ts'

/** A position from outside, checked in shape and in its counts. Throws `BadData`. */
export function parseCourt(json: unknown, tables: Tables): Court {
  const parsed = parseWith(courtSchema(tables), json, 'game')
  // What the seats remember, and whose turn it is, a position need not say.
  const { turn = 0, shuffles = 0, known, questKnown, ...rest } = parsed
  const empty = emptyCourt(tables)
  const game: Court = {
    ...empty,
    ...rest,
    turn,
    shuffles,
    known: known ?? empty.known,
    questKnown: questKnown ?? empty.questKnown,
    tables,
  }
  checkRounds(game)
  const [problem] = auditCourt(game)
  if (problem) throw new BadData('game', problem)
  return game
}

/** What is kept by round is there for each Event, and the round is one of them. */
function checkRounds(game: Court): void {
  const rounds = game.events.length
  for (const name of ['outcomes', 'options', 'shown'] as const)
    if (game[name].length !== rounds)
      throw new BadData(`game.${name}`, `must have a length of ${rounds}, one for each Event`)
  const first = isSolo(game) ? -1 : 0
  if (game.round < first || (rounds > 0 && game.round >= rounds))
    throw new BadData('game.round', `must be from ${first} to ${rounds - 1}, not ${game.round}`)
  const acting = game.phase === 'action' || game.phase === 'resolve'
  if (acting && !isSolo(game) && rounds > 0 && !optionNow(game))
    throw new BadData('game.options', `the Event of round ${game.round + 1} needs a chosen Option by now`)
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
    turn: v.optional(index(seats)),
    goods: row(seats * G),
    deck: cards,
    discard: cards,
    offer: row(tables.rules.offerSize, from(tables.cards.length)),
    locks: cards,
    removed: cards,
    hands: cardsBySeat,
    packs: cardsBySeat,
    starting: cardsBySeat,
    piles: v.array(cards),
    lookingAt: whole,
    drafting: seat,
    seen: cards,
    played: cardsBySeat,
    under: v.pipe(v.array(v.array(from(tables.cards.length))), v.length(seats)),
    down: cards,
    spent: cards,
    place: row(tables.cards.length, index(6)),
    known: v.optional(row(tables.cards.length)),
    shuffles: v.optional(whole),
    questKnown: v.optional(row(tables.quests.length)),
    quests: bySeat(tables.quests.length),
    questsGone: bySeat(tables.quests.length),
    questDeck: v.array(index(tables.quests.length)),
    patronOffers: bySeat(tables.patrons.length),
    patronDeck: v.array(index(tables.patrons.length)),
    patrons: row(seats, from(tables.patrons.length)),
    heroes: row(seats, from(2)),
    market: v.array(from(7)),
    caskets: row(4, from(tables.caskets.length)),
    casketBag: v.array(index(tables.caskets.length)),
    track: row(4, seat),
    events: v.array(index(tables.events.length)),
    outcomes: v.array(index(3)),
    options: v.array(from(2)),
    shown: v.array(index(2)),
    eventBox: v.array(index(tables.events.length)),
    votes: row(seats * 2),
    votedFor: row(seats, from(2)),
    bound: row(seats, from(2)),
    topVotes: row(seats),
    topThisEvent: row(seats),
    victories: row(seats),
    map: row(UNITS.length * A),
    pool: row(UNITS.length),
    seals: row(seats * A, index(2)),
    stores: v.array(whole),
    abilitiesUsed: row(seats),
    sealsRemoved: row(seats),
    used: v.pipe(v.array(v.array(index(tables.abilities.length))), v.length(5)),
    passed: row(seats, index(2)),
    declared: row(4),
    extraActions: whole,
    held: v.optional(whole, 0),
    actingArea: from(A),
    sold: whole,
    gifts: row(seats * GIFT),
    giftRank: row(seats),
    giftsOpen: flag,
    bids: row(seats),
    bidsOpen: flag,
    victorious: seat,
    defeated: seat,
    passedOn: whole,
    rewardTimes: whole,
    ignoring: flag,
    consequences: row(G),
    acts: v.array(act),
    pile: v.array(v.strictObject({ seat: index(seats), card, cancelled: flag })),
    claimed: flag,
    settled: flag,
    lost: flag,
    questDoxa: v.pipe(v.array(v.array(whole)), v.length(seats)),
  })
}
