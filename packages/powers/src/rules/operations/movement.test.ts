import { describe, expect, it } from 'vitest'
import { Board, type Forces } from '../../testing/board.ts'
import { powerNumber } from '../../tables.ts'
import type { LandId, PlaceId, PowerId } from '../../vocabulary.ts'

/** What each place costs a stack that begins here with ten points. */
function costsFrom(
  place: PlaceId,
  board = new Board(),
  { power = 'byzantine', forces = { fieldArmy: 1 } }: { power?: PowerId; forces?: Forces } = {},
) {
  return board.operate(board.put(power, place, forces), 10).costs()
}

describe('movement by land', () => {
  it('§12.1 1 OP over a plain border, 2 over mountains and rivers', () => {
    expect(costsFrom('Sir')).toEqual({ Ava: 2, Bul: 1, Cro: 1, Dal: 2, Mag: 2, Ser: 1 })
    expect(costsFrom('Mes')).toEqual({ Kap: 2, Kil: 1, Syr: 2, Ara: 1, Vas: 2, Kur: 2, Cal: 1, edessa: 1 })
  })

  it('§1.4 §12.2 §12.5 [P15] 1 OP into the fortress and out of it, and no way past the area', () => {
    expect(costsFrom('Hel').thessalonike).toBe(1)
    expect(costsFrom('thessalonike')).toEqual({ Hel: 1 })
    expect(costsFrom('Ser').thessalonike).toBeUndefined()
  })

  it('§12.5 not while an enemy is inside', () => {
    const board = new Board()
    board.rebels('byzantine', 'thessalonike', { militia: 1 })
    expect(costsFrom('Hel', board).thessalonike).toBeUndefined()
    const own = new Board()
    own.put('byzantine', 'thessalonike', { militia: 1 })
    expect(costsFrom('Hel', own).thessalonike).toBe(1)
  })

  it.each<[string, (board: Board) => void]>([
    ['a power', (board) => board.put('muslim', 'Hel', { nomad: 1 })],
    ['a power in the fortress', (board) => board.put('muslim', 'thessalonike', { nomad: 1 })],
    ['rebels of the own colour', (board) => board.rebels('byzantine', 'Hel', { militia: 1 })],
  ])('§1.3 §6.7 §12.3 [P16] [P17] [P60] leaving an area where %s is costs 1 more', (_, occupy) => {
    const board = new Board()
    occupy(board)
    expect(costsFrom('Hel', board)).toMatchObject({ Thrac: 2, Ser: 3, Pel: 2 })
  })

  it('§12.3 in Lombardy as elsewhere', () => {
    const board = new Board()
    board.put('muslim', 'Lom', { nomad: 1 })
    expect(costsFrom('Lom', board)).toEqual({ Ben: 2, Cro: 3, rome: 2 })
  })

  it('§12.3 [P60] also into the fortress', () => {
    const board = new Board()
    board.put('muslim', 'Hel', { nomad: 1 })
    expect(costsFrom('Hel', board).thessalonike).toBe(2)
  })

  it('§12.4 [P60] coming out of a fortress is not leaving the area', () => {
    const board = new Board()
    board.put('muslim', 'Hel', { nomad: 1 })
    expect(costsFrom('thessalonike', board)).toEqual({ Hel: 1 })
  })

  it('§12.6 across the Marmara 1 OP, from area or fortress to area or fortress', () => {
    expect(costsFrom('Thrac')).toMatchObject({ Nic: 1, nicea: 1 })
    expect(costsFrom('nicea')).toEqual({ Nic: 1, Thrac: 1, constantinople: 1 })
  })

  it('§12.7 [P60] fortress to fortress for nothing with a fleet in the Sea of Marmara', () => {
    const board = new Board()
    board.put('byzantine', 'SoM', { fleet: 1 })
    board.put('byzantine', 'nicea', { militia: 1 })
    board.put('muslim', 'Thrac', { nomad: 1 })
    expect(costsFrom('constantinople', board)).toMatchObject({ nicea: 0, Nic: 2, Thrac: 1 })
    board.choose({ do: 'move', to: 'nicea', cost: 0 })
    // Not to and fro for ever.
    expect(board.costs().constantinople).toBe(1)
  })

  it('§12.7 [P85] for 1 OP into an empty fortress', () => {
    const board = new Board()
    board.put('byzantine', 'SoM', { fleet: 1 })
    expect(costsFrom('constantinople', board)).toMatchObject({ nicea: 1 })
  })

  it('§12.7 §13.9 not where one enemy has more fleets there', () => {
    const board = new Board()
    board.put('byzantine', 'SoM', { fleet: 1 })
    board.put('muslim', 'SoM', { fleet: 2 })
    expect(costsFrom('constantinople', board)).toMatchObject({ nicea: 1 })
  })

  it('§12.7 §13.4 and with the fleet of another power that grants passage', () => {
    const board = new Board()
    board.put('frank', 'SoM', { fleet: 1 })
    board.put('byzantine', 'nicea', { militia: 1 })
    expect(costsFrom('constantinople', board)).toMatchObject({ nicea: 1 })
    board.game.passage[powerNumber('frank')] = 1 << powerNumber('byzantine')
    expect(costsFrom('constantinople', board)).toMatchObject({ nicea: 0 })
  })

  it('§12.8 3 OP into the own box, 1 out of it over any border', () => {
    const board = new Board()
    const stack = board.put('khazar', 'Mag', { nomad: 1 })
    expect(board.operate(stack, 10).costs()).toMatchObject({ North: 3 })
    expect(board.costs().West).toBeUndefined()
    const inside = board.put('khazar', 'North', { nomad: 1 })
    expect(board.operate(inside, 10).costs()).toEqual({ Cro: 1, Mag: 1, Ava: 1, Pat: 1, Rus: 1, Tra: 1 })
  })

  it('§12.8 nobody enters another’s box', () => {
    expect(costsFrom('Lom')).toEqual({ Ben: 1, Cro: 2, rome: 1 })
  })

  it('§12.1 the desert costs 1 OP to enter', () => {
    expect(costsFrom('Cal').Ara).toBe(1)
  })

  it('§3.7 from Rus to Transcaucasus only through North', () => {
    const board = new Board()
    expect(board.operate(board.put('khazar', 'Rus', { nomad: 1 }), 10).costs()).toEqual({
      Ava: 2,
      Pat: 1,
      Che: 1,
      North: 3,
    })
  })

  it.each([
    ['2', 5, false],
    ['2', 6, true],
    ['3', 1, true],
    ['1', 8, false],
  ] as const)('§3.8 in scenario %s, turn %i there is a Pressburg: %s', (scenario, turn, there) => {
    const board = new Board({ scenario })
    board.game.turn = turn
    expect('pressburg' in costsFrom('Cro', board)).toBe(there)
  })

  it('§29.15 in scenario A East touches Georgia, Vaspurakan, Caliphate and Kurdistan only', () => {
    const board = new Board({ scenario: 'A' })
    const stack = board.put('muslim', 'East', { nomad: 1 })
    expect(Object.keys(board.operate(stack, 10).costs()).toSorted()).toEqual(['Cal', 'Geo', 'Kur', 'Vas'])
    const fleet = board.put('muslim', 'EMS', { fleet: 1 })
    expect(board.operate(fleet, 10).costs().East).toBeUndefined()
  })

  it('§29.18 in scenario B also the Arabian Desert', () => {
    const board = new Board({ scenario: 'B' })
    const stack = board.put('muslim', 'East', { nomad: 1 })
    expect(Object.keys(board.operate(stack, 10).costs()).toSorted()).toEqual([
      'Ara',
      'Cal',
      'Geo',
      'Kur',
      'Vas',
    ])
  })
})

