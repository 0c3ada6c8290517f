import { Bits, type Flow, type Seat } from '@hippodrome/engine'
import type { Filter } from '../data/parts.ts'
import { type Act, type Court, initiativeOrder, step } from '../state.ts'
import type { Ability } from '../tables.ts'
import type { ChoiceOf, CourtEntry } from '../types.ts'
import { KEIMELIA, type Trigger } from '../vocabulary.ts'
import { discardFromHand } from './cards.ts'
import { NO, YES } from './choices.ts'
import { holds } from './count.ts'
import { isUsed, liveAbilities, useUp } from './live.ts'

/** What happened, for those who wait for it. */
export type Happening = {
  /** Whose doing it was. */
  readonly actor: Seat
  /** Types of the card or Bandon it is about. */
  readonly types?: number
  readonly card?: number
  readonly hero?: boolean
  readonly intrigue?: boolean
  /** The leader of an activated Bandon, and its size. */
  readonly leader?: number
  readonly size?: number
  /** Kinds of units, as bits. */
  readonly units?: number
  readonly by?: 'event'
  readonly action?: string
  readonly position?: number
  readonly area?: number
  readonly unit?: number
  readonly abilityUsed?: number
  readonly sealsBefore?: number
}

export function matches(
  game: Court,
  filter: Filter | undefined,
  happening: Happening,
  owner: Seat,
  card: number,
): boolean {
  if (!filter) return true
  if (filter.who === 'self' && happening.actor !== owner) return false
  if (filter.who === 'other' && happening.actor === owner) return false
  if (filter.types !== undefined) {
    const types = happening.units === undefined ? (happening.types ?? 0) : typesOfUnits(game, happening.units)
    if (!Bits.meet(filter.types, types)) return false
  }
  if (filter.units !== undefined && !Bits.meet(filter.units, happening.units ?? Bits.empty)) return false
  if (filter.hero !== undefined && filter.hero !== happening.hero) return false
  if (filter.intrigue !== undefined && filter.intrigue !== happening.intrigue) return false
  if (filter.minSize !== undefined && (happening.size ?? 1) < filter.minSize) return false
  if (filter.selfBandon && (happening.leader !== card || (happening.size ?? 1) < 2)) return false
  if (filter.keimelion !== undefined && filter.keimelion !== happening.position) return false
  if (filter.action !== undefined && filter.action !== happening.action) return false
  return filter.by === undefined || filter.by === happening.by
}

function typesOfUnits(game: Court, units: number): number {
  let types: Bits = Bits.empty
  for (let unit = 0; unit < game.tables.units.length; unit++)
    if (Bits.has(units, unit)) types = Bits.with(types, game.tables.units[unit]?.type ?? 0)
  return types
}

/** §7.4, §7.5 Of one's own will: for 1 Auctoritas and 2 Nomisma, and for what answers to that. */
export function discardForGain(game: Court, flow: Flow<CourtEntry>, seat: Seat, card: number): void {
  discardFromHand(game, flow, seat, card, true)
  fire(game, flow, seat, 'onDiscard', { actor: seat })
}

/** Lets the abilities of `seat` answer to what happened, in the order in which they lie. */
export function fire(
  game: Court,
  flow: Flow<CourtEntry>,
  seat: Seat,
  trigger: Trigger,
  happening: Happening,
): void {
  for (const ability of liveAbilities(game, seat, trigger)) {
    if (isUsed(game, ability) || ability.card === happening.card) continue
    if (!matches(game, ability.filter, happening, seat, ability.card)) continue
    flow.then(useAbility, {
      uid: ability.uid,
      owner: seat,
      actor: happening.actor,
      area: happening.area ?? -1,
      unit: happening.unit ?? -1,
      position: happening.position ?? -1,
      abilityUsed: happening.abilityUsed ?? 0,
      sealsBefore: happening.sealsBefore ?? 0,
    })
  }
}

/** The same for all seats in Initiative order; each is the actor of what concerns itself, unless somebody acted. */
export function fireAll(
  game: Court,
  flow: Flow<CourtEntry>,
  trigger: Trigger,
  happening: Partial<Happening> = {},
): void {
  for (const seat of initiativeOrder(game))
    if (liveAbilities(game, seat, trigger).length > 0)
      fire(game, flow, seat, trigger, { ...happening, actor: happening.actor ?? seat })
}

