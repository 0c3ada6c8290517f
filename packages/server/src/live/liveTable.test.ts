import { loadGame } from '@hippodrome/games'
import { beforeAll, describe, expect, it } from 'vitest'
import { single } from '../socket/deeds.ts'
import { type Addition, Store } from '../store/store.ts'
import { placeForTest } from '../testing/place.ts'
import { LiveTable } from './liveTable.ts'
import { Registry } from './registry.ts'

beforeAll(() => loadGame('families'), 60_000)

const HOST = { id: 'host-of-this-table', name: 'Anna' }
const ANNA = { kind: 'person', ...HOST } as const
const WISH = {
  game: 'families',
  options: {},
  seats: [{ kind: 'open' as const }, { kind: 'open' as const }],
  listed: false,
  spectators: true,
  talks: true,
}
const sit = (seat: number) => single({ kind: 'sit', seat, name: 'Anna', words: 'words-of-mine' })

/** A disk that is full when told so, and slow when told so. */
class Disk {
  full = false
  readonly kept: Addition[] = []
  private held: (() => void)[] | undefined

  hold(): void {
    this.held = []
  }

  release(): void {
    for (const go of this.held?.splice(0) ?? []) go()
    this.held = undefined
  }

  async append(addition: Addition): Promise<void> {
    const { held } = this
    if (held) await new Promise<void>((resolve) => held.push(resolve))
    if (this.full) throw new Error('the disk is full')
    this.kept.push(addition)
  }

  async load(): Promise<undefined> {}
}

const registryOn = (disk: Disk, most: number) =>
  new Registry({ store: disk as unknown as Store, loadGame, now: () => 1, most })

describe('a table in memory', () => {
  it('keeps nothing that follows from what could not be kept', async () => {
    const disk = new Disk()
    const live = await registryOn(disk, 10).create(HOST, WISH)
    const reasons: string[] = []
    live.failed = ({ message }) => reasons.push(message)
    disk.full = true
    disk.hold()
    const [first, second] = [live.send(ANNA, 'first', sit(0)), live.send(ANNA, 'second', sit(1))]
    await Promise.resolve()
    disk.release()
    await first
    disk.full = false
    expect(await first).toEqual({ ok: false, code: 'store', message: 'it could not be kept' })
    expect(reasons).toEqual(['the disk is full'])
    expect(await second).toMatchObject({ ok: false, code: 'store' })
    expect(disk.kept.flatMap(({ entries }) => entries.map(({ version }) => version))).toEqual([1])
  })

  it('is not looked at while something of it is not on the disk', async () => {
    const disk = new Disk()
    const live = await registryOn(disk, 10).create(HOST, WISH)
    disk.hold()
    const sitting = live.send(ANNA, 'first', sit(0))
    const seen: number[] = []
    const look = () => live.look(({ version }) => seen.push(version))
    const first = look()
    await new Promise((resolve) => setImmediate(resolve))
    expect(seen).toEqual([])
    // What comes after whoever looks must not be in what they see.
    const saying = live.send(ANNA, 'second', sit(1))
    disk.release()
    await Promise.all([sitting, first, saying])
    expect(seen).toEqual([2])
    await look()
    expect(seen).toEqual([2, 3])
  })

  it('is never looked at as it would be by what could not be kept', async () => {
    const disk = new Disk()
    const live = await registryOn(disk, 10).create(HOST, WISH)
    disk.full = true
    const [answer] = await Promise.all([
      live.send(ANNA, 'first', sit(0)),
      expect(live.look(({ version }) => version)).rejects.toThrow('cannot be read'),
    ])
    expect(answer).toMatchObject({ ok: false, code: 'store' })
  })

  it('takes no more of what could go on for ever when its log is long, and comes to its end all the same', async () => {
    const live = await registryOn(new Disk(), 10).create(HOST, WISH)
    await live.send(ANNA, 'first', sit(0))
    await live.send(ANNA, 'second', sit(1))
    live.table.version = 20_000
    const say = single({ kind: 'say', to: 'table', says: { text: 'Once more' } })
    expect(await live.send(ANNA, 'third', say)).toMatchObject({ code: 'not-allowed' })
    expect(await live.send(ANNA, 'fourth', single({ kind: 'begin' }))).toMatchObject({ ok: true })
    const [asked] = live.table.match?.state.pending ?? []
    const seat = asked?.seat ?? 0
    const decision = live.table.match?.state.opened[seat] ?? 0
    const choose = single({ kind: 'choose', seat, decision, choice: 0 })
    expect(await live.send(ANNA, 'fifth', choose)).toMatchObject({ ok: true })
    const undo = single({ kind: 'undo', seat })
    expect(await live.send(ANNA, 'sixth', undo)).toMatchObject({ code: 'not-allowed' })
  })

  it('strikes whoever leaves off the list of those who sit there, also after it was read anew', async () => {
    const disk = new Disk()
    const live = await registryOn(disk, 10).create(HOST, WISH)
    await live.send(ANNA, 'first', sit(0))
    const read = { table: live.table, ids: new Map<string, number>(), made: 1, snapshot: 0, left: new Map() }
    const store = disk as unknown as Store
    const again = new LiveTable(live.id, read, { store, now: () => 1, readAnew: async () => undefined })
    await again.send(ANNA, 'second', single({ kind: 'say', to: 'table', says: { text: 'Goodbye' } }))
    await again.send(ANNA, 'third', single({ kind: 'leave', seat: 0 }))
    const members = disk.kept.map((addition) => addition.members?.map(({ seat }) => seat))
    expect(members).toEqual([[], [0], undefined, []])
  })

  it('stays there while something is written, looked at or thought about, and leaves otherwise', async () => {
    const disk = new Disk()
    const registry = registryOn(disk, 1)
    const writes = await registry.create(HOST, WISH)
    disk.hold()
    const sitting = writes.send(ANNA, 'first', sit(0))
    const others = [registry.create(HOST, WISH), registry.create(HOST, WISH)]
    await new Promise((resolve) => setImmediate(resolve))
    expect(await registry.find(writes.id)).toBe(writes)
    disk.release()
    await Promise.all([sitting, ...others])
    await registry.create(HOST, WISH)
    expect(registry.size).toBe(1)
    expect(await registry.find(writes.id)).toBeUndefined()
  })

  it('does not refuse what stands in the log, nor what fits it, because another node was not heard', async () => {
    class SharedStore extends Store {
      override readonly shared = true
    }
    const place = await placeForTest()
    const store = await SharedStore.open(place.place, Date.now)
    const [here, there] = [1, 2].map(() => new Registry({ store, loadGame, now: () => 1, most: 10 })) as [
      Registry,
      Registry,
    ]
    const live = await here.create(HOST, WISH)
    const other = await there.find(live.id)
    const basil = { kind: 'person', id: 'guest-of-this-table', name: 'Basil' } as const
    const leave = single({ kind: 'leave', seat: 1 })
    await live.send(basil, 'sits', sit(1))
    await live.send(basil, 'leaves', leave)
    expect(await other?.send(basil, 'leaves', leave)).toEqual({ ok: true, version: 3 })
    await live.send(ANNA, 'sits', sit(0))
    await live.send(basil, 'sits again', sit(1))
    const begin = single({ kind: 'begin' })
    expect(await other?.send(ANNA, 'begins', begin)).toEqual({ ok: true, version: 6 })
    expect(await other?.send(ANNA, 'twice', begin)).toMatchObject({ code: 'not-allowed' })
    await store.close()
    await place.end()
  })
})