describe('options of movement', () => {
  it('§28.10 with Istria Croatia loses its coast and three borders', () => {
    const options = { istria: true }
    expect(costsFrom('Cro', new Board({ options }))).toEqual({ Mag: 1, Ist: 2 })
    expect(costsFrom('Ist', new Board({ options }))).toEqual({ Lom: 2, Cro: 2, Sir: 1, Dal: 2, venice: 1 })
    expect(costsFrom('Cro', new Board())).toEqual({ Lom: 2, Mag: 1, Sir: 1, Dal: 2 })
  })

  it.each([
    ['1', 2],
    ['2', 2],
    ['3', 3],
    ['4', 3],
    ['5', 2],
    ['6', 3],
    ['A', 2],
    ['B', 2],
  ] as const)('§28.10 [P45] Istria is worth in scenario %s: $%i', (scenario, value) => {
    const board = new Board({ scenario, options: { istria: true } })
    board.put('byzantine', 'Ist', { militia: 1 })
    board.play('income', { power: 0, skip: [] })
    expect(board.treasury('byzantine')).toBe(value)
  })

  it('§28.12 [P74] who holds Buda crosses the whole Danube at 1 OP', () => {
    const board = new Board({ options: { budapest: true } })
    board.put('byzantine', 'buda', { militia: 1 })
    expect(costsFrom('Sir', board)).toMatchObject({ Mag: 1, Ava: 1, buda: 1 })
    const east = new Board({ options: { budapest: true } })
    east.put('byzantine', 'buda', { militia: 1 })
    expect(costsFrom('Par', east).Pat).toBe(1)
    expect(costsFrom('Par', new Board({ options: { budapest: true } })).Pat).toBe(2)
  })

  it('§28.12 Buda is a fortress of Magyars and of Sirmium', () => {
    const board = new Board({ options: { budapest: true } })
    expect(costsFrom('buda', board)).toEqual({ Mag: 1, Sir: 1 })
    board.play('income', { power: 0, skip: [] })
    expect(board.treasury('byzantine')).toBe(5)
  })

  it('§28.14 [P65] militia at home goes only from colony to colony, and not by sea', () => {
    const scene = (forces: Forces, ...colonies: readonly LandId[]) => {
      const board = new Board({ options: { militiaAtHome: true } })
      for (const place of colonies) board.colony(place, 'byzantine')
      board.put('byzantine', 'AEG', { fleet: 1 })
      return costsFrom('Hel', board, { forces })
    }
    expect(scene({ militia: 1 }, 'Hel', 'Thrac', 'Nic')).toEqual({ Thrac: 1, thessalonike: 1 })
    expect(scene({ militia: 1 }, 'Thrac')).toEqual({})
    expect(scene({ fieldArmy: 1 }, 'Hel')).toMatchObject({ Ser: 2, Nic: 4 })
  })

  it('§12.7 §28.14 [P65] militia at home crosses the Marmara by land', () => {
    const ferry = (militiaAtHome: boolean) => {
      const board = new Board({ options: { militiaAtHome } })
      board.colony('Thrac', 'byzantine').colony('Nic', 'byzantine').put('byzantine', 'SoM', { fleet: 1 })
      board.put('byzantine', 'nicea', { militia: 1 })
      return costsFrom('constantinople', board, { forces: { militia: 1 } }).nicea
    }
    expect([ferry(false), ferry(true)]).toEqual([0, 1])
  })
})
