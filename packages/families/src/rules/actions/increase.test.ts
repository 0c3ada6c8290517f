import { describe, expect, it } from 'vitest'
import { table } from '../../testing/position.ts'

const into = (side: string, box: string) => ({ do: 'increase', side, box })
const pool = { do: 'take', source: 'pool' }

describe('Increase Army', () => {
  it('§7.1 up to three cubes, in boxes of one side or both', () => {
    const t = table().choose(
      into('arab', 'levy'),
      pool,
      into('byzantine', 'main'),
      pool,
      into('arab', 'move'),
      pool,
    )
    expect(t.boxesOf(0, 'arab')).toEqual({ elite: 0, main: 8, levy: 1, move: 6 })
    expect(t.boxesOf(0, 'byzantine').main).toBe(4)
    expect(t.question).toBe('1 action')
  })

  it('§7.4 [A91] a cube that was placed in the same action may be moved on', () => {
    const t = table().army(0, 'arab', {}).choose(into('arab', 'levy'), pool, into('arab', 'main'))
    t.choose({ do: 'take', source: 'army', side: 'arab', box: 'levy' }, { do: 'done' })
    expect(t.boxesOf(0, 'arab')).toMatchObject({ main: 1, levy: 0 })
  })

  it('§7.1 the player may stop after one or two', () => {
    const t = table().choose(into('arab', 'levy'), pool, { do: 'done' })
    expect(t.question).toBe('1 action')
    expect(t.now.pool[0]).toBe(8)
  })

  it('§7.2 [A14] only one cube of the action goes to an Elite box, of either side', () => {
    const t = table().choose(into('arab', 'elite'), pool)
    expect(t.offers(into('byzantine', 'elite'))).toBe(false)
    expect(t.offers(into('arab', 'elite'))).toBe(false)
    expect(t.why(into('byzantine', 'elite'))).toMatchObject({ key: 'one-elite', rule: '7.2' })
    t.choose(into('arab', 'main'), pool)
    expect(t.offers(into('arab', 'elite'))).toBe(false)
  })

  it('§7.3 a box holds any number', () => {
    const t = table().army(0, 'arab', { main: 25, move: 1 }).pool(0, 3)
    t.choose(into('arab', 'main'), pool, { do: 'done' })
    expect(t.boxesOf(0, 'arab').main).toBe(26)
  })

  it('§7.4 [A6] a cube may be bought from one box of an army for another, not for its own', () => {
    const t = table().choose(into('arab', 'move'))
    expect(t.offers({ do: 'take', source: 'army', side: 'arab', box: 'move' })).toBe(false)
    expect(t.why({ do: 'take', source: 'army', side: 'arab', box: 'move' })).toMatchObject({
      key: 'same-box',
      rule: '7.4',
    })
    expect(t.why({ do: 'take', source: 'army', side: 'arab', box: 'elite' })).toMatchObject({
      key: 'empty-box',
    })
    t.choose({ do: 'take', source: 'army', side: 'arab', box: 'main' })
    expect(t.boxesOf(0, 'arab')).toMatchObject({ main: 7, move: 6 })
    expect(t.moneyOf(0, 'arab')).toBe(2)
  })

  it('§7.4 [A6] a box whose only source is itself is not offered', () => {
    const t = table()
      .army(0, 'byzantine', {})
      .army(0, 'arab', { main: 3 })
      .pool(0, 0)
      .casualties(0, 0)
      .money(0, 9, 9)
    expect(t.offers(into('arab', 'main'))).toBe(false)
    expect(t.offers(into('arab', 'move'))).toBe(true)
  })

  it('§7.4 [A87] useless moves are allowed if each is paid', () => {
    const t = table()
      .money(0, 15, 9)
      .choose(into('arab', 'move'), { do: 'take', source: 'army', side: 'arab', box: 'main' })
      .choose(into('arab', 'main'), { do: 'take', source: 'army', side: 'arab', box: 'move' }, { do: 'done' })
    expect(t.boxesOf(0, 'arab')).toMatchObject({ main: 8, move: 5 })
    expect(t.moneyOf(0, 'arab')).toBe(3)
  })

  it('§7.5 [A82] the pawn is looked at when all cubes are placed', () => {
    const start = () =>
      table()
        .army(0, 'arab', { at: 'mecca', main: 1 })
        .choose(into('byzantine', 'main'), { do: 'take', source: 'army', side: 'arab', box: 'main' })
    const kept = start().choose(into('arab', 'main'), pool, { do: 'done' })
    expect(kept.place(0, 'arab')).toBe('mecca')
    const gone = start().choose({ do: 'done' })
    expect(gone.place(0, 'arab')).toBeUndefined()
  })
})
