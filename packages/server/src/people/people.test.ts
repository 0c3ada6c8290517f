import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Store } from '../store/store.ts'
import { People } from './people.ts'

let folder = ''
let store: Store
let people: People
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hippodrome-people-'))
  store = await Store.open(folder, () => 0)
  people = new People(store.db, () => 7)
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

describe('guests', () => {
  it('are found by their key, and by no other', async () => {
    const { person, key } = await people.welcome('Anna')
    expect(await people.find(key)).toEqual(person)
    expect(await people.find(`${key}x`)).toBeUndefined()
    await people.rename(person.id, 'Anna Komnene')
    expect((await people.find(key))?.name).toBe('Anna Komnene')
  })

  it('leave neither key nor code in the database', async () => {
    const { key, code } = await people.welcome('Anna')
    const rows = JSON.stringify(await store.db.selectFrom('people').selectAll().execute())
    expect(rows).toContain('Anna')
    expect(rows).not.toContain(key)
    expect(rows).not.toContain(code)
  })

  it('come back with their code, however it is typed, and the old key is worth nothing then', async () => {
    const { person, key, code } = await people.welcome('Anna')
    const back = await people.recover(` ${code.toLowerCase().replaceAll('-', ' ')}`)
    expect(back?.person).toEqual(person)
    expect(await people.find(key)).toBeUndefined()
    expect(await people.find(back?.key ?? '')).toEqual(person)
    expect(await people.recover(code)).toBeUndefined()
    expect(await people.recover('AAAA-AAAA-AAAA-AAAA-AAAA')).toBeUndefined()
  })
})
