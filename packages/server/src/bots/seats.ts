import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { fastChance, saveState, type Seat } from '@hippodrome/engine'
import type { Entry } from '@hippodrome/wire'
import type { LiveTable } from '../live/liveTable.ts'
import type { Log } from '../log.ts'
import { newId } from '../people/keys.ts'
import { single } from '../socket/deeds.ts'
import { waitedFor } from '../table/asked.ts'
import type { Table } from '../table/table.ts'
import { levelOf } from './levels.ts'
import type { BotPool, Position } from './pool.ts'

export const isBot = (player: string): boolean => player !== 'human' && player !== 'program'

/** The seat of a bot that is asked now, if there is one. */
function askedBot(table: Table): Seat | undefined {
  if (table.phase !== 'playing' || table.paused) return undefined
  return waitedFor(table).find((seat) => isBot(table.playerAt(seat)))
}

/** A bot that is asked, the number of its decision, and what it is shown: a state that its seat could not tell from the true one, with dice of its own. */
type Asked = { readonly seat: Seat; readonly decision: number; readonly position: Position }

/** A bot took the seat of somebody who had not confirmed their turn: there is nothing to think about. */
type Held = { readonly seat: Seat; readonly confirms: true }

function askedNow(table: Table): Asked | Held | undefined {
  const { match } = table
  const seat = askedBot(table)
  const decision = seat === undefined ? undefined : match?.state.opened[seat]
  if (!match || seat === undefined || decision === undefined) return undefined
  if (match.holding(seat) === seat) return { seat, confirms: true }
  const seed = randomInt(2 ** 31)
  const sample = match.runner.sample(match.state, seat, fastChance(seed))
  const position = {
    game: table.game.id,
    seats: table.places.length,
    options: table.wish.options,
    state: saveState(sample),
    seat,
    level: levelOf(table.playerAt(seat)),
    seed,
  }
  return { seat, decision, position }
}

/** Somebody was quicker. */
const OVERTAKEN: readonly string[] = ['stale', 'not-your-decision', 'held', 'paused', 'match-over']

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
    void this.play(live)
  }

  private async play(live: LiveTable): Promise<void> {
    for (let failures = 0; ; ) {
      if (failures > 0) await sleep(pauseAfter(failures), undefined, { ref: false })
      const turn = await this.take(live).catch((fault: unknown) => ({ failed: detailOf(fault) }))
      if (!turn) return
      failures = turn.failed === undefined ? 0 : failures + 1
      if (turn.failed !== undefined) this.log('bot-failed', { detail: turn.failed })
    }
  }

  /** One choice, if a bot is asked, and why it could not be made; to be overtaken is no failure. */
  private async take(live: LiveTable): Promise<{ readonly failed: string | undefined } | undefined> {
    const asked = await live.look((table) => {
      const now = askedNow(table)
      // Before anything can happen for which it would have to be woken.
      if (!now) this.thinking.delete(live.id)
      return now
    })
    if (!asked) return undefined
    const answer = await live.send({ kind: 'table' }, newId(), single(await this.entryOf(live, asked)))
    return { failed: answer.ok || OVERTAKEN.includes(answer.code) ? undefined : answer.code }
  }

  private async entryOf(live: LiveTable, asked: Asked | Held): Promise<Entry> {
    const { seat } = asked
    if ('confirms' in asked) return { kind: 'confirm', seat }
    const choice = await this.pool.think(live.id, asked.position)
    return { kind: 'choose', seat, decision: asked.decision, choice }
  }
}

const detailOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault))
