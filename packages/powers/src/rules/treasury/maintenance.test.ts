import { describe, expect, it } from 'vitest'
import { Board } from '../../testing/board.ts'
import { powerNumber } from '../../tables.ts'
import type { Forces } from '../../testing/board.ts'
import type { PlaceId, PowerId } from '../../vocabulary.ts'

const maintain = (board: Board, power: PowerId = 'muslim', ...dice: number[]) =>
  board.play('maintenance', { power: powerNumber(power) }, ...dice)
const dueOf = (board: Board, power: PowerId = 'muslim') => maintain(board, power).asked().facts?.due

describe('what is due', () => {
  it.each<[Forces, PlaceId, number]>([
    [{ militia: 1 }, 'Syr', 1],
    [{ nomad: 1 }, 'Syr', 1],
    [{ warrior: 1 }, 'Syr', 1],
    [{ fieldArmy: 1 }, 'Syr', 2],
    [{ fleet: 1 }, 'EMS', 2],
    [{ basileus: 1, militia: 1 }, 'Syr', 1],
  ])('§9.1 §18.2 %j in %s costs $%i', (forces, place, due) => {
    const board = new Board()
    board.put('muslim', place, forces)
    expect(dueOf(board)).toBe(due)
  })

  it('§9.1 [P10] units in the box cost as much; §28.23 unless the option says otherwise', () => {
    const cost = (boxUpkeep: boolean) => {
      const board = new Board({ options: { boxUpkeep } })
      board.put('muslim', 'East', { fieldArmy: 1, nomad: 1 })
      board.put('muslim', 'Syr', { militia: 1 })
      return dueOf(board)
    }
    expect([cost(true), cost(false)]).toEqual([4, 1])
  })

  it.each<[string, Forces, number, number]>([
    ['militia', { militia: 1 }, 2, 2],
    ['field army', { fieldArmy: 1 }, 4, 3],
  ])(
    '§9.2 [P11] a %s in desert and pillaged areas; §28.24 as the option says',
    (_, forces, double, plusOne) => {
      const cost = (desertUpkeep: string, place: PlaceId, ...pillaged: readonly ('Ara' | 'Syr')[]) => {
        const board = new Board({ options: { desertUpkeep } }).pillage(...pillaged)
        board.put('muslim', place, forces)
        return dueOf(board)
      }
      for (const [reading, expected] of [
        ['double', double],
        ['plusOne', plusOne],
      ] as const) {
        expect(cost(reading, 'Ara')).toBe(expected)
        expect(cost(reading, 'Ara', 'Ara')).toBe(expected)
        expect(cost(reading, 'antioch', 'Syr')).toBe(expected)
      }
    },
  )

  it('§27.6 a colony feeds one militia in its area, or in the fortress', () => {
    const board = new Board().colony('Syr', 'muslim').colony('Pal', 'byzantine')
    board.put('muslim', 'Syr', { militia: 1, nomad: 1 })
    board.put('muslim', 'antioch', { militia: 1 })
    board.put('muslim', 'Pal', { militia: 1 })
    expect(dueOf(board)).toBe(3)
  })

  it.each([
    [false, 2],
    [true, 3],
  ])('§28.1 a fleet without a friendly port, option %s: $%i', (longRangeFleets, due) => {
    const board = new Board({ options: { longRangeFleets } })
    board.put('muslim', 'AEG', { fleet: 1 })
    expect(dueOf(board)).toBe(due)
    const near = new Board({ options: { longRangeFleets } })
    near.put('muslim', 'AEG', { fleet: 1 })
    near.put('muslim', 'chandax', { militia: 1 })
    expect(dueOf(near)).toBe(3)
  })

  it('§9.8 §17.1 rebels cost nothing', () => {
    const board = new Board()
    board.rebels('muslim', 'Syr', { fieldArmy: 2 })
    board.put('muslim', 'Pal', { militia: 1 })
    expect(dueOf(board)).toBe(1)
  })
})

