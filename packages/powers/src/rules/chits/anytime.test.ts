import { at, type Decision, fastChance, Runner, type State } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { amountsTo } from '../../choices.ts'
import { powers } from '../../game.ts'
import type { Powers } from '../../state.ts'
import { powerNumber } from '../../tables.ts'
import { Board } from '../../testing/board.ts'
import type { ChoiceOf } from '../../vocabulary.ts'
import { step } from '../step.ts'
import { openToAll, type PowersStep } from './anytime.ts'

const [BYZANTINE, MUSLIM] = [powerNumber('byzantine'), powerNumber('muslim')]
const LEFT = 77

const amounts = (game: Powers, seat: number, power: number): Decision<ChoiceOf<'amount'>> => ({
  seat,
  prompt: 'amount',
  choices: amountsTo(at(game.treasury, power)),
  evenIfForced: true,
})

/** Asks for money without a thought of who may take it meanwhile. */
const careless = step('careless', {
  ask: (game, { seats }: { seats: readonly number[] }) =>
    seats.map((seat) => amounts(game, seat, seat === game.control[MUSLIM] ? BYZANTINE : MUSLIM)),
  answer(_game, local, _choice: ChoiceOf<'amount'>, _flow, seat) {
    local.seats = local.seats.filter((other) => other !== seat)
  },
  after(game) {
    game.turn = LEFT
  },
})
const alone = step('alone', {
  ask: (game, { seat }: { seat: number }) => amounts(game, seat, BYZANTINE),
  answer(_game, _local, _choice: ChoiceOf<'amount'>, flow) {
    flow.done()
  },
  after(game) {
    game.turn = LEFT
  },
})

const runner = new Runner({
  ...powers,
  steps: [...powers.steps, ...([careless, alone] as unknown as PowersStep[]).map(openToAll)],
})

/** The Muslims hold a Graft, the Byzantines $2 to lose by it. */
function table(): Board {
  const board = new Board({ options: { newChits: true } }).hold('muslim', 'treasuryGraft')
  return board.money('byzantine', 2).money('muslim', 3)
}

function choose(state: State<Powers>, seat: number, kind: 'amount' | 'chit'): void {
  const decision = state.pending.find((asked) => asked.seat === seat)
  const index = decision?.choices.findIndex((choice) => choice.do === kind) ?? -1
  if (!decision || index < 0) throw new Error(`${seat} is not offered ${kind}`)
  runner.choose(state, decision, index)
}

describe('a question that is interrupted', () => {
  it('§20.8 ends its step when nothing is left to choose, in a step that takes no care of it', () => {
    const board = table()
    const seat = board.seat('muslim')
    const state = runner.start(board.game, fastChance(1, [6]), [{ step: 'alone', local: { seat } }])
    expect(state.pending.map(({ prompt, choices }) => [prompt, choices.length])).toEqual([['amount', 3]])
    choose(state, seat, 'chit')
    expect([state.stack.length, board.treasury('byzantine'), board.game.turn]).toEqual([0, 0, LEFT])
  })

  it('§20.8 comes again as long as there is something to choose', () => {
    const board = table()
    const seat = board.seat('muslim')
    const state = runner.start(board.game, fastChance(1, [1]), [{ step: 'alone', local: { seat } }])
    choose(state, seat, 'chit')
    expect(state.pending).toMatchObject([{ seat, prompt: 'amount', choices: amountsTo(1) }])
  })

  it('§20.8 of several who are asked only those are asked again who still have a choice', () => {
    const board = table()
    const [byzantine, muslim] = [board.seat('byzantine'), board.seat('muslim')]
    const local = { seats: [byzantine, muslim] }
    const state = runner.start(board.game, fastChance(1, [6]), [{ step: 'careless', local }])
    expect(state.pending).toHaveLength(2)
    choose(state, muslim, 'chit')
    expect(state.pending).toMatchObject([{ seat: byzantine, choices: amountsTo(3) }])
    choose(state, byzantine, 'amount')
    expect([state.stack.length, board.game.turn]).toEqual([0, LEFT])
  })
})
