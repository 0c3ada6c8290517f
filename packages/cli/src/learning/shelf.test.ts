import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readModel } from './modelFiles.ts'
import { checkShelf, install } from './shelf.ts'

const SHELF = join(import.meta.dirname, '../../../bots/src/models')
const shipped = readdirSync(SHELF).filter((name) => name.endsWith('.json'))

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shelf-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const list = () => readFileSync(join(folder, 'shipped.ts'), 'utf8')

it('is only where the source is', () => {
  expect(() => checkShelf(folder)).toThrow('run it in the source folder')
  writeFileSync(join(folder, 'shipped.ts'), '')
  checkShelf(folder)
})

it.skipIf(shipped.length === 0)(
  'puts a model back as it was, and into the list by which a build finds it',
  () => {
    for (const name of shipped) cpSync(join(SHELF, name), join(folder, name))
    for (const name of shipped) expect(install(readModel(join(SHELF, name)), folder)).toBe(join(folder, name))
    for (const name of shipped)
      expect(readFileSync(join(folder, name), 'utf8')).toBe(readFileSync(join(SHELF, name), 'utf8'))
    expect(list()).toBe(readFileSync(join(SHELF, 'shipped.ts'), 'utf8'))
  },
)

it.skipIf(shipped.length === 0)('lists a model for any board after those that know theirs', () => {
  const model = readModel(join(SHELF, shipped[0] ?? ''))
  const { game, seats } = model.about
  install({ ...model, about: { ...model.about, general: true } }, folder)
  install({ ...model, about: { ...model.about, general: false } }, folder)
  const files = [...list().matchAll(/import\('\.\/([\w.-]+)'/g)].map(([, name]) => name)
  expect(files).toEqual([`${game}-${seats}.json`, `${game}-${seats}-general.json`])
})
