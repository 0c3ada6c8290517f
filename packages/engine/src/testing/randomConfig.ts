import { draw, fastChance } from '../chance.ts'
import { BadData, type Config, configure, type Game, type OptionValue } from '../game.ts'
import type { Json } from '../json.ts'

/** A number of seats and a value for each option, by lot; what the game refuses is drawn again. `data` are own tables. */
export function randomConfig(rules: Game, seed: number, data?: Json): Config {
  const chance = fastChance(seed)
  const { min, max } = rules.seats
  for (let tries = 0; tries < 1000; tries++) {
    const seats = min + draw(chance, max - min + 1)
    const options: Record<string, OptionValue> = {}
    for (const [name, { values: all }] of Object.entries(rules.options))
      options[name] = all[draw(chance, all.length)] as OptionValue
    try {
      return configure(rules, { seats, options, data })
    } catch (refusal) {
      if (!(refusal instanceof BadData)) throw refusal
    }
  }
  throw new Error(`${rules.id} refuses every set of options`)
}
