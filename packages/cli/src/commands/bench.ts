import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'
import { type Effort, type Measured, measure, measureCold, middleOf } from '../bench/measure.ts'
import type { Args } from '../args.ts'
import type { Command } from '../command.ts'
import { EXIT } from '../errors.ts'
import { rowsText } from '../format.ts'
import { allGames, GAMES, loadGame } from '../games.ts'

export const bench: Command = {
  name: 'bench',
  usage: '[flags]',
  summary: 'Measure random play, clones and search of every game, on one core.',
  words: 0,
  flags: {
    game: { value: 'GAME', help: 'only this game' },
    rounds: { value: 'N', help: 'rounds after one to warm up; the median counts (default 5)' },
    seconds: { value: 'N', help: 'whole seconds a round (default 1)' },
    together: {
      help: 'all games in one process, a round of each by turns, instead of each in one of its own',
    },
    cold: { help: 'only random play, from before the game is loaded, each round in a process of its own' },
    cpu: { help: 'count processor time instead of the clock, for a machine that is busy with other things' },
    json: { help: 'as JSON' },
  },
  details: 'Random play takes every number of seats by turns; clones and search are of the fullest table.',
  async run(args) {
    const effort = {
      rounds: args.whole('rounds', 1, 1000) ?? 5,
      seconds: args.whole('seconds', 1, 3600) ?? 1,
      now: args.has('cpu') ? processorTime : () => performance.now(),
    }
    const measured = await measuredBy(args, effort)
    const machine = { node: process.version, processor: cpus()[0]?.model ?? 'unknown', cores: cpus().length }
    const text = args.has('json')
      ? JSON.stringify({ machine, cpu: args.has('cpu'), ...effort, measured })
      : tableText(measured)
    process.stdout.write(`${text}\n`)
    return EXIT.ok
  },
}

async function measuredBy(args: Args, effort: Effort): Promise<readonly Measured[]> {
  const id = args.text('game')
  const apart = apartWith(effort, args.has('cpu'))
  if (args.has('cold')) {
    if (id === undefined || effort.rounds > 1)
      return (id === undefined ? GAMES : [id]).map((game) =>
        middleOf(Array.from({ length: effort.rounds }, () => apart(game, '--cold', '--rounds', '1'))),
      )
    return [{ game: id, figures: await measureCold(() => loadGame(id), effort) }]
  }
  if (id !== undefined) return measure([await loadGame(id)], effort)
  if (args.has('together')) return measure(await allGames(), effort)
  return GAMES.map((game) => apart(game, '--rounds', String(effort.rounds)))
}

/** Measures one game in a process of its own: what one makes of shared code slows the next one down. */
function apartWith({ seconds }: Effort, cpu: boolean): (game: string, ...flags: string[]) => Measured {
  const program = [...process.execArgv, ...process.argv.slice(1, 2), 'bench', '--json']
  const same = ['--seconds', String(seconds), ...(cpu ? ['--cpu'] : [])]
  return (game, ...flags) => {
    const answer = execFileSync(process.execPath, [...program, '--game', game, ...same, ...flags], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [measured] = (JSON.parse(answer) as { readonly measured: readonly [Measured] }).measured
    return measured
  }
}

/** Milliseconds that this process was at work. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const rate = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(1)

const tableText = (measured: readonly Measured[]): string =>
  rowsText(
    [
      ['', '', 'median', 'least', 'most'],
      ...measured.flatMap(({ game, figures }) =>
        Object.entries(figures).map(([what, { median, least, most }]) => [
          game,
          what,
          rate(median),
          rate(least),
          rate(most),
        ]),
      ),
    ],
    [2, 3, 4],
  ).join('\n')
