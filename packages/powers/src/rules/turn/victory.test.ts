import { describe, expect, it } from 'vitest'
import { placeNumber, powerNumber } from '../../tables.ts'
import { Board } from '../../testing/board.ts'
import { type PowerId, SCENARIOS } from '../../vocabulary.ts'
import { levelId, levelOf, scorePowers } from './victory.ts'

function points(board: Board, power: PowerId): number {
  const out: number[] = []
  scorePowers(board.game, out)
  return out[powerNumber(power)] ?? Number.NaN
}

const levelAt = (board: Board, power: PowerId, vp: number) =>
  levelId(levelOf(board.game, powerNumber(power), vp))

describe('victory points', () => {
  it('§26.2 the value of areas held alone; boxes and seas score nothing', () => {
    const board = new Board()
    board.put('frank', 'Lom', { warrior: 1 })
    board.put('frank', 'bari', { militia: 1 })
    board.put('frank', 'West', { warrior: 2 })
    board.put('frank', 'TS', { fleet: 1 })
    expect(points(board, 'frank')).toBe(4 + 2)
  })

  it('§26.3 [P46] shares of areas held jointly', () => {
    const board = new Board()
    for (const power of ['byzantine', 'muslim', 'khazar'] as const) board.put(power, 'Cal', { militia: 1 })
    expect(points(board, 'byzantine')).toBe(1)
    const halves = new Board({ options: { jointIncome: 'halves' } })
    for (const power of ['byzantine', 'muslim', 'khazar'] as const) halves.put(power, 'Cal', { militia: 1 })
    expect(points(halves, 'byzantine')).toBe(2)
  })

  it('§19.5 §26.4 nothing for pillaged areas and areas with rebels', () => {
    const board = new Board().pillage('Cal')
    board.put('muslim', 'Cal', { militia: 1 })
    board.put('muslim', 'Syr', { militia: 1 })
    board.rebels('muslim', 'antioch', { militia: 1 })
    expect(points(board, 'muslim')).toBe(0)
  })

  it('§26.5 a colony adds 1 alone and rounds up a share, for its owner only', () => {
    const alone = new Board().colony('Cal', 'muslim').colony('Kur', 'byzantine')
    alone.put('muslim', 'Cal', { militia: 1 })
    alone.put('muslim', 'Kur', { militia: 1 })
    expect(points(alone, 'muslim')).toBe(6 + 2)
    const shared = new Board().colony('Cal', 'muslim')
    shared.put('muslim', 'Cal', { militia: 1 })
    shared.put('byzantine', 'Cal', { militia: 1 })
    expect([points(shared, 'muslim'), points(shared, 'byzantine')]).toEqual([3, 2])
  })

  it('§26.6 half of the treasury', () => {
    expect(points(new Board().money('khazar', 9), 'khazar')).toBe(4)
  })

  it('§6.6 §26.7 [P75] 5 for Constantinople: with a unit inside, or empty with Thrace alone', () => {
    const inside = new Board().pillage('Thrac')
    inside.put('muslim', 'constantinople', { militia: 1 })
    inside.put('byzantine', 'Thrac', { militia: 1 })
    expect([points(inside, 'muslim'), points(inside, 'byzantine')]).toEqual([5, 0])
    const around = new Board().pillage('Thrac')
    around.put('byzantine', 'Thrac', { militia: 1 })
    expect(points(around, 'byzantine')).toBe(5)
    around.put('muslim', 'Thrac', { militia: 1 })
    expect(points(around, 'byzantine')).toBe(0)
  })

  it('§22.5 §26.8 [P75] 10 for Jerusalem to the Franks, after a crusade only', () => {
    const board = new Board({ scenario: '3' }).pillage('Pal')
    board.put('frank', 'jerusalem', { warrior: 1 })
    expect(points(board, 'frank')).toBe(0)
    board.game.crusade = 1
    expect(points(board, 'frank')).toBe(10)
  })

  it.each<[PowerId, number]>([
    ['frank', 10],
    ['byzantine', 10],
    ['muslim', 0],
  ])('§26.8 §29.12 [P75] Rome in scenario 5 gives the %s %i', (power, award) => {
    const board = new Board({ scenario: '5' }).pillage('Lom')
    board.put(power, 'rome', { militia: 1 })
    expect(points(board, power)).toBe(award)
    const other = new Board({ scenario: '1' }).pillage('Lom')
    other.put(power, 'rome', { militia: 1 })
    expect(points(other, power)).toBe(0)
  })

  it('§29.11 the Franks of scenario 5 lose 10 once their Basileus has fallen', () => {
    const board = new Board({ scenario: '5' }).money('frank', 40)
    expect(points(board, 'frank')).toBe(20)
    board.game.fallen = 1 << powerNumber('frank')
    expect(points(board, 'frank')).toBe(10)
  })
})

describe('levels', () => {
  it.each(SCENARIOS)('§26.1 [P14] every band of scenario %s begins where its table says', (scenario) => {
    for (const colonies of [true, false]) {
      const board = new Board({ scenario, options: { colonies, feudalism: colonies } })
      for (const power of ['byzantine', 'muslim', 'khazar', 'frank'] as const) {
        const bands = board.game.tables.bands[powerNumber(power)] as readonly number[]
        const names = ['collapse', 'decline', 'survival', 'conquest']
        bands.forEach((first, at) => {
          expect(levelAt(board, power, first)).toBe(names[at + 1])
          expect(levelAt(board, power, first - 1)).toBe(names[at])
        })
      }
    }
  })

  it('§26.9 a power that has lost has collapsed, whatever its points', () => {
    const board = new Board()
    board.game.lost = 1 << powerNumber('frank')
    expect(levelAt(board, 'frank', 99)).toBe('collapse')
  })
})

describe('automatic loss', () => {
  const ends = (board: Board) => board.play('player-turn-ends', { power: powerNumber('khazar') })
  const peopled = (...gone: readonly PowerId[]) => {
    const board = new Board()
    for (const power of ['byzantine', 'muslim', 'khazar', 'frank'] as const)
      if (!gone.includes(power)) board.put(power, 'Hel', { militia: 1 })
    return board
  }

  it('§5.5 §26.9 [P42] [P81] at the end of a player turn, with units in the box only', () => {
    const board = peopled('frank').hold('frank', 'alliance')
    board.put('frank', 'West', { warrior: 3, basileus: 1 })
    ends(board)
    expect(board.entries('eliminated')).toEqual([{ kind: 'eliminated', power: 'frank' }])
    expect(board.at('West', 'frank')).toEqual({})
    expect(board.hand('frank')).toEqual([])
    expect(board.audit()).toEqual([])
  })

  it('§26.9 [P81] a fleet at sea is a unit on the map', () => {
    const board = peopled('frank')
    board.put('frank', 'TS', { fleet: 1 })
    expect(ends(board).entries('eliminated')).toEqual([])
  })

  it('§26.9 [P42] neutrals are exempt', () => {
    const board = new Board({ seats: 2 })
    board.put('byzantine', 'Hel', { militia: 1 })
    board.put('muslim', 'Syr', { militia: 1 })
    expect(ends(board).entries('eliminated')).toEqual([])
  })

  it('§26.9 rebels do not keep a power alive', () => {
    const board = peopled('khazar')
    board.rebels('khazar', 'Rus', { nomad: 2 })
    expect(ends(board).entries('eliminated')).toMatchObject([{ power: 'khazar' }])
  })
})

it('§26.7 the fortress of Constantinople lies in Thrace', () => {
  const { tables } = new Board().game
  expect(tables.fort[placeNumber('Thrac')]).toBe(placeNumber('constantinople'))
})
