import { type AreaTable, compileAreas } from './areas.ts'
import { BadData, Bits, type Config, parseWith, type Seat } from '@hippodrome/engine'
import type { AbilityData, Effect } from './data/effect.ts'
import type { Goods } from './data/parts.ts'
import { misplaced } from './data/placing.ts'
import { printed } from './data/printed.ts'
import { addedSchema, type Rules } from './data/schema.ts'
import type { Score } from './data/score.ts'
import { type Lookup, lookupOf, type Shared, sharedOf } from './lookup.ts'
import { GOODS, TRIGGERS, TYPES, UNITS } from './vocabulary.ts'

export type Ability = AbilityData & {
  /** Its number; limits are counted by it. */
  readonly uid: number
  /** The id of the card, Patron, unit or duel hero that has it. */
  readonly source: string
  /** The card that has it, or -1. */
  readonly card: number
  /** Declining it can be wise, because it also harms its owner or serves others. */
  readonly doubtful: boolean
}

export type Card = {
  readonly id: string
  readonly name: string
  readonly text: string
  /** Bit mask of types. */
  readonly types: number
  readonly hero: boolean
  /** By type. */
  readonly levels: readonly number[]
  readonly intrigue: boolean
  readonly taktika: boolean
  readonly cost: number
  readonly produces: Goods
  /** It has Produce icons. */
  readonly productive: boolean
  readonly abilities: readonly Ability[]
  /** Bit mask of the triggers that its abilities wait for. */
  readonly triggers: number
}

type PlacedUnits = readonly { readonly unit: number; readonly count: number; readonly area: number }[]

export type EventOption = { readonly requires: Goods; readonly units: PlacedUnits }

export type EventCard = {
  readonly id: string
  readonly age: number
  readonly solo: boolean
  readonly trial: boolean
  readonly options: readonly EventOption[]
  readonly reward: Goods
  readonly consequences: Goods
  /** The Resource that a Trial is bid with, or -1. */
  readonly bidWith: number
  readonly bidDoxa: readonly number[]
}

export type UnitKind = {
  readonly type: number
  readonly count: number
  readonly ship: boolean
  readonly building: boolean
  readonly speed: number
  readonly cost: Goods
  readonly ability: Ability
}

export type Patron = {
  readonly id: string
  readonly doxa: number
  readonly goods: Goods
  readonly unit: number
  readonly abilities: readonly Ability[]
  readonly triggers: number
}

export type Quest = { readonly id: string; readonly taktika: boolean; readonly score: Score }

export type Mode = 'court' | 'duel' | 'solo'

/** Everything that never changes in a match. */
export type Tables = {
  readonly mode: Mode
  readonly length: 'standard' | 'marathon'
  readonly taktika: boolean
  readonly fullCourt: boolean
  readonly seats: number
  readonly rules: Rules
  readonly cards: readonly Card[]
  readonly events: readonly EventCard[]
  readonly quests: readonly Quest[]
  readonly caskets: readonly { readonly id: string; readonly loot: Goods }[]
  readonly patrons: readonly Patron[]
  readonly units: readonly UnitKind[]
  readonly areas: readonly AreaTable[]
  /** By duel hero: Belisarius, Narses. */
  readonly duel: readonly {
    readonly deck: readonly number[]
    readonly hero: number
    readonly abilities: readonly Ability[]
    readonly triggers: number
  }[]
  /** By position: what a Keimelion does in Solo. */
  readonly soloKeimelia: readonly (readonly Effect[])[]
  readonly abilities: readonly Ability[]
  /** Every list of effects, so that a frame can name one by its number. */
  readonly lists: readonly (readonly Effect[])[]
  readonly listNumber: ReadonlyMap<readonly Effect[], number>
  readonly cardNumber: ReadonlyMap<string, number>
  readonly lookup: Lookup
  readonly shared: Shared
}

