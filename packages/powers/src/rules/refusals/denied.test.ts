import { describe, expect, it } from 'vitest'
import { MILITIA, NOMAD, powerNumber } from '../../tables.ts'
import { Board } from '../../testing/board.ts'
import { REASONS } from '../../vocabulary.ts'
import { english } from '../../words/en/index.ts'

describe('why a stack may not', () => {
  function stack(points = 3): Board {
    const board = new Board()
    board.operate(board.put('byzantine', 'Hel', { fieldArmy: 2 }), points)
    return board
  }

  it('§11.6 go where it costs too much', () => {
    expect(stack(1).reason({ do: 'move', to: 'Ser' })).toBe('no-points')
    expect(stack(1).reason({ do: 'move', to: 'Thrac' })).toBeUndefined()
  })

  it('§12.5 enter a fortress that is held', () => {
    const board = stack()
    expect(board.reason({ to: 'thessalonike' })).toBeUndefined()
    board.put('muslim', 'thessalonike', { militia: 1 })
    expect(board.operate(0, 3).reason({ to: 'thessalonike' })).toBe('enemy-in-fortress')
  })

  it('§12.8 enter another’s box', () => {
    const board = new Board()
    board.operate(board.put('byzantine', 'Lom', { fieldArmy: 1 }), 6)
    expect(board.reason({ to: 'West' })).toBe('not-your-box')
  })

  it('§13.3 §13.9 go to sea without a fleet, or against more of them', () => {
    const board = stack()
    expect(board.reason({ do: 'sail', to: 'AEG' })).toBe('no-fleet')
    board.put('byzantine', 'AEG', { fleet: 1 })
    expect(board.operate(0, 3).reason({ do: 'sail', to: 'AEG' })).toBeUndefined()
    board.put('muslim', 'AEG', { fleet: 2 })
    expect(board.operate(0, 3).reason({ do: 'sail', to: 'AEG' })).toBe('outnumbered-at-sea')
  })

  it('§13.4 §13.9 go to sea on the ships of a friend against an enemy there', () => {
    const board = new Board()
    const stack = board.put('byzantine', 'Hel', { fieldArmy: 1 })
    board.put('frank', 'AEG', { fleet: 2 })
    board.put('muslim', 'AEG', { fleet: 1 })
    board.game.passage[powerNumber('frank')] = 1
    board.operate(stack, 6)
    expect(board.reason({ do: 'sail', to: 'AEG' })).toBe('outnumbered-at-sea')
    expect(board.why({ do: 'sail', to: 'Kre', cost: 4 })).toBe('outnumbered-at-sea')
    expect(board.reason({ do: 'sail', to: 'IS' })).toBe('no-fleet')
  })

  it('§28.14 take militia away from home', () => {
    const board = new Board({ options: { militiaAtHome: true } }).colony('Hel', 'byzantine')
    board.operate(board.put('byzantine', 'Hel', { militia: 1 }), 6)
    expect(board.reason({ to: 'Thrac' })).toBe('militia-at-home')
  })

  it('§12.3 §12.5 §13.5 with the price that it would pay to leave an area with enemies', () => {
    const board = new Board()
    const stack = board.put('byzantine', 'Hel', { militia: 1 })
    board.put('muslim', 'thessalonike', { militia: 1 })
    board.operate(stack, 5)
    expect(board.reason({ do: 'move', to: 'thessalonike', cost: 2 })).toBe('enemy-in-fortress')
    expect(board.reason({ do: 'sail', to: 'AEG', cost: 3 })).toBe('no-fleet')
  })

  it('§12.1 §28.14 with the price of the border that militia does not cross', () => {
    const board = new Board({ options: { militiaAtHome: true } })
    const stack = board.put('byzantine', 'Hel', { militia: 1 })
    board.operate(stack, 5)
    expect(board.reason({ do: 'move', to: 'Bul', cost: 2 })).toBe('militia-at-home')
    expect(board.reason({ do: 'move', to: 'Thrac', cost: 1 })).toBe('militia-at-home')
  })

  it('§12.3 §12.8 nor another’s box for less than it costs', () => {
    const board = new Board()
    const stack = board.put('byzantine', 'Lom', { militia: 1 })
    board.put('muslim', 'Lom', { militia: 1 })
    expect(board.operate(stack, 9).reason({ do: 'move', to: 'West', cost: 4 })).toBe('not-your-box')
  })

  it('§15.4 attack out of a fortress', () => {
    const board = new Board()
    const target = board.put('muslim', 'Hel', { nomad: 1 })
    board.operate(board.put('byzantine', 'thessalonike', { militia: 1 }), 6)
    expect(board.reason({ do: 'attack', target })).toBe('in-fortress')
  })

  it('§22.13 attack a brother in faith', () => {
    const board = stack()
    const target = board.put('frank', 'Hel', { warrior: 1 })
    board.game.unification = 1
    expect(board.operate(0, 3).reason({ do: 'attack', target })).toBe('union-of-churches')
  })

  it('§19.1 §19.2 §19.3 pillage', () => {
    const board = stack(2)
    expect(board.reason({ do: 'pillage' })).toBe('no-points')
    expect(board.operate(0, 3).reason({ do: 'pillage' })).toBeUndefined()
    board.rebels('khazar', 'Hel', { nomad: 1 })
    expect(board.operate(0, 3).reason({ do: 'pillage' })).toBe('enemy-present')
    expect(board.pillage('Hel').operate(0, 3).reason({ do: 'pillage' })).toBe('already-pillaged')
  })

  it('§11.3 §28.16 operate again, or while it vacillates', () => {
    const board = stack()
    board.game.stackMarks[0] = 0
    board.play('operations', { power: 0 })
    expect(board.reason({ do: 'operate', stack: 0 })).toBeUndefined()
    board.put('byzantine', 'Pel', { militia: 1 })
    board.game.stackMarks[0] = 8
    expect(board.play('operations', { power: 0 }).reason({ do: 'operate', stack: 0 })).toBe('vacillating')
    board.game.stackMarks[0] = 1
    expect(board.play('operations', { power: 0 }).reason({ do: 'operate', stack: 0 })).toBe('already-moved')
  })
})

