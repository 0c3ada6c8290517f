import { describe, expect, it } from 'vitest'
import { Board, type Forces } from '../../testing/board.ts'
import { powerNumber } from '../../tables.ts'
import type { PlaceId, PowerId, SeaId } from '../../vocabulary.ts'

const ARMY: Forces = { fieldArmy: 1 }

function voyages(
  from: PlaceId,
  seas: readonly SeaId[],
  {
    points = 12,
    power = 'byzantine',
    more,
  }: { points?: number; power?: PowerId; more?: (board: Board) => void } = {},
) {
  const board = new Board()
  for (const sea of seas) board.put(power, sea, { fleet: 1 })
  more?.(board)
  board.operate(board.put(power, from, ARMY), points)
  return Object.fromEntries(
    board.offered('sail').flatMap((choice) => (choice.do === 'sail' ? [[choice.to, choice.cost]] : [])),
  )
}

describe('fleets', () => {
  it('§13.1 §13.2 pay 1 OP a sea area', () => {
    const board = new Board()
    expect(board.operate(board.put('byzantine', 'AEG', { fleet: 1 }), 6).costs()).toEqual({
      EMS: 1,
      GoK: 1,
      IS: 1,
      SoM: 1,
    })
  })

  it('§13.2 1 more to leave a sea area with enemy fleets', () => {
    const board = new Board()
    board.rebels('muslim', 'AEG', { fleet: 1 })
    expect(board.operate(board.put('byzantine', 'AEG', { fleet: 1 }), 6).costs()).toEqual({
      EMS: 2,
      GoK: 2,
      IS: 2,
      SoM: 2,
    })
  })

  it('§12.8 §12.9 §13.2 3 into a box with an anchor, 1 out of it', () => {
    const board = new Board()
    expect(board.operate(board.put('muslim', 'EMS', { fleet: 1 }), 6).costs()).toMatchObject({ East: 3 })
    expect(board.operate(board.put('muslim', 'East', { fleet: 1 }), 6).costs()).toEqual({ EMS: 1, IS: 1 })
  })

  it('§12.9 never into North', () => {
    const board = new Board()
    const stack = board.put('khazar', 'WBS', { fleet: 1 })
    expect(board.operate(stack, 9).costs()).toEqual({ EBS: 1, SoM: 1 })
  })

  it('§11.8 form no stack with land units', () => {
    const board = new Board()
    board.put('muslim', 'East', { nomad: 1 })
    const fleet = board.put('muslim', 'East', { fleet: 1 })
    expect(board.operate(fleet, 6).offers({ do: 'take' })).toBe(false)
  })
})

