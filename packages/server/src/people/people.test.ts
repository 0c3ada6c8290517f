import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Store } from '../store/store.ts'
import { browserOf } from './browser.ts'
import { People } from './people.ts'
import { siteOf } from './site.ts'
import { Tickets } from './tickets.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let folder = ''
let store: Store
let people: People
let now = 0
beforeEach(async () => {
  now = 1_000_000
  folder = mkdtempSync(join(tmpdir(), 'hippodrome-people-'))
  store = await Store.open(folder, () => now)
  people = new People(store, () => now)
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

/** Everything in every table about people, as text. */
const kept = async () =>
  JSON.stringify(
    await Promise.all(
      (['people', 'sessions', 'codes', 'tickets'] as const).map((table) =>
        store.db.selectFrom(table).selectAll().execute(),
      ),
    ),
  )

const back = async (code: string) => {
  const found = await people.recover(code, 'Safari, iPhone')
  if (typeof found === 'string') throw new Error(found)
  return found
}

describe('people', () => {
  it('come back by a code once, however many send it at the same moment', async () => {
    const { code, person } = await people.welcome('Anna')
    const tries = await Promise.all(Array.from({ length: 5 }, () => people.recover(code)))
    expect(tries.filter((one) => one !== 'used')).toHaveLength(1)
    expect(await people.sessions.of(person.id)).toHaveLength(2)
    expect(await people.codes.of(person.id)).toMatchObject({ left: 1, of: 2 })
  })

  it('are found by the key of a session, and by no other', async () => {
    const { person, key } = await people.welcome('Anna', 'Firefox, Linux')
    expect((await people.find(key))?.person).toEqual(person)
    expect(await people.find(`${key}x`)).toBeUndefined()
    await people.rename(person.id, 'Anna Komnene')
    expect((await people.find(key))?.person.name).toBe('Anna Komnene')
  })

  it('leave neither key nor code nor ticket in the database', async () => {
    const { key, code, person } = await people.welcome('Anna')
    const codes = await people.codes.renew(person.id)
    const ticket = await new Tickets(store, () => now).issue('log-in', { person: '', detail: '' }, 1000)
    const text = await kept()
    expect(text).toContain('Anna')
    for (const secret of [key, code, ticket, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(text).not.toContain(secret)
  })

  it('come back with a code, however it is typed, once; their other sessions stay', async () => {
    const { person, key, code } = await people.welcome('Anna')
    const again = await back(` ${code.toLowerCase().replaceAll('-', ' ')}`)
    expect(again.person).toEqual(person)
    expect((await people.find(key))?.person).toEqual(person)
    expect((await people.find(again.key))?.person).toEqual(person)
    expect(await people.recover(code)).toBe('used')
    expect(await people.recover('AAAA-AAAA-AAAA-AAAA-AAAA')).toBe('unknown')
    expect((await people.sessions.of(person.id)).map(({ browser }) => browser)).toEqual([
      '',
      'Safari, iPhone',
    ])
  })

  it('always have a code left: who uses the last gets another', async () => {
    const { person, code } = await people.welcome('Anna')
    const { code: second = '', left } = await back(code)
    expect([left, (await people.codes.of(person.id)).left]).toEqual([1, 1])
    expect((await back(second)).left).toBe(1)
    const [first = ''] = await people.codes.renew(person.id)
    expect(await back(first)).toMatchObject({ left: 9 })
    expect(await people.codes.of(person.id)).toEqual({ left: 9, of: 10, made: now })
  })

  it('renew their codes, and the old ones are worth nothing then', async () => {
    const { person, code } = await people.welcome('Anna')
    const codes = await people.codes.renew(person.id)
    expect(new Set(codes).size).toBe(10)
    expect(await people.recover(code)).toBe('unknown')
  })

  it('end a session of their own and no other', async () => {
    const [anna, basil] = [await people.welcome('Anna'), await people.welcome('Basil')]
    const { session = '' } = (await people.find(anna.key)) ?? {}
    expect(await people.sessions.end(basil.person.id, session)).toBe(false)
    expect(await people.find(anna.key)).toBeDefined()
    expect(await people.sessions.end(anna.person.id, session)).toBe(true)
    expect(await people.find(anna.key)).toBeUndefined()
  })

  it('are signed in for a year after they were last here', async () => {
    const { key, person } = await people.welcome('Anna')
    now += 300 * DAY_MS
    expect(await people.find(key)).toBeDefined()
    expect((await people.sessions.of(person.id))[0]?.seen).toBe(now)
    now += 364 * DAY_MS
    expect(await people.find(key)).toBeDefined()
    now += 366 * DAY_MS
    expect(await people.find(key)).toBeUndefined()
    await people.sessions.sweep()
    expect(await people.sessions.of(person.id)).toEqual([])
  })
})

describe('a ticket', () => {
  const issue = (tickets: Tickets) => tickets.issue('mail-link', { person: 'anna', detail: 'x' }, 1000)

  it('is good once, for what it was made for, until it is too old', async () => {
    const tickets = new Tickets(store, () => now)
    const secret = await issue(tickets)
    expect(await tickets.take('mail-proof', secret)).toBe('unknown')
    expect(await tickets.take('mail-link', secret)).toEqual({ person: 'anna', detail: 'x' })
    expect(await tickets.take('mail-link', secret)).toBe('used')
    const late = await issue(tickets)
    now += 1000
    expect(await tickets.take('mail-link', late)).toBe('expired')
    expect(await tickets.take('mail-link', 'nonsense')).toBe('unknown')
  })

  it('is forgotten a week after its end', async () => {
    const tickets = new Tickets(store, () => now)
    const secret = await issue(tickets)
    now += 8 * DAY_MS
    await issue(tickets)
    expect(await tickets.take('mail-link', secret)).toBe('unknown')
  })
})

describe('where a server is', () => {
  it.each([
    ['https://play.example.org', 'anything', 'play.example.org'],
    ['https://play.example.org:8443', undefined, 'play.example.org'],
    [undefined, 'localhost:4173', 'localhost'],
    [undefined, 'games.localhost:4173', 'games.localhost'],
    [undefined, 'evil.example', undefined],
    [undefined, '127.0.0.1:4173', undefined],
    [undefined, '[::1]:4173', undefined],
    [undefined, undefined, undefined],
    ['http://192.168.1.5:4173', 'localhost', undefined],
  ])('by its setting %s and the host %s', (url, host, domain) => {
    expect(siteOf(url, host)?.domain).toBe(domain)
  })
})

describe('what browser it is', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox, Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari, iPhone',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
      'Edge, Windows',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
      'Chrome, Android',
    ],
    ['node', ''],
    [undefined, ''],
  ])('%s', (agent, name) => {
    expect(browserOf(agent)).toBe(name)
  })
})
