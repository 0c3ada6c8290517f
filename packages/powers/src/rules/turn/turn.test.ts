import { describe, expect, it } from 'vitest'
import { powerNumber } from '../../tables.ts'
import { powers } from '../../game.ts'
import { LEADERSHIP } from '../../state.ts'
import { Board } from '../../testing/board.ts'
import { POWERS, type PowersEntry } from '../../vocabulary.ts'

function year(wish: ConstructorParameters<typeof Board>[0] = {}): Board {
  const board = new Board(wish)
  for (const power of POWERS) board.put(power, HOMES[power], { militia: 1 })
  for (const power of POWERS) board.money(power, 9)
  board.game.turn = 0
  return board.play('turn', {})
}

const HOMES = { byzantine: 'Thrac', muslim: 'Syr', khazar: 'Pat', frank: 'Lom' } as const

/** Everybody does as little as the rules allow. */
const LAZY = ['pass', 'done', 'end', 'spare', 'pay', 'roll', 'decline'] as const
function idle(board: Board, until: () => boolean): Board {
  for (let n = 0; n < 500 && board.prompt !== undefined && !until(); n++) {
    const verb = LAZY.find((one) => board.offers({ do: one }))
    board.choose(verb === undefined ? {} : { do: verb })
  }
  return board
}

const turnsOf = (told: readonly PowersEntry[]) =>
  told.flatMap((entry) => (entry.kind === 'powerTurn' ? [entry.power] : []))

describe('a turn', () => {
  it('§5.1 §5.3 negotiation, then each power in the order of the scenario, then the next year', () => {
    const board = year()
    expect(board.prompt).toBe('negotiate')
    idle(board, () => board.game.turn === 2)
    expect(turnsOf(board.told)).toEqual(['muslim', 'byzantine', 'khazar', 'frank'])
    expect(board.entries('turn')).toEqual([
      { kind: 'turn', turn: 1, year: 711 },
      { kind: 'turn', turn: 2, year: 712 },
    ])
  })

  it('§5.2 §8.1 a player turn: income, maintenance, buying, operations', () => {
    const board = year()
    const prompts: string[] = []
    for (let n = 0; n < 60 && board.entries('powerTurn').length < 2; n++) {
      if (board.game.actor === powerNumber('muslim') && board.prompt !== prompts.at(-1))
        prompts.push(board.prompt ?? '')
      const verb = LAZY.find((one) => board.offers({ do: one }))
      board.choose(verb === undefined ? {} : { do: verb })
    }
    const known = ['taxes', 'maintenance', 'treasury', 'operations']
    expect(prompts.filter((prompt) => known.includes(prompt))).toEqual(
      known.filter((prompt) => prompts.includes(prompt)),
    )
    expect(prompts).toContain('treasury')
    const kinds = board.told.map(({ kind }) => kind)
    expect(kinds.indexOf('income')).toBeLessThan(kinds.indexOf('maintained'))
  })

  it('§1.2 §5.2 §25.9 a player with two powers has a player turn for each', () => {
    const board = year({ seats: 2 })
    board.game.control[powerNumber('frank')] = board.seat('muslim')
    idle(board, () => board.game.turn === 2)
    expect(turnsOf(board.told)).toEqual(['muslim', 'byzantine', 'frank'])
  })

  it('§5.3 neutral powers have none', () => {
    const board = year({ seats: 2 })
    const before = board.treasury('frank')
    idle(board, () => board.game.turn === 2)
    expect(turnsOf(board.told)).toEqual(['muslim', 'byzantine'])
    expect(board.treasury('frank')).toBe(before)
  })

  it('§28.9 by lot from turn 2 on, each power once', () => {
    const board = year({ options: { turnOrder: 'random' } })
    idle(board, () => board.game.turn === 5)
    const order = turnsOf(board.told)
    expect(order.slice(0, 4)).toEqual(['muslim', 'byzantine', 'khazar', 'frank'])
    for (const turn of [1, 2, 3])
      expect(order.slice(turn * 4, turn * 4 + 4).toSorted()).toEqual([...POWERS].toSorted())
    expect(order.slice(4, 16).join()).not.toBe(
      [...order.slice(0, 4), ...order.slice(0, 4), ...order.slice(0, 4)].join(),
    )
  })

  it('§28.9 and the view does not promise an order that is not drawn yet', () => {
    const board = year({ options: { turnOrder: 'random' } })
    expect(powers.view(board.game, 0).order).toHaveLength(4)
    idle(board, () => board.game.turn === 2 && board.game.actor >= 0)
    expect(powers.view(board.game, 0).order).toEqual([POWERS[board.game.actor]])
  })

  it('§5.6 the game ends with the last turn', () => {
    const board = year()
    board.game.turn = 8
    board.play('turn-ends', {})
    expect(board.entries('over')).toEqual([{ kind: 'over', how: 'turns' }])
  })

  it('§22.13 a union of churches lasts for the rest of the turn', () => {
    const board = new Board()
    board.game.unification = 1
    expect(board.play('turn', {}).game.unification).toBe(0)
  })

  it('§11.2 §28.16 Leadership lasts when the stacks in a fortress become one', () => {
    const board = new Board({ options: { newChits: true } })
    board.put('byzantine', 'thessalonike', { militia: 1 })
    const led = board.put('byzantine', 'thessalonike', { fieldArmy: 2 })
    board.game.stackMarks[led] = LEADERSHIP
    board.play('player-turn-ends', { power: 0 })
    expect(board.at('thessalonike', 'byzantine')).toEqual({ fieldArmy: 2, militia: 1 })
    expect(board.game.stackMarks.filter((marks) => marks === LEADERSHIP)).toHaveLength(1)
  })

  it('§28.16 Leadership ends with the start of the next own turn', () => {
    const board = new Board({ options: { newChits: true } }).hold('byzantine', 'leadership')
    const stack = board.put('byzantine', 'Hel', { fieldArmy: 1 })
    board.play('treasury', { power: 0, bought: [] }).choose({ chit: 'leadership' }).passAll('assassin')
    expect(board.game.stackMarks[stack]).not.toBe(0)
    board.play('player-turn', { power: 0 })
    expect(board.game.stackMarks[stack]).toBe(0)
  })
})
