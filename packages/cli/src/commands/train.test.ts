import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { playLesson } from '@hippodrome/bots/learning'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readArgs } from '../args.ts'
import { loadGame } from '../games.ts'
import { keepLines } from '../learning/lineLog.ts'
import { readModel, writeModel } from '../learning/modelFiles.ts'
import { School } from '../learning/school.ts'
import { plainModel } from '../testing/plainModel.ts'
import { train } from './train.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'train-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const families = await loadGame('families')

/** Trains in the folder, or says why not. */
const training = (...flags: readonly string[]) =>
  train.run(readArgs(train.flags, ['--seats', '2', '--folder', folder, ...flags], 0))

it.each([
  [['--hidden', '64'], 'not with --hidden 64'],
  [['--general'], 'not with --general'],
  [['--usual', '50'], 'not with --usual 50'],
  [['--option', 'fleetDice=all'], 'not with --option fleetDice=all'],
])('does not go on with %j where a training has something else', async (flags, text) => {
  School.open(folder, families, { seats: 2, seed: 'one', hidden: 32, usual: 75 })
  await expect(training(...flags)).rejects.toThrow(text)
})

it('grows only from a general model', async () => {
  const path = `${folder}.json`
  writeModel(path, plainModel(families, { hidden: 32 }))
  await expect(training('--grow')).rejects.toThrow('--grow wants a --from with a general model')
  await expect(training('--grow', '--from', path)).rejects.toThrow('--grow wants')
  writeModel(path, plainModel(families, { hidden: 32, general: true }))
  await expect(training('--grow', '--general', '--from', path)).rejects.toThrow('no --general')
  // Learners are bundled for the program and not for a test: the training has its folder by then, and plays nothing.
  await expect(training('--grow', '--from', path)).rejects.toThrow('learner.js')
  const { plan, forebear = '' } = School.open(folder, families, { seats: 2, seed: 'one' })
  expect(plan).toMatchObject({ hidden: 32, general: false })
  const all = plainModel(families).about.inputs
  expect(readModel(forebear).about).toMatchObject({ general: false, inputs: all })
  rmSync(path)
})

it('takes lessons from files once, and none of another game or of other rules', async () => {
  const path = `${folder}.ndjson`
  const other = `${folder}-other.ndjson`
  const lessons = [1, 2].map((seed) => playLesson({ rules: families, seats: 2 }, seed))
  const [first] = lessons
  keepLines(path, lessons)
  for (const _time of [1, 2])
    await expect(training('--with', path, '--with', path)).rejects.toThrow('learner.js')
  expect(School.open(folder, families, { seats: 2, seed: 'one' }).allLessons()).toEqual(lessons)
  for (const strange of [
    playLesson({ rules: families, seats: 3 }, 1),
    { ...first, options: { mode: 'court' } },
    { ...first, choices: first?.choices.slice(1) },
    { ...first, shares: first?.shares.toReversed() },
  ]) {
    writeFileSync(other, '')
    keepLines(other, [first, strange])
    await expect(training('--with', other)).rejects.toThrow('line 2 is no match of 2 by today')
  }
  const all = first?.options['fleetDice'] === 'all' ? 'link' : 'all'
  await expect(training('--with', path, '--option', `fleetDice=${all}`)).rejects.toThrow(
    `not all of these matches have --option fleetDice=${all}`,
  )
  await expect(training('--with', `${path}.none`)).rejects.toThrow('there is no such file')
  for (const file of [path, other]) rmSync(file)
})

it('refuses what no lesson can be, before it makes a folder', async () => {
  rmSync(folder, { recursive: true })
  await expect(training('--usual', '101')).rejects.toThrow('--usual must be a whole number from 0 to 100')
  await expect(training('--option', 'fleetDice=none')).rejects.toThrow('must be one of link, all')
  const path = `${folder}.json`
  writeModel(path, plainModel(families, { hidden: 32 }))
  await expect(training('--from', path, '--hidden', '64')).rejects.toThrow('another shape')
  writeModel(path, plainModel(families, { seats: 3 }))
  await expect(training('--from', path)).rejects.toThrow('learned another game, other seats')
  rmSync(path)
  expect(existsSync(folder)).toBe(false)
  School.open(folder, families, { seats: 2, seed: 'one' })
})
