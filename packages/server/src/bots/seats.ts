import { randomInt } from 'node:crypto'
import { fastChance, saveState, type Seat } from '@hippodrome/engine'
import type { LiveTable } from '../live/liveTable.ts'
import type { Log } from '../log.ts'
import { newId } from '../people/keys.ts'
import { single } from '../socket/deeds.ts'
import type { Table } from '../table/table.ts'
import type { BotPool, Position } from './pool.ts'

const isBot = (player: string): boolean => player !== 'human' && player !== 'program'

/** The seat of a bot that is asked now, if there is one. */
function askedBot(table: Table): Seat | undefined {
  if (table.phase !== 'playing' || !table.match) return undefined
  return table.match.state.pending.find(({ seat }) => isBot(table.playerAt(seat)))?.seat
}

/** What a bot is shown: a state that its seat could not tell from the true one, with dice of its own. */
function positionFor(table: Table, seat: Seat): Position | undefined {
  const { match } = table
  if (!match) return undefined
  const seed = randomInt(2 ** 31)
  const sample = match.runner.sample(match.state, seat, fastChance(seed))
  return {
    game: table.game.id,
    seats: table.places.length,
    options: table.wish.options,
    state: saveState(sample),
    seat,
    level: table.playerAt(seat),
    seed,
  }
}

/** Lets bots play their seats. A thought that was overtaken is dropped: the table refuses it as stale. */
export class BotSeats {
  private readonly thinking = new Set<string>()

  constructor(
    private readonly pool: BotPool,
    private readonly log: Log,
  ) {}

  /** To be called whenever a table has changed, or was opened. */
  wake(live: LiveTable): void {
    if (this.thinking.has(live.id) || askedBot(live.table) === undefined) return
    this.thinking.add(live.id)
    void this.play(live).finally(() => this.thinking.delete(live.id))
  }

  private async play(live: LiveTable): Promise<void> {
    const { table } = live
    let failures = 0
    for (let seat = askedBot(table); seat !== undefined && failures < 3; seat = askedBot(table)) {
      const position = positionFor(table, seat)
      const decision = table.match?.state.opened[seat]
      if (!position || decision === undefined) return
      try {
        const choice = await this.pool.think(live.id, position)
        const answer = await live.send(
          { kind: 'table' },
          newId(),
          single({ kind: 'choose', seat, decision, choice }),
        )
        failures =
          answer.ok || answer.code === 'stale' || answer.code === 'not-your-decision' ? 0 : failures + 1
      } catch (fault) {
        failures += 1
        this.log('bot-failed', { detail: fault instanceof Error ? fault.message : String(fault) })
      }
    }
  }
}
