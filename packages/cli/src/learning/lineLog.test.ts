import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseWith } from '@hippodrome/engine'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepLines, keptLines, linesIn } from './lineLog.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lines-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const NAME = ['a count', 'telling'] as const
const parse = (json: unknown) => parseWith(v.strictObject({ n: v.number() }), json, 'count')
const at = (name: string) => join(folder, name)

it('keeps values, and takes off a last line that was cut off', () => {
  const path = at('log')
  expect(keptLines(path, parse, NAME)).toEqual([])
  keepLines(path, [{ n: 1 }, { n: 2 }])
  writeFileSync(path, `${readFileSync(path, 'utf8')}{"n":`)
  expect(keptLines(path, parse, NAME)).toEqual([{ n: 1 }, { n: 2 }])
  expect(readFileSync(path, 'utf8')).toBe('{"n":1}\n{"n":2}\n')
  writeFileSync(path, '{"n"')
  expect(keptLines(path, parse, NAME)).toEqual([])
  expect(readFileSync(path, 'utf8')).toBe('')
})

it('leaves a file that is none of its own as it is', () => {
  const path = at('letter')
  for (const text of ['Dear Anna,', 'Dear Anna,\nthank you', '{"n":1}\nDear Anna,\nthank']) {
    writeFileSync(path, text)
    expect(() => keptLines(path, parse, NAME)).toThrow(/line [12] is not a count/)
    expect(readFileSync(path, 'utf8')).toBe(text)
  }
})

it('reads a file that somebody names without a mark on it, also while another writes to it', () => {
  const path = at('log')
  for (const [text, values] of [
    ['{"n":1}', [{ n: 1 }]],
    ['{"n":1}\n{"n":', [{ n: 1 }]],
    ['', []],
  ] as const) {
    writeFileSync(path, text)
    expect(linesIn(path, parse, NAME)).toEqual(values)
    expect(readFileSync(path, 'utf8')).toBe(text)
  }
  expect(() => linesIn(at('none'), parse, NAME)).toThrow('there is no such file')
})

it('says where nothing can be written', () => {
  expect(() => keepLines(join(folder, 'none', 'log'), [])).toThrow('cannot be written')
  expect(() => keepLines(folder, [])).toThrow('is a folder')
})
