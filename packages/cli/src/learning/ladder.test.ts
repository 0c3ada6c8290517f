import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { specOf } from '@hippodrome/bots'
import { modelFor } from '@hippodrome/bots/models'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadGame } from '../games.ts'
import type { Team } from '../team.ts'
import { Ladder, type LadderPlan } from './ladder.ts'
import type { Answer, Task } from './learner.ts'
import { checkRungs, installRungs, levelsOf } from './rungs.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ladder-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const STRENGTH = ['glance', 'greedy', 'search:150', 'search:1000']
const bots = ['recruit', 'squire', 'captain', 'master']
const plan: LadderPlan = { game: 'g', seats: 2, rules: 'r', data: 'd', options: {}, seed: 'one', bots }

/** A team that hands in what it is told in any order: who is stronger wins two matches of three. */
function teamFor(asked: Task[]): Team {
  const play = async (next: () => Task | undefined, done: (answer: Answer) => void) => {
    const tasks: Task[] = []
    for (let task = next(); task; task = next()) tasks.push(task)
    asked.push(...tasks)
    for (const task of tasks.toReversed()) {
      if (task.do !== 'bout') throw new Error('only bouts are asked for')
      const rank = ({ bot }: { readonly bot: string }) => STRENGTH.findIndex((name) => bot.startsWith(name))
      const better = rank(task.player) > rank(task.rival)
      const luck = ((task.seed % 7) - 3) / 10
      done({
        did: 'bout',
        seed: task.seed,
        bout: { share: (better ? 2 / 3 : 1 / 3) + luck, luck, matches: 2 },
      })
    }
  }
  return { run: play, end: async () => {} } as unknown as Team
}

const wish = { bots, bouts: 10, reach: 2, isLate: () => false }

describe('a ladder', () => {
  it('lets those meet that stand near each other, and puts all on one scale', async () => {
    const asked: Task[] = []
    const ladder = Ladder.open(folder, plan, undefined)
    await ladder.play(teamFor(asked), wish, () => {})
    expect(ladder.pairs.map(({ player, rival }) => `${player}-${rival}`).toSorted()).toEqual([
      'captain-recruit',
      'captain-squire',
      'master-captain',
      'master-squire',
      'squire-recruit',
    ])
    expect(asked).toHaveLength(50)
    const ratings = ladder.ratings('squire')
    expect(ratings.map(({ player }) => player)).toEqual(['recruit', 'captain', 'master'])
    const [recruit, captain] = ratings
    expect(recruit?.share).toBeLessThan(0.4)
    expect(captain?.share).toBeGreaterThan(0.55)
    expect(captain?.low).toBeLessThan(captain?.share ?? 0)
    expect(captain?.high).toBeGreaterThan(captain?.share ?? 1)
    expect(captain?.matches).toBe(60)
  })

  it('goes on where it was stopped, and plays nothing twice', async () => {
    let played = 0
    const first: Task[] = []
    const some = { ...wish, isLate: () => played++ >= 17 }
    await Ladder.open(folder, plan, undefined).play(teamFor(first), some, () => {})
    expect(first).toHaveLength(17)
    appendFileSync(join(folder, 'bouts.ndjson'), '{"player":"mas')
    const rest: Task[] = []
    const again = Ladder.open(folder, plan, undefined)
    await again.play(teamFor(rest), wish, () => {})
    expect(rest).toHaveLength(33)
    const whole = mkdtempSync(join(tmpdir(), 'ladder-'))
    const other = Ladder.open(whole, plan, undefined)
    await other.play(teamFor([]), wish, () => {})
    rmSync(whole, { recursive: true })
    expect(again.ratings('squire').map(({ lead }) => lead.toFixed(6))).toEqual(
      other.ratings('squire').map(({ lead }) => lead.toFixed(6)),
    )
  })

  it('plays a bout of every two by turns, so that all are as far where it is stopped', async () => {
    let played = 0
    const asked: Task[] = []
    const told: number[] = []
    const ladder = Ladder.open(folder, plan, undefined)
    const some = { ...wish, isLate: () => played++ >= 15 }
    await ladder.play(teamFor(asked), some, (done) => told.push(done))
    expect(ladder.pairs.map(({ verdict }) => verdict.matches)).toEqual([6, 6, 6, 6, 6])
    expect(told).toEqual(Array.from({ length: 16 }, (_, done) => done))
  })

  it('is never mixed with other matches, nor with those of another model', async () => {
    Ladder.open(folder, plan, undefined)
    expect(() => Ladder.open(folder, { ...plan, seats: 3 }, undefined)).toThrow('name another --folder')
    expect(() => Ladder.open(folder, { ...plan, rules: 'r2' }, undefined)).toThrow('name another --folder')
    const rules = await loadGame('families')
    const [two, three] = [await modelFor(rules, { seats: 2 }), await modelFor(rules, { seats: 3 })]
    expect(() => Ladder.open(folder, plan, two)).toThrow('name another --folder')
    const judged = join(folder, 'judged')
    const asked: Task[] = []
    const ladder = Ladder.open(judged, plan, two)
    await ladder.play(teamFor(asked), { ...wish, bouts: 2 }, () => {})
    expect(asked[0]).toMatchObject({ judge: join(judged, 'model.json') })
    Ladder.open(judged, plan, two)
    expect(() => Ladder.open(judged, plan, three)).toThrow('name another --folder')
    writeFileSync(join(folder, 'file'), '')
    expect(() => Ladder.open(join(folder, 'file'), plan, two)).toThrow('no folder can be made there')
  })
})

