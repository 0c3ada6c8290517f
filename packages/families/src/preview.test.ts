import { describe, expect, it } from 'vitest'
import { ARAB, BULGAR, BYZANTINE } from './names.ts'
import { attackPreview, marchPreview } from './preview.ts'
import { table } from './testing/position.ts'
import { boardOf, view } from './view.ts'

describe('what a choice would mean', () => {
  const fleets = () =>
    table({ seats: 3 })
      .city('alexandria', { colour: 'arab' })
      .city('nicaea', { colour: 'arab' })
      .army(0, 'arab', { at: 'alexandria', main: 5, move: 9 })
      .army(0, 'byzantine', { at: 'constantinople', main: 2, move: 3 })

  it('§13.2 §13.3 §14.1 §14.2 the cost of a link, also if a fleet doubles it', () => {
    const t = fleets()
    const seen = (city: string, second = false) =>
      marchPreview(view(t.game), boardOf(t.game.tables), 0, ARAB, t.cityNumber(city), second)
    expect(seen('tabuk')).toEqual({ cost: 1, doubled: 1, sea: false, attack: false })
    expect(seen('candia')).toEqual({ cost: 2, doubled: 4, sea: true, attack: true })
    expect(seen('candia', true)).toMatchObject({ cost: 3, doubled: 5 })
    expect(seen('mecca')).toBeUndefined()
    t.box('fleetArab', 0).box('fleetByzantine', 1)
    expect(seen('candia')).toEqual({ cost: 1, doubled: 2, sea: true, attack: true, fleet: 1 })
  })

  it('§13.5 §13.6 the Bosporus and the sea move from Constantinople', () => {
    const t = fleets()
    expect(
      marchPreview(view(t.game), boardOf(t.game.tables), 0, BYZANTINE, t.cityNumber('sinope')),
    ).toMatchObject({
      cost: 1,
      sea: true,
    })
    expect(
      marchPreview(view(t.game), boardOf(t.game.tables), 0, BYZANTINE, t.cityNumber('jerusalem')),
    ).toBeUndefined()
    t.army(0, 'arab', { at: 'nicaea', main: 5, move: 9 })
    expect(
      marchPreview(view(t.game), boardOf(t.game.tables), 0, ARAB, t.cityNumber('constantinople')),
    ).toMatchObject({
      cost: 4,
      doubled: 8,
    })
  })

  it('agrees with what the rules take, for every march that is offered', () => {
    for (const side of ['byzantine', 'arab'] as const) {
      const number = side === 'arab' ? ARAB : BYZANTINE
      for (const city of fleets().cities({ do: 'march', side })) {
        const t = fleets()
        const seen = marchPreview(view(t.game), boardOf(t.game.tables), 0, number, t.cityNumber(city))
        t.choose({ do: 'march', side, city })
        expect(t.told('march')[0]).toMatchObject({ cost: seen?.cost })
        expect(t.told('attack').length > 0).toBe(seen?.attack)
      }
    }
  })

  it('§15.6 §15.10 §17.5 who defends a city, and the odds', () => {
    const t = fleets().city('jerusalem', { owner: 1 }).army(2, 'byzantine', { at: 'jerusalem', main: 2 })
    const seen = attackPreview(view(t.game), boardOf(t.game.tables), 0, ARAB, t.cityNumber('jerusalem'), 1)
    expect(seen).toMatchObject({ armies: [2], levy: { seat: 1, cubes: 2 } })
    expect(seen?.assault).toMatchObject({ attacker: { main: 5, move: 8 }, cityStrength: 3, killsPerHit: 1 })
    expect(seen?.odds.taken).toBeGreaterThan(0.5)
    const capital = attackPreview(
      view(t.game),
      boardOf(t.game.tables),
      1,
      BULGAR,
      t.cityNumber('constantinople'),
    )
    expect(capital?.assault).toMatchObject({ attacker: { main: 7 }, cityStrength: 5, killsPerHit: 2 })
    expect(capital?.armies).toEqual([0])
  })

  it('§15.6 the Bulgars defend a Bulgar city', () => {
    const t = fleets().city('athens', { colour: 'bulgar' })
    const seen = attackPreview(view(t.game), boardOf(t.game.tables), 0, BYZANTINE, t.cityNumber('athens'))
    expect(seen?.assault.defenders).toEqual([{ elite: 0, main: 7, move: 0 }])
  })
})
