import {
  at,
  Bits,
  configure,
  type Decision,
  draw,
  type FeatureWriter,
  fastChance,
  Inputs,
  Runner,
  type State,
} from '@hippodrome/engine'
import { randomConfig } from '@hippodrome/engine/testing'
import { expect, it } from 'vitest'
import { evaluate } from '../evaluate.ts'
import { features } from '../features.ts'
import { eyesOf, isSeen } from '../fog.ts'
import { Field } from '../features/field.ts'
import { powers } from '../index.ts'
import { scorePowers } from '../rules/turn/victory.ts'
import { isActive, type Powers, presenceMap, sizeOf } from '../state.ts'
import { FORT0 } from '../tables.ts'
import { POWER_COUNT, Survey } from './survey.ts'

const runner = new Runner<Powers>(powers as never)
const SEEDS = [1, 2, 3, 4, 5, 6]
const LONGEST = 400

/** Positions of a random match with any options. */
function* positions(seed: number): Generator<State<Powers>> {
  const config = randomConfig(powers, seed)
  const state = runner.start(powers.setup(config, powers.tables(config)) as Powers, fastChance(seed))
  const dice = fastChance(seed + 1000)
  for (let made = 0; made < LONGEST && state.pending.length > 0; made++) {
    if (made % 10 === 0) yield state
    const decision = state.pending[draw(dice, state.pending.length)] as Decision
    runner.choose(state, decision, draw(dice, decision.choices.length))
  }
}

const EACH = Array.from({ length: POWER_COUNT }, (_, power) => power)

it.each(SEEDS)('counts as the rules do (%i)', (seed) => {
  const survey = new Survey()
  for (const { game } of positions(seed)) {
    survey.fill(game)
    const points: number[] = []
    scorePowers(game, points)
    expect([
      EACH.map((power) => (survey.points[power] ?? 0) + (at(game.treasury, power) >> 1)),
      [...survey.seats],
      EACH.filter((power) => Bits.has(survey.active, power)),
      [...survey.presence],
    ]).toEqual([points, game.control, EACH.filter((power) => isActive(game, power)), presenceMap(game)])
  }
})

it.each(SEEDS)('§24.1 shows a seat what the rules show it (%i)', (seed) => {
  const survey = new Survey()
  const field = new Field(FORT0)
  for (const { game } of positions(seed)) {
    survey.fill(game)
    const stacks = [...survey.stack.subarray(0, survey.count)]
    for (let seat = 0; seat < game.seats; seat++) {
      field.fill(game, seat, survey)
      const eyes = [...eyesOf(game, seat)]
      const seen = stacks.map((stack) => isSeen(game, seat, stack, eyes))
      const known = stacks.filter((_, i) => seen[i])
      expect([stacks.map((_, i) => field.hasSeen(i)), known.map((stack) => field.sizeOf(stack))]).toEqual([
        seen,
        known.map((stack) => sizeOf(game, stack)),
      ])
    }
  }
})

it.each(SEEDS)('lets whoever reads the inputs evaluate by hand as the game does (%i)', (seed) => {
  let writer: FeatureWriter<Powers> | undefined
  for (const { game, stack } of positions(seed)) {
    const [out, said]: [number[], number[]] = [[], []]
    writer ??= features.writer(game.tables, game.seats)
    writer.write(
      game,
      Array.from({ length: game.seats }, () => new Inputs()),
      stack,
    )
    writer.hand?.evaluate(game, said, stack)
    evaluate(game, out, stack)
    expect(said).toEqual(out)
  }
})

it('knows one board from another', () => {
  const survey = new Survey()
  for (const map of ['original', 'balanced', 'original']) {
    const config = configure(powers, { seats: 2, options: { map } })
    const game = powers.setup(config, powers.tables(config)) as Powers
    survey.fill(game)
    expect([...survey.ground.values]).toEqual(game.tables.values)
  }
})
