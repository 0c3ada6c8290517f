import { type Decision, oddsOf } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { boardOf } from './board.ts'
import { powers } from './game.ts'
import { odds } from './odds.ts'
import { fight, LAID, oddsFor } from './testing/battles.ts'
import { Board } from './testing/board.ts'
import { powerNumber } from './tables.ts'
import type { PowersChoice } from './vocabulary.ts'
import { view } from './view.ts'

const TIMES = 1200

describe('the odds of a battle', () => {
  it('§14.7 §14.8 §14.9 are laid out for thirty positions', () => {
    expect(LAID).toHaveLength(30)
  })

  it.each(LAID.map((laid, n) => [n, JSON.stringify(laid), laid] as const))(
    '§14.5 §14.12 §15.2 agree with battles that are played: %i %s',
    (n, _text, laid) => {
      const chances = new Map(oddsFor(laid).map((one) => [one.outcome, one]))
      const counted = fight(laid, TIMES, 700 + n)
      for (const outcome of new Set([...chances.keys(), ...Object.keys(counted)])) {
        const share = (counted[outcome] ?? 0) / TIMES
        const { low = 0, high = 0 } = chances.get(outcome) ?? {}
        const error = (chance: number) => 3 * Math.sqrt((chance * (1 - chance)) / TIMES)
        expect(share).toBeGreaterThanOrEqual(low - error(low) - 1e-9)
        expect(share).toBeLessThanOrEqual(high + error(high) + 1e-9)
      }
    },
  )

  it('§24.1 are a range against a stack that is not seen, and exact against one that is', () => {
    const board = new Board()
    const attacker = board.put('byzantine', 'Nic', { warrior: 2 })
    const defender = board.put('muslim', 'Nic', { militia: 2 })
    board.operate(attacker, 3)
    const choice = { do: 'attack', target: defender, place: 'Nic', table: 'shock' } as const
    const seen = view(board.game, board.seat('byzantine'))
    const hidden = {
      ...seen,
      stacks: seen.stacks.map(({ units, ...stack }) =>
        stack.id === defender ? stack : { ...stack, ...(units ? { units } : {}) },
      ),
    }
    const chance = (shown: typeof seen) =>
      odds(shown, board.asked(), choice, boardOf(board.game.tables)).find(
        ({ outcome }) => outcome === 'enemyDestroyed',
      )
    expect(chance(seen)?.low).toBe(chance(seen)?.high)
    const range = chance(hidden)
    expect(range?.high).toBeGreaterThanOrEqual(chance(seen)?.high ?? 1)
    expect(range?.low).toBeLessThanOrEqual(chance(seen)?.low ?? 0)
  })
})

describe('other odds', () => {
  const tell = (choice: PowersChoice, decision: Partial<Decision<PowersChoice>>, board: Board) =>
    Object.fromEntries(
      odds(
        view(board.game, board.seat('byzantine')),
        { seat: 0, prompt: 'act', choices: [choice], ...decision },
        choice,
        boardOf(board.game.tables),
      ).map(({ outcome, low, high }) => [outcome, low === high ? Math.round(low * 6) : [low, high]]),
    )

  it('§16.3 of an interception, in sixths', () => {
    const board = new Board()
    const [king, plain, entering] = [
      board.put('byzantine', 'Nic', { basileus: 1 }),
      board.put('byzantine', 'Nic', { militia: 1 }),
      board.put('muslim', 'Nic', { nomad: 1 }),
    ]
    const intercept = (stack: number) =>
      tell(
        { do: 'intercept', stack, place: 'Nic', table: 'engagement' },
        { prompt: 'intercept', facts: { power: 'byzantine', stack: entering } },
        board,
      ).intercepted
    expect([intercept(king), intercept(plain)]).toEqual([4, 3])
  })

  it('§23.3 §23.7 §28.3 of subversion and conversion, with monasteries', () => {
    const board = new Board({ options: { monasteries: true } })
    const stack = board.put('byzantine', 'Nic', { militia: 1 })
    const target = board.put('muslim', 'Nic', { nomad: 1 })
    const work = (chit: 'subversion' | 'conversion') =>
      tell({ do: 'chit', chit, stack, target, place: 'Nic' }, { facts: { power: 'byzantine' } }, board)
    expect(work('subversion')).toEqual({ betrayal: 1, none: 2, desertion: 2, rebellion: 1 })
    board.game.monastery[20] = powerNumber('byzantine')
    expect(view(board.game, 0).areas.find(({ place }) => place === 'Nic')?.monastery).toBe('byzantine')
    expect(work('conversion')).toEqual({ none: 2, assimilation: 2, holyWar: 2 })
    board.game.monastery[20] = powerNumber('muslim')
    expect(work('conversion')).toEqual({ heresy: 2, none: 2, assimilation: 2 })
  })

  it('§9.5 §27.2 of unpaid wages and raised taxes', () => {
    const board = new Board()
    const stack = board.put('byzantine', 'Nic', { militia: 1 })
    expect(tell({ do: 'raise', place: 'Nic' }, { prompt: 'taxes' }, board)).toEqual({ doubled: 4, revolt: 2 })
    expect(tell({ do: 'skip', unit: 'militia', stack, place: 'Nic' }, { prompt: 'upkeep' }, board)).toEqual({
      mutiny: 2,
      disband: 2,
      loyal: 2,
    })
  })

  it('§22.10 §22.12 §22.13 of a chit that an Assassin may stop', () => {
    const announced = (chit: string) =>
      tell({ do: 'pass' }, { prompt: 'assassin', facts: { chit, by: 'muslim' } }, new Board())
    expect(announced('plague')).toEqual({ plague: 1, none: 5 })
    expect(announced('schism')).toEqual({ schism: 3, none: 3 })
    expect(announced('unification')).toEqual({ unification: 2, none: 4 })
    expect(announced('espionage')).toEqual({})
  })

  it('§21.8 grow with a Strategos, and are asked for by the engine', () => {
    const board = new Board().hold('byzantine', 'strategos3')
    const stack = board.put('byzantine', 'Nic', { warrior: 1 })
    board.put('muslim', 'Nic', { militia: 1 })
    board.operate(stack, 3).choose({ do: 'attack', table: 'shock' })
    const choices = board.asked().choices
    const decisive = (choice: PowersChoice | undefined) =>
      choice
        ? (oddsOf(powers, board.state, board.asked().seat, choice).find(({ outcome }) => outcome === 'DV')
            ?.low ?? 0)
        : -1
    expect(decisive(choices.find((one) => one.do === 'pass'))).toBe(0)
    expect(decisive(choices.find((one) => one.do === 'chit'))).toBeCloseTo(2 / 6)
  })
})
