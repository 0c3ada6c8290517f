import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fits, type Model } from '@hippodrome/bots'
import { grown, isLessonOf, type Lesson, parseLesson } from '@hippodrome/bots/learning'
import { configure, type Game, type Options, Runner } from '@hippodrome/engine'
import type { Args } from '../args.ts'
import type { Command } from '../command.ts'
import { BadInput, EXIT } from '../errors.ts'
import { writeWhole } from '../files.ts'
import { percentText } from '../format.ts'
import { loadGame } from '../games.ts'
import { bestOf, playRound, type Reporter, type Syllabus } from '../learning/course.ts'
import { curveSvg } from '../learning/curve.ts'
import type { Course } from '../learning/learner.ts'
import { LESSON, linesIn } from '../learning/lineLog.ts'
import { readModel, writeModel } from '../learning/modelFiles.ts'
import { flagsText } from '../learning/plan.ts'
import { type Round, School } from '../learning/school.ts'
import { optionsFrom, TABLE_FLAGS } from '../tableFlags.ts'
import { Team } from '../team.ts'

/** Bundled beside this file: a worker cannot be started from TypeScript on Node 20. */
const LEARNER = new URL('./learner.js', import.meta.url)

export const train: Command = {
  name: 'train',
  usage: '[flags]',
  summary: 'Let the bots learn a game by playing against themselves; stop at any time, go on later.',
  words: 0,
  flags: {
    game: TABLE_FLAGS.game,
    seats: TABLE_FLAGS.seats,
    minutes: { value: 'N', help: 'how long at most (default 60); the round under way is brought to its end' },
    rounds: { value: 'N', help: 'how many rounds at most (default: as many as the time allows)' },
    folder: { value: 'FOLDER', help: 'where lessons and models are kept (default learning/GAME-SEATS)' },
    seed: { value: 'TEXT', help: 'where a new training starts from (default "one")' },
    lessons: { value: 'N', help: 'matches a round (default 3000); the first has twice as many' },
    hidden: {
      value: 'N',
      help: 'hidden units of the nets: 32, 64, 96 or 128 (default those of --from, else 64)',
    },
    usual: {
      value: 'PERCENT',
      help: 'how many of a hundred lessons are as usual in any mode or scenario; the others have any options (default 50)',
    },
    guests: {
      value: 'PERCENT',
      help: "in how many of a hundred lessons by a model one seat judges by the game's own evaluation (default 0)",
    },
    option: TABLE_FLAGS.option,
    bouts: { value: 'N', help: 'how many pairs of matches a trial takes at most (default 100)' },
    from: {
      value: 'MODEL',
      help: 'a model that a new training goes on from: it plays the first lessons, and all nets begin as it',
    },
    general: { help: 'learn only what holds on any board (default as --from)' },
    grow: { help: 'with --from a --general model: learn places and cards as well' },
    with: {
      value: 'FILE',
      many: true,
      help: 'matches that "gate --keep" has kept, to be learned from as well',
    },
    workers: { value: 'N', help: 'threads (default: one for each core)' },
  },
  details: `Each round plays matches by the newest model, fits a new one to all matches, and tries it: only a model
that wins against the one before and against the game's own evaluation, and loses to none that won its place earlier, takes it.
The same folder goes on where it stopped, also in the middle of a round, and keeps --hidden, --general, --usual, --guests and --option:
they need not be said again. --option fixes an option in lessons and trials; other options vary in lessons, and are as usual in
trials. The best model is best.json there, the learning curve curve.svg.

  hippodrome train --game families --seats 2 --minutes 60`,
  async run(args) {
    const rules = await loadGame(args.text('game') ?? 'families')
    const seats = args.whole('seats', Math.max(2, rules.seats.min), rules.seats.max) ?? 2
    const threads = args.whole('workers', 1, 64) ?? availableParallelism()
    const syllabus: Syllabus = {
      rules,
      lessons: args.whole('lessons', 10, 1_000_000) ?? 3000,
      bouts: args.whole('bouts', 2, 10_000) ?? 100,
    }
    const given = args.texts('with').flatMap((path) => lessonsIn(path, rules, seats))
    checkFixed(given, optionsFrom(rules, args.texts('option')))
    const school = opened(args, rules, seats)
    checkFixed(given, school.plan.options)
    school.keepNew(given)
    const { general, options, usual, guests } = school.plan
    const name = `${rules.id}-${seats}${general ? '-general' : ''}`
    const until = performance.now() + (args.whole('minutes', 1, 100_000) ?? 60) * 60_000
    const isLate = () => performance.now() > until
    const report = reporterOn(process.stderr)
    report.line(`${school.folder}: ${school.rounds.length} rounds so far, ${flagsText(school.plan)}`)
    const course: Course = { game: rules.id, seats, options, usual, guests }
    const team = new Team(LEARNER, threads, course)
    try {
      const last = school.rounds.length + (args.whole('rounds', 1, 10_000) ?? 10_000)
      while (!isLate() && school.rounds.length < last) {
        const round = await playRound(school, syllabus, team, report, isLate)
        if (!round) break
        report.line(roundText(round))
        writeWhole(join(school.folder, 'curve.svg'), curveSvg(`${name}: greedy against hand`, school.rounds))
        const best = bestOf(school)
        if (best) writeModel(join(school.folder, 'best.json'), best)
      }
    } finally {
      await team.end()
    }
    process.stdout.write(`${school.rounds.map(roundText).join('\n')}\n`)
    return EXIT.ok
  },
}

