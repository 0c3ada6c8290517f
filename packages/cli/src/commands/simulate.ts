import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { configure } from '@hippodrome/engine'
import type { Args } from '../args.ts'
import type { Command } from '../command.ts'
import { MATCHES, PATIENCE } from '../defaults.ts'
import { BadInput, EXIT } from '../errors.ts'
import { writeWhole } from '../files.ts'
import { GAMES, loadGame } from '../games.ts'
import { botSpecs, checkSpec, playersAt } from '../players.ts'
import type { Broken, Outcome } from '../simulate/oneMatch.ts'
import type { Plan } from '../simulate/plan.ts'
import { plotSvg } from '../simulate/plot.ts'
import { playPlan } from '../simulate/pool.ts'
import { progressOn } from '../simulate/progress.ts'
import { seriesText, type Speed, statisticsText } from '../simulate/report.ts'
import { tallyOf } from '../simulate/tally.ts'
import { seedOf } from '../table.ts'
import { seatsFrom, TABLE_FLAGS, wishFrom } from '../tableFlags.ts'

export const simulate: Command = {
  name: 'simulate',
  usage: '[flags]',
  summary: 'Play many matches between bots on all cores, and count who wins.',
  words: 0,
  flags: {
    game: TABLE_FLAGS.game,
    seats: TABLE_FLAGS.seats,
    option: TABLE_FLAGS.option,
    map: TABLE_FLAGS.map,
    seed: TABLE_FLAGS.seed,
    board: TABLE_FLAGS.board,
    bots: {
      value: 'greedy,random',
      many: true,
      help: 'who plays, in the order of the seats; the last fills up',
    },
    matches: { value: 'N', help: 'how many (default 100)' },
    swap: { help: 'bots move up one seat with every match' },
    workers: { value: 'N', help: 'threads (default: one for each core); changes nothing but the time' },
    patience: {
      value: 'SECONDS',
      help: `how long an exec: program may take for a decision (default ${PATIENCE})`,
    },
    luck: {
      help: 'also the share without what chance was worth, as the model or the evaluation of the game sees it',
    },
    keep: { value: 'FOLDER', help: 'write every match file there' },
    report: { help: 'also what the game itself counts in its matches' },
    plot: { value: 'FILE', help: 'write what the game counts as a picture (SVG)' },
    json: { help: 'the result as JSON; all but "speed" follows from the flags' },
  },
  details: `The same seed gives the same matches, however many threads play them (unless a bot's budget is in milliseconds).
With --luck the dice that fell are compared with others that could have, so that fewer matches tell as much: "factor" says how many times fewer.

  hippodrome simulate --game families --seats 2 --bots greedy,random --matches 200 --swap --seed one`,
  async run(args) {
    const plan = await planFrom(args)
    const threads = args.whole('workers', 1, 256) ?? availableParallelism()
    const keep = args.text('keep')
    const progress = progressOn(process.stderr, plan.matches, () => performance.now())
    const began = performance.now()
    const { outcomes, broken } = await playPlan(plan, threads, (done) => progress.at(done))
    progress.end()
    if (broken[0]) return breakOff(broken[0])
    const seconds = (performance.now() - began) / 1000
    const decisions = outcomes.reduce((sum, outcome) => sum + outcome.decisions, 0)
    const speed: Speed = { seconds, decisionsPerSecond: decisions / seconds, workers: threads }
    const tally = tallyOf(plan, outcomes)
    const { files: _files, patience: _patience, ...asked } = plan
    const text = args.has('json')
      ? JSON.stringify({ plan: asked, ...tally, speed })
      : [seriesText(tally, speed), ...(args.has('report') ? ['', statisticsText(tally)] : [])].join('\n')
    // The result first: files that cannot be written must not cost a long series.
    process.stdout.write(`${text}\n`)
    const plot = args.text('plot')
    if (plot !== undefined) writeWhole(plot, plotSvg(tally))
    if (keep !== undefined) keepAll(keep, plan, outcomes)
    return EXIT.ok
  },
}

async function planFrom(args: Args): Promise<Plan> {
  const rules = await loadGame(args.text('game') ?? GAMES[0])
  const specs = botSpecs(args.texts('bots'))
  const wish = wishFrom(rules, args)
  const { options = {}, board: data } = wish
  const seats = seatsFrom(rules, args, wish, specs.length > 1 ? specs.length : undefined)
  const bots = playersAt(seats, [], specs)
  const config = configure(rules, { seats, options, data })
  for (const spec of bots) checkSpec(spec, rules, config)
  rules.tables(config)
  return {
    game: rules.id,
    options: config.options,
    board: data,
    bots,
    swap: args.has('swap'),
    seed: seedOf(args.text('seed')),
    matches: args.whole('matches', 1, 10_000_000) ?? 100,
    patience: args.whole('patience', 1, 86_400),
    files: args.has('keep'),
    ...(args.has('luck') ? { luck: true } : {}),
  }
}

function keepAll(folder: string, plan: Plan, outcomes: readonly Outcome[]): void {
  const digits = String(plan.matches - 1).length
  for (const { index, file } of outcomes)
    writeWhole(
      join(folder, `${plan.game}-${String(index).padStart(digits, '0')}.json`),
      `${JSON.stringify(file)}\n`,
    )
}

/** A broken match is kept, because it is the best report of what is wrong. */
function breakOff({ index, fault, rules, file }: Broken): number {
  if (!rules) throw new BadInput(`match ${index}: ${fault}`, `partij ${index}: ${fault}`)
  const path = join(MATCHES, `broken-${file.game}-${file.commitment.slice(0, 8)}.json`)
  writeWhole(path, `${JSON.stringify(file)}\n`)
  process.stderr.write(`hippodrome simulate: match ${index} broke: ${fault}; it is kept in ${path}\n`)
  return EXIT.no
}
