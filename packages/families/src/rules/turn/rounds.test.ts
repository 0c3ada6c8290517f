import { describe, expect, it } from 'vitest'
import { table } from '../../testing/position.ts'

const pass = { do: 'pass' }

describe('turns, rounds and actions', () => {
  it('§4.1 §21.9 three turns, each of actions, income and maintenance, and a new turn', () => {
    const t = table().rich().choose(pass, pass)
    expect(t.told('income')).toHaveLength(2)
    expect(t.told('maintenance').length).toBeGreaterThan(0)
    expect(t.now.turn).toBe(2)
    t.choose(pass, pass, pass, pass)
    expect(t.question).toBe('over')
  })

  it('§4.2 clockwise from the first player, one action a round', () => {
    const t = table({ seats: 3, active: 1 })
    const order: number[] = []
    for (const city of ['smyrna', 'attalia', 'ankara', 'sinope']) {
      order.push(t.asked.seat)
      t.choose({ do: 'control', city }, { do: 'take', source: 'pool' })
    }
    expect(order).toEqual([1, 2, 0, 1])
  })

  it('§4.2 who has passed is left out of later rounds', () => {
    const t = table({ seats: 3 }).choose(pass)
    const order: number[] = []
    for (const city of ['smyrna', 'attalia', 'ankara']) {
      order.push(t.asked.seat)
      t.choose({ do: 'control', city }, { do: 'take', source: 'pool' })
    }
    expect(order).toEqual([1, 2, 1])
  })

  it('§4.3 every kind of action is offered at the start, and may be chosen again', () => {
    const t = table()
    const kinds = new Set(t.asked.choices.map((choice) => choice.do))
    for (const kind of ['build', 'bulgars', 'caliph', 'control', 'emperor', 'fleet', 'improve', 'increase'])
      expect(kinds).toContain(kind)
    for (const kind of ['pass', 'place', 'reinforce', 'tax']) expect(kinds).toContain(kind)
    expect(kinds.size).toBe(12)
    t.choose({ do: 'control', city: 'smyrna' }, { do: 'take', source: 'pool' }, pass)
    expect(t.offers({ do: 'control', city: 'attalia' })).toBe(true)
  })

  it('§4.4 [A10] an action must do something', () => {
    const t = table().army(0, 'byzantine', { at: 'smyrna', main: 2 })
    expect(t.offers({ do: 'tax', n: 0 })).toBe(false)
    expect(t.offers({ do: 'done' })).toBe(false)
    expect(t.offered({ do: 'march', side: 'byzantine' })).toEqual([])
    t.choose({ do: 'increase', side: 'byzantine', box: 'move' }, { do: 'take', source: 'pool' })
    expect(t.offers({ do: 'done' })).toBe(true)
  })

  it('§4.5 [A20] who has passed still decides about levies', () => {
    const t = table({ dice: [1, 1, 1, 1, 1] })
      .city('antioch', { owner: 1 })
      .city('damascus', { colour: 'arab' })
      .army(0, 'arab', { at: 'damascus', main: 9, move: 2 })
      .set((game) => {
        game.passed[1] = 1
        game.firstPasser = 1
        game.last = 1
      })
      .choose({ do: 'march', side: 'arab', city: 'antioch' })
    expect(t.question).toBe('1 levy')
  })

  it('§4.6 §20.3 [A2] the first to pass begins the next turn', () => {
    const t = table({ seats: 3 })
      .rich()
      .choose({ do: 'control', city: 'smyrna' }, { do: 'take', source: 'pool' })
      .choose(pass)
    expect(t.now.firstPasser).toBe(1)
    t.choose(pass, pass)
    expect(t.now.turn).toBe(2)
    expect(t.now.first).toBe(1)
    expect(t.asked.seat).toBe(1)
  })
})

describe('passing', () => {
  it('§20.1 [A19] the cube comes from casualties, free', () => {
    const t = table({ seats: 3 }).choose(pass)
    expect([t.now.casualties[0], t.now.passBox[0], t.moneyOf(0, 'arab')]).toEqual([11, 1, 5])
  })

  it('§20.2 [A19] without casualties any cube of display or pool, free', () => {
    const t = table({ seats: 3 }).casualties(0, 0).choose(pass)
    expect(t.question).toBe('0 passCube')
    expect(t.offers({ do: 'take', source: 'pool' })).toBe(true)
    t.choose({ do: 'take', source: 'army', side: 'arab', box: 'main' })
    expect(t.boxesOf(0, 'arab').main).toBe(7)
    expect(t.moneyOf(0, 'arab')).toBe(5)
    expect(t.now.passBox[0]).toBe(1)
  })

  it('§20.2 [A19] without any cube the player passes without one', () => {
    const t = table({ seats: 3 })
      .army(0, 'byzantine', {})
      .army(0, 'arab', {})
      .pool(0, 0)
      .casualties(0, 0)
      .money(0, 30, 30)
    expect(t.now.passBox[0]).toBe(0)
    expect(t.now.passed[0]).toBe(1)
    expect(t.question).toBe('1 action')
  })

  it('§12.8 [A7] a pass cube out of the last of an army takes its pawn off', () => {
    const t = table({ seats: 3 })
      .army(0, 'arab', { at: 'mecca', main: 1 })
      .army(0, 'byzantine', {})
      .pool(0, 0)
      .casualties(0, 0)
      .choose(pass)
    expect(t.place(0, 'arab')).toBeUndefined()
  })

  it('§20.4 [A17] the last player has exactly one more action', () => {
    const t = table({ seats: 3 }).rich().choose(pass, pass)
    expect(t.asked.facts).toEqual({ last: true })
    t.choose({ do: 'control', city: 'smyrna' }, { do: 'take', source: 'pool' })
    expect(t.now.turn).toBe(2)
    expect(t.told('income')).toHaveLength(3)
  })

  it('§20.4 [A17] with two players the first pass starts that last action', () => {
    const t = table().rich().choose(pass)
    expect(t.asked.facts).toEqual({ last: true })
    t.choose({ do: 'control', city: 'smyrna' }, { do: 'take', source: 'pool' })
    expect(t.now.turn).toBe(2)
  })

  it('§20.5 [A18] the last player puts a cube in the Pass box only when passing', () => {
    const acts = table()
      .rich()
      .choose(pass, { do: 'build', side: 'byzantine' }, { do: 'take', source: 'pool' })
    // Half of the 12 casualties come back, and no pass cube.
    expect(acts.now.pool[1]).toBe(8 + 6)
    const passes = table().rich().choose(pass, pass)
    expect(passes.now.pool[1]).toBe(9 + 1 + 6)
  })
})
