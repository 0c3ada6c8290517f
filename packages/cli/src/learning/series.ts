import type { Model } from '@hippodrome/bots'
import { type Bout, type Lesson, type Verdict, verdictOf } from '@hippodrome/bots/learning'
import { hashText } from '@hippodrome/engine'
import type { Team } from '../team.ts'
import type { Answer, Fighter, Task } from './learner.ts'

export type SeriesPlan = {
  readonly seed: string
  readonly player: Fighter
  readonly rival: Fighter
  /** The file of the model that says what chance was worth. */
  readonly judge?: string | undefined
  /** How many bouts at most: the same dice, once for every seat of the player. */
  readonly bouts: number
  /** An even share; the series ends early once the true share is clearly above or below it. */
  readonly even: number
}

/** So many bouts are played before a series may end early. */
const FEWEST = 24

/** Seeds that follow from words: whole numbers of 31 bits. */
export const seedOf = (...words: readonly (string | number)[]): number =>
  Number.parseInt(hashText(words.join(' ')).slice(0, 8), 16) & 0x7fffffff

/** Plays a series on a team. */
export async function playSeries(
  team: Team,
  { seed, player, rival, judge, bouts, even }: SeriesPlan,
  progress?: (played: number) => void,
): Promise<Verdict> {
  const played: Bout[] = []
  let given = 0
  await team.run<Task, Answer>(
    () => {
      if (given >= bouts || isClear(played, even)) return undefined
      return { do: 'bout', seed: seedOf(seed, given++), player, rival, judge }
    },
    (answer) => {
      if (answer.did === 'bout') played.push(answer.bout)
      progress?.(played.length)
    },
  )
  return verdictOf(played)
}

/** Looking again and again makes chance look clear now and then, so it must be clearer than at the end. */
function isClear(played: readonly Bout[], even: number): boolean {
  if (played.length < FEWEST) return false
  const { share, low, high } = verdictOf(played)
  const reach = (high - low) * 0.75
  return share - reach > even || share + reach < even
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000

/** Series as a model keeps them. */
export const linesOf = (
  series: readonly { readonly against: string; readonly verdict: Verdict }[],
  bot: string,
): Model['about']['series'] =>
  series.map(({ against, verdict: { matches, share, low, high } }) => ({
    against,
    bot,
    matches,
    share: rounded(share),
    low: rounded(low),
    high: rounded(high),
  }))

const BATCH = 8

/** Has lessons played by the model of a file, or by hand; `keep` is given each batch as it comes, and none is begun once it is late. */
export async function playLessons(
  team: Team,
  seeds: readonly number[],
  model: string | undefined,
  progress: (played: number) => void,
  { keep, isLate }: { keep?: (lessons: readonly Lesson[]) => void; isLate?: () => boolean } = {},
): Promise<Lesson[]> {
  const played: Lesson[] = []
  let given = 0
  await team.run<Task, Answer>(
    () => {
      if (given >= seeds.length || isLate?.()) return undefined
      const batch = seeds.slice(given, given + BATCH)
      given += batch.length
      return { do: 'lessons', seeds: batch, model }
    },
    (answer) => {
      if (answer.did !== 'lessons') return
      keep?.(answer.lessons)
      played.push(...answer.lessons)
      progress(played.length)
    },
  )
  return played
}
