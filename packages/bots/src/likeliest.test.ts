import { type Choice, type Decision, fastChance, type Game } from '@hippodrome/engine'
import { expect, it } from 'vitest'
import { likeliest } from './likeliest.ts'
import { dares } from './testing/rounds.ts'

type Liked = Choice & { readonly worth: number }

const game = dares as unknown as Game
const rules: Game = { ...game, prefer: (_game, _seat, _prompt, choice) => (choice as Liked).worth }
const state = (seed: number) => ({ game: {} as never, chance: fastChance(seed) })
const decision = (...worths: readonly number[]): Decision => ({
  seat: 0,
  prompt: 'which',
  choices: worths.map((worth): Liked => ({ do: 'take', worth })),
})

it('leaves a short list as it stands', () => {
  expect(likeliest(rules, state(1), decision(1, 9, 5), 3)).toEqual([0, 1, 2])
})

it('names first of a long list what the game clearly prefers', () => {
  for (let seed = 0; seed < 50; seed++)
    expect(likeliest(rules, state(seed), decision(0, 30, 10, 40, 20), 2)).toEqual([3, 1])
})

it('leaves to chance what the game likes about equally, and all where it has no say', () => {
  const seen = (of: Game) =>
    new Set(
      Array.from({ length: 200 }, (_, seed) => likeliest(of, state(seed), decision(9, 9.5, 0, 9), 1)[0]),
    )
  expect(seen(rules)).toEqual(new Set([0, 1, 3]))
  expect(seen({ ...game, prefer: undefined } as unknown as Game).size).toBe(4)
})
