import { draw, fastChance, parseMatchFile } from '@hippodrome/engine'
import { loadGame } from '@hippodrome/games'
import { describe, expect, it } from 'vitest'
import { MemoryStore } from '../store/matchStore.ts'
import { TableHost } from './tableHost.ts'

const older = import.meta.glob<{ default: unknown }>('../../../cli/src/testing/older/*.json', { eager: true })

/** By game the versions of the rules that saved them. */
const [versions] = Object.values(
  import.meta.glob<{ [game: string]: readonly string[] }>('../../../cli/src/testing/olderVersions.json', {
    eager: true,
    import: 'default',
  }),
)

it.each(Object.entries(versions ?? {}))(
  'of %s files are opened that these versions saved: %j',
  (id, named) => {
    const kept = Object.values(older).map(({ default: file }) => parseMatchFile(JSON.stringify(file)))
    const saved = kept.filter(({ game }) => game === id).map(({ rules }) => rules)
    expect([...new Set(saved)].toSorted()).toEqual(named.toSorted())
  },
)

/** Files kept by earlier versions of the rules, in the middle of a match. */
describe.each(Object.entries(older))('%s', (_path, { default: kept }) => {
  it('goes on in the page from its snapshot to the end, and opens again on the way', async () => {
    const { seats, ...file } = parseMatchFile(JSON.stringify(kept))
    const people = seats.map(({ name: called }) => ({ name: called, player: 'human' }))
    const store = new MemoryStore()
    await store.put({ id: 'older', revision: 1, file: { ...file, seats: people }, changed: 0 })
    const reopen = () => new TableHost(loadGame, store, () => 0)
    let host = reopen()
    let position = await host.answer('open', { id: 'older', confirm: false })
    expect(position.made).toBeGreaterThanOrEqual(file.choices.length)
    const dice = fastChance(7)
    for (let count = 1; !position.view.result && count < 5000; count++) {
      const [seat = 0] = position.view.waiting
      const { view } = await host.answer('look', { seat })
      const { number = 0, choices = [] } = view.decision ?? {}
      const entry = { kind: 'choose', seat, decision: number, choice: draw(dice, choices.length) } as const
      const { outcome, position: after } = await host.answer('apply', { entry, as: seat })
      expect(outcome).toEqual({ ok: true })
      position = after
      if (count % 100 !== 0) continue
      const { made } = position
      host = reopen()
      position = await host.answer('open', { id: 'older', confirm: false })
      expect(position.made).toBe(made)
    }
    expect(position.view.result).toBeDefined()
    const [series] = await host.answer('series', { seat: 0, paths: [['none']] })
    expect(series).toHaveLength(position.made + 1)
    const { view } = await host.answer('at', { seat: 0, version: position.made })
    expect(view).toEqual((await host.answer('look', { seat: 0 })).view.table)
  }, 60_000)
})
