import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseMatchFile } from '@hippodrome/engine'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { playScript, smallGame, smallTable } from '../testing.ts'
import { loadTable } from '../table.ts'
import { fileText, keeperOf, newestUnfinished } from './keeper.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hippodrome-keeper-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('keeping a match', () => {
  it('writes a file from which it goes on exactly', async () => {
    const table = smallTable()
    await playScript(table, ['1', '2', '1', 'q'])
    const path = keeperOf(table, join(folder, 'kept.json')).save()
    const again = loadTable(smallGame, parseMatchFile(readFileSync(path, 'utf8')))
    expect(again.match.hash()).toBe(table.match.hash())
    expect(again.match.made).toHaveLength(3)
  })

  it('never writes over anything but the same match', () => {
    const path = join(folder, 'kept.json')
    keeperOf(smallTable(), path).save()
    keeperOf(smallTable(), path).save()
    expect(() => keeperOf(smallTable(undefined, 'another'), path).save()).toThrow(/holds something else/)
    writeFileSync(join(folder, 'letter.txt'), 'dear')
    expect(() => keeperOf(smallTable(), path).save(join(folder, 'letter.txt'))).toThrow(
      /holds something else/,
    )
    expect(readFileSync(join(folder, 'letter.txt'), 'utf8')).toBe('dear')
  })

  it('finds the newest match that is not over', async () => {
    expect(newestUnfinished(join(folder, 'none'))).toBeUndefined()
    const write = (name: string, text: string, minute: number) => {
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, name), text)
      utimesSync(join(folder, name), minute * 60, minute * 60)
    }
    const over = smallTable(['random', 'random'])
    await playScript(over, [])
    write('old.json', fileText(smallTable()), 1)
    write('new.json', fileText(smallTable()), 2)
    write('over.json', fileText(over), 3)
    write('cut.json', fileText(smallTable()).slice(0, 80), 4)
    expect(newestUnfinished(folder)).toBe(join(folder, 'new.json'))
  })
})
