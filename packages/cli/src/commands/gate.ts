import { availableParallelism } from 'node:os'
import { farthestOff, fits, makeBot, type Model, verdictOnMode } from '@hippodrome/bots'
import { parseLesson, type Verdict } from '@hippodrome/bots/learning'
import { configure, type Game, type Language } from '@hippodrome/engine'
import type { Args } from '../args.ts'
import type { Command } from '../command.ts'
import { BadInput, EXIT } from '../errors.ts'
import { percentText, rowsText } from '../format.ts'
import { loadGame } from '../games.ts'
import { keepLines, keptLines, LESSON } from '../learning/lineLog.ts'
import { readModel } from '../learning/modelFiles.ts'
import { type LeftOut, namedRivals, type Rival, rivalsToInstall } from '../learning/rivals.ts'
import { checkShelf, install } from '../learning/shelf.ts'
import { type Trial, tryModel } from '../learning/gateTrial.ts'
import { progressOn } from '../simulate/progress.ts'
import { languageFrom, optionsFrom, TABLE_FLAGS } from '../tableFlags.ts'
import { Team } from '../team.ts'

/** Bundled beside this file: a worker cannot be started from TypeScript on Node 20. */
const LEARNER = new URL('./learner.js', import.meta.url)

export const gate: Command = {
  name: 'gate',
  usage: 'MODEL [flags]',
  summary: 'Try whether a model may replace others: it must win, and what it says must come true.',
  words: 1,
  flags: {
    against: {
      value: 'hand',
      many: true,
      help: 'the file of another model, or hand, the evaluation of the game itself (default); it may have learned older rules or data',
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
    keep: {
      value: 'FILE',
      help: 'keep these matches: a gate that was stopped does not play them again, and "train --with" learns from them',
    },
    option: TABLE_FLAGS.option,
    seed: { value: 'TEXT', help: 'where the dice follow from (default "gate")' },
    workers: { value: 'N', help: 'threads (default: one for each core)' },
    adopt: { help: 'also a model that learned older rules or data: if it passes it counts as one of these' },
    install: {
      help: 'try it against the model that it would replace too, and if it passes, make it part of the game; only in the source folder',
    },
    json: { help: 'as JSON' },
  },
  details: `The share of the wins is corrected for luck: what the dice were worth, as the model sees it, is taken off. A series ends early when it
is clear. Its chances are held against what comes of them in matches that it plays against itself. The exit code is 1 if the model loses to one of the others, does not clearly beat the first, or is off in its chances.
Matches are as usual, or as --option says; those in which chances are measured vary in what it does not say.
With --install it is first tried against the model of that game and number of seats that comes with it, unless that has the same weights, then
against hand, then against the others. A model that passes becomes the one that bots play by and that chances on the screen come from; they
are not shown in a mode or scenario in which they are clearly off.

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
    const { seats } = model.about
    const options = optionsFrom(rules, args.texts('option'))
    configure(rules, { seats, options })
    if (!fits(model, rules, { seats }))
      throw new BadInput(
        `${path}: learned other rules, data or inputs than these`,
        `${path}: heeft andere regels, gegevens of invoer geleerd dan deze`,
      )
    const bot = args.text('bot') ?? 'greedy'
    const bots = { own: bot, rival: args.text('rival') ?? bot }
    for (const spec of Object.values(bots)) makeBot(spec, { seed: 0 })
    const bouts = args.whole('bouts', 2, 100_000) ?? 100
    const rivals = rivalsFrom(args, model)
    const keep = args.text('keep')
    if (keep !== undefined) checkKeeping(keep)
    const threads = args.whole('workers', 1, 64) ?? availableParallelism()
    const team = new Team(LEARNER, threads, { game: rules.id, seats, options })
    try {
      const trial = await tryModel(
        team,
        { rules, model, path, rivals, bots, bouts, fresh, options, seed, keep },
        {
          begin: (total) => progressOn(process.stderr, total, () => performance.now()),
          // A gate takes long: who stops it halfway keeps what it found.
          tried: ({ against, verdict }) =>
            process.stderr.write(`${against}: ${shareText(verdict)} of ${verdict.matches} matches\n`),
        },
      )
      const passed = trial.faults.length === 0
      process.stdout.write(
        args.has('json')
          ? `${JSON.stringify({ model: path, bot, rival: bots.rival, ...trialData(trial), passed })}\n`
          : `${trialText(trial).join('\n')}\n`,
      )
      if (passed && args.has('install')) process.stderr.write(`${install(trial.model)}\n`)
      return passed ? EXIT.ok : EXIT.no
    } finally {
      await team.end()
    }
  },
}

/** A gate takes long: whether the file can be read and written is seen before anything is played. */
function checkKeeping(path: string): void {
  keptLines(path, parseLesson, LESSON)
  keepLines(path, [])
}

/** Who was named, and before a model becomes part of the game what bots play by today. */
function rivalsFrom(args: Args, model: Model): readonly Rival[] {
  const named = args.texts('against')
  if (!args.has('install')) return namedRivals(model, named)
  const { rivals, leftOut } = rivalsToInstall(model, named)
  const language = languageFrom(args)
  for (const { path, why } of leftOut) process.stderr.write(`${path}: ${LEFT_OUT[why][language]}\n`)
  return rivals
}

const LEFT_OUT: { readonly [why in LeftOut['why']]: { readonly [language in Language]: string } } = {
  same: { en: 'is this model, and no rival', nl: 'is dit model, en geen tegenstander' },
  stranger: {
    en: 'learned other inputs, and is no rival',
    nl: 'leerde andere invoer, en is geen tegenstander',
  },
  unreadable: { en: 'cannot be read, and is no rival', nl: 'is niet te lezen, en geen tegenstander' },
}

const shareText = ({ share, low, high }: Verdict): string =>
  `${percentText(share)} (${percentText(low)} to ${percentText(high)})`

/** A model of the same inputs as one of today's rules and data; the gate says whether it still holds. */
const adopted = (model: Model, { rules, data }: Game): Model => ({
  ...model,
  about: { ...model.about, rules, data },
})

const trialData = ({ series, model, calibration, faults }: Trial) => ({
  series,
  calibration,
  farthestOff: farthestOff(calibration),
  modes: model.about.modes?.map((mode) => ({
    ...mode,
    farthestOff: farthestOff(mode),
    chances: verdictOnMode(mode),
  })),
  faults,
})

function trialText({ series, model, calibration, faults }: Trial): string[] {
  const rows = series.map(({ against, verdict: { matches, share, low, high, factor } }) => [
    against,
    String(matches),
    percentText(share),
    `${percentText(low)} to ${percentText(high)}`,
    factor.toFixed(2),
  ])
  const tenths = calibration.tenths.map(({ cases, said, won }) => [
    percentText(said),
    percentText(won),
    String(cases),
  ])
  const { matches, logLoss, brier, hand } = calibration
  return [
    ...rowsText([['against', 'matches', 'share', 'interval', 'luck factor'], ...rows], [1, 2, 3, 4]),
    '',
    ...rowsText([['said', 'won', 'cases'], ...tenths], [0, 1, 2]),
    `in ${matches} matches its chances are off by ${percentText(farthestOff(calibration))} at most`,
    `log loss ${logLoss}, Brier ${brier}; by hand ${hand?.logLoss}, ${hand?.brier}`,
    faults.length === 0 ? 'passed' : `not passed: ${faults.join('; ')}`,
    ...modesText(model),
  ]
}

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
