import type { Seat } from '@hippodrome/engine'
import type { Modify, Substitute } from '../data/effect.ts'
import { type Court, playedBy, underOf } from '../state.ts'
import { type Ability, triggerBit } from '../tables.ts'
import { LIMITS, type Limit, type Stat, type Trigger } from '../vocabulary.ts'
import { cardOf, isDown } from './area.ts'

/** §13.3 Abilities of a seat that wait for `trigger`: its Patron's, its duel hero's, and those of Heroes on top. */
export function liveAbilities(game: Court, seat: Seat, trigger: Trigger): Ability[] {
  const { tables } = game
  const bit = triggerBit(trigger)
  const found: Ability[] = []
  const add = (abilities: readonly Ability[]): void => {
    for (const ability of abilities) if (ability.trigger === trigger) found.push(ability)
  }
  const patron = tables.patrons[game.patrons[seat] as number]
  if (patron && patron.triggers & bit) add(patron.abilities)
  const hero = tables.duel[game.heroes[seat] as number]
  if (hero && hero.triggers & bit) add(hero.abilities)
  const played = playedBy(game, seat)
  const under = underOf(game, seat)
  for (let i = 0; i < played.length; i++) {
    if (under[i] !== -1) continue
    const card = cardOf(game, played[i] as number)
    if (card.hero && card.triggers & bit && !isDown(game, played[i] as number)) add(card.abilities)
  }
  return found
}

/** §13.4 */
export function isUsed(game: Court, ability: Ability): boolean {
  return ability.limit !== undefined && usedList(game, ability.limit).includes(ability.uid)
}

export function useUp(game: Court, ability: Ability): void {
  if (ability.limit !== undefined) usedList(game, ability.limit).push(ability.uid)
}

const usedList = (game: Court, limit: Limit): number[] => game.used[LIMITS.indexOf(limit)] as number[]

export function clearUsed(game: Court, limit: Limit): void {
  game.used[LIMITS.indexOf(limit)] = []
}

/** Static changes of a number, with the ability that makes each. */
export function modifiersOf(game: Court, seat: Seat, stat: Stat): { ability: Ability; effect: Modify }[] {
  const found: { ability: Ability; effect: Modify }[] = []
  for (const ability of liveAbilities(game, seat, 'static')) {
    if (isUsed(game, ability)) continue
    for (const effect of ability.effects)
      if (effect.op === 'modify' && effect.stat === stat) found.push({ ability, effect })
  }
  return found
}

/** The sum of the static changes of a number that hold for everything. */
export function modified(game: Court, seat: Seat, stat: Stat): number {
  let sum = 0
  for (const { effect } of modifiersOf(game, seat, stat))
    if (!effect.filter && effect.first === undefined) sum += effect.delta
  return sum
}

/** What a seat may use as another Resource (§13.13), not yet used for this Event. */
export function substitutesOf(game: Court, seat: Seat): { ability: Ability; effect: Substitute }[] {
  const found: { ability: Ability; effect: Substitute }[] = []
  for (const ability of liveAbilities(game, seat, 'onContribute'))
    for (const effect of ability.effects) if (effect.op === 'substitute') found.push({ ability, effect })
  return found
}

/** §9.2, §9.3: the cost of a card for a seat, with the best Hero's discount. */
export function costOf(game: Court, seat: Seat, card: number): number {
  const { types, cost } = cardOf(game, card)
  let best = 0
  for (const hero of playedBy(game, seat)) {
    const { levels, hero: isHero, types: shares } = cardOf(game, hero)
    if (!isHero || (shares & types) === 0 || isDown(game, hero)) continue
    let discount = 0
    for (let type = 0; type < levels.length; type++)
      if (types & (1 << type)) discount += levels[type] as number
    if (discount > best) best = discount
  }
  let price = cost - best
  for (const { effect } of modifiersOf(game, seat, 'cardCost'))
    if (effect.filter?.types === undefined || effect.filter.types & types) price += effect.delta
  return Math.max(0, price)
}