describe('land units at sea', () => {
  it('§13.3 §13.5 §13.6 from an area 2 OP a sea, 2 to land, 1 into a friendly port', () => {
    const found = voyages('Hel', ['AEG'], {
      more: (board) => board.put('byzantine', 'chandax', { militia: 1 }),
    })
    expect(found).toMatchObject({ Kre: 4, Nic: 4, chandax: 3 })
    expect(found.Kyp).toBeUndefined()
  })

  it('§13.5 from a friendly port 1 OP a sea', () => {
    expect(voyages('thessalonike', ['AEG', 'EMS'])).toMatchObject({ Kre: 3, Nic: 3, Kyp: 4, Syr: 4 })
  })

  it('§3.5 §13.6 [P12] [P59] a port without a friendly unit inside cannot be entered from the sea', () => {
    const found = voyages('Hel', ['AEG'], { more: (board) => board.put('byzantine', 'Kre', { militia: 1 }) })
    expect(found.chandax).toBeUndefined()
    expect(found.Kre).toBe(4)
  })

  it('§13.3 each sea area on the way needs a fleet', () => {
    expect(voyages('Hel', ['EMS'])).toEqual({})
    expect(voyages('Hel', ['AEG'])).not.toHaveProperty('Pal')
  })

  it('§13.4 the fleets of others only after passage was granted', () => {
    const foreign = (passage: boolean) =>
      voyages('Hel', [], {
        more: (board) => {
          board.put('frank', 'AEG', { fleet: 1 })
          if (passage) board.game.passage[powerNumber('frank')] = 1 << powerNumber('byzantine')
        },
      })
    expect(foreign(false)).toEqual({})
    expect(foreign(true)).toMatchObject({ Kre: 4 })
  })

  it('§13.7 [P58] from an own box 1 OP into the first sea and 2 for each further; into it 3', () => {
    const found = voyages('East', ['EMS', 'AEG'], { power: 'muslim' })
    expect(found).toMatchObject({ Kre: 3, Kyp: 3, Nic: 5 })
    expect(voyages('Pal', ['EMS'], { power: 'muslim' })).toMatchObject({ East: 5 })
  })

  it('§13.8 nothing extra to leave a sea with enemy fleets, and no voyage that cannot end', () => {
    const enemies = (board: Board) => board.put('muslim', 'AEG', { fleet: 1 })
    expect(voyages('Hel', ['AEG', 'EMS'], { more: enemies })).toMatchObject({ Kyp: 6 })
    expect(voyages('Hel', ['AEG'], { points: 3 })).toEqual({})
  })

  it.each([
    [1, true],
    [2, false],
  ])('§13.9 [P47] against %i fleets of one active enemy one own fleet carries: %s', (fleets, carries) => {
    const found = voyages('Hel', ['AEG'], { more: (board) => board.put('muslim', 'AEG', { fleet: fleets }) })
    expect('Kre' in found).toBe(carries)
  })

  it('§13.9 [P47] enemies are not added up, and rebels do not count', () => {
    const found = voyages('Hel', ['AEG'], {
      more: (board) => {
        board.put('muslim', 'AEG', { fleet: 1 })
        board.put('frank', 'AEG', { fleet: 1 })
        board.rebels('muslim', 'AEG', { fleet: 3 })
      },
    })
    expect(found.Kre).toBe(4)
  })

  it.each<[PowerId, boolean]>([
    ['frank', false],
    ['byzantine', true],
  ])('§13.9 §17.7 rebels led by the Byzantines sail past more fleets of the %s: %s', (enemy, carries) => {
    const board = new Board()
    const stack = board.rebels('muslim', 'Pal', { nomad: 1 })
    board.rebels('muslim', 'EMS', { fleet: 1 })
    board.put(enemy, 'EMS', { fleet: 2 })
    expect('Kyp' in board.operate(stack, 6, 'byzantine').costs()).toBe(carries)
  })

  it('§12.3 §12.4 [P60] embarking from an enemy-occupied area costs 1 more, from its fortress not', () => {
    const enemies = (board: Board) => board.put('muslim', 'Hel', { nomad: 1 })
    expect(voyages('Hel', ['AEG'], { more: enemies }).Kre).toBe(5)
    expect(voyages('thessalonike', ['AEG'], { more: enemies }).Kre).toBe(3)
  })
})

describe('naval battles', () => {
  it('§14.15 fleets attack fleets, on Engagement only, and never land units', () => {
    const board = new Board()
    const stack = board.put('byzantine', 'AEG', { fleet: 3 })
    board.put('muslim', 'AEG', { fleet: 1 })
    board.put('muslim', 'Hel', { nomad: 1 })
    board.operate(stack, 3)
    expect(board.offered('attack')).toMatchObject([{ place: 'AEG', table: 'engagement' }])
  })

  it.each<[PowerId, number]>([
    ['byzantine', 4],
    ['muslim', 3],
  ])('§14.5 §21.4 Greek Fire makes two fleets of the %s as strong as %i', (power, strength) => {
    const board = new Board().hold(power, 'greekFire')
    const stack = board.put(power, 'AEG', { fleet: 2 })
    board.put('frank', 'AEG', { fleet: 1 })
    board.operate(stack, 3).dice(3).choose({ do: 'attack' }).choose({ do: 'chit', chit: 'greekFire' })
    expect(board.entries('combatRoll')[0]?.strength).toBe(strength)
  })

  it('§21.4 not in a battle on land', () => {
    const board = new Board().hold('byzantine', 'greekFire')
    const stack = board.put('byzantine', 'Hel', { fieldArmy: 2 })
    board.put('frank', 'Hel', { militia: 1 })
    board.operate(stack, 3).choose({ do: 'attack' })
    expect(board.offers({ chit: 'greekFire' })).toBe(false)
  })
})