describe('why a power may not buy', () => {
  const buy = (board: Board) => board.play('treasury', { power: powerNumber('frank'), bought: [] })

  it('§10.1 §10.7 what it cannot pay', () => {
    const board = new Board().money('frank', 1)
    board.put('frank', 'Lom', { militia: 1 })
    expect(buy(board).reason({ do: 'recruit', unit: 'warrior', place: 'Lom' })).toBe('too-expensive')
    expect(board.reason({ do: 'buyChit' })).toBe('too-expensive')
    expect(board.reason({ do: 'recruit', unit: 'militia', place: 'Lom' })).toBeUndefined()
  })

  it('§10.1 §10.7 §10.8 with the price that it would pay, a dollar more in the Arabian Desert', () => {
    const muslim = powerNumber('muslim')
    const board = new Board()
    board.put('muslim', 'Cal', { militia: 1 })
    board.put('muslim', 'Ara', { militia: 1 })
    const { costs, prices } = board.game.tables
    const [militia, nomad] = [costs[muslim]?.[MILITIA] ?? 0, costs[muslim]?.[NOMAD] ?? 0]
    const shop = (money: number) =>
      board.money('muslim', money).play('treasury', { power: muslim, bought: [] })
    shop(militia)
    expect(board.offers({ do: 'recruit', unit: 'militia', place: 'Cal', cost: militia })).toBe(true)
    const refused = { do: 'recruit', unit: 'militia', place: 'Ara' }
    expect(board.reason({ ...refused, cost: militia + 1 })).toBe('too-expensive')
    expect(board.reason({ ...refused, cost: militia })).toBeUndefined()
    expect(board.reason({ do: 'recruit', unit: 'nomad', place: 'Cal', cost: nomad })).toBe('too-expensive')
    expect(board.reason({ do: 'recruit', unit: 'nomad', place: 'Ara', cost: nomad + 1 })).toBe(
      'too-expensive',
    )
    expect(board.reason({ do: 'buyChit', cost: prices.chit })).toBe('too-expensive')
    expect(shop(militia + 1).offers({ ...refused, cost: militia + 1 })).toBe(true)
    board.pillage('Ara')
    expect(shop(9).reason({ ...refused, cost: militia + 1 })).toBe('pillaged')
  })

  it('§10.2 §10.6 in a pillaged area, or what the pool has not', () => {
    const board = new Board().money('frank', 9).pillage('Ben')
    board.put('frank', 'Lom', { warrior: 10 })
    board.put('frank', 'Ben', { militia: 1 })
    expect(buy(board).reason({ do: 'recruit', unit: 'warrior', place: 'Lom' })).toBe('pool-empty')
    expect(board.reason({ do: 'recruit', place: 'Ben' })).toBe('pillaged')
  })
})

it('every reason has words', () => {
  expect(Object.keys(english.reasons)).toEqual([...REASONS])
})
