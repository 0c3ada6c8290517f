import { describe, expect, it } from 'vitest'
import { powerNumber } from '../../tables.ts'
import { Board } from '../../testing/board.ts'
import { isActive, isNeutral } from '../../state.ts'

const FRANK = powerNumber('frank')
const KHAZAR = powerNumber('khazar')

function provoke(seats: number): Board {
  const board = new Board({ seats })
  const stack = board.put('byzantine', 'Lom', { fieldArmy: 2 })
  board.put('frank', 'Lom', { warrior: 3 })
  return board.operate(stack, 4)
}

describe('a neutral power', () => {
  it('§25.3 §25.5 with two players falls to the one who did not attack it', () => {
    const board = provoke(2)
    expect(isNeutral(board.game, FRANK)).toBe(true)
    board.dice(3).choose({ do: 'attack', table: 'shock' })
    expect(board.seat('frank')).toBe(board.seat('muslim'))
    expect(isActive(board.game, FRANK)).toBe(true)
  })

  it('§25.6 [P64] with three players the other two bid, and the higher pays', () => {
    const board = provoke(3).money('muslim', 5).money('khazar', 4)
    board.choose({ do: 'attack', table: 'shock' })
    expect(board.prompts).toEqual(['activation-bid', 'activation-bid'])
    for (const [power, n] of [
      ['muslim', 2],
      ['khazar', 3],
    ] as const) {
      const decision = board.asked(board.seat(power))
      expect(decision.choices).toHaveLength(board.treasury(power) + 1)
      board.answer(board.seat(power), { n })
    }
    expect(board.seat('frank')).toBe(board.seat('khazar'))
    expect([board.treasury('muslim'), board.treasury('khazar')]).toEqual([5, 1])
    const bids = [-1, -1, -1]
    bids[board.seat('muslim')] = 2
    bids[board.seat('khazar')] = 3
    expect(board.entries('bid')).toEqual([{ kind: 'bid', power: 'frank', bids }])
  })

  it('§25.6 [P64] equal bids are not paid; both roll, again if equal, and the higher wins', () => {
    const board = provoke(3).money('muslim', 5).money('khazar', 4)
    board.choose({ do: 'attack', table: 'shock' }).dice(4, 4, 2, 5, 3)
    for (const power of ['muslim', 'khazar'] as const) board.answer(board.seat(power), { n: 1 })
    const rolled = board.seat('muslim') < board.seat('khazar') ? 'khazar' : 'muslim'
    expect(board.seat('frank')).toBe(board.seat(rolled))
    expect([board.treasury('muslim'), board.treasury('khazar')]).toEqual([5, 4])
    const [first, second] = [2, 5]
    const rolls = [-1, -1, -1]
    rolls[board.seat('muslim')] = rolled === 'khazar' ? first : second
    rolls[board.seat('khazar')] = rolled === 'khazar' ? second : first
    expect(board.entries('bid')[0]?.rolls).toEqual(rolls)
  })

  it('§21.9 §25.6 [P93] who bids may first turn Trade Concessions into money', () => {
    const board = provoke(3).hold('muslim', 'tradeConcession', 'tradeConcession').hold('khazar', 'alliance')
    board.choose({ do: 'attack', table: 'shock' })
    const [muslim, khazar] = [board.seat('muslim'), board.seat('khazar')]
    board.answer(khazar, { n: 0 }).answer(muslim, { chit: 'tradeConcession' }).passAll('assassin')
    board.answer(muslim, { chit: 'tradeConcession' }).passAll('assassin')
    expect(board.prompts).toEqual(['activation-bid'])
    board.answer(muslim, { n: 20 })
    expect(board.seat('frank')).toBe(muslim)
    expect(board.treasury('muslim')).toBe(0)
  })

  it('§20.8 §25.6 §28.16 a bid counts for what is left of the treasury when the bids are opened', () => {
    const board = new Board({ seats: 3, options: { newChits: true } }).hold('khazar', 'treasuryGraft')
    const stack = board.put('byzantine', 'Lom', { fieldArmy: 2 })
    board.put('frank', 'Lom', { warrior: 3 })
    board.money('muslim', 5).money('khazar', 2)
    board.operate(stack, 4).choose({ do: 'attack', table: 'shock' }).dice(4, 3)
    const [muslim, khazar] = [board.seat('muslim'), board.seat('khazar')]
    board.answer(muslim, { n: 5 }).answer(khazar, { chit: 'treasuryGraft', power: 'muslim' })
    board.passAll('assassin').answer(khazar, { n: 2 })
    expect([board.seat('frank'), board.treasury('muslim'), board.treasury('khazar')]).toEqual([khazar, 1, 0])
  })

  it('§25.7 keeps its own treasury and chits', () => {
    const board = provoke(2).money('frank', 7).hold('frank', 'alliance')
    board.dice(3).choose({ do: 'attack', table: 'shock' })
    expect(board.treasury('frank')).toBe(7)
    expect(board.hand('frank')).toEqual(['alliance'])
  })

  it('§5.3 has no turn, §5.4 [P68] and acts in the turn of its entry if its place is to come', () => {
    const board = new Board({ seats: 2 })
    for (const power of ['byzantine', 'muslim', 'khazar', 'frank'] as const)
      board.put(power, 'Hel', { militia: 1 })
    board.money('byzantine', 20).money('muslim', 20).money('khazar', 20)
    board.game.control[KHAZAR] = board.seat('muslim')
    // Scenario 1: Muslim, Byzantine, Khazar, Frank.
    board.play('next-power', { i: 2 })
    expect(board.entries('powerTurn')).toEqual([{ kind: 'powerTurn', power: 'khazar' }])
    expect(board.told.some((entry) => entry.kind === 'powerTurn' && entry.power === 'frank')).toBe(false)
  })

  it('§25.9 scores like any other', () => {
    const board = new Board({ seats: 2 }).money('frank', 8)
    expect(board.game.control[FRANK]).toBe(-1)
    expect(board.treasury('frank')).toBe(8)
  })
})

