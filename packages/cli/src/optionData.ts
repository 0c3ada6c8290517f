import type { Game, Language } from '@hippodrome/engine'

/** A game with its options, as data and in words. */
export function optionData(game: Game, language: Language) {
  const words = game.words[language]
  return {
    game: game.id,
    name: words.name,
    about: words.about,
    seats: game.seats,
    rules: game.rules,
    data: game.data,
    options: Object.entries(game.options).map(([name, { values }]) => ({
      name,
      ...words.option(name),
      values: values.map((value) => ({ value, label: words.optionValue(name, value) })),
    })),
  }
}
