import { describe, expect, it } from 'vitest'
import { Board } from '../../testing/board.ts'
import { powerNumber } from '../../tables.ts'
import type { PowerId } from '../../vocabulary.ts'

const incomeOf = (board: Board, power: PowerId) => {
  board.play('income', { power: powerNumber(power), skip: [] })
  return board.entries('income').at(-1)?.n
}

describe('income', () => {
  it('§8.2 the value of an area held alone, kept with what was there', () => {
    const board = new Board().money('byzantine', 4)
    board.put('byzantine', 'Thrac', { militia: 1 })
    board.put('byzantine', 'Hel', { militia: 1 })
    expect(incomeOf(board, 'byzantine')).toBe(8)
    expect(board.treasury('byzantine')).toBe(12)
  })

  it('§6.1 §8.2 units in a fortress hold the area', () => {
    const board = new Board()
    board.put('byzantine', 'constantinople', { militia: 1 })
    expect(incomeOf(board, 'byzantine')).toBe(6)
  })

  it.each<[readonly PowerId[], number, number]>([
    [['muslim'], 3, 3],
    [['muslim', 'khazar'], 2, 3],
    [['muslim', 'khazar', 'frank'], 1, 1],
  ])(
    '§6.2 §8.3 §28.21 [P2] %j with the Byzantines in Thrace leave them $%i, by halves $%i',
    (others, share, halves) => {
      const shared = (jointIncome: string) => {
        const board = new Board({ options: { jointIncome } })
        board.put('byzantine', 'Thrac', { militia: 1 })
        for (const power of others) board.put(power, 'Thrac', { militia: 1 })
        return incomeOf(board, 'byzantine')
      }
      expect(shared('thirds')).toBe(share)
      expect(shared('halves')).toBe(halves)
    },
  )

  it('§8.3 fractions are dropped: two powers in an area of $5 collect $2 each', () => {
    const board = new Board()
    board.put('byzantine', 'Cal', { militia: 1 })
    board.put('khazar', 'Cal', { militia: 1 })
    expect([incomeOf(board, 'byzantine'), incomeOf(board, 'khazar')]).toEqual([2, 4 + 2])
  })

  it('§6.3 §8.4 rebels, of the own colour too, and pillage leave nothing', () => {
    const board = new Board().pillage('Hel')
    board.put('byzantine', 'Thrac', { militia: 1 })
    board.rebels('byzantine', 'Thrac', { militia: 1 })
    board.put('byzantine', 'Hel', { militia: 1 })
    expect(incomeOf(board, 'byzantine')).toBe(0)
  })

  it('§6.4 §6.5 §8.5 a box pays its owner even when empty, a sea nobody', () => {
    const board = new Board()
    board.put('frank', 'TS', { fleet: 1 })
    expect(
      (['frank', 'khazar', 'muslim', 'byzantine'] as const).map((power) => incomeOf(board, power)),
    ).toEqual([6, 4, 8, 0])
  })

  it('§8.6 §25.4 collecting beside a neutral brings it in; one may leave the area', () => {
    const scene = () => {
      const board = new Board({ seats: 2 })
      board.put('byzantine', 'Thrac', { militia: 1 })
      board.put('frank', 'Thrac', { militia: 1 })
      return board.play('collect', { power: 0, next: 0, skip: [] })
    }
    const spared = scene().choose({ do: 'spare' })
    expect(spared.neutrals()).toContain('frank')
    expect(spared.treasury('byzantine')).toBe(0)
    const collected = scene().choose({ do: 'collect' })
    expect(collected.seat('frank')).toBe(collected.seat('muslim'))
    expect(collected.treasury('byzantine')).toBe(3)
  })
})

it('§8.6 §25.4 [P5] the first seat too is asked about an area that it shares with a neutral', () => {
  const board = new Board({ seats: 2 })
  board.put('muslim', 'Lom', { militia: 1 })
  board.put('frank', 'Lom', { militia: 1 })
  board.play('collect', { power: powerNumber('muslim'), next: 0, skip: [] })
  expect(board.asked().seat).toBe(0)
  expect(board.choose({ do: 'collect' }).seat('frank')).toBe(board.seat('byzantine'))
})

