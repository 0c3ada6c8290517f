import { matchFile } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { loadTable, openTable, seatsOf, seedOf } from './table.ts'
import { smallGame, smallTable } from './testing.ts'

describe('a table', () => {
  it('takes any text for a seed, its digits as they are, and lots if there is none', () => {
    const digits = 'ab'.repeat(32)
    expect(seedOf(digits)).toBe(digits)
    expect(seedOf('evening')).toBe(seedOf('evening'))
    expect(seedOf('evening')).not.toBe(seedOf('Evening'))
    expect(seedOf(undefined)).not.toBe(seedOf(undefined))
  })

  it('knows how many seats a position has', () => {
    expect(seatsOf({ game: { seats: 3 } })).toBe(3)
    for (const none of [undefined, {}, { game: 3 }, { game: { seats: 'x' } }, { game: { seats: 1.5 } }])
      expect(seatsOf(none)).toBeUndefined()
  })

  it('keeps scripted dice and the position in the head of its file', () => {
    const { match } = smallTable()
    const state = match.save()
    const { header } = openTable(smallGame, {
      seated: smallTable().header.seats,
      seed: 'x',
      dice: [4],
      state,
    })
    expect(header).toMatchObject({ script: [4], position: state })
  })

  it('says with which rules a match began that does not fit any more', () => {
    const { header, match } = smallTable()
    const { snapshot: _state, ...kept } = matchFile(header, match)
    const file = { ...kept, choices: [[0, 99]] as [number, number][] }
    expect(() => loadTable(smallGame, file)).toThrow(/^match file.choices.0: choice 99 is not one of 0 to 2$/)
    expect(() => loadTable(smallGame, { ...file, rules: '0' })).toThrow(
      /choice 99 is not one of 0 to 2 \(the match began with rules 0 and data 1; here are 1 and 1\)$/,
    )
  })

  it('goes on from the snapshot of a match that began with other rules', () => {
    const { header, match } = smallTable()
    const loaded = loadTable(smallGame, { ...matchFile(header, match), rules: '0' })
    expect(loaded.match.state.game).toEqual(match.state.game)
    expect(loaded.header).toMatchObject({ rules: '1', earlier: [{ rules: '0' }] })
  })
})
