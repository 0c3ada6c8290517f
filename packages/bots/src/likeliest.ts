import { type Choice, type Decision, draw, type Game, type State } from '@hippodrome/engine'

/** How far chance may carry a choice above one that the game likes better. */
const LOT = 2
const STEPS = 1000

/**
 * The numbers of the choices that are worth a look: of a long list as many as asked for, drawn by lot from those that the
 * game prefers; the likeliest first. A short list as it stands.
 */
export function likeliest(
  rules: Game,
  { game, chance }: Pick<State, 'game' | 'chance'>,
  { choices, seat, prompt }: Decision,
  most: number,
): number[] {
  const all = choices.map((_, index) => index)
  if (all.length <= most) return all
  const likes = choices.map(
    (choice: Choice) =>
      (rules.prefer?.(game, seat, prompt, choice) ?? 0) + (draw(chance, STEPS) * LOT) / STEPS,
  )
  return all.sort((a, b) => (likes[b] as number) - (likes[a] as number)).slice(0, most)
}
