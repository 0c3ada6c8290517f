import { type Choice, type Entry, fastChance, type Game, Runner, type State } from '@hippodrome/engine'
import { perft } from '@hippodrome/engine/testing'
import { describe, expect, it } from 'vitest'
import { powers } from './game.ts'
import type { Powers } from './state.ts'
import { Board } from './testing/board.ts'
import { opening } from './testing/opening.ts'

const runner = new Runner<Powers>(powers as unknown as Game<Powers, Choice, Entry>)

const counts = (state: State<Powers>, deepest: number): number[] => perft(runner, state, deepest)

describe('exact numbers of lines of play', () => {
  it('§7.1 from the first negotiation of scenario 1', () => {
    const state = runner.start(opening({ scenario: '1' }), fastChance(1))
    // By hand: pass or talk; then two for the next one, or pass, three offers, eight treaties and showing something.
    expect(counts(state, 3)).toEqual([2, 15, 98])
  })

  it('§11.6 §12.1 §14.2 of a stack that operates beside an enemy', () => {
    const board = new Board()
    const stack = board.put('byzantine', 'Nic', { fieldArmy: 2, militia: 1 })
    board.put('muslim', 'Nic', { nomad: 2 })
    board.put('byzantine', 'nicea', { militia: 1 })
    board.operate(stack, 3)
    // By hand: the end, six ways at one OP more for the enemy, three tables, two kinds to drop, and showing something.
    expect(counts(board.state, 3)).toEqual([13, 71, 288])
  })

  it('§10.1 §10.2 of a power that buys', () => {
    const board = new Board().money('frank', 6)
    board.put('frank', 'Lom', { militia: 1 })
    board.game.actor = 3
    board.play('treasury', { power: 3, bought: [] })
    // By hand: done, four units in Lombardy, five in West, a fleet before it, a colony, a chit, and showing something.
    expect(counts(board.state, 3)).toEqual([14, 120, 494])
  })

  it('§13.5 §13.6 of land units before a sea', () => {
    const board = new Board()
    const stack = board.put('byzantine', 'constantinople', { fieldArmy: 1 })
    for (const sea of ['SoM', 'AEG'] as const) board.put('byzantine', sea, { fleet: 1 })
    board.put('byzantine', 'smyrna', { militia: 1 })
    board.operate(stack, 4)
    // By hand: the end, three ways over land and the Marmara, seven by sea, pillage, and showing something.
    expect(counts(board.state, 3)).toEqual([13, 61, 191])
  })
})
