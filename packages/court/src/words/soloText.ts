import type { AbilityData, Effect } from '../data/effect.ts'

/** What an ability does in Solo, where there is nobody else (§22.18 to §22.20), so that its text says just that. */

const GONE: readonly Effect[] = []

function alone(effect: Effect): readonly Effect[] {
  switch (effect.op) {
    case 'gain':
    case 'gainChoice':
    case 'draw':
      return effect.who === 'self' || effect.who === 'all' ? [{ ...effect, who: 'self' }] : GONE
    case 'lose':
      if (effect.who === 'self') return [effect]
      return effect.what ? [{ op: 'gain', who: 'self', what: effect.what }] : GONE
    case 'discard':
      return effect.who === 'self' ? [effect] : [{ op: 'draw', who: 'self', n: effect.n, from: 'deck' }]
    case 'steal':
      return [
        ...(effect.what ? [{ op: 'gain', who: 'self', what: effect.what } as const] : []),
        ...(effect.cards ? [{ op: 'draw', who: 'self', n: effect.cards, from: 'deck' } as const] : []),
      ]
    case 'peek':
      return effect.what === 'deck' ? [effect] : GONE
    case 'divideLoot':
      return [{ op: 'gain', who: 'self', what: effect.loot }]
    default:
      return [effect]
  }
}

export const soloAbilities = (abilities: readonly AbilityData[]): AbilityData[] =>
  abilities
    .map((ability) => ({ ...ability, effects: ability.effects.flatMap(alone) }))
    .filter(({ effects }) => effects.length > 0)
