import { type Case, casesSchema } from '@hippodrome/wire'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from '../testing/client.ts'
import { serveForTest } from '../testing/serve.ts'

const OPEN = [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }] as const

let server: Awaited<ReturnType<typeof serveForTest>>
beforeAll(async () => {
  server = await serveForTest(['--haste', '1000'])
}, 60_000)
afterAll(() => server.end())

const come = async (name: string) => (await Client.come(server.base, name)).connect()
const idOf = async (client: Client) => (await client.http<{ person: string }>('GET', '/me')).json.person
async function moderator(): Promise<Client> {
  const client = await come('Moderator')
  const person = await idOf(client)
  await server.store?.db.insertInto('moderators').values({ person, made_at: 1 }).execute()
  return client
}
const casesFor = async (client: Client): Promise<readonly Case[]> =>
  v.parse(casesSchema, (await client.http('GET', '/moderation')).json).cases
const judge = (client: Client, body: object) => client.http<{ code?: string }>('POST', '/moderation', body)

/** Anna's table with Basil at it, who has said something. */
async function insulted(text: string) {
  const [anna, basil] = [await come('Anna'), await come('Basil')]
  const { match } = await anna.open('families', OPEN, [0])
  basil.tell({ type: 'watch', match })
  await basil.sit(match, 1)
  const say = { kind: 'say', to: 'table', says: { text } } as const
  const said = await basil.send({ type: 'do', match, entry: say })
  const line = said.type === 'done' ? said.version : 0
  await anna.until(match, ({ version }) => version >= line)
  return { anna, basil, match, line, about: await idOf(basil) }
}

describe('a report', () => {
  it('shows a moderator what was said, where, by whom and when; removed, it is gone from every view and export', async () => {
    const { anna, basil, match, line, about } = await insulted('what-basil-said')
    const words = 'He said it twice.'
    const report = { person: about, match, line, reason: 'insult', words }
    expect((await anna.http('POST', '/reports', report)).status).toBe(200)
    const judges = await moderator()
    const [found] = await casesFor(judges)
    expect(found).toMatchObject({
      by: 'Anna',
      about: { name: 'Basil', reports: 1 },
      words,
      match,
      game: 'families',
    })
    expect(found?.lines.filter(({ reported }) => reported)).toEqual([
      expect.objectContaining({ version: line, from: 'Basil', to: 'table', text: 'what-basil-said' }),
    ])

    const gone = anna.until(match, ({ said }) => said.add.some(({ says }) => 'removed' in says))
    expect((await judge(judges, { do: 'remove', match, line })).status).toBe(200)
    await gone
    const late = await come('Late')
    late.tell({ type: 'watch', match })
    expect(JSON.stringify(await late.until(match, () => true))).not.toContain('what-basil-said')
    for (const one of [anna, basil])
      expect(JSON.stringify((await one.http('GET', '/me/export')).json)).not.toContain('what-basil-said')
    expect(JSON.stringify(await casesFor(judges))).not.toContain('what-basil-said')
    await server.restart()
    const again = await Client.back(server.base, anna).connect()
    again.tell({ type: 'watch', match })
    expect(JSON.stringify(await again.until(match, () => true))).not.toContain('what-basil-said')

    const judging = Client.back(server.base, judges)
    expect((await judge(judging, { do: 'close', report: found?.id })).status).toBe(200)
    expect(await casesFor(judging)).toEqual([])
    for (const one of [again, basil, late]) one.cut()
  })

  it('is taken of what one has heard, from whoever said it, and not too often', async () => {
    const { anna, basil, match, line, about } = await insulted('hello')
    const report = { person: about, match, line, reason: 'spam' }
    expect((await basil.http('POST', '/reports', { ...report, person: await idOf(anna) })).status).toBe(404)
    expect((await anna.http('POST', '/reports', { ...report, line: line + 7 })).status).toBe(404)
    expect((await anna.http('POST', '/reports', { ...report, person: 'nobody-knows-this-one' })).status).toBe(
      404,
    )
    for (const one of [anna, basil]) one.cut()
  })

  it('takes the reason of a vote away from the vote, the talk and the pause', async () => {
    const [anna, basil] = [await come('Anna'), await come('Basil')]
    const { match } = await anna.open('families', OPEN.slice(0, 2), [0])
    basil.tell({ type: 'watch', match })
    await basil.sit(match, 1)
    await anna.send({ type: 'do', match, entry: { kind: 'begin' } })
    const motion = { kind: 'motion', motion: { do: 'pause' }, reason: 'a-rude-reason' } as const
    await basil.send({ type: 'do', match, entry: motion })
    await anna.send({ type: 'do', match, entry: { kind: 'vote', vote: 1, for: true } })
    const paused = await anna.until(match, (table) => table.paused !== undefined)
    expect(paused.paused?.reason).toBe('a-rude-reason')
    const judges = await moderator()
    const gone = anna.until(match, (table) => table.paused !== undefined && table.paused.reason === undefined)
    expect((await judge(judges, { do: 'remove', match, line: paused.version })).status).toBe(200)
    expect(JSON.stringify(await gone)).not.toContain('a-rude-reason')
    expect(JSON.stringify((await basil.http('GET', '/me/export')).json)).not.toContain('a-rude-reason')
    for (const one of [anna, basil, judges]) one.cut()
  })
})

