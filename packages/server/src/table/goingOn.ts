import { randomInt } from 'node:crypto'
import {
  fastChance,
  FORMAT,
  FORMAT_VERSION,
  type Game,
  type Json,
  type Match,
  type MatchFile,
  newHeader,
  type Seat,
  SPECTATOR,
} from '@hippodrome/engine'
import { isBot } from '../bots/seats.ts'
import { newSeed } from '../live/seed.ts'
import type { Actor } from './actor.ts'
import { lookBack } from './past.ts'
import { seatFor } from './reading.ts'
import type { Table } from './table.ts'

/** Who plays for the others in a match that somebody goes on with alone. */
const OTHER = 'squire'

/**
 * A match of its own that goes on from a moment of this one, as far as whoever asks could know it then: what was hidden from
 * them is drawn anew, and so are the dice. Nothing where older rules played a part of it.
 */
export async function goingOn(table: Table, actor: Actor, made: number): Promise<MatchFile | undefined> {
  const { match } = table
  const seat = seatFor(table, actor, undefined)
  const seats = table.places.map(({ name, player }, other) => ({
    name,
    player: seat === SPECTATOR || other === seat ? 'human' : isBot(player) ? player : OTHER,
  }))
  const from = (then: Match) => fileFrom(table.game, then, seat, seats, table.phase === 'playing')
  return match && made === match.made.length ? from(match) : lookBack(table, made, from)
}

function fileFrom(
  game: Game,
  then: Match,
  seat: Seat,
  seats: MatchFile['seats'],
  isUnderWay: boolean,
): MatchFile {
  const { game: state, stack } = then.runner.sample(then.state, seat, fastChance(randomInt(2 ** 31)))
  const { tables: _shared, ...plain } = state
  const position = JSON.parse(JSON.stringify({ game: plain, stack })) as Json
  const header = newHeader(game, then.config, seats, newSeed().seed, { position })
  const unaided = isUnderWay ? { unaided: true as const } : {}
  return { format: FORMAT, version: FORMAT_VERSION, ...header, ...unaided, choices: [] }
}