describe('Persia in scenario A', () => {
  const PERSIA = powerNumber('muslim')
  const year = (board: Board, turn: number) => {
    board.game.turn = turn - 1
    return board.play('turn', {})
  }

  it.each([2, 3, 4])('§29.16 [P44] [P77] with %i players waits until turn 4', (seats) => {
    const board = new Board({ scenario: 'A', seats })
    expect(isActive(board.game, PERSIA)).toBe(false)
    expect(isActive(year(board, 3).game, PERSIA)).toBe(false)
    expect(isActive(year(board, 4).game, PERSIA)).toBe(true)
    if (seats === 2) expect(board.seat('muslim')).toBe(1 - board.seat('byzantine'))
  })

  it('§29.16 [P77] with three players it is the third player’s from the start', () => {
    const board = new Board({ scenario: 'A', seats: 3 })
    expect(board.seat('muslim')).toBeGreaterThanOrEqual(0)
    const stack = board.put('byzantine', 'Cal', { fieldArmy: 2 })
    board.put('muslim', 'Cal', { nomad: 2 })
    board.operate(stack, 3).dice(3).choose({ do: 'attack', table: 'shock' })
    expect(isActive(board.game, PERSIA)).toBe(true)
  })

  it('§29.16 [P44] is not taken from a Byzantine player who holds it', () => {
    const board = new Board({ scenario: 'A', seats: 2 })
    board.game.control[PERSIA] = board.seat('byzantine')
    board.game.waiting = 0
    expect(year(board, 4).seat('muslim')).toBe(board.seat('byzantine'))
  })

  it('§28.15 §29.16 [P44] does not enter by itself as an ally of the Byzantines', () => {
    for (const ally of ['byzantine', 'khazar'] as const) {
      const board = new Board({ scenario: 'A', seats: 2 })
      board.game.control[PERSIA] = board.seat(ally)
      expect(isActive(year(board, 4).game, PERSIA)).toBe(ally === 'khazar')
    }
  })
})
