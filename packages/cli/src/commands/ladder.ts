import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { BOT_LEVELS, makeBot, specOf } from '@hippodrome/bots'
import { modelFor } from '@hippodrome/bots/models'
import { configure } from '@hippodrome/engine'
import { type Args, listOf } from '../args.ts'
import type { Command } from '../command.ts'
import { BadInput, EXIT } from '../errors.ts'
import { percentText, rowsText } from '../format.ts'
import { loadGame } from '../games.ts'
import { Ladder, MEASURE, type Pair, type Standing } from '../learning/ladder.ts'
import { checkRungs, installRungs, levelsOf } from '../learning/rungs.ts'
import { progressOn } from '../simulate/progress.ts'
import { optionsFrom, TABLE_FLAGS } from '../tableFlags.ts'
import { Team } from '../team.ts'

/** Bundled beside this file: a worker cannot be started from TypeScript on Node 20. */
const LEARNER = new URL('./learner.js', import.meta.url)

export const ladder: Command = {
  name: 'ladder',
  usage: '[flags]',
  summary: 'Let bots play each other, and put all of them on one scale; stop at any time, go on later.',
  words: 0,
  flags: {
    game: TABLE_FLAGS.game,
    seats: TABLE_FLAGS.seats,
    option: TABLE_FLAGS.option,
    bots: {
      value: BOT_LEVELS.map(({ id }) => id).join(','),
      many: true,
      help: 'who plays, weakest first (default: all levels)',
    },
    bouts: {
      value: 'N',
      help: 'sets of matches of each two: the same dice, once for every seat (default 24)',
    },
    reach: { value: 'N', help: 'how far apart two may stand in the list and still meet (default 2)' },
    minutes: { value: 'N', help: 'how long at most; what was played is kept' },
    folder: { value: 'FOLDER', help: 'where the bouts are kept (default learning/ladder-GAME-SEATS)' },
    seed: { value: 'TEXT', help: 'where the dice follow from (default "ladder")' },
    workers: { value: 'N', help: 'threads (default: one for each core); thinking time is shared by them' },
    install: {
      help: 'make the levels of --bots part of the scale on which the server shows bots beside people; only in the source folder',
    },
    json: { help: 'as JSON' },
  },
  details: `Shares are corrected for luck: what the dice were worth, as the model or the evaluation of the game sees it, is taken off. From all
series together follows how much better each is than ${MEASURE} (or the first of --bots, where that is not among them): the share that it would win against it.
With --install every level of --bots takes the place of what stood there for that game and number of seats; levels that are not
named stay as they were. Nothing is installed while one of them has played too little.

  hippodrome ladder --game families --seats 2 --bouts 40 --minutes 30`,
  async run(args) {
    const rules = await loadGame(args.text('game') ?? 'families')
    const seats = args.whole('seats', Math.max(2, rules.seats.min), rules.seats.max) ?? 2
    const config = configure(rules, { seats, options: optionsFrom(rules, args.texts('option')) })
    const bots = botsFrom(args)
    const measure = bots.includes(MEASURE) ? MEASURE : (bots[0] as string)
    if (args.has('install')) checkInstall(args, bots)
    const bouts = args.whole('bouts', 2, 10_000) ?? 24
    const reach = args.whole('reach', 1, 100) ?? 2
    const threads = args.whole('workers', 1, 64) ?? availableParallelism()
    const minutes = args.whole('minutes', 1, 100_000)
    const until = minutes === undefined ? Number.POSITIVE_INFINITY : performance.now() + minutes * 60_000
    const { id: game, rules: version, data } = rules
    const found = Ladder.open(
      args.text('folder') ?? join('learning', `ladder-${game}-${seats}`),
      {
        game,
        seats,
        rules: version,
        data,
        options: config.options,
        seed: args.text('seed') ?? 'ladder',
        bots,
      },
      await modelFor(rules, config),
    )
    const team = new Team(LEARNER, threads, { game, seats, options: config.options })
    let progress: ReturnType<typeof progressOn> | undefined
    try {
      const isLate = () => performance.now() > until
      await found.play(team, { bots, bouts, reach, isLate }, (played, of) => {
        progress ??= progressOn(process.stderr, of, () => performance.now())
        progress.at(played)
      })
    } finally {
      progress?.end()
      await team.end()
    }
    const { pairs } = found
    const ratings = found.ratings(measure)
    process.stdout.write(
      args.has('json')
        ? `${JSON.stringify({ game, seats, measure, pairs, ratings })}\n`
        : `${ladderText(pairs, ratings, measure).join('\n')}\n`,
    )
    if (args.has('install'))
      process.stderr.write(`${installRungs({ game, seats }, levelsOf(bots), ratings)}\n`)
    return EXIT.ok
  },
}

/** Who plays, weakest first. */
function botsFrom(args: Args): readonly string[] {
  const named = args.texts('bots').flatMap(listOf)
  const bots = named.length > 0 ? named : BOT_LEVELS.map(({ id }) => id)
  for (const bot of bots) makeBot(specOf(bot), { seed: 0, now: () => 0 })
  if (new Set(bots).size < bots.length || bots.length < 2)
    throw new BadInput('--bots wants two or more different ones', '--bots wil er twee of meer, elk één keer')
  return bots
}

function checkInstall(args: Args, bots: readonly string[]): void {
  checkRungs()
  if (!bots.includes(MEASURE) || args.texts('option').length > 0)
    throw new BadInput(
      `--install: only a ladder with ${MEASURE}, of matches as usual`,
      `--install: alleen een ladder met ${MEASURE}, van gewone partijen`,
    )
  if (levelsOf(bots).length === 0)
    throw new BadInput(
      `--install: only levels, and none of --bots is one besides ${MEASURE}`,
      `--install: alleen niveaus, en in --bots staat er geen behalve ${MEASURE}`,
    )
}

function ladderText(pairs: readonly Pair[], ratings: readonly Standing[], measure: string): string[] {
  if (pairs.length === 0)
    return ['No two have met more than once yet; go on with the same command and more --minutes.']
  const met = pairs.map(({ player, rival, verdict: { matches, share, low, high, factor } }) => [
    player,
    rival,
    String(matches),
    percentText(share),
    `${percentText(low)} to ${percentText(high)}`,
    factor.toFixed(2),
  ])
  const rated = ratings.map(({ player, matches, share, low, high, lead, error }) => [
    player,
    String(matches),
    percentText(share),
    `${percentText(low)} to ${percentText(high)}`,
    `${lead.toFixed(2)} ± ${(1.96 * error).toFixed(2)}`,
  ])
  return [
    ...rowsText([['bot', 'against', 'matches', 'share', 'interval', 'luck factor'], ...met], [2, 3, 4, 5]),
    '',
    ...rowsText([['bot', 'matches', `against ${measure}`, 'interval', 'log odds'], ...rated], [1, 2, 3, 4]),
  ]
}