/** Operations whose use is a question even when they cost nothing to start. In Solo nobody else is served (§22.18). */
const harms = (effect: Effect, solo: boolean): boolean =>
  (effect.op === 'discard' && effect.who === 'self') ||
  (!solo && (effect.op === 'draw' || effect.op === 'gain') && effect.who === 'others') ||
  (effect.op === 'market' && effect.mode === 'reset') ||
  ((effect.op === 'placeSeal' || effect.op === 'removeSeal') && !effect.upTo) ||
  (effect.op === 'lose' && (effect.who === 'self' || effect.who === 'all'))

export const triggerBit = (trigger: (typeof TRIGGERS)[number]): number => Bits.only(TRIGGERS.indexOf(trigger))

class Compiler {
  readonly abilities: Ability[] = []
  readonly lists: (readonly Effect[])[] = []
  readonly listNumber = new Map<readonly Effect[], number>()

  constructor(private readonly solo: boolean) {}

  ability(data: AbilityData, source: string, card = -1): Ability {
    this.list(data.effects)
    const { kind, trigger, effects, filter, cond, limit } = data
    // All fields in all of them: rules read abilities of one shape many times faster than of many.
    const made: Ability = {
      kind,
      trigger,
      effects,
      filter,
      cond,
      limit,
      uid: this.abilities.length,
      source,
      card,
      doubtful:
        data.kind !== 'intrigue' &&
        data.kind !== 'unit' &&
        data.effects.some((effect) => harms(effect, this.solo)),
    }
    this.abilities.push(made)
    return made
  }

  list(effects: readonly Effect[]): void {
    this.listNumber.set(effects, this.lists.length)
    this.lists.push(effects)
    for (const effect of effects) {
      if (effect.op === 'pay') this.list(effect.then)
      if (effect.op === 'forEach' || effect.op === 'store') this.list(effect.effects)
      if (effect.op === 'if') {
        this.list(effect.then)
        if (effect.else) this.list(effect.else)
      }
      if (effect.op === 'choose') for (const option of effect.options) this.list(option)
    }
  }
}

const triggersOf = (abilities: readonly Ability[]): number =>
  Bits.of(...abilities.map(({ trigger }) => TRIGGERS.indexOf(trigger)))

/** Compiles the data for one configuration. Throws `BadData` with the place and the reason. */
export function compileTables(config: Config): Tables {
  const mode = config.options['mode'] as Mode
  const compiler = new Compiler(mode === 'solo')
  const taktika = config.options['taktika'] === true
  const fullCourt = config.options['fullCourt'] === true
  const { rules } = printed
  const cards = compileCards(compiler, config)
  const cardNumber = new Map(cards.map(({ id }, index) => [id, index]))
  const raised = fullCourt && rules.variants.fullCourt.players.includes(config.seats)
  const duel = (['belisarius', 'narses'] as const).map((hero) => {
    const abilities = rules.duel.abilities[hero]
      .filter((data) => taktika || !data.taktika)
      .map((data) => compiler.ability(data.ability, hero))
    const start = rules.duel.startInPlay[hero]
    return {
      deck: rules.duel.decks[hero].filter((id) => id !== start).map((id) => known(cardNumber, id)),
      hero: known(cardNumber, start),
      abilities,
      triggers: triggersOf(abilities),
    }
  })
  const soloKeimelia = rules.solo.keimelion.map(({ effects }) => {
    compiler.list(effects)
    return effects
  })
  const patrons = compilePatrons(compiler)
  const units = compileUnits(compiler)
  const events = compileEvents(rules, raised)
  return {
    mode,
    length: config.options['length'] === 'marathon' ? 'marathon' : 'standard',
    taktika,
    fullCourt,
    seats: config.seats,
    rules,
    cards,
    events,
    quests: [
      ...printed.quests.map(({ id, score }) => ({ id, score, taktika: false })),
      ...printed.taktikaQuests.map(({ id, score }) => ({ id, score, taktika: true })),
    ],
    caskets: printed.caskets.map(({ id, loot }) => ({ id, loot })),
    patrons,
    units,
    areas: compileAreas(),
    duel,
    soloKeimelia,
    abilities: compiler.abilities,
    lists: compiler.lists,
    listNumber: compiler.listNumber,
    cardNumber,
    lookup: lookupOf({ mode, taktika, cards, events, patrons, duel }),
    shared: sharedOf(cards),
  }
}

