import { BadData, type Configuration, configure, type OptionValue } from '@hippodrome/engine'

type Options = { readonly [name: string]: OptionValue }

/** Whether the game can be played by this many with these options. */
export function isPossible(game: Configuration, seats: number, options: Options): boolean {
  try {
    configure(game, { seats, options })
    return true
  } catch (fault) {
    if (fault instanceof BadData) return false
    throw fault
  }
}

/** The same options, with one of them changed if this many cannot play with them as they are. */
export function fitting(game: Configuration, seats: number, options: Options): Options {
  if (isPossible(game, seats, options)) return options
  for (const [name, { values }] of Object.entries(game.options))
    for (const value of values) {
      const changed = { ...options, [name]: value }
      if (isPossible(game, seats, changed)) return changed
    }
  return options
}

/** Why something cannot be set as it stands: too few or too many play, or another option is in its way. */
export type Obstacle =
  | { readonly kind: 'seats'; readonly seats: readonly number[] }
  | { readonly kind: 'option'; readonly name: string; readonly value: OptionValue }

const from = (min: number, max: number): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, more) => min + more)

/** What keeps an option from having this value: found by trying what else could be set, so that no game needs to say it twice. */
export function obstacleTo(
  game: Configuration,
  seats: number,
  options: Options,
  [name, value]: readonly [name: string, value: OptionValue],
): Obstacle | undefined {
  const wish = { ...options, [name]: value }
  if (isPossible(game, seats, wish)) return undefined
  const numbers = from(game.seats.min, game.seats.max)
  const enough = numbers.filter((number) => isPossible(game, number, wish))
  if (enough.length > 0) return { kind: 'seats', seats: enough }
  for (const [other, { values }] of Object.entries(game.options)) {
    const now = wish[other] ?? values[0]
    if (other === name || now === undefined) continue
    const without = values.some((changed) =>
      numbers.some((number) => isPossible(game, number, { ...wish, [other]: changed })),
    )
    if (without) return { kind: 'option', name: other, value: now }
  }
  return undefined
}
