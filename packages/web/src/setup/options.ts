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
