import { canonical, type Orders, SPECTATOR } from '@hippodrome/engine'
import { loadGame } from '@hippodrome/games'
import { describe, expect, it } from 'vitest'
import { rowOf } from '../live/record.ts'
import { begunTable, personAt } from '../testing/begunTable.ts'
import type { Table } from './table.ts'

const families = await loadGame('families')
const begun = () => begunTable(families, { people: 2 })

const choose = (table: Table) => {
  const [asked] = table.match?.state.pending ?? []
  const seat = asked?.seat ?? 0
  const decision = table.match?.state.opened[seat] ?? 0
  return table.apply(personAt(seat), { kind: 'choose', seat, decision, choice: 0 }, 0)
}
const askedNow = (table: Table) => table.match?.state.pending[0]
const views = (table: Table, of: readonly number[]) =>
  of.map((seat) => canonical([table.match?.view(seat), table.match?.chronicle(seat)]))

/** What the seat that waits is asked next, and how many choices of the other come before it. */
function next() {
  const table = begun()
  const first = askedNow(table)?.seat ?? 0
  let before = 0
  for (; askedNow(table)?.seat === first; before++) choose(table)
  const { seat = -1, prompt = '', choices = [] } = askedNow(table) ?? {}
  return { first, seat, prompt, choice: choices[0] as never, before }
}

describe('orders at a table far away', () => {
  it('lay down the next choice in secret, and the table makes it at once when it is asked', () => {
    const { first, seat, prompt, choice, before } = next()
    const [plain, planned] = [begun(), begun()]
    const orders: Orders = { ...planned.match?.orders[seat], ahead: [{ prompt, choice }] }
    expect(planned.apply(personAt(first), { kind: 'orders', seat, orders }, 0)).toMatchObject({ ok: false })
    expect(planned.apply(personAt(seat), { kind: 'orders', seat, orders }, 0)).toEqual({ ok: true })
    expect(views(planned, [first, SPECTATOR])).toEqual(views(plain, [first, SPECTATOR]))
    for (let made = 0; made < before; made++) for (const table of [plain, planned]) choose(table)
    expect(planned.match?.made.at(-1)).toMatchObject({ seat, by: 'ahead', choice: 0 })
    choose(plain)
    expect(planned.match?.hash()).toBe(plain.match?.hash())
    expect(views(planned, [first, SPECTATOR])).toEqual(views(plain, [first, SPECTATOR]))
  })
})

describe('what the list of matches says is new', () => {
  it('are lines to everybody and votes that are open, and no whisper', () => {
    const table = begun()
    const summary = () => JSON.parse(rowOf('m', table, 0, 0).summary) as { said?: number; votes?: number[] }
    const before = summary().said ?? 0
    table.apply(personAt(0), { kind: 'say', to: 'table', says: { text: 'Good evening' } }, 0)
    table.apply(personAt(0), { kind: 'say', to: 1, says: { text: 'Between us' } }, 0)
    expect(summary()).toMatchObject({ said: before + 1 })
    expect(summary()).not.toHaveProperty('votes')
    table.apply(personAt(0), { kind: 'motion', motion: { do: 'pause' } }, 0)
    expect(summary().votes).toEqual([1])
  })
})
