import { configure, draw, fastChance, type Game, Runner } from '@hippodrome/engine'
import { powers, type PowersBoard, type PowersChoice } from '@hippodrome/powers'
import { expect, it } from 'vitest'
import { placesOf } from '../places.ts'
import { targetsOf } from '../targets.ts'
import type { PowersSituation } from '../usePowers.ts'
import { actsOf, answeredBy } from './acts.ts'

const runner = new Runner(powers as unknown as Game)

it.each([
  ['1', 2, { newChits: true }],
  ['3', 4, {}],
  ['B', 2, { limitedAlliances: true }],
])(
  'every choice of scenario %s is a button of the desk, or lies where the board draws something',
  (scenario, seats, options) => {
    const config = configure(powers, { seats, options: { scenario, ...options } })
    const tables = powers.tables(config)
    const board = powers.board?.(tables) as PowersBoard
    const places = placesOf(board)
    const state = runner.start(powers.setup(config, tables), fastChance(5))
    const lot = fastChance(9)
    const asked = new Set<string>()
    for (let made = 0; made < 900; made++) {
      const [decision] = state.pending
      if (!decision) break
      asked.add(decision.prompt)
      const choices = decision.choices as readonly PowersChoice[]
      const view = powers.view(state.game as never, decision.seat)
      const at = { view, board, decision, choices } as unknown as PowersSituation
      const drawn = new Set([
        ...[...places.lands, ...places.seas, ...places.boxes.map(({ id }) => id)].map((id) => `place:${id}`),
        ...places.towers.flatMap(({ id, since }) => (since <= view.year ? [`place:${id}`] : [])),
        ...view.stacks.map(({ id }) => `stack:${id}`),
        ...view.powers.flatMap(({ hand, power }) => [
          `power:${power}`,
          ...hand.map((chit) => `chit:${chit}`),
        ]),
      ])
      const buttons = new Set(actsOf(at))
      const lost = choices.filter(
        (choice, index) =>
          !buttons.has(index) &&
          !answeredBy(decision.prompt).includes(choice.do) &&
          !targetsOf(choice, at).some((spot) => drawn.has(spot)),
      )
      expect([decision.prompt, lost]).toEqual([decision.prompt, []])
      runner.choose(state, decision, draw(lot, choices.length))
    }
    expect(asked.size).toBeGreaterThan(8)
  },
)
