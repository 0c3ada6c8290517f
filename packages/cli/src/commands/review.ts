import { BY_HAND, type Model } from '@hippodrome/bots'
import { honestModelFor } from '@hippodrome/bots/models'
import { type Effort, EFFORTS, type Review, reviewMatch } from '@hippodrome/bots/review'
import { configOf, type Game, type MatchFile } from '@hippodrome/engine'
import type { Command } from '../command.ts'
import { BadInput, EXIT } from '../errors.ts'
import { readMatch, writeWhole } from '../files.ts'
import { PAGE } from '../format.ts'
import { loadGame } from '../games.ts'
import { fittingModel } from '../players.ts'
import { chancesSvg } from '../review/chancesSvg.ts'
import { reviewText } from '../review/text.ts'
import { progressOn } from '../simulate/progress.ts'
import { loadTable } from '../table.ts'
import { languageFrom } from '../tableFlags.ts'

export const review: Command = {
  name: 'review',
  usage: 'FILE [flags]',
  summary: 'Look at a finished match again: chances, luck, and what choices cost.',
  words: 1,
  flags: {
    seat: { value: 'N', help: 'only the mistakes of this seat; seats count from 0' },
    effort: { value: EFFORTS.join('|'), help: 'how long to look (default usual)' },
    model: {
      value: 'FILE',
      help: 'a model that judges, or hand, the evaluation of the game itself (default: the model of the game, if one fits)',
    },
    json: { help: 'as JSON' },
    svg: { value: 'FILE', help: 'write the chances over time as a picture (SVG)' },
  },
  details: `A result is taken apart into luck (what chance brought, less what it brings on average), what one's own choices cost beside the best,
what those of the others cost them, and what none of that explains. A choice is judged by what its seat could know, and called a mistake only if it
is clear: above two standard errors. A match that is under way is not reviewed, nor one that goes on from a match of people elsewhere. docs/review.md says more.

  hippodrome review evening.json --seat 0 --svg evening.svg`,
  async run(args) {
    const [path] = args.words
    if (path === undefined) throw new BadInput('name a match file', 'noem een partijbestand')
    const effort = args.oneOf<Effort>('effort', EFFORTS) ?? 'usual'
    const file = readMatch(path)
    const rules = await loadGame(file.game)
    const seat = args.whole('seat', 0, file.seats.length - 1)
    const model = await judgeOf(args.text('model'), rules, file)
    refuseUnaided(file, path)
    refuseUnfinished(rules, file, path)
    const progress = progressOn(process.stderr, STEPS, () => performance.now())
    const found = run(reviewMatch(rules, file, { effort, model }), (done) => progress.at(done))
    progress.end()
    const names = file.seats.map(({ name }) => name)
    const language = languageFrom(args)
    process.stdout.write(
      args.has('json')
        ? `${JSON.stringify(found)}\n`
        : `${reviewText(found, names, language, process.stdout.columns || PAGE, seat)}\n`,
    )
    const svg = args.text('svg')
    if (svg !== undefined) writeWhole(svg, chancesSvg(found, names, language))
    return EXIT.ok
  },
}

const STEPS = 100

/** The model that is asked for, or the one that comes with the game. Throws `BadInput` for one that cannot judge this match. */
async function judgeOf(named: string | undefined, rules: Game, file: MatchFile): Promise<Model | undefined> {
  const config = configOf(rules, file)
  if (named === undefined) return honestModelFor(rules, config)
  if (named === BY_HAND) return undefined
  return fittingModel(named, rules, config)
}

function refuseUnaided({ unaided }: MatchFile, path: string): void {
  if (!unaided) return
  throw new BadInput(
    `${path}: the match goes on from one that people were playing elsewhere, and a review would help one of them there`,
    `${path}: de partij gaat verder vanaf een die mensen elders speelden, en een nabespreking zou een van hen daar helpen`,
  )
}

function refuseUnfinished(rules: Game, file: MatchFile, path: string): void {
  if (loadTable(rules, file).match.over) return
  throw new BadInput(
    `${path}: the match is still under way, and only a finished match is reviewed`,
    `${path}: de partij is nog bezig, en alleen een afgelopen partij wordt nabesproken`,
  )
}

function run(walk: ReturnType<typeof reviewMatch>, at: (done: number) => void): Review {
  let told = -1
  for (;;) {
    const step = walk.next()
    if (step.done) return step.value
    const done = Math.floor(step.value.done * STEPS)
    if (done > told) at(done)
    told = Math.max(told, done)
  }
}
