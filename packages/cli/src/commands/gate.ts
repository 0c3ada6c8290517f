import { availableParallelism } from 'node:os'
import { comesTrue, farthestOff, fits, makeBot, type Model, verdictOnMode } from '@hippodrome/bots'
import { measuredIn, type Verdict } from '@hippodrome/bots/learning'
import { configure, type Game } from '@hippodrome/engine'
import type { Command } from '../command.ts'
import { BadInput, EXIT } from '../errors.ts'
import { percentText, rowsText } from '../format.ts'
import { loadGame } from '../games.ts'
import { readModel } from '../learning/modelFiles.ts'
import { checkShelf, install } from '../learning/shelf.ts'
import { linesOf, playLessons, playSeries, seedOf } from '../learning/series.ts'
import { progressOn } from '../simulate/progress.ts'
import { optionsFrom, TABLE_FLAGS } from '../tableFlags.ts'
import { Team } from '../team.ts'

/** Bundled beside this file: a worker cannot be started from TypeScript on Node 20. */
const LEARNER = new URL('./learner.js', import.meta.url)

const HAND = 'hand'

export const gate: Command = {
  name: 'gate',
  usage: 'MODEL [flags]',
  summary: 'Try whether a model may replace others: it must win, and what it says must come true.',
  words: 1,
  flags: {
    against: {
      value: 'hand',
      many: true,
      help: 'the file of another model, or hand, the evaluation of the game itself (default)',
    },
    bot: { value: 'greedy', help: 'the bot that both sides play with (default greedy)' },
    rival: { value: 'search:150', help: 'another bot for the other side' },
    bouts: {
      value: 'N',
      help: 'how many sets of matches at most: the same dice, once for every seat (default 100)',
    },
    fresh: {
      value: 'N',
      help: 'in how many matches, played for that alone, its chances are measured (default 500)',
    },
    option: TABLE_FLAGS.option,
    seed: { value: 'TEXT', help: 'where the dice follow from (default "gate")' },
    workers: { value: 'N', help: 'threads (default: one for each core)' },
    adopt: { help: 'also a model that learned older rules or data: if it passes it counts as one of these' },
    install: { help: 'if it passes, make it part of the game; only in the source folder' },
    json: { help: 'as JSON' },
  },
  details: `The share of the wins is corrected for luck: what the dice were worth, as the model sees it, is taken off. A series ends early when it
is clear. Its chances are held against what comes of them in matches that it plays against itself. The exit code is 1 if the model loses to one of the others, does not clearly beat the first, or is off in its chances.
Matches are as usual, or as --option says; those in which chances are measured vary in what it does not say.
With --install a model that passes becomes the one that bots play by and that chances on the screen come from.

  hippodrome gate learning/families-2/best.json --against hand --bouts 200 --install`,
  async run(args) {
    const [path] = args.words
    if (path === undefined) throw new BadInput('name the file of a model', 'noem het bestand van een model')
    const read = readModel(path)
    if (args.has('install')) checkShelf()
    const seed = args.text('seed') ?? 'gate'
    const fresh = args.whole('fresh', 1, 100_000) ?? 500
    const rules = await loadGame(read.about.game)
    const model = args.has('adopt') ? adopted(read, rules) : read
    const { about } = model
    const { seats } = about
    const options = optionsFrom(rules, args.texts('option'))
    configure(rules, { seats, options })
    if (!fits(model, rules, { seats }))
      throw new BadInput(
        `${path}: learned other rules, data or inputs than these`,
        `${path}: heeft andere regels, gegevens of invoer geleerd dan deze`,
      )
    const bot = args.text('bot') ?? 'greedy'
    const rival = args.text('rival') ?? bot
    for (const spec of [bot, rival]) makeBot(spec, { seed: 0 })
    const bouts = args.whole('bouts', 2, 100_000) ?? 100
    const named = args.texts('against')
    const others = named.length > 0 ? named : [HAND]
    for (const other of others) if (other !== HAND) readModel(other)
    const threads = args.whole('workers', 1, 64) ?? availableParallelism()
    const team = new Team(LEARNER, threads, { game: rules.id, seats, options })
    try {
      const series: Tried[] = []
      for (const against of others) {
        const progress = progressOn(process.stderr, bouts, () => performance.now())
        const verdict = await playSeries(
          team,
          {
            seed,
            player: { bot, model: path },
            rival: { bot: rival, ...(against === HAND ? {} : { model: against }) },
            judge: path,
            bouts,
            even: 1 / seats,
          },
          (played) => progress.at(played),
        )
        progress.end()
        series.push({ against, verdict })
        // A gate takes long: who stops it halfway keeps what it found.
        process.stderr.write(`${against}: ${shareText(verdict)} of ${verdict.matches} matches\n`)
      }
      const progress = progressOn(process.stderr, fresh, () => performance.now())
      const seeds = Array.from({ length: fresh }, (_, i) => seedOf(seed, 'fresh', i))
      const lessons = await playLessons(team, seeds, path, (played) => progress.at(played))
      progress.end()
      const tried = measuredIn(rules, model, lessons)
      const { calibration, modes } = tried.about
      const wins = (series[0]?.verdict.low ?? 0) > 1 / seats
      const losesNone = series.every(({ verdict }) => verdict.high >= 1 / seats)
      const passed = wins && losesNone && comesTrue(calibration)
      process.stdout.write(
        args.has('json')
          ? `${JSON.stringify({ model: path, bot, rival, series, calibration, modes, farthestOff: farthestOff(calibration), passed })}\n`
          : `${[...gateText(series, tried, passed), ...modesText(tried)].join('\n')}\n`,
      )
      if (passed && args.has('install'))
        process.stderr.write(
          `${install({ ...tried, about: { ...tried.about, series: linesOf(series, bot) } })}\n`,
        )
      return passed ? EXIT.ok : EXIT.no
    } finally {
      await team.end()
    }
  },
}