function known(numbers: ReadonlyMap<string, number>, id: string): number {
  const found = numbers.get(id)
  if (found === undefined) throw new BadData('rules.duel', `there is no card ${id}`)
  return found
}

function compileCards(compiler: Compiler, config: Config): Card[] {
  const added = config.data === undefined ? [] : parseWith(addedSchema, config.data, 'data').cards
  const seen = new Set<string>()
  return [...printed.cards, ...added].map((card, index) => {
    if (seen.has(card.id)) throw new BadData(`cards.${card.id}`, 'there are two cards with this id')
    seen.add(card.id)
    const abilities = card.abilities.map((data, at) => {
      const reason = misplaced(data)
      if (reason) throw new BadData(`cards.${card.id}.abilities.${at}`, reason)
      return compiler.ability(data, card.id, index)
    })
    for (const [type] of Object.entries(card.levels))
      if (!card.types.includes(TYPES.findIndex((name) => name === type)))
        throw new BadData(`cards.${card.id}.levels.${type}`, 'is not one of its types')
    return {
      id: card.id,
      name: card.name,
      text: card.text ?? '',
      types: Bits.of(...card.types),
      hero: card.hero,
      levels: TYPES.map((type) => card.levels[type] ?? 0),
      intrigue: card.intrigue,
      taktika: card.set === 'taktika',
      cost: card.cost,
      produces: card.produces,
      productive: card.produces.some((n) => n > 0),
      abilities,
      triggers: triggersOf(abilities),
    }
  })
}

function compileEvents(rules: Rules, raised: boolean): EventCard[] {
  const common = printed.events.map((event): EventCard => {
    const more = raised ? (rules.variants.fullCourt.addPerRequiredKind[event.age] ?? 0) : 0
    return {
      id: event.id,
      age: event.age,
      solo: false,
      trial: event.trial,
      options: event.options.map(({ requires, units }) => ({
        requires: requires.map((n, good) => (n > 0 && good < 7 ? n + more : n)),
        units,
      })),
      reward: event.victorious.effects[0].what,
      consequences: event.defeated.effects[0].what,
      bidWith: event.trialBid?.resource ?? -1,
      bidDoxa: event.trialBid?.doxa ?? [],
    }
  })
  const solo = printed.soloEvents.map(
    (event): EventCard => ({
      id: event.id,
      age: event.age,
      solo: true,
      trial: false,
      options: [{ requires: event.requires.cost ?? GOODS.map(() => 0), units: event.requires.units }],
      reward: event.victorious.effects[0].what,
      consequences: event.defeated.effects[0].what,
      bidWith: -1,
      bidDoxa: [],
    }),
  )
  return [...common, ...solo]
}

function compilePatrons(compiler: Compiler): Patron[] {
  return printed.patrons.map((patron) => {
    const abilities = [...patron.doxaAbility.abilities, ...patron.patronAbility.abilities].map((data) =>
      compiler.ability(data, patron.id),
    )
    return {
      id: patron.id,
      doxa: patron.startingDoxa,
      goods: patron.startingResources,
      unit: patron.startingMiniature.unit,
      abilities,
      triggers: triggersOf(abilities),
    }
  })
}

function compileUnits(compiler: Compiler): UnitKind[] {
  return UNITS.map((id, index) => {
    const found = printed.units.find((unit) => unit.id === index)
    const ability = found?.abilities[0]
    if (!found || !ability) throw new BadData(`units.${id}`, 'is missing')
    const { type, count, ship, building, speed, soloBuildCost } = found
    return { type, count, ship, building, speed, cost: soloBuildCost, ability: compiler.ability(ability, id) }
  })
}

/** How many Dynamis a seat has each round (§3.4). */
export const dynamisOf = ({ rules, seats }: Tables): number => rules.dynamisByPlayers[seats] ?? 0

export const clockwise = (seat: Seat, seats: number): Seat => (seat + 1) % seats
