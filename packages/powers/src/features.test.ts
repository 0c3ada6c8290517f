import { configure } from '@hippodrome/engine'
import { readInputs } from '@hippodrome/engine/testing'
import { describe, expect, it } from 'vitest'
import { features } from './features.ts'
import { powers } from './index.ts'
import { Board } from './testing/board.ts'
import { SCENARIOS } from './vocabulary.ts'

const only = (board: Board, power: Parameters<Board['seat']>[0]) =>
  readInputs(features, board.game)[board.seat(power)] ?? new Map<string, number>()

describe('what a model reads', () => {
  it.each([2, 3, 4])('has a name for every input, and each only once, with %i seats', (seats) => {
    const sizes = SCENARIOS.map((scenario) => {
      const tables = powers.tables(configure(powers, { seats, options: { scenario, istria: true } }))
      const { names, general } = features.writer(tables, seats)
      expect(new Set(names).size).toBe(names.length)
      expect(names.slice(0, general).some((name) => name.includes(':'))).toBe(false)
      expect(names.slice(general).every((name) => name.includes(':'))).toBe(true)
      return names.length
    })
    expect(new Set(sizes).size).toBe(1)
  })

  it('is seen from each seat: the own power first, then those of the others, then who has no player', () => {
    const board = new Board({ seats: 2 }).money('byzantine', 12)
    board.put('byzantine', 'Nic', { fieldArmy: 3 })
    const [mine, yours] = [only(board, 'byzantine'), only(board, 'muslim')]
    expect(mine.get('own is byzantine')).toBe(1)
    expect(mine.get('rival 1 is muslim')).toBe(1)
    expect(mine.get('bystander 1 is khazar')).toBe(1)
    expect(yours.get('rival 1 treasury')).toBeCloseTo(12 / 20)
    expect(mine.get('Nic: own units')).toBeCloseTo(3 / 6)
    expect(yours.get('Nic: rival 1 units')).toBeCloseTo(3 / 6)
    expect(mine.get('lead in treasury')).toBeCloseTo(12 / 15)
    expect(yours.get('lead in treasury')).toBeCloseTo(-12 / 15)
  })

  it('§24.1 takes what is not seen for the average of what there is', () => {
    const board = new Board({ seats: 2 })
    board.put('muslim', 'Nic', { nomad: 5 })
    board.put('muslim', 'Syr', { nomad: 1 })
    expect(only(board, 'muslim').get('Nic: own units')).toBeCloseTo(5 / 6)
    expect(only(board, 'byzantine').get('Nic: rival 1 units')).toBeCloseTo(3 / 6)
    expect(only(board, 'byzantine').get('Syr: rival 1 units')).toBeCloseTo(3 / 6)
    board.put('byzantine', 'nicea', { militia: 1 })
    expect(only(board, 'byzantine').get('Nic: rival 1 units')).toBeCloseTo(5 / 6)
    expect(only(board, 'byzantine').get('Syr: rival 1 units')).toBeCloseTo(1 / 6)
  })

  it('knows the own chits, and of the others how many there are', () => {
    const board = new Board({ seats: 2 }).hold('byzantine', 'greekFire')
    const [mine, yours] = [only(board, 'byzantine'), only(board, 'muslim')]
    expect(mine.get('greekFire: own')).toBe(1)
    expect([...yours.keys()].filter((name) => name.startsWith('greekFire'))).toEqual([])
    expect(yours.get('rival 1 chits')).toBeCloseTo(1 / 5)
  })

  it('sees the danger of a stronger neighbour, and the prize', () => {
    const board = new Board({ seats: 2 })
    board.put('byzantine', 'Ana', { militia: 1 })
    board.put('muslim', 'Syr', { nomad: 1 })
    expect(only(board, 'byzantine').get('own lands outmatched')).toBeUndefined()
    board.put('muslim', 'Kap', { nomad: 8 })
    expect(only(board, 'byzantine').get('own lands outmatched')).toBeCloseTo(1 / 4)
    expect(only(board, 'muslim').get('own value in reach')).toBeGreaterThan(0)
  })

  it('§7.5 tells who has agreed to a treaty from who has not', () => {
    const board = new Board({ seats: 2 })
    const agreed = (answers: object) =>
      readInputs(features, board.game, [{ step: 'treaty', local: { by: 1, turn: 0, answers } }])[0]
    expect(agreed({ 0: { do: 'agree' } })?.get('has agreed to end the war')).toBe(1)
    expect(agreed({ 0: { do: 'decline' } })?.get('has agreed to end the war')).toBeUndefined()
  })
})
