import { describe, expect, it } from 'vitest'
import { type KnownTable, knownFrom, watchFrom } from './known.ts'
import { markOf } from './mark.ts'
import type { ServerMessageOf } from './server.ts'

const id = 'm'.repeat(20)
const first: ServerMessageOf<'table'> = {
  type: 'table',
  match: id,
  version: 3,
  game: 'families',
  phase: 'playing',
  options: {},
  seats: [],
  host: false,
  listed: false,
  spectators: true,
  talks: true,
  watchers: [],
  commitment: 'c',
  votes: [],
  board: { cities: 3 },
  made: 2,
  view: { seat: 1 },
  told: { keep: 0, add: [{ entry: { kind: 'a' } }, { entry: { kind: 'b' } }] },
  said: { keep: 0, add: [] },
}

const kinds = ({ told }: KnownTable) => told.map(({ entry }) => entry.kind)

describe('what is known of a table', () => {
  it('is what a message keeps of what was known, and what it adds', () => {
    const before = knownFrom(undefined, first)
    const { board: _sent, ...later } = first
    const after = knownFrom(before, { ...later, told: { keep: 1, add: [{ entry: { kind: 'c' } }] } })
    expect(kinds(before)).toEqual(['a', 'b'])
    expect(kinds(after)).toEqual(['a', 'c'])
    expect(after.board).toEqual({ cities: 3 })
  })

  it('is asked for from there on, through the eyes of whoever is asked by then', () => {
    expect(watchFrom(id, undefined)).toEqual({ type: 'watch', match: id })
    const known = knownFrom(undefined, first)
    expect(watchFrom(id, known)).toEqual({
      type: 'watch',
      match: id,
      since: { told: 2, mark: markOf(known.told) },
    })
  })
})