describe('who goes unpaid', () => {
  const poor = (money: number) => {
    const board = new Board().money('muslim', money)
    board.put('muslim', 'Syr', { militia: 1, fieldArmy: 1 })
    board.put('muslim', 'EMS', { fleet: 1 })
    return board
  }

  it('§9.4 a power may pay for all', () => {
    const board = maintain(poor(9)).choose({ do: 'pay' })
    expect(board.treasury('muslim')).toBe(4)
    expect(board.entries('mutiny')).toEqual([])
  })

  it('§9.4 or leave units unpaid though it has the money', () => {
    const board = maintain(poor(9), 'muslim', 5).choose({ do: 'skip', unit: 'fleet' })
    board.choose({ do: 'pay' })
    expect(board.treasury('muslim')).toBe(6)
    expect(board.at('EMS', 'muslim')).toEqual({ fleet: 1 })
  })

  it.each([
    [1, true, true],
    [2, true, true],
    [3, true, false],
    [4, true, false],
    [5, false, false],
    [6, false, false],
  ])('§9.5 §9.6 §9.7 [P27] on %i the unit goes: %s, its area is pillaged: %s', (die, goes, pillaged) => {
    const board = maintain(poor(4), 'muslim', die).choose({ do: 'skip', unit: 'militia' })
    board.choose({ do: 'pay' })
    expect(board.at('Syr', 'muslim')).toEqual(goes ? { fieldArmy: 1 } : { fieldArmy: 1, militia: 1 })
    expect(board.pillaged()).toEqual(pillaged ? ['Syr'] : [])
    expect(board.audit()).toEqual([])
  })

  it('§9.7 at sea and in a box a mutiny only costs the unit', () => {
    const board = maintain(poor(3), 'muslim', 1).choose({ do: 'skip', unit: 'fleet' })
    board.choose({ do: 'pay' })
    expect(board.at('EMS', 'muslim')).toEqual({})
    expect(board.pillaged()).toEqual([])
  })

  it('§9.7 §19.4 §19.5 a mutiny pillages whoever else is there, and the colony goes', () => {
    const board = poor(4).colony('Syr', 'byzantine')
    board.put('byzantine', 'Syr', { militia: 1 })
    maintain(board, 'muslim', 1).choose({ do: 'skip', unit: 'militia' })
    expect(board.pillaged()).toEqual(['Syr'])
    expect(board.colonyOf('Syr')).toBeUndefined()
  })

  it('§28.19 [P27] or mutineers turn rebel', () => {
    const board = new Board({ options: { mutineers: 'rebel' } })
    board.put('muslim', 'Syr', { militia: 1, nomad: 1 })
    maintain(board, 'muslim', 1, 6).choose({ do: 'skip', unit: 'militia' })
    expect(board.at('Syr', 'muslim', true)).toEqual({ militia: 1 })
    expect(board.pillaged()).toEqual(['Syr'])
  })

  it('§9.3 [P71] pillage by a mutiny of this phase does not raise what is due', () => {
    const board = maintain(poor(4), 'muslim', 1).choose({ do: 'skip', unit: 'militia' })
    expect(board.asked().facts).toMatchObject({ due: 4 })
    expect(board.choose({ do: 'pay' }).treasury('muslim')).toBe(0)
  })

  it('§1.5 who cannot pay must leave somebody unpaid', () => {
    const board = maintain(poor(3), 'muslim', 5, 5)
    expect(board.offers({ do: 'pay' })).toBe(false)
    board.choose({ do: 'skip', unit: 'fieldArmy' }).choose({ do: 'pay' })
    expect(board.treasury('muslim')).toBe(0)
  })
})

describe('paying as many as the money lasts for', () => {
  function short(money: number): Board {
    const board = new Board().money('muslim', money)
    board.put('muslim', 'Syr', { fieldArmy: 1, militia: 2 })
    board.put('muslim', 'Pal', { nomad: 1, militia: 1 })
    board.put('muslim', 'EMS', { fleet: 1 })
    board.put('muslim', 'Ara', { militia: 1 })
    return maintain(board, 'muslim')
  }

  it('§9.4 militia goes unpaid first, the dearest of it, and nobody is asked again', () => {
    const board = short(6).dice(5, 5, 5)
    expect(board.offers({ do: 'pay' })).toBe(false)
    board.choose({ do: 'payMost' })
    expect(board.entries('mutiny').map(({ unit, place }) => [unit, place])).toEqual([
      ['militia', 'Ara'],
      ['militia', 'Syr'],
      ['militia', 'Syr'],
    ])
    expect(board.entries('maintained').map(({ n }) => n)).toEqual([6])
    expect(board.treasury('muslim')).toBe(0)
    expect(board.prompt).not.toBe('upkeep')
  })

  it('§9.4 §9.5 then nomads, warriors, field armies and fleets: without money all of them roll', () => {
    const board = short(0).dice(5, 5, 5, 5, 5, 5, 5)
    board.choose({ do: 'payMost' })
    expect(board.entries('mutiny').map(({ unit }) => unit)).toEqual([
      'militia',
      'militia',
      'militia',
      'militia',
      'nomad',
      'fieldArmy',
      'fleet',
    ])
  })

  it('§9.4 it is offered again after some were named, and not where all can be paid', () => {
    const board = short(6).dice(5, 5)
    board.choose({ do: 'skip', unit: 'fieldArmy' })
    expect(board.prompt).toBe('upkeep')
    expect(board.offers({ do: 'payMost' })).toBe(true)
    board.choose({ do: 'payMost' })
    expect(board.entries('mutiny').map(({ unit }) => unit)).toEqual(['fieldArmy', 'militia'])
    expect(short(10).offers({ do: 'payMost' })).toBe(false)
  })
})
