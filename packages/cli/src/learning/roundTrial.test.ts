import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadGame } from '../games.ts'
import type { Team } from '../team.ts'
import { aRound } from '../testing/aRound.ts'
import { plainModel } from '../testing/plainModel.ts'
import type { Answer, Task } from './learner.ts'
import { School } from './school.ts'
import { tried } from './roundTrial.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trial-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const families = await loadGame('families')
const two = { seats: 2, seed: 'one' }
const BOUTS = 60

/** A training in which these rounds won their place, or did not; it began from a model. */
function schoolWith(...accepted: readonly boolean[]): School {
  const school = School.open(folder, families, { ...two, from: plainModel(families) })
  accepted.forEach((won, number) => school.add({ ...aRound, round: number, accepted: won }))
  return school
}

/** A team of one: the model that is tried has this share of the wins against each of the others, by their files. */
function teamFor(shares: { readonly [rival: string]: number }, asked: string[]): Team {
  const play = async (next: () => Task | undefined, done: (answer: Answer) => void) => {
    for (let task = next(); task; task = next()) {
      if (task.do !== 'bout') throw new Error('only bouts are asked for')
      const rival = basename(task.rival.model ?? 'hand')
      asked.push(rival)
      const share = (shares[rival] ?? 0.8) + ((task.seed % 5) - 2) / 20
      done({ did: 'bout', seed: task.seed, bout: { share, luck: 0, matches: 2 } })
    }
  }
  return { run: play } as unknown as Team
}

const trialOf = async (school: School, shares: { readonly [rival: string]: number }) => {
  const asked: string[] = []
  const trial = await tried(school, BOUTS, teamFor(shares, asked), { at: () => {} }, school.rounds.length)
  return { ...trial, met: [...new Set(asked)], asked }
}

describe('a trial', () => {
  it('is won by who clearly beats the best before and hand, and loses to none of the others', async () => {
    const trial = await trialOf(schoolWith(true, false, true), {})
    expect(trial.met).toEqual(['round-2.json', 'hand', 'round-0.json', 'from.json'])
    expect(trial.accepted).toBe(true)
    expect(trial.series.map(({ against }) => against)).toEqual([
      'round 2',
      'hand',
      'round 0',
      'the model it began from',
    ])
    expect(trial.before).toBe(trial.series[0]?.verdict)
    expect(trial.hand).toBe(trial.series[1]?.verdict)
  })

  it('is lost to any predecessor, also one that was beaten by those after it', async () => {
    const trial = await trialOf(schoolWith(true, true, true), { 'round-1.json': 0.3 })
    expect(trial).toMatchObject({ accepted: false, lostTo: 'round 1' })
    expect(trial.met).toEqual(['round-2.json', 'hand', 'round-1.json'])
    const other = await trialOf(School.open(folder, families, two), { 'from.json': 0.3 })
    expect(other).toMatchObject({ accepted: false, lostTo: 'the model it began from' })
  })

  it('is not lost to an older one that is as good, which is met in fewer bouts', async () => {
    const trial = await trialOf(schoolWith(true), { 'round-0.json': 0.6, 'from.json': 0.5 })
    expect(trial.accepted).toBe(true)
    expect(trial.asked.filter((rival) => rival === 'from.json')).toHaveLength(BOUTS / 2)
  })

  it.each([
    ['the best before', { 'round-0.json': 0.5 }],
    ['hand', { hand: 0.5 }],
  ])('is lost by who does not clearly beat %s, without a look at the others', async (_, shares) => {
    const trial = await trialOf(schoolWith(true), shares)
    expect(trial).toMatchObject({ accepted: false, lostTo: undefined })
    expect(trial.met).toEqual(['round-0.json', 'hand'])
  })

  it('is against the model that the training began from where none has won yet, and then against hand', async () => {
    expect((await trialOf(schoolWith(), {})).met).toEqual(['from.json', 'hand'])
    const alone = School.open(join(folder, 'alone'), families, two)
    const trial = await trialOf(alone, {})
    expect(trial).toMatchObject({ accepted: true, before: undefined })
    expect(trial.met).toEqual(['hand'])
  })
})