describe('the bots of a ladder', () => {
  it('are those that first played there by that name: a level that has become another is refused', () => {
    Ladder.open(folder, { ...plan, bots: ['squire'] }, undefined)
    const path = join(folder, 'ladder.json')
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ bots: { squire: specOf('squire') } })
    Ladder.open(folder, { ...plan, bots: ['captain'] }, undefined)
    const written = readFileSync(path, 'utf8')
    expect(JSON.parse(written)).toMatchObject({
      bots: { squire: specOf('squire'), captain: specOf('captain') },
    })
    writeFileSync(path, written.replace(specOf('squire'), 'greedy~9%'))
    expect(() => Ladder.open(folder, { ...plan, bots: ['captain', 'squire'] }, undefined)).toThrow(
      /squire has played as greedy~9%, and is greedy~1% now/,
    )
    Ladder.open(folder, { ...plan, bots: ['captain'] }, undefined)
    const { bots: _bots, ...older } = JSON.parse(written) as { readonly bots: object }
    writeFileSync(path, JSON.stringify(older))
    expect(() => Ladder.open(folder, { ...plan, bots: ['captain'] }, undefined)).toThrow(
      'name another --folder',
    )
  })
})

describe('rungs', () => {
  const standing = {
    player: 'captain',
    lead: 0.81234,
    error: 0.1,
    share: 0.7,
    low: 0.6,
    high: 0.8,
    matches: 48,
  }

  const other = { game: 'g', seats: 3, level: 'captain', lead: 1, error: 0.2, matches: 100 }
  const novice = { ...other, seats: 2, level: 'novice', lead: -1 }
  const rungs = (...written: object[]): string => {
    const path = join(folder, 'rungs.json')
    writeFileSync(path, JSON.stringify(written))
    return path
  }

  it('take the place of those of the same level, game and seats, and leave the others', () => {
    const path = rungs(other, { ...other, seats: 2, lead: 3 }, novice)
    const random = { ...standing, player: 'random', lead: -5 }
    installRungs({ game: 'g', seats: 2 }, levelsOf(['random', 'squire', 'captain']), [random, standing], path)
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual([
      novice,
      { game: 'g', seats: 2, level: 'captain', lead: 0.812, error: 0.1, matches: 48 },
      other,
    ])
  })

  it('stay as they are while one of the levels has played too little', () => {
    const path = rungs(novice)
    const before = readFileSync(path, 'utf8')
    for (const ratings of [[standing], [standing, { ...standing, player: 'novice', matches: 38 }]])
      expect(() => installRungs({ game: 'g', seats: 2 }, ['captain', 'novice'], ratings, path)).toThrow(
        /novice has (0|38) matches and needs 40/,
      )
    expect(readFileSync(path, 'utf8')).toBe(before)
  })

  it('are only where the source is', () => {
    expect(() => checkRungs(join(folder, 'none.json'))).toThrow('run it in the source folder')
  })
})