type Using = {
  uid: number
  owner: Seat
  actor: Seat
  area: number
  unit: number
  position: number
  abilityUsed: number
  sealsBefore: number
}

/** §13.1 Abilities that also do harm are asked about; the others are used, or offer their own way out. */
export const useAbility = step('use-ability', {
  rule: '13.1',
  play(game, local: Using, flow) {
    const ability = abilityOf(game, local.uid)
    if (isUsed(game, ability) || (ability.cond && !holds(game, local.owner, ability.cond, local))) return
    if (ability.doubtful) flow.then(consent, local)
    else begin(game, flow, ability, local)
  },
})

export const consent = step('consent', {
  rule: '13.1',
  ask: (game, { owner, uid }: Using) => ({
    seat: owner,
    prompt: 'use-ability',
    choices: [YES, NO],
    facts: { source: abilityOf(game, uid).source },
  }),
  answer(game, local, choice: ChoiceOf<'yes' | 'no'>, flow) {
    if (choice.do === 'yes') begin(game, flow, abilityOf(game, local.uid), local)
    flow.done()
  },
})

/** Whether its condition is met. */
export const allows = (game: Court, owner: Seat, ability: Ability): boolean =>
  !ability.cond || holds(game, owner, ability.cond)

export const abilityOf = (game: Court, uid: number): Ability => game.tables.abilities[uid] as Ability

/** Operations that offer to do nothing: using them up waits until something is done. */
const OFFERING: readonly string[] = [
  'pay',
  'convert',
  'market',
  'activate',
  'play',
  'unit',
  'moveUnits',
  'placeUnits',
  'removeCard',
  'flipCard',
]

/** Starts an ability: its effects run, from left to right. */
export function begin(
  game: Court,
  flow: Flow<CourtEntry>,
  ability: Ability,
  act: Partial<Act> & { readonly owner: Seat },
): void {
  const [first] = ability.effects
  if (!first) return
  const offered = OFFERING.includes(first.op) && !act.sure
  if (!offered) {
    useUp(game, ability)
    tellOf(flow, ability, act.owner)
  }
  runList(game, flow, game.tables.listNumber.get(ability.effects) ?? 0, {
    ...act,
    ability: ability.uid,
    card: ability.card,
    offered: offered ? 1 : 0,
  })
}

function tellOf(flow: Flow<CourtEntry>, ability: Ability, seat: Seat): void {
  if (ability.kind !== 'unit') flow.tell({ kind: 'ability', seat, source: ability.source })
}

/** Runs a list of effects for `act`. */
export function runList(
  game: Court,
  flow: Flow<CourtEntry>,
  list: number,
  act: Partial<Act> & { readonly owner: Seat },
): void {
  game.abilities.acts.push({
    owner: act.owner,
    ability: act.ability ?? -1,
    card: act.card ?? -1,
    target: act.target ?? -1,
    actor: act.actor ?? act.owner,
    area: act.area ?? -1,
    unit: act.unit ?? -1,
    moved: 0,
    movedTo: 0,
    position: act.position ?? -1,
    called: -1,
    abilityUsed: act.abilityUsed ?? 0,
    sure: act.sure ?? 0,
    offered: act.offered ?? 0,
    sealsBefore: act.sealsBefore ?? 0,
  })
  flow.call('effects', { list, at: 0 })
  flow.then(endAct, {})
}

export const endAct = step('end-act', {
  play(game) {
    game.abilities.acts.pop()
  },
})

/** The ability under way. */
export const actNow = (game: Court): Act => game.abilities.acts[game.abilities.acts.length - 1] as Act

/** What it offered was taken: now it is used up. */
export function commit(game: Court, flow: Flow<CourtEntry>): void {
  const act = actNow(game)
  const ability = game.tables.abilities[act.ability]
  act.sure = 0
  if (!ability) return
  if (act.offered) tellOf(flow, ability, act.owner)
  act.offered = 0
  if (!isUsed(game, ability)) useUp(game, ability)
}

/** What brings about what is under way: a card, a unit, a Patron, or in Solo a Keimelion. */
export function sourceOf(game: Court): string {
  const { ability, position } = actNow(game)
  return game.tables.abilities[ability]?.source ?? KEIMELIA[position] ?? ''
}
