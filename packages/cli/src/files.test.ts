import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readJson, readMatch, readText, writeWhole } from './files.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hippodrome-files-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('files', () => {
  it('are written whole, in folders that are made if need be, and leave nothing beside them', () => {
    const path = join(folder, 'a', 'b.json')
    writeWhole(path, 'one')
    writeWhole(path, 'two')
    expect(readText(path)).toBe('two')
    expect(readdirSync(join(folder, 'a'))).toEqual(['b.json'])
  })

  it('are left as they were when they cannot be written', () => {
    const path = join(folder, 'taken')
    mkdirSync(path)
    writeFileSync(join(path, 'inside'), 'kept')
    expect(() => writeWhole(path, 'new')).toThrow(/cannot be written/)
    expect(readFileSync(join(path, 'inside'), 'utf8')).toBe('kept')
    expect(readdirSync(folder)).toEqual(['taken'])
    writeFileSync(join(folder, 'file'), '')
    chmodSync(join(folder, 'file'), 0o600)
    expect(() => writeWhole(join(folder, 'file', 'below'), 'x')).toThrow(/cannot be written/)
  })

  it('say in one line why they cannot be read', () => {
    expect(() => readText(join(folder, 'none'))).toThrow(/none: there is no such file$/)
    expect(() => readText(folder)).toThrow(/is a folder$/)
    writeFileSync(join(folder, 'cut.json'), '{"a":')
    expect(() => readJson(join(folder, 'cut.json'))).toThrow(/cut.json: is not whole JSON$/)
  })
})

it('says of a match file what is wrong with it, and where', () => {
  const path = join(folder, 'match.json')
  const complaint = (text: string) => {
    writeFileSync(path, text)
    try {
      return readMatch(path)
    } catch (fault) {
      return fault instanceof Error ? fault.message.replace(folder, '') : fault
    }
  }
  expect(complaint('{"format":')).toBe('/match.json: is not whole JSON: perhaps it was cut off')
  expect(complaint('{"format":"hippodrome-match","version":2}')).toMatch(/^\/match\.json version: must be 1/)
})
