import type { Game, Language } from '@hippodrome/engine'
import type { FindWays } from '@hippodrome/games'
import { auction } from '@hippodrome/engine/testing'
import { type Keeper, PlaySession } from './play/session.ts'
import { HUMAN, makePlayer } from './players.ts'
import { openTable, type Seated, type Table } from './table.ts'
import type { Terminal } from './terminal.ts'

/** The engine's small game, typed like any other. */
export const smallGame = auction as unknown as Game

export const seatedAs = (players: readonly string[]): Seated[] =>
  players.map((player, seat) => ({ name: `Seat ${seat}`, player }))

export const smallTable = (players: readonly string[] = [HUMAN, HUMAN], seed = 'small'): Table =>
  openTable(smallGame, { seated: seatedAs(players), seed })

/** A terminal that reads from a script. */
export function scriptedTerminal(
  lines: readonly string[],
  interactive = true,
): Terminal & { readonly shown: string[] } {
  const shown: string[] = []
  const left = [...lines]
  return {
    width: 80,
    interactive,
    shown,
    print: (text) => void shown.push(text),
    ask(prompt) {
      shown.push(prompt)
      return Promise.resolve(left.shift())
    },
    clear: () => void shown.push('<clear>'),
    close: () => {},
  }
}

/** Plays a table with what a person types. */
export async function playScript(
  table: Table,
  lines: readonly string[],
  {
    interactive = true,
    confirm = false,
    alone = false,
    language = 'en' as Language,
    findWays = (() => []) as FindWays,
  } = {},
) {
  const saves: string[] = []
  const keeper: Keeper = {
    path: 'kept.json',
    save: (path = 'kept.json') => {
      saves.push(`${path} ${table.match.made.length}`)
      return path
    },
  }
  const terminal = scriptedTerminal(lines, interactive)
  const { header, match } = table
  const players = await Promise.all(
    header.seats.map(async ({ player }, seat) =>
      player === HUMAN ? undefined : makePlayer(player, { rules: match.rules, header, seat }),
    ),
  )
  const session = new PlaySession({ table, players, terminal, keeper, findWays, language, confirm, alone })
  const code = await session.run()
  return { code, saves, shown: terminal.shown, text: terminal.shown.join('\n') }
}

/** A person who types a line when something is shown, and not before. */
export function patientTerminal(
  script: readonly (readonly [shown: string, typed: string, then?: () => void])[],
): Terminal & { readonly text: () => string } {
  const left = [...script]
  let text = ''
  /** What was shown since the last line was typed. */
  let fresh = ''
  let wake = () => {}
  const print = (more: string) => {
    text += `${more}\n`
    fresh += `${more}\n`
    wake()
  }
  return {
    width: 80,
    interactive: true,
    text: () => text,
    print,
    async ask() {
      const [awaited, typed, then] = left.shift() ?? ['']
      while (!fresh.includes(awaited))
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      fresh = ''
      then?.()
      return typed
    },
    clear: () => {},
    close: () => {},
  }
}
