import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Calibration, modelFile, type Model } from '@hippodrome/bots'
import { type Lesson, playLesson, type Verdict } from '@hippodrome/bots/learning'
import { modelFor } from '@hippodrome/bots/models'
import { configure } from '@hippodrome/engine'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadGame } from '../games.ts'
import type { Team } from '../team.ts'
import type { Answer, Task } from './learner.ts'
import { readModel } from './modelFiles.ts'
import { install } from './shelf.ts'
import { faultsOf, tryModel } from './gateTrial.ts'

const calibrated = (won: number): Calibration => ({
  matches: 500,
  positions: 10_000,
  logLoss: 0.5,
  brier: 0.2,
  tenths: [{ cases: 10_000, said: 0.75, won }],
})
const against = (name: string, low: number, high: number) => {
  const verdict: Verdict = { matches: 50, share: (low + high) / 2, error: 0.05, low, high, factor: 1 }
  return { against: name, verdict }
}

describe('a model is judged', () => {
  const wins = against('hand', 0.6, 0.8)

  it('fit to take the place of others if it clearly beats the first, loses to none, and its chances come true', () => {
    expect(faultsOf([wins], 2, calibrated(0.75))).toEqual([])
    expect(faultsOf([wins, against('older', 0.4, 0.6)], 2, calibrated(0.77))).toEqual([])
  })

  it('not to beat the first clearly if an even share may be the true one', () => {
    expect(faultsOf([against('hand', 0.45, 0.7)], 2, calibrated(0.75))).toEqual([
      'it does not clearly beat hand',
    ])
    expect(faultsOf([against('hand', 0.3, 0.45)], 4, calibrated(0.75))).toEqual([])
  })

  it('a loser if it clearly loses to the first, or to any other although it beats the first', () => {
    const loses = (name: string) => against(name, 0.3, 0.45)
    expect(faultsOf([loses('hand')], 2, calibrated(0.75))).toEqual(['it loses to hand'])
    expect(faultsOf([wins, loses('the shipped families-2.json')], 2, calibrated(0.75))).toEqual([
      'it loses to the shipped families-2.json',
    ])
  })

  it('dishonest if its chances do not come true, however much it wins', () => {
    expect(faultsOf([wins], 2, calibrated(0.8))).toEqual(['its chances are off by up to 5.0 %'])
  })
})

const rules = await loadGame('families')
const shipped = await modelFor(rules, configure(rules, { seats: 2 }))
if (!shipped) throw new Error('families with two comes with a model')
/** It gives both seats the same chance, whatever it reads. */
const undecided: Model = {
  ...shipped,
  net: { ...shipped.net, weights: shipped.net.weights.map(() => 0) },
}
const played = playLesson({ rules, seats: 2 }, 3)

/** A team that hands in the share that is known of each rival, and one match again and again that each seat wins in turn. */
function teamFor(shares: { readonly [rival: string]: number }, asked: Task[]): Team {
  let lessons = 0
  const lesson = (): Lesson => ({
    ...played,
    options: { ...played.options, attackerRetreat: lessons % 4 === 0 ? 'full' : 'back' },
    shares: lessons++ % 2 === 0 ? [1, 0] : [0, 1],
  })
  const run = async (next: () => Task | undefined, done: (answer: Answer) => void) => {
    for (let task = next(); task; task = next()) {
      asked.push(task)
      if (task.do === 'lessons') done({ did: 'lessons', lessons: task.seeds.map(lesson) })
      else {
        const luck = ((task.seed % 7) - 3) / 10
        const share = (shares[task.rival.model ?? 'hand'] ?? 0) + luck + ((task.seed % 5) - 2) / 100
        done({ did: 'bout', seed: task.seed, bout: { share, luck, matches: 2 } })
      }
    }
  }
  return { run, end: async () => {} } as unknown as Team
}

describe('a trial', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'trial-'))
    writeFileSync(join(folder, 'shipped.ts'), '')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const tell = { begin: () => ({ at() {}, end() {} }), tried() {} }
  const plan = {
    rules,
    model: undecided,
    path: 'new.json',
    rivals: [{ name: 'the shipped one', path: 'old.json' }, { name: 'hand' }],
    bots: { own: 'greedy', rival: 'glance' },
    bouts: 40,
    fresh: 12,
    options: {},
    seed: 'one',
  }

  it('meets all rivals with the same dice, and measures chances in matches of its own', async () => {
    const asked: Task[] = []
    const { series } = await tryModel(teamFor({ 'old.json': 0.6, hand: 0.9 }, asked), plan, tell)
    expect(series.map(({ against: name }) => name)).toEqual(['the shipped one', 'hand'])
    const bouts = asked.filter((task) => task.do === 'bout')
    const [first] = bouts
    expect(first).toMatchObject({
      player: { bot: 'greedy', model: 'new.json' },
      rival: { bot: 'glance', model: 'old.json' },
      judge: 'new.json',
    })
    const byHand = bouts.filter(({ rival }) => rival.model === undefined)
    expect(byHand[0]?.seed).toBe(first?.seed)
    expect(asked.filter((task) => task.do === 'lessons').flatMap(({ seeds }) => seeds)).toHaveLength(12)
  })

  it('of a model that beats the one before leads to a file that holds what was found', async () => {
    const { faults, model } = await tryModel(teamFor({ 'old.json': 0.6, hand: 0.9 }, []), plan, tell)
    expect(faults).toEqual([])
    const path = install(model, folder)
    const { about } = readModel(path)
    expect(about.calibration?.matches).toBe(12)
    expect(about.modes?.map(({ value, matches }) => [value, matches])).toEqual([
      ['back', 9],
      ['full', 3],
    ])
    expect(about.series.map((line) => [line.against, line.bot, line.share])).toEqual([
      ['the shipped one', 'greedy', expect.closeTo(0.6, 1)],
      ['hand', 'greedy', expect.closeTo(0.9, 1)],
    ])
    expect(readFileSync(path, 'utf8')).toBe(`${JSON.stringify(modelFile(readModel(path)), undefined, 2)}\n`)
  })

  it('keeps the matches of its own, and plays none of them twice, nor takes those of another model for them', async () => {
    const keep = join(folder, 'kept.ndjson')
    const asked = async (model: Model, fresh: number): Promise<number> => {
      const tasks: Task[] = []
      const run = async (next: () => Task | undefined, done: (answer: Answer) => void) => {
        for (let task = next(); task; task = next()) {
          tasks.push(task)
          if (task.do !== 'lessons') continue
          done({ did: 'lessons', lessons: task.seeds.map((seed) => playLesson({ rules, seats: 2 }, seed)) })
        }
      }
      const team = { run, end: async () => {} } as unknown as Team
      const { calibration } = await tryModel(team, { ...plan, model, rivals: [], fresh, keep }, tell)
      expect(calibration.matches).toBe(fresh)
      return tasks.flatMap((task) => (task.do === 'lessons' ? task.seeds : [])).length
    }
    expect(await asked(undecided, 2)).toBe(2)
    expect(await asked(undecided, 3)).toBe(1)
    expect(await asked(shipped, 3)).toBe(3)
    expect(readFileSync(keep, 'utf8').trim().split('\n')).toHaveLength(6)
  })

  it('of a model that beats hand, but not the one before, finds what is wrong', async () => {
    const found = async (share: number) =>
      (await tryModel(teamFor({ 'old.json': share, hand: 0.9 }, []), plan, tell)).faults
    expect(await found(0.5)).toEqual(['it does not clearly beat the shipped one'])
    expect(await found(0.4)).toEqual(['it loses to the shipped one'])
  })
})
