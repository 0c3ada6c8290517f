import type { Trigger } from '../vocabulary.ts'
import type { AbilityData, Effect } from './effect.ts'
import type { Place } from './parts.ts'

/** Which effects make sense in answer to what: a card that could never do what it says is refused. */

type Kind = AbilityData['kind']

const INTRIGUE: readonly Trigger[] = [
  'ownAction',
  'anytime',
  'endGame',
  'onVotePlaced',
  'onActionDeclared',
  'onIntriguePlayed',
  'onContribute',
  'onCanceled',
  'onVictorious',
  'onDefeated',
  'onTrialBid',
]

/** What only a card in hand or a unit answers to. */
const NEVER_PASSIVE: readonly Trigger[] = [
  'instant',
  'anytime',
  'endGame',
  'onVotePlaced',
  'onActionDeclared',
  'onTrialBid',
  'unitAbility',
]

const ABOUT_UNITS: readonly Trigger[] = [
  'unitAbility',
  'onUnitActivated',
  'onUnitAbilityUsed',
  'onSealPlaced',
]

function fitsKind(kind: Kind, trigger: Trigger): boolean {
  if (kind === 'instant') return trigger === 'instant'
  if (kind === 'intrigue') return INTRIGUE.includes(trigger)
  return kind === 'unit' ? trigger === 'unitAbility' : !NEVER_PASSIVE.includes(trigger)
}

const NOW: { readonly [stat: string]: Trigger } = {
  bid: 'onTrialBid',
  contribution: 'onContribute',
  consequence: 'onDefeated',
}

const OUTCOMES: { readonly [set: string]: Trigger } = {
  ignoreConsequence: 'onDefeated',
  passDefeat: 'onDefeated',
  rewardAgain: 'onVictorious',
  shareReward: 'onVictorious',
}

/** The triggers that an effect needs, if it does not fit all. */
function needs(effect: Effect): readonly Trigger[] | undefined {
  switch (effect.op) {
    case 'substitute':
    case 'contribute':
      return ['onContribute']
    case 'vote':
      return ['onVotePlaced']
    case 'cancel':
      return effect.what === 'action' ? ['onActionDeclared', 'unitAbility'] : ['onIntriguePlayed']
    case 'modify':
      return [NOW[effect.stat] ?? 'static']
    case 'outcome':
      return [OUTCOMES[effect.set] ?? 'onVictorious']
    case 'casket':
      return effect.which === 'named' ? ['onKeimelion'] : undefined
    case 'search':
      return effect.replaces ? ['onDraw'] : undefined
    case 'store':
      return ['unitAbility']
    case 'unit':
      return effect.mode === 'move'
        ? ['unitAbility']
        : effect.mode === 'abilityAgain'
          ? ['onUnitActivated']
          : undefined
    default:
      return placesOf(effect).includes('here') ? ABOUT_UNITS : undefined
  }
}

function placesOf(effect: Effect): Place[] {
  if (effect.op === 'moveUnits') return [effect.from, effect.to]
  const withArea = ['placeUnits', 'removeUnits', 'placeSeal', 'removeSeal']
  return withArea.includes(effect.op) ? [(effect as Effect & { area: Place }).area] : []
}

function inside(effect: Effect): readonly (readonly Effect[])[] {
  if (effect.op === 'pay') return [effect.then]
  if (effect.op === 'forEach' || effect.op === 'store') return [effect.effects]
  if (effect.op === 'if') return [effect.then, effect.else ?? []]
  return effect.op === 'choose' ? effect.options : []
}

function misplacedEffect(trigger: Trigger, effect: Effect): string | undefined {
  const allowed = needs(effect)
  if (allowed && !allowed.includes(trigger)) {
    const what = effect.op === 'modify' ? `modify ${effect.stat}` : effect.op
    return `${what} answers to ${allowed.join(' or ')}, not to ${trigger}`
  }
  if (effect.op === 'vote' && (effect.mode === 'add') !== (effect.who === 'self'))
    return 'a vote is added for self, and turned or taken from the actor'
  if (effect.op === 'peek' && effect.what !== 'deck' && effect.n !== 0)
    return 'who looks at a hand or at Quests sees all of them: n is 0'
  if (trigger === 'static' && effect.op !== 'modify') return `${effect.op} needs a moment, not static`
  for (const list of inside(effect))
    for (const each of list) {
      const reason = misplacedEffect(trigger, each)
      if (reason) return reason
    }
  return undefined
}

/** Why an ability could never do what it says, or nothing. */
export function misplaced({ kind, trigger, effects }: AbilityData): string | undefined {
  if (!fitsKind(kind, trigger)) return `an ability of the kind ${kind} never answers to ${trigger}`
  for (const effect of effects) {
    const reason = misplacedEffect(trigger, effect)
    if (reason) return reason
  }
  return undefined
}
