import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Lesson } from '@hippodrome/bots/learning'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadGame } from '../games.ts'
import { aRound } from '../testing/aRound.ts'
import { plainModel } from '../testing/plainModel.ts'
import { readModel } from './modelFiles.ts'
import { School } from './school.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'school-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const lesson: Lesson = { seed: 7, options: {}, choices: [1, 2, 3], shares: [1, 0] }
const families = await loadGame('families')
const two = { seats: 2, seed: 'one' }

it('goes on where it stopped', () => {
  const school = School.open(folder, families, two)
  school.keep(0, [lesson, lesson])
  school.add(aRound)
  school.add({ ...aRound, round: 1, accepted: false })
  const again = School.open(folder, families, {
    seats: 2,
    seed: 'another seed, which is not asked for any more',
  })
  expect(again.seed).toBe('one')
  expect(again.best?.round).toBe(0)
  expect(again.allLessons()).toEqual([lesson, lesson])
})

it('keeps the model that it begins from, and takes none when it has begun', () => {
  const model = plainModel(families)
  const begun = School.open(folder, families, { ...two, from: model })
  expect(readModel(begun.forebear ?? '').about).toEqual(model.about)
  const other = { ...model, about: { ...model.about, trained: { ...model.about.trained, seed: 'other' } } }
  const again = School.open(folder, families, { ...two, from: other })
  expect(readModel(again.forebear ?? '').about).toEqual(model.about)

  const plain = School.open(join(folder, 'plain'), families, { ...two, hidden: 32 })
  plain.keep(0, [lesson])
  expect(() => School.open(plain.folder, families, { ...two, from: model })).toThrow('has begun already')
  expect(plain.forebear).toBeUndefined()
})

it('forgets a lesson that was cut off, and nothing else', () => {
  const school = School.open(folder, families, two)
  school.keep(0, [lesson])
  const path = join(folder, 'lessons-0.ndjson')
  const whole = readFileSync(path, 'utf8')
  appendFileSync(path, '{"seed":8,"opt')
  expect(school.lessonsOf(0)).toEqual([lesson])
  expect(readFileSync(path, 'utf8')).toBe(whole)
  writeFileSync(path, `${whole}{"seed":"eight"}\n`)
  expect(() => school.lessonsOf(0)).toThrow('line 2 is not a lesson')
})

it('refuses a folder of another training', () => {
  School.open(folder, families, two)
  expect(() => School.open(folder, families, { seats: 3, seed: 'one' })).toThrow('other seats (2, not 3)')
  expect(() => School.open(folder, { ...families, rules: 'newer' }, two)).toThrow('other rules')
})
