import { describe, expect, it } from 'vitest'
import { fastChance, configure, Match, type Game } from '@hippodrome/engine'
import { families } from './game.ts'
import { BYZANTINE, NONE } from './names.ts'
import { cityStrength, type Families, isFriendly } from './state.ts'
import { table } from './testing/position.ts'

const fresh = (seats: number) => table({ seats }).game
const sum = (list: readonly number[]) => list.reduce((total, value) => total + value, 0)

describe('words of the rules', () => {
  it('§1.1 §1.9 every player has two sides with their own points', () => {
    const t = table()
      .choose({ do: 'control', city: 'mecca' }, { do: 'take', source: 'pool' })
      .choose({ do: 'control', city: 'smyrna' }, { do: 'take', source: 'pool' })
    expect([t.pointsOf(0, 'byzantine'), t.pointsOf(0, 'arab')]).toEqual([10, 12])
    expect([t.pointsOf(1, 'byzantine'), t.pointsOf(1, 'arab')]).toEqual([12, 10])
  })

  it('§1.2 Persians and Bulgars belong to nobody', () => {
    const t = table().city('adrianople', { colour: 'bulgar' })
    for (const city of ['hira', 'adrianople']) expect(t.offers({ do: 'control', city })).toBe(false)
  })

  it('§1.3 a city has the colour of its tokens; Constantinople is Byzantine and bare Persian cities are grey', () => {
    const t = table()
    expect(t.state('constantinople')).toMatchObject({ colour: 'byzantine', tokens: 0 })
    expect(t.state('hira')).toMatchObject({ colour: 'persian', tokens: 0 })
    expect(t.state('mecca')).toMatchObject({ colour: 'arab', tokens: 2 })
  })

  it('§1.4 a cube or a fortification marks control', () => {
    const t = table().city('tarsus', { owner: 0 }).city('nicaea', { owner: 1, fort: true })
    expect(t.offers({ do: 'control', city: 'tarsus' })).toBe(false)
    expect(t.why({ do: 'control', city: 'nicaea' })).toMatchObject({ key: 'controlled', facts: { owner: 1 } })
    expect(t.offers({ do: 'control', city: 'smyrna' })).toBe(true)
  })

  it('§1.5 [A50] friendly is the own colour, whoever controls it', () => {
    const t = table().city('tarsus', { owner: 1 }).city('antioch', { colour: 'arab', owner: 0 })
    const friendly = (id: string) => isFriendly(t.game, BYZANTINE, t.cityNumber(id))
    expect(friendly('tarsus')).toBe(true)
    expect(friendly('smyrna')).toBe(true)
    expect(friendly('antioch')).toBe(false)
    expect(friendly('hira')).toBe(false)
  })

  it('§1.6 §1.7 the active player pays and lost cubes go to casualties', () => {
    const t = table({ active: 1 })
      .army(1, 'arab', { at: 'tabuk', main: 3, move: 2 })
      .city('medina', { owner: 1 })
      .choose({ do: 'march', side: 'arab', city: 'medina' })
    expect(t.told('march')).toMatchObject([{ seat: 1, cost: 1 }])
    expect(t.boxesOf(1, 'arab').move).toBe(1)
    expect(t.now.casualties[1]).toBe(42 - 9 - 8 - 4 - 1)
  })

  it('§1.8 [A34] dice of 4, 5 and 6 hit', () => {
    const t = table({ dice: [3, 4, 5] })
      .army(0, 'arab', { at: 'mecca', main: 8, move: 2 })
      .choose({ do: 'march', side: 'arab', city: 'hira' })
    expect(t.told('siege')).toMatchObject([{ dice: [3, 4, 5], hits: 2 }])
  })
})

describe('set-up', () => {
  it('§3.1 47 purple and 4 white tokens', () => {
    const { tokens, colour } = fresh(2)
    const of = (side: number) => sum(tokens.filter((_, city) => colour[city] === side))
    expect([of(0), of(1), of(2)]).toEqual([47, 4, 0])
  })

  it('§3.2 §2.3 seven Bulgars, both guards at home', () => {
    const game = fresh(3)
    expect(game.bulgars).toBe(7)
    expect(game.guard).toEqual([NONE, NONE])
  })

  it('§3.3 §2.1 §2.4 cubes of each player: 8, 13, 9 and 12 make 42', () => {
    for (const seats of [2, 3, 4]) {
      const game = fresh(seats)
      for (let seat = 0; seat < seats; seat++)
        expect(game.boxes.slice(seat * 8, seat * 8 + 8)).toEqual([1, 3, 2, 2, 0, 8, 0, 5])
      expect(game.pool).toEqual(new Array(seats).fill(9))
      expect(game.casualties).toEqual(new Array(seats).fill(12))
      expect(families.audit(game)).toEqual([])
    }
  })

  it('§3.4 §3.5 §3.6 money, points, no pawn and no control', () => {
    const game = fresh(2)
    expect(game.money).toEqual([15, 5, 15, 5])
    expect(game.points).toEqual([10, 10, 10, 10])
    expect(game.pawns).toEqual([NONE, NONE, NONE, NONE])
    expect(game.owner.every((owner) => owner === NONE)).toBe(true)
  })

  it('§3.7 [A2] the first player is drawn, each as likely', () => {
    for (const seats of [2, 3, 4]) {
      const config = configure(families, { seats })
      const counts = new Array<number>(seats).fill(0)
      for (let seed = 0; seed < 400; seed++) {
        const match = Match.begin(families as unknown as Game<Families>, config, fastChance(seed))
        const { first, active } = match.state.game
        expect(active).toBe(first)
        counts[first] = (counts[first] ?? 0) + 1
      }
      for (const count of counts) expect(Math.abs(count - 400 / seats)).toBeLessThan(60)
    }
  })

  it('§17.1 strength of cities at the start', () => {
    const game = fresh(2)
    const t = table()
    expect(
      ['damascus', 'hira', 'amida', 'constantinople', 'tabuk'].map((id) =>
        cityStrength(game, t.cityNumber(id)),
      ),
    ).toEqual([3, 3, 2, 5, 1])
  })
})