describe('whom somebody blocks', () => {
  it('cannot sit down with them, is not told why, and may again when they are forgiven', async () => {
    const { anna, match } = await insulted('hello')
    const carla = await come('Carla')
    const other = await idOf(carla)
    expect((await anna.http('POST', `/people/${other}/block`, { on: true })).status).toBe(200)
    expect((await anna.http<{ blocked: object[] }>('GET', '/me/blocks')).json.blocked).toEqual([
      { person: other, name: 'Carla' },
    ])
    carla.tell({ type: 'watch', match })
    expect(await carla.sit(match, 2)).toMatchObject({
      code: 'not-allowed',
      message: 'this table is not open to you',
    })
    await anna.http('POST', `/people/${other}/block`, { on: false })
    expect((await carla.sit(match, 2)).type).toBe('done')
    const self = await anna.http('POST', `/people/${await idOf(anna)}/block`, { on: true })
    expect(self.status).toBe(404)
    for (const one of [anna, carla]) one.cut()
  })
})

describe('a moderator', () => {
  it('warns: it is told once, until it was seen', async () => {
    const [basil, judges] = [await come('Basil'), await moderator()]
    await judge(judges, { do: 'warn', person: await idOf(basil), words: 'Be kind, please.' })
    expect((await basil.http('GET', '/me')).json).toMatchObject({ warning: 'Be kind, please.' })
    await basil.http('POST', '/me/warnings/seen', {})
    expect((await basil.http('GET', '/me')).json).not.toHaveProperty('warning')
    for (const one of [basil, judges]) one.cut()
  })

  it('bans: sockets are cut, no way leads back in, each says why, and a bot plays on', async () => {
    const { anna, basil, match, about } = await insulted('hello')
    await anna.send({
      type: 'do',
      match,
      entry: { kind: 'seat', seat: 2, as: { kind: 'bot', player: 'novice' } },
    })
    await anna.send({ type: 'do', match, entry: { kind: 'begin' } })
    const judges = await moderator()
    expect((await judge(judges, { do: 'ban', person: about, words: 'Insults' })).status).toBe(200)
    expect((await basil.http('GET', '/me')).json).toMatchObject({ name: null })
    await expect.poll(() => basil.connected).toBe(false)
    const back = await basil.http('POST', '/me/recover', { code: basil.code })
    expect(back.json).toEqual({ code: 'banned', message: 'this account is banned: Insults' })
    expect((await basil.http('GET', '/me')).json).toMatchObject({ name: null })
    await anna.until(match, ({ seats }) => seats[1]?.kind === 'bot')
    for (const one of [anna, judges]) one.cut()
  })

  it('takes a name away, at every table too, or gives another', async () => {
    const { anna, basil, match, about } = await insulted('hello')
    const judges = await moderator()
    await judge(judges, { do: 'rename', person: about })
    await anna.until(match, ({ seats }) => seats[1]?.name === 'Nemo 2')
    expect((await basil.http('GET', '/me')).json).toMatchObject({ name: 'Nemo' })
    await judge(judges, { do: 'rename', person: about, name: 'Vasilios' })
    await anna.until(match, ({ seats, said }) => seats[1]?.name === 'Vasilios' && said.add.length > 0)
    expect((await basil.http('GET', '/me')).json).toMatchObject({ name: 'Vasilios' })
    for (const one of [anna, basil, judges]) one.cut()
  })

  it('is nobody but who was made one', async () => {
    const anna = await come('Anna')
    expect((await anna.http('GET', '/moderation')).status).toBe(403)
    expect((await judge(anna, { do: 'ban', person: await idOf(anna), words: 'x' })).status).toBe(403)
    anna.cut()
  })
})

it('an account that is deleted takes its blocks, reports and warnings along', async () => {
  const { anna, basil, match, line, about } = await insulted('hello')
  const judges = await moderator()
  await anna.http('POST', '/reports', { person: about, match, line, reason: 'other', words: 'mine' })
  await anna.http('POST', `/people/${about}/block`, { on: true })
  await basil.http('POST', `/people/${await idOf(anna)}/block`, { on: true })
  await judge(judges, { do: 'warn', person: await idOf(anna), words: 'warned-anna' })
  const id = await idOf(anna)
  const exported = JSON.stringify((await anna.http('GET', '/me/export')).json)
  for (const part of ['"blocks":[{', '"reports":[{', 'warned-anna']) expect(exported).toContain(part)
  expect((await anna.http('POST', '/me/delete', { name: 'Anna' })).status).toBe(200)
  const { db } = server.store ?? {}
  expect(
    await db
      ?.selectFrom('blocks')
      .selectAll()
      .where((is) => is.or([is('person', '=', id), is('other', '=', id)]))
      .execute(),
  ).toEqual([])
  expect(await db?.selectFrom('warnings').selectAll().where('person', '=', id).execute()).toEqual([])
  expect(await db?.selectFrom('reports').selectAll().where('person', '=', id).execute()).toEqual([])
  expect((await basil.http('GET', `/people/${id}`)).status).toBe(404)
  for (const one of [basil, judges]) one.cut()
})
