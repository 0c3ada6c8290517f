import { configure, type Game } from '@hippodrome/engine'
import { byLot } from '@hippodrome/engine/testing'
import {
  powers,
  type PowersBoard,
  type PowersEntry,
  type PowersView,
  type StackView,
} from '@hippodrome/powers'
import { describe, expect, it } from 'vitest'
import { sightingsOf } from './sightings.ts'
import type { PowersSituation } from './usePowers.ts'

const board = powers.board?.(
  powers.tables(configure(powers, { seats: 2, options: { scenario: '1' } })),
) as PowersBoard

const stack = (id: number, more: Partial<StackView> = {}): StackView => ({
  id,
  place: 'Syr',
  power: 'muslim',
  rebel: false,
  done: false,
  ...more,
})

const after = (stacks: readonly StackView[], ...entries: readonly PowersEntry[]) =>
  sightingsOf({
    view: { year: 713, turn: 3, stacks } as unknown as PowersView,
    told: entries.map((entry) => ({ entry })),
    board,
  } as unknown as PowersSituation)

const SHOWN: PowersEntry = {
  kind: 'showedStack',
  power: 'muslim',
  rebel: false,
  place: 'Syr',
  units: [0, 0, 2, 0, 1, 0],
}
const MOVED: PowersEntry = {
  kind: 'moved',
  power: 'muslim',
  rebel: false,
  from: 'Syr',
  to: 'Kil',
  cost: 1,
  by: 'land',
}

describe('§24.1 what the chronicle told of a stack that lies face down', () => {
  it('is remembered with its year and place, wherever it goes', () => {
    const seen = after([stack(4, { place: 'Kil' })], { kind: 'turn', turn: 2, year: 712 }, SHOWN, MOVED)
    expect(seen.get(4)).toEqual({
      units: [0, 0, 2, 0, 1, 0],
      year: 712,
      place: 'Syr',
      changed: false,
      oneOf: false,
    })
  })

  it('is less what fell, and gone with the last of it', () => {
    const lost = (unit: 'warrior' | 'militia'): PowersEntry => ({
      kind: 'lost',
      power: 'muslim',
      rebel: false,
      unit,
      place: 'Syr',
    })
    expect(after([stack(4)], SHOWN, lost('warrior')).get(4)?.units).toEqual([0, 0, 1, 0, 1, 0])
    const all = [lost('warrior'), lost('warrior'), lost('militia')]
    expect(after([stack(4)], SHOWN, ...all).get(4)).toBeUndefined()
  })

  it('is doubted once somebody may have joined, or when it may be another stack', () => {
    const recruit: PowersEntry = { kind: 'recruited', power: 'muslim', place: 'Syr' }
    expect(after([stack(4)], SHOWN, recruit).get(4)?.changed).toBe(true)
    expect(after([stack(4), stack(5)], SHOWN).get(5)?.oneOf).toBe(true)
  })

  it('says nothing of what is seen, of others, of fleets', () => {
    const own = stack(4, { units: [0, 0, 2, 0, 1, 0] })
    const others = [stack(5, { power: 'khazar' }), stack(6, { fleet: true }), stack(7, { rebel: true })]
    expect([...after([own, ...others], SHOWN)]).toEqual([])
  })

  it('never claims units that the seat was not told of', () => {
    const rules = powers as unknown as Game
    const config = configure(rules, { seats: 2, options: { scenario: '1' } })
    let recalled = 0
    for (const { match } of byLot(rules, config, 3)) {
      if (match.made.length > 700) break
      if (match.made.length % 50 !== 0) continue
      const view = match.view(0).table as PowersView
      const told = match.told.filter(({ to }) => to === undefined || to.includes(0))
      const text = JSON.stringify(told.map(({ entry }) => entry))
      for (const [id, { place, year }] of sightingsOf({ view, told, board } as unknown as PowersSituation)) {
        expect(view.stacks.find((one) => one.id === id)?.units).toBeUndefined()
        expect(text).toContain(`"place":"${place}"`)
        expect(year).toBeLessThanOrEqual(view.year)
        recalled += 1
      }
    }
    expect(recalled).toBeGreaterThan(0)
  })
})

describe('a chronicle that is read on', () => {
  const told = [SHOWN, MOVED].map((entry) => ({ entry }))
  const upTo = (length: number) =>
    sightingsOf({
      view: { year: 713, turn: 3, stacks: [stack(4), stack(5, { place: 'Kil' })] } as unknown as PowersView,
      told: told.slice(0, length),
      board,
    } as unknown as PowersSituation)

  it('says the same as one that is read from the beginning, also when something was taken back', () => {
    expect([...upTo(1).keys()]).toEqual([4])
    expect([...upTo(2).keys()]).toEqual([5])
    expect([...upTo(1).keys()]).toEqual([4])
  })
})
