import { loadGame } from '@hippodrome/games'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Profile, profileSchema } from '@hippodrome/wire'
import * as v from 'valibot'
import { Client } from '../testing/client.ts'
import { played, playOn } from '../testing/play.ts'
import { placeForTest } from '../testing/place.ts'
import { serveForTest } from '../testing/serve.ts'
import { Store } from '../store/store.ts'
import { recount } from './recount.ts'
import { UNRATED } from './results.ts'
import { Standings } from './standings.ts'

const RATED = { rated: true, time: { kind: 'live', base: 3_600_000, increment: 0 } }

let server: Awaited<ReturnType<typeof serveForTest>>
beforeAll(async () => {
  server = await serveForTest(['--haste', '1000'])
}, 60_000)
afterAll(() => server.end())

const theStore = (): Store => {
  if (!server.store) throw new Error('there is no store')
  return server.store
}
const idOf = async (client: Client) => (await client.http<{ person: string }>('GET', '/me')).json.person
const profile = async (of: Client, by: Client = of): Promise<Profile> =>
  v.parse(profileSchema, (await by.http('GET', `/people/${await idOf(of)}`)).json)
const settled = async (client: Client, matches: number) =>
  await expect
    .poll(async () => (await profile(client)).ratings.reduce((sum, one) => sum + one.matches, 0))
    .toBe(matches)
const come = async (name: string) => (await Client.come(server.base, name)).connect()

describe('a profile', () => {
  it('has what was rated and what was friendly, who came before whom, how long a turn takes, and the ratings that the logs give', {
    timeout: 120_000,
  }, async () => {
    const [anna, basil, other] = [await come('Anna'), await come('Basil'), await come('Other')]
    await played(anna, basil, RATED)
    await played(anna, basil, {})
    await settled(anna, 1)
    const [hers, his] = [await profile(anna), await profile(basil)]
    expect(hers).toMatchObject({ matches: 2, left: 0, mine: true })
    expect(hers.live).toBeGreaterThanOrEqual(0)
    const [rating] = hers.ratings
    expect(rating).toMatchObject({ game: 'families', seats: 2, matches: 1, enough: 10 })
    expect(rating?.line).toEqual([rating?.points])
    expect(hers.history.map(({ counts, change }) => [counts, change !== undefined])).toEqual([
      [false, false],
      [true, true],
    ])
    // What one wins the other loses.
    expect((rating?.points ?? 0) + (his.ratings[0]?.points ?? 0)).toBe(3000)
    const [head] = hers.heads
    expect(head).toMatchObject({ name: 'Basil', matches: 2 })
    expect((head?.before ?? 0) + (head?.behind ?? 0)).toBeLessThanOrEqual(2)
    expect([his.heads[0]?.before, his.heads[0]?.behind]).toEqual([head?.behind, head?.before])

    // Others see what counts, and nothing of what friends play by a link.
    const seen = await profile(anna, other)
    expect(seen.history.map(({ counts }) => counts)).toEqual([true])
    expect(seen).toMatchObject({ mine: false, matches: 2, ratings: hers.ratings })

    const rows = () =>
      theStore().db.selectFrom('results').selectAll().orderBy('match').orderBy('seat').execute()
    const before = await rows()
    expect(await recount({ store: theStore(), loadGame }, false)).toEqual({
      matches: 2,
      counted: 1,
      differ: [],
    })
    await theStore().db.updateTable('results').set({ mean: 40, place: 9 }).where('counts', '=', 1).execute()
    const { differ } = await recount({ store: theStore(), loadGame }, true)
    expect(differ).toHaveLength(1)
    expect(await rows()).toEqual(before)
    for (const one of [anna, basil, other]) one.cut()
  })

  it('whoever leaves loses, also when a bot plays on and wins', { timeout: 120_000 }, async () => {
    const [carla, dirk] = [await come('Carla'), await come('Dirk')]
    const seats = [{ kind: 'open' }, { kind: 'open' }] as const
    const { match } = await carla.open('families', seats, [0], { rated: true })
    dirk.tell({ type: 'watch', match })
    await dirk.sit(match, 1)
    await carla.send({ type: 'do', match, entry: { kind: 'begin' } })
    await dirk.send({ type: 'do', match, entry: { kind: 'leave', seat: 1 } })
    const as = { kind: 'bot', player: 'squire', name: 'Squire' } as const
    await carla.send({ type: 'do', match, entry: { kind: 'propose', seat: 1, as } })
    await playOn(carla, match, 0)
    await settled(dirk, 1)
    expect(await profile(dirk)).toMatchObject({ matches: 1, left: 1, history: [{ left: true }] })
    expect((await profile(dirk)).history[0]?.change).toBeLessThan(0)
    expect((await profile(carla)).history[0]?.change).toBeGreaterThan(0)
    expect((await recount({ store: theStore(), loadGame }, false)).differ).toEqual([])
    for (const one of [carla, dirk]) one.cut()
  })
})

it('each match is rated once, however many nodes see its end', async () => {
  const place = await placeForTest()
  const now = () => 1
  const store = await Store.open(place.place, now)
  const row = {
    player: 'human',
    game: 'families',
    seats: 2,
    score: 0,
    gone: 0,
    counts: 1,
    tempo: '',
    times: '[]',
    ...UNRATED,
  }
  for (let n = 0; n < 12; n++)
    await store.db
      .insertInto('results')
      .values(
        [0, 1].map((seat) => ({
          ...row,
          match: `match-${n}`,
          seat,
          person: `p${(n + seat) % 3}`,
          place: seat + 1,
          at: n,
        })),
      )
      .execute()
  const faults: string[] = []
  const nodes = Array.from({ length: 4 }, () => new Standings({ store, log: (what) => faults.push(what) }))
  await Promise.all(nodes.map((node) => node.rateAll()))
  const rated = await store.db.selectFrom('rated').selectAll().orderBy('no').execute()
  expect(rated.map(({ no }) => no)).toEqual(Array.from({ length: 12 }, (_, n) => n + 1))
  const rows = await store.db.selectFrom('results').selectAll().orderBy('no').execute()
  // What each brought to a match is what the one before had left them.
  const last = new Map<string, number>()
  for (const { person, old_mean, mean } of rows) {
    expect(old_mean).toBe(last.get(person) ?? 25)
    last.set(person, mean)
  }
  expect(faults).toEqual([])
  await store.close()
  await place.end()
})