const shareText = ({ share, low, high }: Verdict): string =>
  `${percentText(share)} (${percentText(low)} to ${percentText(high)})`

type Tried = { readonly against: string; readonly verdict: Verdict }

/** A model of the same inputs as one of today's rules and data; the gate says whether it still holds. */
const adopted = (model: Model, { rules, data }: Game): Model => ({
  ...model,
  about: { ...model.about, rules, data },
})

/** What became of its chances in each mode or scenario, and whether people are told them there. */
function modesText({ about: { modes = [] } }: Model): string[] {
  if (modes.length === 0) return []
  const rows = modes.map((mode) => [
    `${mode.option} ${mode.value}`,
    String(mode.matches),
    percentText(farthestOff(mode)),
    String(mode.logLoss),
    String(mode.hand?.logLoss),
    CHANCES[verdictOnMode(mode)],
  ])
  const head = ['', 'matches', 'off by at most', 'log loss', 'by hand', 'chances']
  return ['', ...rowsText([head, ...rows], [1, 2, 3, 4])]
}

const CHANCES: { readonly [verdict in ReturnType<typeof verdictOnMode>]: string } = {
  told: 'shown',
  'held back': 'not shown',
  'too few': 'as in all together: too few matches',
}

function gateText(series: readonly Tried[], model: Model, passed: boolean): string[] {
  const rows = series.map(({ against, verdict: { matches, share, low, high, factor } }) => [
    against,
    String(matches),
    percentText(share),
    `${percentText(low)} to ${percentText(high)}`,
    factor.toFixed(2),
  ])
  const { calibration } = model.about
  const tenths = (calibration?.tenths ?? []).map(({ cases, said, won }) => [
    percentText(said),
    percentText(won),
    String(cases),
  ])
  return [
    ...rowsText([['against', 'matches', 'share', 'interval', 'luck factor'], ...rows], [1, 2, 3, 4]),
    '',
    ...rowsText([['said', 'won', 'cases'], ...tenths], [0, 1, 2]),
    `in ${calibration?.matches ?? 0} matches its chances are off by ${percentText(calibration ? farthestOff(calibration) : 1)} at most`,
    `log loss ${calibration?.logLoss}, Brier ${calibration?.brier}; by hand ${calibration?.hand?.logLoss}, ${calibration?.hand?.brier}`,
    passed ? 'passed' : 'not passed',
  ]
}
