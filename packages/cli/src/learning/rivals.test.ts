import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Model } from '@hippodrome/bots'
import { modelFor } from '@hippodrome/bots/models'
import { configure } from '@hippodrome/engine'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lineOf } from '../errors.ts'
import { loadGame } from '../games.ts'
import { writeModel } from './modelFiles.ts'
import { namedRivals, rivalsToInstall } from './rivals.ts'

const families = await loadGame('families')
const found = await modelFor(families, configure(families, { seats: 2 }))
if (!found) throw new Error('families with two comes with a model')
const shipped: Model = found

const about = (of: Model, other: Partial<Model['about']>): Model => ({
  ...of,
  about: { ...of.about, ...other },
})
const learned: Model = {
  ...shipped,
  net: { ...shipped.net, weights: shipped.net.weights.map((weight) => weight / 2) },
}

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rivals-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const put = (name: string, model: Model): string => {
  writeModel(join(folder, name), model)
  return join(folder, name)
}
const namesOf = (model: Model, named: readonly string[] = []) =>
  rivalsToInstall(model, named, folder).rivals.map(({ name }) => name)

describe('a model that is to be installed', () => {
  it('meets the one that came with the game first, then hand, then who was named', () => {
    const path = put('families-2.json', shipped)
    const other = put('other.json', shipped)
    expect(rivalsToInstall(learned, [other], folder)).toEqual({
      rivals: [{ name: 'the shipped families-2.json', path }, { name: 'hand' }, { name: other, path: other }],
      leftOut: [],
    })
    expect(namesOf(learned, ['hand', path])).toEqual(['the shipped families-2.json', 'hand'])
  })

  it('meets hand first where none came with the game for so many seats', () => {
    put('families-3.json', shipped)
    put('court-2.json', shipped)
    expect(namesOf(learned)).toEqual(['hand'])
  })

  it('meets one for any board where that is what bots play by, and of two the one whose place it takes', () => {
    put('families-2-general.json', about(shipped, { general: true }))
    expect(namesOf(learned)).toEqual(['the shipped families-2-general.json', 'hand'])
    put('families-2.json', shipped)
    expect(namesOf(learned)).toEqual(['the shipped families-2.json', 'hand'])
    expect(namesOf(about(learned, { general: true }))).toEqual([
      'the shipped families-2-general.json',
      'hand',
    ])
  })

  it('meets one of older rules or another board', () => {
    put('families-2.json', about(shipped, { rules: 'older', data: 'older' }))
    expect(namesOf(learned)).toEqual(['the shipped families-2.json', 'hand'])
  })

  it('does not meet itself, also when it learned older rules, was written again or is named', () => {
    const path = put('families-2.json', about(shipped, { rules: 'older' }))
    const again = {
      ...shipped,
      net: { ...shipped.net, weights: shipped.net.weights.map((w) => w * 1.000_000_1) },
    }
    for (const model of [shipped, again])
      expect(rivalsToInstall(model, [path], folder)).toEqual({
        rivals: [{ name: 'hand' }],
        leftOut: [{ path, why: 'same' }],
      })
  })

  it('meets the next one where one cannot be read, or reads other inputs', () => {
    const path = join(folder, 'families-2.json')
    const general = put('families-2-general.json', about(shipped, { general: true }))
    writeFileSync(path, '{}')
    expect(rivalsToInstall(learned, [], folder)).toEqual({
      rivals: [{ name: 'the shipped families-2-general.json', path: general }, { name: 'hand' }],
      leftOut: [{ path, why: 'unreadable' }],
    })
    put('families-2.json', about(shipped, { features: 1 }))
    expect(rivalsToInstall(learned, [], folder).leftOut).toEqual([{ path, why: 'stranger' }])
  })
})

describe('a rival that is named', () => {
  it('is hand if none is', () => {
    expect(namedRivals(learned, [])).toEqual([{ name: 'hand' }])
    expect(namedRivals(learned, ['hand', 'hand'])).toEqual([{ name: 'hand' }])
  })

  it('may have learned older rules and another board', () => {
    const path = put('older.json', about(shipped, { rules: 'older', data: 'older' }))
    expect(namedRivals(learned, [path, 'hand'])).toEqual([{ name: path, path }, { name: 'hand' }])
  })

  it.each([
    ['game', { game: 'court' }, 'court with 2 seats by inputs 2', 'court met 2 plaatsen naar invoer 2'],
    ['number of seats', { seats: 3 }, 'families with 3 seats', 'families met 3 plaatsen'],
    [
      'version of the inputs',
      { features: 1 },
      'families with 2 seats by inputs 1, and is no rival',
      'families met 2 plaatsen naar invoer 1, en is geen tegenstander',
    ],
  ])('is refused if it learned another %s', (_what, other, english, dutch) => {
    const path = put('stranger.json', about(shipped, other))
    for (const refused of [
      () => namedRivals(learned, ['hand', path]),
      () => rivalsToInstall(learned, [path], folder),
    ]) {
      const fault = faultOf(refused)
      expect(lineOf(fault)).toContain(`${path}: learned ${english}`)
      expect(lineOf(fault, 'nl')).toContain(dutch)
    }
  })

  it('is refused if it is no model', () => {
    cpSync(import.meta.filename, join(folder, 'text.json'))
    expect(() => namedRivals(learned, [join(folder, 'text.json')])).toThrow('is not whole JSON')
  })
})

function faultOf(refused: () => unknown): unknown {
  try {
    refused()
  } catch (fault) {
    return fault
  }
  return undefined
}
