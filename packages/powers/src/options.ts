import type { Config, OptionSpec, OptionValue } from '@hippodrome/engine'
import { OPTIONS, type OptionName } from './ids.ts'

type Widen<T> = T extends boolean ? boolean : T
export type PowersOptions = { readonly [name in OptionName]: Widen<(typeof OPTIONS)[name][number]> }

export const optionSpecs: { readonly [name: string]: OptionSpec } = Object.fromEntries(
  Object.entries(OPTIONS).map(([name, values]) => [name, { values }]),
)

/** The options of a match; what it does not name has its default. */
export function optionsOf(config: Config): PowersOptions {
  const options: Record<string, OptionValue> = {}
  for (const [name, values] of Object.entries(OPTIONS)) options[name] = config.options[name] ?? values[0]
  return options as PowersOptions
}

/** Why this combination cannot be played. Feudalism is on by default and has nothing to do without colonies. */
export function refuse(config: Config): string | undefined {
  const options = optionsOf(config)
  const needsColonies = (['monasteries', 'militiaAtHome'] as const).find((name) => options[name])
  if (!options.colonies && needsColonies) return `${needsColonies} needs colonies`
  if (options.limitedAlliances && config.seats !== 2) return 'limited alliances are for two players'
  return undefined
}
