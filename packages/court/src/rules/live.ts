import { itemAt, Bits, type Seat } from '@hippodrome/engine'
import type { Modify, Substitute } from '../data/effect.ts'
import { type Court, PLAYED, playedBy, underOf } from '../state.ts'
import type { Sources } from '../lookup.ts'
import { type Ability, triggerBit } from '../tables.ts'
import { LIMITS, type Limit, STATS, type Stat, type Trigger, TRIGGERS } from '../vocabulary.ts'
import { cardOf, isDown } from './area.ts'

const NONE: readonly Ability[] = []

/** §13.3 Abilities of a seat that wait for `trigger`: its Patron's, its duel hero's, and those of Heroes on top. */
export function liveAbilities(game: Court, seat: Seat, trigger: Trigger): readonly Ability[] {
  const { tables } = game
  if (!mayBeLive(game, seat, itemAt(tables.lookup.waiting, NUMBER[trigger]))) return NONE
  const bit = triggerBit(trigger)
  let found: Ability[] | undefined
  const patron = tables.patrons[game.players.patrons[seat] as number]
  if (patron && Bits.meet(patron.triggers, bit)) found = gather(found, patron.abilities, trigger)
  const hero = tables.duel[game.players.heroes[seat] as number]
  if (hero && Bits.meet(hero.triggers, bit)) found = gather(found, hero.abilities, trigger)
  const played = playedBy(game, seat)
  const under = underOf(game, seat)
  for (let i = 0; i < played.length; i++) {
    const card = played[i] as number
    const { hero: leads, triggers, abilities } = cardOf(game, card)
    if (leads && Bits.meet(triggers, bit) && under[i] === -1 && !isDown(game, card))
      found = gather(found, abilities, trigger)
  }
  return found ?? NONE
}

/** Whether any of these is the seat's own, or a Hero in play. */
function mayBeLive(game: Court, seat: Seat, { heroes, patrons, duel }: Sources): boolean {
  if (
    Bits.has(patrons, game.players.patrons[seat] as number) ||
    Bits.has(duel, game.players.heroes[seat] as number)
  )
    return true
  for (let i = 0; i < heroes.length; i++) if (game.cards.place[heroes[i] as number] === PLAYED) return true
  return false
}

const NUMBER = numbered(TRIGGERS)
const STAT_NUMBER = numbered(STATS)

function numbered<K extends string>(names: readonly K[]): { readonly [name in K]: number } {
  return Object.fromEntries(names.map((name, index) => [name, index])) as { [name in K]: number }
}

function gather(found: Ability[] | undefined, abilities: readonly Ability[], trigger: Trigger): Ability[] {
  const all = found ?? []
  for (const ability of abilities) if (ability.trigger === trigger) all.push(ability)
  return all
}

/** §13.4 */
export function isUsed(game: Court, ability: Ability): boolean {
  return ability.limit !== undefined && usedList(game, ability.limit).includes(ability.uid)
}

export function useUp(game: Court, ability: Ability): void {
  if (ability.limit !== undefined) usedList(game, ability.limit).push(ability.uid)
}

const usedList = (game: Court, limit: Limit): number[] =>
  game.abilities.used[LIMITS.indexOf(limit)] as number[]

export function clearUsed(game: Court, limit: Limit): void {
  game.abilities.used[LIMITS.indexOf(limit)] = []
}

type Modifier = { readonly ability: Ability; readonly effect: Modify }
const NO_MODIFIERS: readonly Modifier[] = []

/** Static changes of a number, with the ability that makes each. */
export function modifiersOf(game: Court, seat: Seat, stat: Stat): readonly Modifier[] {
  if (!mayBeLive(game, seat, itemAt(game.tables.lookup.changing, STAT_NUMBER[stat]))) return NO_MODIFIERS
  const abilities = liveAbilities(game, seat, 'static')
  if (abilities.length === 0) return NO_MODIFIERS
  const found: { ability: Ability; effect: Modify }[] = []
  for (const ability of abilities) {
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

type Substitution = { readonly ability: Ability; readonly effect: Substitute }
const NO_SUBSTITUTES: readonly Substitution[] = []

/** What a seat may use as another Resource (§13.13), not yet used for this Event. */
export function substitutesOf(game: Court, seat: Seat): readonly Substitution[] {
  const abilities = liveAbilities(game, seat, 'onContribute')
  if (abilities.length === 0) return NO_SUBSTITUTES
  const found: Substitution[] = []
  for (const ability of abilities)
    for (const effect of ability.effects) if (effect.op === 'substitute') found.push({ ability, effect })
  return found
}

/** §9.2, §9.3: the cost of a card for a seat, with the best Hero's discount. */
export function costOf(game: Court, seat: Seat, card: number): number {
  const { types, cost } = cardOf(game, card)
  let best = 0
  for (const hero of playedBy(game, seat)) {
    if (!Bits.meet(game.tables.lookup.heroTypes[hero] as Bits, types) || isDown(game, hero)) continue
    const { levels } = cardOf(game, hero)
    let discount = 0
    for (let type = 0; type < levels.length; type++)
      if (Bits.has(types, type)) discount += levels[type] as number
    if (discount > best) best = discount
  }
  let price = cost - best
  for (const { effect } of modifiersOf(game, seat, 'cardCost'))
    if (effect.filter?.types === undefined || Bits.meet(effect.filter.types, types)) price += effect.delta
  return Math.max(0, price)
}
