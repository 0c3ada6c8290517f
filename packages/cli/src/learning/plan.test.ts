import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BadInput } from '../errors.ts'
import { loadGame } from '../games.ts'
import { aRound } from '../testing/aRound.ts'
import { plainModel } from '../testing/plainModel.ts'
import { writeModel } from './modelFiles.ts'
import { type Round, School } from './school.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plan-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const families = await loadGame('families')
const shapedAs = (hidden: number, general: boolean) => plainModel(families, { hidden, general })
const two = { seats: 2, seed: 'one' }

describe('the plan of a training', () => {
  const asked = { hidden: 32, general: true, usual: 75, guests: 25, options: { fleetDice: 'all' } }
  const usual = { hidden: 64, general: false, usual: 50, guests: 0, options: {} }
  const registerPath = () => join(folder, 'school.json')

  it('is kept, so that it need not be said again', () => {
    expect(School.open(folder, families, { ...two, ...asked }).plan).toEqual(asked)
    expect(School.open(folder, families, two).plan).toEqual(asked)
    expect(School.open(folder, families, { ...two, general: true, usual: 75 }).plan).toEqual(asked)
    expect(School.open(join(folder, 'other'), families, two).plan).toEqual(usual)
  })

  it.each([
    ['--hidden 64', { hidden: 64 }],
    ['--usual 50', { usual: 50 }],
    ['--guests 0', { guests: 0 }],
    ['--option fleetDice=link', { options: { fleetDice: 'link' } }],
    ['--option attackerRetreat=full', { options: { attackerRetreat: 'full' } }],
  ])('is not changed half-way: %s is refused', (text, other) => {
    School.open(folder, families, { ...two, ...asked })
    const before = readFileSync(registerPath(), 'utf8')
    const open = () => School.open(folder, families, { ...two, ...other })
    expect(open).toThrow(
      `is a training with --hidden 32 --general --usual 75 --guests 25 --option fleetDice=all, not with ${text}; leave`,
    )
    expect(readFileSync(registerPath(), 'utf8')).toBe(before)
    School.open(join(folder, 'plain'), families, two)
    expect(() => School.open(join(folder, 'plain'), families, { ...two, general: true })).toThrow(
      'not with --general',
    )
  })

  it('has the nets of the model that it begins from, and no others', () => {
    const from = shapedAs(32, true)
    const school = School.open(folder, families, { ...two, from })
    expect(school.plan).toEqual({ ...usual, hidden: 32, general: true })
    const other = join(folder, 'other')
    const open = () => School.open(other, families, { ...two, from, hidden: 64 })
    expect(open).toThrow(
      'learned with --hidden 32 --general, and this training is with --hidden 64 --general',
    )
    expect(dutchOf(open)).toContain('netten van een andere vorm kunnen er niet van verdergaan')
    expect(() => School.open(other, families, { ...two, from: shapedAs(64, false), general: true })).toThrow(
      'another shape',
    )
    expect(existsSync(other)).toBe(false)
    School.open(other, families, two)
    expect(() => School.open(other, families, { ...two, from })).toThrow('another shape')
    expect(School.open(other, families, { ...two, from: shapedAs(64, false) }).forebear).toBeDefined()
  })

  it('of an older register is that of its newest model, or of the one that it began from', () => {
    const older = (rounds: readonly Round[]) => {
      const school = School.open(folder, families, two)
      const { hidden, general, usual: _, guests: _guests, options, ...register } = readRegister()
      expect([hidden, general, options]).toEqual([64, false, {}])
      writeFileSync(registerPath(), JSON.stringify({ ...register, rounds }))
      return school
    }
    const school = older([aRound])
    writeModel(school.modelPath(0), shapedAs(96, true))
    const open = () => School.open(folder, families, { ...two, hidden: 64 })
    expect(open).toThrow('--hidden 96 --general --usual 50 --guests 0, not with --hidden 64')
    expect(School.open(folder, families, two).plan).toEqual({ ...usual, hidden: 96, general: true })
    expect(readRegister()).toMatchObject({ hidden: 96, general: true, rounds: [aRound] })

    rmSync(registerPath())
    older([])
    writeModel(join(folder, 'from.json'), shapedAs(32, false))
    expect(School.open(folder, families, two).plan).toEqual({ ...usual, hidden: 32 })

    rmSync(registerPath())
    rmSync(join(folder, 'from.json'))
    older([])
    expect(School.open(folder, families, { ...two, hidden: 128 }).plan).toEqual({ ...usual, hidden: 128 })
  })

  const readRegister = () => JSON.parse(readFileSync(registerPath(), 'utf8')) as Record<string, unknown>
})

function dutchOf(action: () => unknown): string {
  try {
    action()
  } catch (fault) {
    if (fault instanceof BadInput) return fault.dutch
  }
  return ''
}
