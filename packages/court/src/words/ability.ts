import { canonical } from '@hippodrome/engine'
import type { AbilityData } from '../data/effect.ts'
import type { Describer } from './parts.ts'
import { soloAbilities } from './soloText.ts'
import { sentence } from './tongue.ts'

/** Abilities that do the same at different moments are told as one. */
function grouped(abilities: readonly AbilityData[]): AbilityData[][] {
  const groups = new Map<string, AbilityData[]>()
  for (const ability of abilities) {
    const key = canonical(ability.effects)
    groups.set(key, [...(groups.get(key) ?? []), ability])
  }
  return [...groups.values()]
}

/** The moment itself, or the effect, says how often. */
const saidOtherwise = ({ trigger, limit }: AbilityData): boolean =>
  trigger === 'onRoundStart' ||
  trigger === 'onRoundEnd' ||
  (trigger === 'static' && limit === 'oncePerAction')

function moment(ability: AbilityData, say: Describer): string {
  const trigger = say.trigger(ability)
  const parts = [
    ...(ability.limit === undefined || saidOtherwise(ability) ? [] : [say.limit(ability.limit)]),
    ...(trigger === '' ? [] : [trigger]),
    ...(ability.cond === undefined ? [] : [say.condition(ability.cond)]),
  ]
  return parts.filter((part) => part !== '').join(', ')
}

function told(group: readonly AbilityData[], say: Describer): string {
  const [first] = group
  if (!first) return ''
  // A condition binds only its own moment, so moments with one come first and end with a comma.
  const parted = group.some(({ cond }) => cond !== undefined)
  const moments = group
    .toSorted((one, other) => Number(other.cond !== undefined) - Number(one.cond !== undefined))
    .map((ability) => moment(ability, say))
    .filter((text) => text !== '')
  const effects = say.effects(first.effects)
  const when = moments.join(`${parted ? ',' : ''} ${say.or} `)
  return `${sentence(when === '' ? effects : `${when}: ${effects}`)}.`
}

/** The text of a card's, unit's or Patron's abilities, made from what they do. */
export function abilityText(abilities: readonly AbilityData[], say: Describer, solo = false): string {
  if (solo) return abilityText(soloAbilities(abilities), alone(say))
  return grouped(abilities)
    .map((group) => told(group, say))
    .join(' ')
}

const alone = (say: Describer): Describer => ({
  ...say,
  trigger: (ability) => say.soloTrigger(ability) ?? say.trigger(ability),
  effects: (effects) => say.soloWords(say.effects(effects)),
  condition: (condition) => say.soloWords(say.condition(condition)),
})
