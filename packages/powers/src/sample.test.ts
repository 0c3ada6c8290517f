import { fastChance } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { powers } from './game.ts'
import { becomeNeutral } from './rules/turn/activation.ts'
import { basileusStack, clone, findChit, type Powers } from './state.ts'
import { chitNumber, powerNumber } from './tables.ts'
import { Board } from './testing/board.ts'
import type { PowersFlow } from './rules/step.ts'
import type { PowerId } from './vocabulary.ts'

const quiet = { tell: () => {} } as unknown as PowersFlow

/** What a power's seat imagines, fifty times. */
function samples(board: Board, power: PowerId): Powers[] {
  return Array.from({ length: 50 }, (_, n) => {
    const game = clone(board.game)
    powers.resample(game, board.seat(power), fastChance(n + 1))
    return game
  })
}

const holders = (games: readonly Powers[], chit: 'greekFire' | 'alliance', power: PowerId): number =>
  games.filter((game) => findChit(game, powerNumber(power), chitNumber(chit)) >= 0).length

describe('what a seat imagines agrees with all that it was told', () => {
  it('§20.4 a chit that was seen to go back is in the cup until somebody draws in secret', () => {
    const board = new Board().hold('byzantine', 'tradeConcession').hold('muslim', 'assassin', 'espionage')
    board.put('byzantine', 'Thrac', { militia: 1 })
    board.game.actor = 0
    board.play('treasury', { power: 0, bought: [] }).choose({ chit: 'tradeConcession' }).passAll('assassin')
    const trade = chitNumber('tradeConcession')
    const played = board.game.chits.findIndex(
      (_, chit) => board.game.tables.chitKinds[chit] === trade && board.game.known[chit] !== 0,
    )
    expect(samples(board, 'khazar').every((game) => game.chits[played] === 4)).toBe(true)
    board.cup('tradeConcession', 'greekFire').hold('frank', 'greekFire')
    board.play('draw', { power: powerNumber('frank'), n: 1 })
    expect(board.hand('frank')).toContain('tradeConcession')
    const guesses = samples(board, 'khazar').map((game) =>
      findChit(game, powerNumber('muslim'), chitNumber('tradeConcession')),
    )
    expect(guesses.some((chit) => chit >= 0)).toBe(true)
  })

  it('§24.2 §25.8 who held a power knows the chits that it keeps as a neutral; others do not', () => {
    const board = new Board({ seats: 2 }).hold('frank', 'greekFire')
    board.game.control[powerNumber('frank')] = board.seat('muslim')
    becomeNeutral(board.game, powerNumber('frank'), quiet)
    expect(holders(samples(board, 'muslim'), 'greekFire', 'frank')).toBe(50)
    expect(holders(samples(board, 'byzantine'), 'greekFire', 'frank')).toBeLessThan(20)
    const frank = powers.view(board.game, board.seat('muslim')).powers.find(({ power }) => power === 'frank')
    expect(frank?.hand).toEqual(['greekFire'])
  })

  it('§11.5 a roll that counted the Basileus says where he is, one that did not where he is not', () => {
    const marching = (royal: boolean) => {
      const board = new Board()
      const court = board.put('byzantine', 'Thrac', { basileus: 1, fieldArmy: 2 })
      const field = board.put('byzantine', 'Nic', { fieldArmy: 2 })
      board.put('byzantine', 'Hel', { militia: 2 })
      board.game.actor = 0
      const rolling = royal ? court : field
      board.play('operations', { power: 0 }, 3).choose({ do: 'operate', stack: rolling })
      return samples(board, 'frank').filter((game) => basileusStack(game, 0) === rolling).length
    }
    expect(marching(true)).toBe(50)
    expect(marching(false)).toBe(0)
  })

  it('§24.1 and varies what it cannot know', () => {
    const board = new Board()
    board.put('byzantine', 'Thrac', { basileus: 1, fieldArmy: 2 })
    board.put('byzantine', 'Nic', { fieldArmy: 2 })
    const places = new Set(samples(board, 'frank').map((game) => basileusStack(game, 0)))
    expect(places.size).toBe(2)
  })
})
