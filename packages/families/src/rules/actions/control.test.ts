import { describe, expect, it } from 'vitest'
import { table } from '../../testing/position.ts'

describe('Take Control of a City', () => {
  it('§6.1 §6.2 a cube on an uncontrolled city scores its tokens on its side', () => {
    const t = table().choose({ do: 'control', city: 'tabuk' }, { do: 'take', source: 'pool' })
    expect(t.state('tabuk').owner).toBe(0)
    expect(t.pointsOf(0, 'arab')).toBe(11)
    const bigger = table()
      .city('tabuk', { tokens: 3 })
      .choose({ do: 'control', city: 'tabuk' }, { do: 'take', source: 'pool' })
    expect(bigger.pointsOf(0, 'arab')).toBe(13)
  })

  it('§6.3 [A12] no Persian or Bulgar city and not Constantinople', () => {
    const t = table().city('thessalonica', { colour: 'bulgar', tokens: 2 })
    expect(t.offered({ do: 'control' })).toHaveLength(22)
    expect(t.why({ do: 'control', city: 'hira' })).toMatchObject({ key: 'persian', rule: '6.3' })
    expect(t.why({ do: 'control', city: 'thessalonica' })).toMatchObject({ key: 'bulgar' })
    expect(t.why({ do: 'control', city: 'constantinople' })).toMatchObject({ key: 'capital' })
  })

  it('§6.4 [A11] armies of others do not matter', () => {
    const t = table()
      .army(1, 'byzantine', { at: 'smyrna', main: 5 })
      .choose({ do: 'control', city: 'smyrna' }, { do: 'take', source: 'pool' })
    expect(t.state('smyrna').owner).toBe(0)
    expect(t.place(1, 'byzantine')).toBe('smyrna')
    expect(t.place(0, 'byzantine')).toBe('smyrna')
  })

  it('§6.5 [A13] the first Byzantine city brings the pawn, the next does not move it', () => {
    const t = table()
      .choose({ do: 'control', city: 'mecca' }, { do: 'take', source: 'pool' }, { do: 'pass' })
      .choose({ do: 'control', city: 'smyrna' }, { do: 'take', source: 'pool' })
    expect(t.place(0, 'byzantine')).toBe('smyrna')
    const later = table({ seats: 3 })
      .army(0, 'byzantine', { at: 'smyrna', main: 2 })
      .choose({ do: 'control', city: 'attalia' }, { do: 'take', source: 'pool' })
    expect(later.place(0, 'byzantine')).toBe('smyrna')
  })

  it('§6.5 an Arab city brings no pawn', () => {
    const t = table().choose({ do: 'control', city: 'mecca' }, { do: 'take', source: 'pool' })
    expect(t.place(0, 'byzantine')).toBeUndefined()
    expect(t.place(0, 'arab')).toBeUndefined()
  })

  it('§6.6 [A13] an army without a cube brings no pawn; it may enter later', () => {
    const t = table({ seats: 3 })
      .army(0, 'byzantine', { elite: 1, levy: 2 })
      .choose(
        { do: 'control', city: 'smyrna' },
        { do: 'take', source: 'army', side: 'byzantine', box: 'elite' },
      )
    expect(t.place(0, 'byzantine')).toBeUndefined()
    t.choose({ do: 'pass' }, { do: 'tax', n: 1 }, { do: 'split', byzantine: 1, arab: 1 })
    expect(t.why({ do: 'place', side: 'byzantine' })).toMatchObject({ key: 'no-army' })
    t.choose(
      { do: 'increase', side: 'byzantine', box: 'main' },
      { do: 'take', source: 'pool' },
      { do: 'done' },
    )
    t.choose({ do: 'control', city: 'ankara' }, { do: 'take', source: 'pool' })
    expect(t.offers({ do: 'place', side: 'byzantine', city: 'constantinople' })).toBe(true)
  })
})