/** The folder of the training, which keeps what was asked for. */
function opened(args: Args, rules: Game, seats: number): School {
  const from = begunFrom(args, rules, seats)
  const hidden = args.oneOf('hidden', ['32', '64', '96', '128'])
  const general = args.has('general') ? true : undefined
  const named = args.texts('option')
  const options = named.length > 0 ? optionsFrom(rules, named) : undefined
  configure(rules, { seats, options: options ?? {} })
  const name = `${rules.id}-${seats}${(general ?? from?.about.general) ? '-general' : ''}`
  return School.open(args.text('folder') ?? join('learning', name), rules, {
    seats,
    seed: args.text('seed') ?? 'one',
    from,
    hidden: hidden === undefined ? undefined : Number(hidden),
    general,
    usual: args.whole('usual', 0, 100),
    guests: args.whole('guests', 0, 100),
    options,
  })
}

/** The lessons of a file. Throws `BadInput` where one is of another game, other seats or other rules. */
function lessonsIn(path: string, rules: Game, seats: number): Lesson[] {
  const lessons = linesIn(path, parseLesson, LESSON)
  if (lessons.length === 0)
    throw new BadInput(`${path}: there are no lessons in it`, `${path}: er staan geen lessen in`)
  const runner = new Runner(rules)
  const other = lessons.findIndex((lesson) => !isLessonOf(runner, seats, lesson)) + 1
  if (other > 0)
    throw new BadInput(
      `${path}: line ${other} is no match of ${seats} by today's rules of ${rules.id}`,
      `${path}: regel ${other} is geen partij van ${seats} volgens de regels van ${rules.id} van nu`,
    )
  return lessons
}

/** Throws `BadInput` where a lesson is not as all of the training are. */
function checkFixed(lessons: readonly Lesson[], fixed: Options): void {
  const flag = Object.entries(fixed).find(([name, value]) =>
    lessons.some(({ options }) => options[name] !== value),
  )
  if (flag)
    throw new BadInput(
      `--with: not all of these matches have --option ${flag.join('=')}, as those of this training do`,
      `--with: niet al die partijen hebben --option ${flag.join('=')}, zoals die van deze training`,
    )
}

function begunFrom(args: Args, rules: Game, seats: number): Model | undefined {
  const path = args.text('from')
  const model = path === undefined ? undefined : fitting(path, rules, seats)
  if (!args.has('grow')) return model
  if (!model?.about.general || args.has('general'))
    throw new BadInput(
      '--grow wants a --from with a general model, and no --general: it goes on from it with places and cards',
      '--grow wil een --from met een algemeen model, en geen --general: het gaat daarvan verder met plaatsen en kaarten',
    )
  return grown(model, rules)
}

/** The model of a file, if it may judge matches of this game. */
function fitting(path: string, rules: Game, seats: number): Model {
  const model = readModel(path)
  if (fits(model, rules, { seats })) return model
  throw new BadInput(
    `${path}: learned another game, other seats, rules or inputs than these`,
    `${path}: heeft een ander spel, andere plaatsen, regels of invoer geleerd dan deze`,
  )
}

const roundText = ({
  round,
  lessons,
  coreMinutes,
  logLoss,
  againstBefore,
  againstHand,
  low,
  high,
  lostTo,
  accepted,
}: Round): string =>
  [
    `round ${round}: ${lessons} lessons, ${coreMinutes.toFixed(1)} core-minutes, log loss ${logLoss.toFixed(4)}`,
    ...(againstBefore === undefined ? [] : [`${percentText(againstBefore)} against the model before`]),
    `${percentText(againstHand)} against hand (${percentText(low)} to ${percentText(high)})`,
    ...(lostTo === undefined ? [] : [`lost to ${lostTo}`]),
    accepted ? 'accepted' : 'refused',
  ].join(', ')

function reporterOn(out: { readonly isTTY?: boolean; write(text: string): unknown }): Reporter {
  let said = ''
  return {
    line: (text) => void out.write(`${out.isTTY ? '\r\u001b[K' : ''}${text}\n`),
    at(what, done, total) {
      const text = `${what} ${Math.floor((10 * done) / total) * 10} %`
      if (out.isTTY) out.write(`\r\u001b[K${what} ${done}/${total}`)
      else if (text !== said) out.write(`${text}\n`)
      said = text
    },
  }
}
