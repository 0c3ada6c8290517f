import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { fastChance, saveState, type Seat } from '@hippodrome/engine'
import type { LiveTable } from '../live/liveTable.ts'
import type { Log } from '../log.ts'
import { newId } from '../people/keys.ts'
import { single } from '../socket/deeds.ts'
import type { Table } from '../table/table.ts'
import type { BotPool, Position } from './pool.ts'

export const isBot = (player: string): boolean => player !== 'human' && player !== 'program'

/** The seat of a bot that is asked now, if there is one. */
function askedBot(table: Table): Seat | undefined {
  if (table.phase !== 'playing' || table.paused || !table.match) return undefined
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

/** Somebody was quicker. */
const OVERTAKEN: readonly string[] = ['stale', 'not-your-decision', 'paused', 'match-over']

/** How long to wait after this many failures in a row: a moment at first, a minute in the end. */
const pauseAfter = (failures: number): number => Math.min(60_000, 250 * 2 ** failures)

/** Lets bots play their seats. A thought that was overtaken is dropped: the table refuses it as stale. */
export class BotSeats {
  private readonly thinking = new Set<string>()

  constructor(
    private readonly pool: BotPool,
    private readonly log: Log,
  ) {}

  /** Whether a bot thinks about this match now. */
  isThinking(match: string): boolean {
    return this.thinking.has(match)
  }

  /** To be called whenever a table has changed, or was opened. */
  wake(live: LiveTable): void {
    if (this.thinking.has(live.id) || askedBot(live.table) === undefined) return
    this.thinking.add(live.id)
    void this.play(live).finally(() => this.thinking.delete(live.id))
  }

  private async play(live: LiveTable): Promise<void> {
    for (let failures = 0; ; ) {
      if (failures > 0) await sleep(pauseAfter(failures), undefined, { ref: false })
      const { table } = live
      const seat = askedBot(table)
      const position = seat === undefined ? undefined : positionFor(table, seat)
      if (seat === undefined || !position) return
      const refused = await this.choose(live, seat, position)
      failures = refused === undefined ? 0 : failures + 1
      if (refused !== undefined) this.log('bot-failed', { detail: refused })
    }
  }

  /** Nothing when it chose, or when another was quicker; why not otherwise. */
  private async choose(live: LiveTable, seat: Seat, position: Position): Promise<string | undefined> {
    const decision = live.table.match?.state.opened[seat]
    if (decision === undefined) return undefined
    try {
      const choice = await this.pool.think(live.id, position)
      const deed = single({ kind: 'choose', seat, decision, choice })
      const answer = await live.send({ kind: 'table' }, newId(), deed)
      return answer.ok || OVERTAKEN.includes(answer.code) ? undefined : answer.code
    } catch (fault) {
      return fault instanceof Error ? fault.message : String(fault)
    }
  }
}
