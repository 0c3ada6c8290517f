import type { Seat } from '@hippodrome/engine'
import { soloRank } from './rules/end.ts'
import { questId } from './rules/setup.ts'
import { type Court, DOXA, has, isSolo, playedBy } from './state.ts'
import type { CourtEntry } from './types.ts'
import { HEROES, SOLO_RANKS } from './vocabulary.ts'

const AGES = ['I', 'II', 'III', 'IV']

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length)

/** How many Events of each Age were fulfilled, as shares. */
function fulfilled(game: Court, into: Map<string, number>): void {
  const met = game.events.outcomes.map((outcome) => (outcome === 1 ? 1 : 0))
  into.set('events fulfilled: all', mean(met))
  for (const [index, age] of AGES.entries()) {
    const ofAge = met.filter(
      (_, round) => game.tables.events[game.events.row[round] ?? -1]?.age === index + 1,
    )
    if (ofAge.length > 0) into.set(`events fulfilled: Age ${age}`, mean(ofAge))
  }
}

/** By card who has it in play at the end, or played it last: Intrigue does not stay. */
function playersOf(game: Court, told: readonly CourtEntry[]): ReadonlyMap<string, Seat> {
  const players = new Map<string, Seat>()
  for (const entry of told) if (entry.kind === 'played') players.set(entry.card, entry.seat)
  for (let seat = 0; seat < game.seats; seat++)
    for (const card of playedBy(game, seat)) players.set(game.tables.cards[card]?.id ?? '', seat)
  return players
}

/** What a card is worth: by how much the Doxa of who played it exceeds the table's mean. */
function cards(
  game: Court,
  told: readonly CourtEntry[],
  doxa: readonly number[],
  into: Map<string, number>,
): void {
  const average = mean(doxa)
  const players = playersOf(game, told)
  for (const { id, name, intrigue, taktika } of game.tables.cards) {
    if ((taktika && !game.tables.taktika) || (intrigue && game.tables.mode === 'solo')) continue
    const seat = players.get(id)
    into.set(`card played: ${id} ${name}`, seat === undefined ? 0 : 1)
    if (seat !== undefined && game.seats > 1)
      into.set(`card worth: ${id} ${name}`, (doxa[seat] ?? 0) - average)
  }
}

/** A victory that is shared counts in part. */
function victories(game: Court, ranks: readonly number[], into: Map<string, number>): void {
  const winners = ranks.filter((rank) => rank === 1).length
  for (let seat = 0; seat < game.seats; seat++) {
    const won = ranks[seat] === 1 ? 1 / winners : 0
    const patron = game.tables.patrons[game.players.patrons[seat] ?? -1]?.id
    const hero = HEROES[game.players.heroes[seat] ?? -1]
    if (patron !== undefined) into.set(`patron wins: ${patron}`, won)
    if (hero !== undefined) into.set(`hero wins: ${hero}`, won)
  }
}

/** What each kept Quest brought. */
function quests(game: Court, into: Map<string, number>): void {
  for (const [seat, list] of game.quests.doxa.entries())
    for (const [index, doxa] of list.entries())
      into.set(`quest doxa: ${questId(game, game.quests.held[seat]?.[index] ?? -1)}`, doxa)
}

/** §22.25 */
function ranking(game: Court, into: Map<string, number>): void {
  const reached = soloRank(game)
  for (const rank of SOLO_RANKS) into.set(`rank: ${rank}`, rank === reached ? 1 : 0)
}

/** Numbers about a finished match, for the balance report. */
export function statisticsOf(
  game: Court,
  ranks: readonly number[],
  told: readonly CourtEntry[],
): { readonly [name: string]: number } {
  const into = new Map<string, number>()
  const doxa = Array.from({ length: game.seats }, (_, seat) => has(game, seat, DOXA))
  into.set('doxa', mean(doxa))
  into.set('doxa of the winner', Math.max(...doxa))
  into.set('cards in play', mean(game.players.played.map((played) => played.length)))
  into.set(
    'units on the map',
    game.map.units.reduce((sum, n) => sum + n, 0),
  )
  into.set('quest doxa', mean(game.quests.doxa.map((list) => list.reduce((sum, n) => sum + n, 0))))
  fulfilled(game, into)
  cards(game, told, doxa, into)
  quests(game, into)
  victories(game, ranks, into)
  if (isSolo(game)) ranking(game, into)
  return Object.fromEntries(into)
}
