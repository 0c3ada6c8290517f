import type { Configuration, OptionValue } from '@hippodrome/engine'

export type Options = { readonly [name: string]: OptionValue }
export const GROUPS = ['money', 'war', 'intrigue', 'map', 'readings'] as const
export type GroupName = (typeof GROUPS)[number]

/** Options that are set on the page itself; all the others are in the dialog. */
const UP_FRONT: { readonly [game: string]: readonly string[] } = {
  powers: ['scenario'],
  court: ['mode', 'length', 'taktika', 'fullCourt'],
}

/** What an option is about; one that is not named here is a reading of the rules. */
const GROUP_OF: { readonly [option: string]: GroupName } = {
  taxes: 'money',
  colonies: 'money',
  feudalism: 'money',
  concessions: 'money',
  interception: 'war',
  fortifications: 'war',
  longRangeFleets: 'war',
  defencePoints: 'war',
  militiaAtHome: 'war',
  monasteries: 'intrigue',
  newChits: 'intrigue',
  limitedAlliances: 'intrigue',
  map: 'map',
  istria: 'map',
  budapest: 'map',
  turnOrder: 'map',
}

export const upFront = (game: Pick<Configuration, 'id'>): readonly string[] => UP_FRONT[game.id] ?? []

/** The options of the dialog by what they are about; a group without any is left out. */
export function groupsOf(
  game: Pick<Configuration, 'id' | 'options'>,
): { readonly group: GroupName; readonly names: readonly string[] }[] {
  const names = Object.keys(game.options).filter((name) => !upFront(game).includes(name))
  return GROUPS.map((group) => ({
    group,
    names: names.filter((name) => (GROUP_OF[name] ?? 'readings') === group),
  })).filter((found) => found.names.length > 0)
}

export const PRESETS = ['advised', 'plain', 'everything'] as const
export type Preset = (typeof PRESETS)[number]

/** The switches of the dialog as a preset has them; what is no switch, and what is up front, stays as it is. */
export function presetOf(
  game: Pick<Configuration, 'id' | 'options'>,
  preset: Preset,
  now: Options,
  isPossible: (options: Options) => boolean,
): Options {
  let options: Options = Object.fromEntries(
    Object.entries(now).filter(([name]) => upFront(game).includes(name)),
  )
  if (preset === 'advised') return options
  for (const { group, names } of groupsOf(game))
    for (const name of group === 'readings' ? [] : names) {
      const { values = [] } = game.options[name] ?? {}
      if (!values.includes(true)) continue
      const changed = { ...options, [name]: preset === 'everything' }
      if (isPossible(changed)) options = changed
    }
  return options
}

/** Whether an option is other than advised. */
export const differs = (game: Pick<Configuration, 'options'>, options: Options, name: string): boolean =>
  options[name] !== undefined && options[name] !== game.options[name]?.values[0]
