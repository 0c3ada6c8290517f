import { describe, expect, it } from 'vitest'
import { table } from '../testing/position.ts'

const sources = (t: ReturnType<typeof table>) =>
  t.asked.choices.map((choice) =>
    choice.source === 'army'
      ? `${choice.side === 0 ? 'byzantine' : 'arab'} ${JSON.stringify(choice.box)}`
      : choice.source,
  )

describe('cubes and money', () => {
  it('§5.1 a cube comes from the pool, any box of the display, or casualties', () => {
    const t = table().choose({ do: 'control', city: 'smyrna' })
    expect(sources(t)).toEqual([
      'pool',
      'casualties',
      'byzantine "elite"',
      'byzantine "main"',
      'byzantine "levy"',
      'byzantine "move"',
      'arab "main"',
      'arab "move"',
    ])
  })

  it('§5.2 §5.6 [A4] the pool is free and need not be used first', () => {
    const free = table().choose({ do: 'control', city: 'mecca' }, { do: 'take', source: 'pool' })
    expect([free.now.pool[0], free.moneyOf(0, 'arab')]).toEqual([8, 5])
    const bought = table().choose({ do: 'control', city: 'mecca' }, { do: 'take', source: 'casualties' })
    expect([bought.now.pool[0], bought.moneyOf(0, 'arab')]).toEqual([9, 2])
  })

  it('§5.3 §5.4 [A3] the side that benefits pays: the side of the city', () => {
    const t = table().choose(
      { do: 'control', city: 'mecca' },
      { do: 'take', source: 'army', side: 'byzantine', box: 'levy' },
    )
    expect([t.moneyOf(0, 'byzantine'), t.moneyOf(0, 'arab')]).toEqual([15, 2])
    expect(t.boxesOf(0, 'byzantine').levy).toBe(1)
  })

  it('§5.4 [A3] the colour of a special box pays', () => {
    const emperor = table().choose({ do: 'emperor' }, { do: 'take', source: 'casualties' })
    expect([emperor.moneyOf(0, 'byzantine'), emperor.moneyOf(0, 'arab')]).toEqual([12, 5])
    const fleet = table().choose({ do: 'fleet', side: 'arab' }, { do: 'take', source: 'casualties' })
    expect([fleet.moneyOf(0, 'byzantine'), fleet.moneyOf(0, 'arab')]).toEqual([15, 2])
  })

  it('§5.4 [A3] Fortify is paid by the side of the city, Civil War by the side of the army', () => {
    const fort = table()
      .city('mecca', { owner: 0 })
      .choose({ do: 'fortify', city: 'mecca' }, { do: 'take', source: 'casualties' })
    expect([fort.moneyOf(0, 'byzantine'), fort.moneyOf(0, 'arab')]).toEqual([15, 2])
    const war = table({ dice: [1, 1] })
      .army(0, 'byzantine', { at: 'smyrna', main: 5 })
      .choose({ do: 'civilWar', side: 'byzantine' }, { do: 'take', source: 'casualties' })
    expect([war.moneyOf(0, 'byzantine'), war.moneyOf(0, 'arab')]).toEqual([13, 5])
  })

  it('§5.4 [A3] a mosque is paid by the Arabs', () => {
    const t = table()
      .money(0, 15, 9)
      .choose({ do: 'build', side: 'arab' }, { do: 'take', source: 'casualties' })
    expect([t.moneyOf(0, 'byzantine'), t.moneyOf(0, 'arab')]).toEqual([15, 0])
  })

  it('§5.5 no choice puts a bought cube in the pool', () => {
    const t = table()
    expect(t.asked.choices.some((choice) => choice.box === 'pool' || choice.do === 'buy')).toBe(false)
    t.choose({ do: 'increase', side: 'arab', box: 'main' }, { do: 'take', source: 'casualties' })
    expect(t.now.pool[0]).toBe(9)
  })

  it('§5.7 [A5] a guard is no source', () => {
    const t = table()
      .army(0, 'byzantine', { at: 'smyrna', guard: true })
      .choose({ do: 'control', city: 'attalia' })
    expect(t.offers({ do: 'take', source: 'army', side: 'byzantine', box: 'elite' })).toBe(false)
  })

  it('§5.8 cubes on cities, in boxes and in buildings are no source', () => {
    const t = table()
      .army(0, 'byzantine', {})
      .army(0, 'arab', { main: 1 })
      .pool(0, 0)
      .casualties(0, 0)
      .city('smyrna', { owner: 0 })
      .box('emperor', 0)
      .set((game) => {
        game.built[0] = 3
      })
    expect(t.offered({ do: 'control' })).not.toEqual([])
    t.choose({ do: 'control', city: 'attalia' })
    // The only cube that is a source was taken without asking.
    expect(t.boxesOf(0, 'arab').main).toBe(0)
  })

  it('§5.9 [A69] a treasury never goes below zero and none helps the other', () => {
    const t = table().pool(0, 0).money(0, 30, 2)
    expect(t.offers({ do: 'control', city: 'mecca' })).toBe(false)
    expect(t.why({ do: 'control', city: 'mecca' })).toMatchObject({ key: 'no-cube' })
    expect(t.offers({ do: 'control', city: 'smyrna' })).toBe(true)
    expect(t.offers({ do: 'build', side: 'arab' })).toBe(false)
  })

  it('§5.10 Move cubes come from the army itself, free, to casualties', () => {
    const t = table()
      .army(0, 'byzantine', { at: 'smyrna', main: 1, move: 2 })
      .money(0, 0, 0)
      .choose({ do: 'march', side: 'byzantine', city: 'attalia' })
    expect(t.boxesOf(0, 'byzantine').move).toBe(1)
    expect(t.moneyOf(0, 'byzantine')).toBe(0)
    expect(t.problems).toEqual([])
  })
})
