import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { People } from '../people/people.ts'
import { backup, restore } from './backup.ts'
import { Store } from './store.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hippodrome-backup-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const at = (name: string) => join(folder, name)
const now = () => 5

describe('a backup', () => {
  it('is taken while the server runs, and restored into an empty folder', async () => {
    const store = await Store.open(at('data'), now)
    const { key, person } = await new People(store, now).welcome('Anna')
    backup(at('data'), at('copy'))
    await new People(store, now).welcome('Basil')
    await store.close()
    await restore(at('new'), at('copy'), now)
    const again = await Store.open(at('new'), now)
    const people = new People(again, now)
    expect((await people.find(key))?.person).toEqual(person)
    expect(await people.count()).toBe(1)
    await again.close()
  })

  it('overwrites nothing', async () => {
    await (await Store.open(at('data'), now)).close()
    writeFileSync(at('copy'), 'mine')
    expect(() => backup(at('data'), at('copy'))).toThrow(/is there already/)
    rmSync(at('copy'))
    backup(at('data'), at('copy'))
    await expect(restore(at('data'), at('copy'), now)).rejects.toThrow(/has data already/)
  })

  it('that is none is not taken, and leaves nothing behind', async () => {
    writeFileSync(at('junk'), 'x'.repeat(5000))
    await expect(restore(at('new'), at('junk'), now)).rejects.toThrow(/cannot be restored|broken/)
    await (await Store.open(at('new'), now)).close()
    expect(() => backup(at('nowhere'), at('copy'))).toThrow(/no data/)
  })
})
