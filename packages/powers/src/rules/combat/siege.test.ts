import { describe, expect, it } from 'vitest'
import { Board, type Forces } from '../../testing/board.ts'
import type { FortressId, LandId, PowerId } from '../../vocabulary.ts'

function siege({
  area = 'Nic',
  fortress = 'nicea',
  garrison = { militia: 5 },
  rebels = false,
  holder = 'muslim',
  besiegers = { fieldArmy: 2 },
  options = {},
}: {
  area?: LandId
  fortress?: FortressId
  garrison?: Forces
  rebels?: boolean
  holder?: PowerId
  besiegers?: Forces
  options?: { readonly [name: string]: string | boolean }
} = {}): Board {
  const board = new Board({ options }).cup('alliance')
  const stack = board.put('byzantine', area, besiegers)
  board.put(holder, fortress, garrison, rebels)
  return board.operate(stack, 4)
}

const storm = (board: Board, ...dice: number[]) =>
  board.dice(...dice).choose({ do: 'attack', table: 'shock' })

/** The owner loses what must be lost. */
function lose(board: Board): Board {
  while (board.prompt === 'lose') board.choose({ do: 'unit' })
  return board
}

describe('sieges', () => {
  it('§15.1 a garrison is attacked from the area around it', () => {
    expect(siege().offered('attack')[0]).toMatchObject({ place: 'nicea' })
    expect(siege({ fortress: 'ikonion' }).offered('attack')).toEqual([])
  })

  it('§15.2 [P18] a MV may be taken as the loss of one unit', () => {
    const board = lose(storm(siege(), 4).choose({ do: 'relief' }))
    expect(board.at('nicea', 'muslim')).toEqual({ militia: 4 })
  })

  it('§15.2 nobody is asked where the walls spare nobody', () => {
    const board = new Board()
    const stack = board.put('byzantine', 'Nic', { fieldArmy: 3 })
    board.put('muslim', 'nicea', { militia: 1 })
    board.operate(stack, 3).dice(4).choose({ do: 'attack', table: 'shock' })
    expect(board.entries('combatRoll')).toMatchObject([{ result: 'MV' }])
    expect(board.prompt).toBe('advance')
  })

  it.each([
    // MV by the two who besiege: two of five are lost, or one.
    ['MV', 4, { militia: 5 }, { losses: 2, spared: 4, left: 5 }],
    // No more can be lost than stand inside.
    ['MV', 4, { militia: 2 }, { losses: 2, spared: 1, left: 2 }],
    ['DV', 6, { militia: 5 }, { losses: 5, spared: 3, left: 5 }],
    ['DV', 6, { militia: 1 }, { losses: 1, spared: 0, left: 1 }],
  ])('§15.2 [P18] says what %s on %i costs %j with the walls and without', (result, die, garrison, facts) => {
    expect(storm(siege({ garrison }), die).asked()).toMatchObject({
      prompt: 'relief',
      facts: { result, ...facts },
    })
  })

  it('§15.2 or as it is', () => {
    const board = lose(storm(siege(), 4).choose({ do: 'stand' }))
    expect(board.at('nicea', 'muslim')).toEqual({ militia: 3 })
  })

  it('§15.2 [P18] a DV as a MV, one step only, and then without a chit', () => {
    const board = lose(storm(siege(), 6).choose({ do: 'relief' }))
    expect(board.at('nicea', 'muslim')).toEqual({ militia: 3 })
    expect(board.hand('byzantine')).toEqual([])
  })

  it('§15.2 a DV taken as it is gives the chit', () => {
    const board = storm(siege(), 6).choose({ do: 'stand' })
    expect(board.at('nicea', 'muslim')).toEqual({})
    expect(board.hand('byzantine')).toEqual(['alliance'])
  })

  it('§28.26 [P18] with the other reading a DV too costs one unit', () => {
    const board = lose(storm(siege({ options: { siegeRelief: 'cascade' } }), 6).choose({ do: 'relief' }))
    expect(board.at('nicea', 'muslim')).toEqual({ militia: 4 })
  })

  it('§17.5 [P56] rebels always take the relief', () => {
    const board = storm(siege({ rebels: true }), 6)
    expect(board.at('nicea', 'muslim', true)).toEqual({ militia: 3 })
    expect(board.prompt).toBe('act')
  })

  it.each<[PowerId, number, Forces]>([
    ['muslim', 4, { militia: 5 }],
    ['muslim', 6, { militia: 3 }],
    ['frank', 6, { militia: 3 }],
  ])('§15.3 [P19] in Constantinople, held by the %s, a %i leaves %j, unasked', (holder, die, left) => {
    const board = lose(storm(siege({ area: 'Thrac', fortress: 'constantinople', holder }), die))
    expect(board.at('constantinople', holder)).toEqual(left)
    expect(board.hand('byzantine')).toEqual([])
    expect(board.prompt).toBe('act')
  })

  it('§15.4 a garrison cannot attack; it comes out first', () => {
    const board = new Board()
    const stack = board.put('muslim', 'nicea', { nomad: 2 })
    board.put('byzantine', 'Nic', { militia: 1 })
    board.operate(stack, 4)
    expect(board.offers({ do: 'attack' })).toBe(false)
    board.choose({ do: 'move', to: 'Nic', cost: 1 })
    if (board.prompt === 'intercept') board.choose({ do: 'pass' })
    expect(board.offers({ do: 'attack' })).toBe(true)
  })

  it('§15.5 [P20] on CA a garrison may counterattack, or stay', () => {
    const stays = storm(siege(), 1).choose({ do: 'decline' })
    expect(stays.entries('combatRoll')).toHaveLength(1)
    expect(stays.prompt).toBe('act')
    const sallies = storm(siege({ garrison: { fieldArmy: 4 } }), 1)
    sallies.dice(6).choose({ table: 'shock' })
    expect(sallies.at('Nic', 'byzantine')).toEqual({})
    expect(sallies.hand('muslim')).toEqual(['alliance'])
  })

  it('§15.6 who wipes out the garrison may enter the fortress at no cost', () => {
    const board = storm(siege({ garrison: { militia: 1 } }), 6).choose({ do: 'stand' })
    expect(board.prompt).toBe('advance')
    board.choose({ do: 'advance' })
    expect(board.at('nicea', 'byzantine')).toEqual({ fieldArmy: 2 })
    expect(board.asked().facts).toMatchObject({ points: 3 })
  })

  it('§12.5 §15.6 nobody enters while a second stack holds the fortress', () => {
    const board = siege({ garrison: { militia: 1 } })
    board.put('muslim', 'nicea', { nomad: 1 })
    storm(board, 6).choose({ do: 'stand' })
    expect(board.prompt).toBe('act')
    expect(board.at('nicea', 'byzantine')).toEqual({})
  })

  it('§15.6 a garrison that left by its own free move was not wiped out: nobody enters at no cost', () => {
    const board = storm(siege({ garrison: { nomad: 2 } }), 1)
    board.dice(3).choose({ table: 'raid' }).choose({ do: 'freeMove', to: 'Thrak' })
    expect(board.at('nicea', 'muslim')).toEqual({})
    expect(board.prompt).toBe('act')
    expect(board.offers({ do: 'move', to: 'nicea', cost: 1 })).toBe(true)
  })

  it('§15.6 or stay outside', () => {
    const board = storm(siege({ garrison: { militia: 1 } }), 6)
      .choose({ do: 'stand' })
      .choose({ do: 'stay' })
    expect(board.at('Nic', 'byzantine')).toEqual({ fieldArmy: 2 })
  })

  it('§28.12 Buda is besieged from both banks', () => {
    for (const area of ['Mag', 'Sir'] as const)
      expect(siege({ area, fortress: 'buda', options: { budapest: true } }).offers({ place: 'buda' })).toBe(
        true,
      )
  })

  it('§14.13 a stack in a field takes its free move into a fortress of its own', () => {
    const board = new Board()
    const stack = board.put('byzantine', 'Nic', { nomad: 2 })
    board.put('byzantine', 'nicea', { militia: 1 })
    board.put('muslim', 'Nic', { militia: 1 })
    board
      .operate(stack, 4)
      .dice(3)
      .choose({ do: 'attack', table: 'raid' })
      .choose({ do: 'freeMove', to: 'nicea' })
    expect(board.at('nicea', 'byzantine')).toEqual({ nomad: 2, militia: 1 })
  })
})
