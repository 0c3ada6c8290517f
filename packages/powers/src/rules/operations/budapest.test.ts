import { Bits } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { placeNumber, powerNumber } from '../../tables.ts'
import { Board, type Forces } from '../../testing/board.ts'
import type { PlaceId } from '../../vocabulary.ts'

const KHAZAR = powerNumber('khazar')

const open = (options: { readonly [name: string]: string | boolean } = {}) =>
  new Board({ options: { budapest: true, ...options } })

describe('Buda on both banks', () => {
  it.each<[readonly PlaceId[], boolean]>([
    [['Mag', 'Sir'], true],
    [['Mag'], false],
    [['Sir'], false],
  ])('§6.6 §28.12 empty, it is held by who alone controls both banks: %j', (places, holds) => {
    const board = open()
    for (const place of places) board.put('khazar', place, { militia: 1 })
    const stack = board.put('khazar', 'Par', { nomad: 1 })
    expect(board.operate(stack, 2).costs().Pat).toBe(holds ? 1 : 2)
  })

  it.each<[PlaceId, readonly PlaceId[]]>([
    ['buda', []],
    ['Mag', ['Sir']],
    ['Sir', ['Mag']],
  ])('§10.2 §28.12 a unit bought in %s leaves for sale %j', (place, left) => {
    const board = open().money('khazar', 9)
    for (const own of ['Mag', 'Sir', 'buda'] as const) board.put('khazar', own, { nomad: 1 })
    board.play('treasury', { power: KHAZAR, bought: [] }).choose({ do: 'recruit', unit: 'militia', place })
    const offered = board.offered('recruit').map((choice) => choice.do === 'recruit' && choice.place)
    expect([...new Set(offered)].filter((where) => where !== 'North')).toEqual(left)
  })

  it.each<[readonly [PlaceId, Forces][], number]>([
    [[['buda', { militia: 1 }]], 0],
    [[['buda', { militia: 2 }]], 1],
    [
      [
        ['buda', { militia: 1 }],
        ['Sir', { militia: 1 }],
      ],
      1,
    ],
  ])('§27.6 §28.12 the colony of Sirmium feeds one of %j: $%i', (forces, due) => {
    const board = open().colony('Sir', 'khazar')
    for (const [place, force] of forces) board.put('khazar', place, force)
    board.play('maintenance', { power: KHAZAR })
    expect(board.asked().facts).toMatchObject({ due })
  })

  it('§27.6 §28.12 with a colony on each bank the field and Buda are fed both', () => {
    const board = open().colony('Sir', 'khazar').colony('Mag', 'khazar')
    board.put('khazar', 'buda', { militia: 1 })
    board.put('khazar', 'Mag', { militia: 1 })
    board.play('maintenance', { power: KHAZAR })
    expect(board.asked().facts).toMatchObject({ due: 0 })
  })

  it.each(['Mag', 'Sir'] as const)('§9.2 §10.2 §28.12 it suffers when %s is pillaged', (land) => {
    const board = open().pillage(land).money('khazar', 9)
    board.put('khazar', 'buda', { nomad: 1 })
    board.play('maintenance', { power: KHAZAR })
    expect(board.asked().facts).toMatchObject({ due: 2 })
    board.play('treasury', { power: KHAZAR, bought: [] })
    expect(board.offers({ do: 'recruit', place: 'buda' })).toBe(false)
  })

  it('§28.5 §28.12 the bank from which it is besieged says whose fortification counts', () => {
    const board = open({ fortifications: true })
    const stack = board.put('byzantine', 'Sir', { fieldArmy: 2 })
    board.put('khazar', 'buda', { militia: 1 })
    board.game.fortification[placeNumber('Sir')] = 1
    board.game.fortification[placeNumber('Mag')] = Bits.only(KHAZAR)
    board.operate(stack, 3).dice(3).choose({ do: 'attack', table: 'shock' })
    expect(board.entries('combatRoll')[0]?.result).toBe('MV')
  })

  it('§17.2 §27.3 §28.12 who rebels on one bank stands there', () => {
    const board = open()
    board.put('khazar', 'buda', { militia: 1, nomad: 1 })
    board.play('taxes', { power: KHAZAR, skip: [] }, 1).choose({ do: 'raise', place: 'Sir' })
    expect(board.at('Sir', 'khazar', true)).toEqual({ militia: 1 })
  })

  it('§23.1 §28.12 its garrison chooses on which bank it subverts', () => {
    const board = open().hold('khazar', 'subversion')
    board.put('khazar', 'buda', { nomad: 1 })
    board.put('muslim', 'Mag', { nomad: 1 })
    const other = board.put('muslim', 'Sir', { militia: 1 })
    board.game.actor = KHAZAR
    board.play('operations', { power: KHAZAR }).dice(4, 6)
    board.choose({ chit: 'subversion', target: other })
    expect([board.at('Mag', 'muslim'), board.at('Sir', 'muslim')]).toEqual([{ nomad: 1 }, {}])
  })
})
