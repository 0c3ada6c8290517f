import { randomInt } from 'node:crypto'
import {
  fastChance,
  FORMAT,
  FORMAT_VERSION,
  type Json,
  type MatchFile,
  newHeader,
  SPECTATOR,
} from '@hippodrome/engine'
import { isBot } from '../bots/seats.ts'
import { newSeed } from '../live/seed.ts'
import { pastOf } from '../socket/questions.ts'
import type { Actor } from './actor.ts'
import { seatFor } from './reading.ts'
import type { Table } from './table.ts'

/** Who plays for the others in a match that somebody goes on with alone. */
const OTHER = 'squire'

/**
 * A match of its own that goes on from a moment of this one, as far as whoever asks could know it then: what was hidden from
 * them is drawn anew, and so are the dice. Nothing where older rules played a part of it.
 */
export function goingOn(table: Table, actor: Actor, made: number): MatchFile | undefined {
  const { match, game } = table
  const then = made === match?.made.length ? match : pastOf(table, made)
  if (!then) return undefined
  const seat = seatFor(table, actor, undefined)
  const { game: state, stack } = then.runner.sample(then.state, seat, fastChance(randomInt(2 ** 31)))
  const { tables: _shared, ...plain } = state
  const position = JSON.parse(JSON.stringify({ game: plain, stack })) as Json
  const seats = table.places.map(({ name, player }, other) => ({
    name,
    player: seat === SPECTATOR || other === seat ? 'human' : isBot(player) ? player : OTHER,
  }))
  const header = newHeader(game, then.config, seats, newSeed().seed, { position })
  return { format: FORMAT, version: FORMAT_VERSION, ...header, choices: [] }
}
