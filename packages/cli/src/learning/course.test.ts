import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeBot, playMatch, winShare } from '@hippodrome/bots'
import type { Lesson } from '@hippodrome/bots/learning'
import { configure } from '@hippodrome/engine'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadGame } from '../games.ts'
import type { Team } from '../team.ts'
import { plainModel } from '../testing/plainModel.ts'
import { bestOf, playRound } from './course.ts'
import type { Answer, Task } from './learner.ts'
import { readModel } from './modelFiles.ts'
import { School } from './school.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'course-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const rules = await loadGame('families')
const two = { seats: 2, seed: 'one', hidden: 32, general: true }
/** Three batches in the first round; of 24 lessons three are held back. */
const syllabus = { rules, lessons: 12, bouts: 4 }
const report = { line: () => {}, at: () => {} }
const never = () => false

const played = new Map<number, Lesson>()

/** A lesson of players who do not think, for the sake of time. */
function lessonOf(seed: number): Lesson {
  const known = played.get(seed)
  if (known) return known
  const config = configure(rules, { seats: 2 })
  const bots = [0, 1].map((seat) => makeBot('random', { seed: seed + seat }))
  const { result, choices } = playMatch(rules, config, bots, seed)
  const lesson = {
    seed,
    options: { ...config.options },
    choices: choices.map(([, choice]) => choice),
    shares: [0, 1].map((seat) => winShare(result, seat)),
  }
  played.set(seed, lesson)
  return lesson
}

/** A team that hands in what it is told last first, and is killed after so many lessons. */
function teamFor(asked: Task[], share = 0.8, killedAfter = Number.POSITIVE_INFINITY): Team {
  const play = async (next: () => Task | undefined, done: (answer: Answer) => void) => {
    const tasks: Task[] = []
    for (let task = next(); task; task = next()) tasks.push(task)
    asked.push(...tasks)
    let taught = 0
    for (const task of tasks.toReversed()) {
      if (task.do === 'lessons') {
        if (taught >= killedAfter) throw new Error('killed')
        taught += task.seeds.length
        done({ did: 'lessons', lessons: task.seeds.map(lessonOf) })
      } else
        done({
          did: 'bout',
          seed: task.seed,
          bout: { share: share + ((task.seed % 3) - 1) / 50, luck: 0, matches: 2 },
        })
    }
  }
  return { run: play } as unknown as Team
}

const seedsOf = (tasks: readonly Task[]) =>
  new Set(tasks.flatMap((task) => (task.do === 'lessons' ? task.seeds : [])))

describe('a round', { timeout: 20_000 }, () => {
  it('that was killed plays the lessons that are wanting, whichever those are, and none twice', async () => {
    const first: Task[] = []
    const killed = playRound(
      School.open(folder, rules, two),
      syllabus,
      teamFor(first, 0.8, 16),
      report,
      never,
    )
    await expect(killed).rejects.toThrow('killed')
    const school = School.open(folder, rules, two)
    const seeds = () => school.lessonsOf(0).map(({ seed }) => seed)
    const wanting = seedsOf(first.slice(0, 1))
    expect(seeds()).toHaveLength(16)
    expect(seeds().filter((seed) => wanting.has(seed))).toEqual([])

    const rest: Task[] = []
    await playRound(school, syllabus, teamFor(rest), report, never)
    expect(seedsOf(rest)).toEqual(wanting)
    expect(seeds()).toHaveLength(24)
    expect(new Set(seeds())).toEqual(seedsOf(first))
  })

  it('keeps a model of the shape that was planned, whose chances were measured in others than tempered it', async () => {
    const school = School.open(folder, rules, two)
    const round = await playRound(school, syllabus, teamFor([]), report, never)
    const { about } = readModel(school.modelPath(0))
    expect(about).toMatchObject({ hidden: 32, general: true })
    expect(about.trained.matches).toBe(21)
    // The first, the eleventh and the 21st are held back; the second of these tempers.
    expect(about.calibration?.matches).toBe(2)
    expect(round).toMatchObject({ round: 0, accepted: true, logLoss: about.calibration?.logLoss })
    expect(about.series.map(({ against }) => against)).toEqual(['hand'])
    expect(bestOf(school)?.about).toEqual(about)
  })

  it('can do with few lessons: one that is held back measures, and nothing tempers', async () => {
    const school = School.open(folder, rules, two)
    await playRound(school, { ...syllabus, lessons: 4 }, teamFor([]), report, never)
    const { about } = readModel(school.modelPath(0))
    expect([about.trained.matches, about.calibration?.matches]).toEqual([7, 1])
  })

  it('holds back no match with a guest: it says nothing of chances among equals', async () => {
    const school = School.open(folder, rules, two)
    school.keepNew(Array.from({ length: 20 }, (_, seed) => ({ ...lessonOf(seed), guest: 0 })))
    await playRound(school, { ...syllabus, lessons: 10 }, teamFor([]), report, never)
    const { about } = readModel(school.modelPath(0))
    // Of 40 lessons four would be held back; two of these have a guest.
    expect([about.trained.matches, about.calibration?.matches]).toEqual([38, 1])
  })

  it('goes on from the model that the training began from, and is tried against it', async () => {
    const asked: Task[] = []
    const from = plainModel(rules, two)
    const school = School.open(folder, rules, { ...two, from })
    const round = await playRound(school, { ...syllabus, lessons: 4 }, teamFor(asked, 0.2), report, never)
    expect(asked[0]).toMatchObject({ do: 'lessons', model: school.forebear })
    const { about } = readModel(school.modelPath(0))
    expect(about.hidden).toBe(from.about.hidden)
    expect(about.trained.matches).toBe(from.about.trained.matches + 7)
    expect(about.series.map(({ against }) => against)).toEqual(['the model it began from', 'hand'])
    expect(round?.accepted).toBe(false)
    expect(bestOf(school)).toBeUndefined()
  })
})