describe('raising taxes', () => {
  const raise = (board: Board, die: number) =>
    board.play('taxes', { power: 0, skip: [] }, die).choose({ do: 'raise', place: 'Thrac' })

  it.each([1, 2])('§27.2 §27.3 [P50] [P72] on %i no income, and all militia rebel', (die) => {
    const board = new Board()
    board.put('byzantine', 'Thrac', { militia: 2, fieldArmy: 1 })
    board.put('byzantine', 'constantinople', { militia: 1, fieldArmy: 1 })
    raise(board, die)
    expect(board.treasury('byzantine')).toBe(0)
    expect(board.at('Thrac', 'byzantine')).toEqual({ fieldArmy: 1 })
    expect(board.at('constantinople', 'byzantine')).toEqual({ fieldArmy: 1 })
    expect(board.at('Thrac', 'byzantine', true)).toEqual({ militia: 3 })
  })

  it('§27.3 [P72] a garrison of militia alone rebels where it is', () => {
    const board = new Board()
    board.put('byzantine', 'constantinople', { militia: 2 })
    raise(board, 1)
    expect(board.at('constantinople', 'byzantine', true)).toEqual({ militia: 2 })
  })

  it('§27.3 without militia one rises out of the pool', () => {
    const board = new Board()
    board.put('byzantine', 'Thrac', { fieldArmy: 1 })
    raise(board, 2)
    expect(board.at('Thrac', 'byzantine', true)).toEqual({ militia: 1 })
    expect(board.audit()).toEqual([])
  })

  it.each([3, 4, 5, 6])('§27.2 [P50] on %i double income instead of the plain one', (die) => {
    const board = new Board()
    board.put('byzantine', 'Thrac', { militia: 1 })
    expect(raise(board, die).treasury('byzantine')).toBe(12)
  })

  it('§27.2 only where the power is alone', () => {
    const board = new Board().pillage('Pel')
    for (const place of ['Thrac', 'Hel', 'Pel'] as const) board.put('byzantine', place, { militia: 1 })
    board.put('frank', 'Thrac', { militia: 1 })
    board.play('taxes', { power: 0, skip: [] })
    expect(board.offered('raise')).toEqual([{ do: 'raise', place: 'Hel' }])
  })

  it('§27.1 without the option taxes are not raised', () => {
    const board = new Board({ options: { taxes: false } })
    board.put('byzantine', 'Thrac', { militia: 1 })
    board.play('collect', { power: 0, next: 0, skip: [] })
    expect(board.prompt).toBeUndefined()
    expect(board.treasury('byzantine')).toBe(6)
  })
})

describe('what comes free', () => {
  it.each([
    [4, 0],
    [3, 1],
    [2, 2],
  ])('§25.2 with %i players the Byzantines draw %i free chits', (seats, n) => {
    const board = new Board({ seats }).cup('alliance', 'greekFire', 'subversion')
    board.play('free-chits', { power: 0 }).play('free-chits', { power: 1 })
    expect(board.hand('byzantine')).toHaveLength(n)
    expect(board.hand('muslim')).toEqual([])
  })

  it('§29.10 the Franks of scenario 5 draw one until their Basileus has fallen', () => {
    const board = new Board({ scenario: '5' }).cup('alliance', 'greekFire')
    board.play('free-chits', { power: powerNumber('frank') })
    expect(board.hand('frank')).toHaveLength(1)
    board.game.fallen = 1 << powerNumber('frank')
    board.play('free-chits', { power: powerNumber('frank') })
    expect(board.hand('frank')).toHaveLength(1)
  })
})

describe('the return of a Basileus', () => {
  const back = (board: Board, power: PowerId) => board.play('basileus-returns', { power: powerNumber(power) })

  it('§18.4 §18.5 [P41] in Constantinople, with a garrison or with Thrace alone', () => {
    const garrisoned = new Board()
    garrisoned.put('byzantine', 'constantinople', { militia: 1 })
    garrisoned.put('muslim', 'Thrac', { militia: 1 })
    expect(back(garrisoned, 'byzantine').at('constantinople', 'byzantine')).toEqual({
      basileus: 1,
      militia: 1,
    })
    const held = new Board()
    held.put('byzantine', 'Thrac', { militia: 1 })
    expect(back(held, 'byzantine').at('constantinople', 'byzantine')).toEqual({ basileus: 1 })
  })

  it('§18.5 [P40] [P41] otherwise he waits', () => {
    const shared = new Board()
    shared.put('byzantine', 'Thrac', { militia: 1 })
    shared.put('muslim', 'Thrac', { militia: 1 })
    expect(back(shared, 'byzantine').entries('basileusReturned')).toEqual([])
    const taken = new Board()
    taken.put('muslim', 'constantinople', { militia: 1 })
    taken.put('byzantine', 'Hel', { militia: 1 })
    expect(back(taken, 'byzantine').entries('basileusReturned')).toEqual([])
  })

  it('§18.6 any other in the own box', () => {
    const board = new Board()
    expect(back(board, 'khazar').at('North', 'khazar')).toEqual({ basileus: 1 })
  })

  it('§18.6 [P40] the Lombard of scenario B in Istria, else in any area of his', () => {
    const istria = new Board({ scenario: 'B' })
    istria.put('frank', 'Ist', { militia: 1 })
    expect(back(istria, 'frank').at('Ist', 'frank')).toEqual({ basileus: 1, militia: 1 })
    const elsewhere = new Board({ scenario: 'B' })
    elsewhere.put('frank', 'Lom', { militia: 1 })
    elsewhere.put('frank', 'Ben', { militia: 1 })
    back(elsewhere, 'frank').choose({ do: 'place', place: 'Ben' })
    expect(elsewhere.at('Ben', 'frank')).toEqual({ basileus: 1, militia: 1 })
    const nowhere = new Board({ scenario: 'B' })
    expect(back(nowhere, 'frank').prompt).toBeUndefined()
  })
})
