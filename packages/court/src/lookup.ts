import { itemAt, Bits } from '@hippodrome/engine'
import type { Effect } from './data/effect.ts'
import type { Ability, Card, EventCard, Tables } from './tables.ts'
import type { ChoiceOf, CourtChoice } from './types.ts'
import { STATS, TRIGGERS } from './vocabulary.ts'

/** What rules would otherwise look for among all cards again and again, found once for each configuration. */
export type Lookup = {
  /** The cards that the match is played with, but those of a Duel's decks. */
  readonly deck: readonly number[]
  /** By age: the Events that the match may lay. */
  readonly events: readonly (readonly number[])[]
  /** By trigger: the Intrigue cards of this match that wait for it. */
  readonly intrigue: readonly (readonly number[])[]
  /** By card: whom it is aimed at when it is played as Intrigue. */
  readonly aims: readonly Aim[]
  /** By trigger: what has an ability that waits for it. */
  readonly waiting: readonly Sources[]
  /** By number of `STATS`: what changes it for good. */
  readonly changing: readonly Sources[]
  /** By card: the types of a Hero as bits, 0 for any other card. */
  readonly heroTypes: readonly number[]
}

type Aim = 'what-it-cancels' | 'last-voter' | 'others' | 'nobody'

/** The few things that have abilities of some kind: with none of them in play a rule need not look further. */
export type Sources = { readonly heroes: readonly number[]; readonly patrons: Bits; readonly duel: Bits }

/** Choices that are always the same, made once. */
export type Shared = {
  readonly card: readonly ChoiceOf<'card'>[]
  /** By card and by what it costs now, up to its printed cost. */
  readonly priced: readonly (readonly ChoiceOf<'card'>[])[]
  /** The same for cards played as Intrigue. */
  readonly intrigue: readonly (readonly ChoiceOf<'intrigue'>[])[]
  readonly discard: readonly ChoiceOf<'discard'>[]
  readonly leave: readonly ChoiceOf<'leave'>[]
  readonly activate: readonly ChoiceOf<'activate'>[]
  readonly alone: readonly ChoiceOf<'activate'>[]
}

type Printed = Pick<Tables, 'mode' | 'taktika' | 'cards' | 'events' | 'patrons' | 'duel'>

export function lookupOf(printed: Printed): Lookup {
  const { mode, taktika, cards, events } = printed
  const intrigue: number[][] = TRIGGERS.map(() => [])
  if (mode !== 'solo')
    cards.forEach((card, index) => {
      if (!card.intrigue || (card.taktika && !taktika)) return
      for (const trigger of triggersIn(card)) itemAt(intrigue, trigger).push(index)
    })
  return {
    deck: deckOf(printed),
    events: [0, 1, 2, 3, 4].map((age) =>
      numbersOf(events, (event) => mayBeLaid(event, printed) && event.age === age),
    ),
    intrigue,
    aims: cards.map(aimOf),
    ...sourcesOf(printed),
    heroTypes: cards.map(({ hero, types }) => (hero ? types : 0)),
  }
}

const numbersOf = <T>(all: readonly T[], wanted: (one: T) => boolean): number[] =>
  all.flatMap((one, index) => (wanted(one) ? [index] : []))

const triggersIn = ({ abilities }: { readonly abilities: readonly Ability[] }): ReadonlySet<number> =>
  new Set(abilities.map(({ trigger }) => TRIGGERS.indexOf(trigger)))

/** §3.5, §22.3, §23.2 */
const mayBeLaid = ({ solo, age }: EventCard, { mode, taktika }: Printed): boolean =>
  solo === (mode === 'solo') && (taktika || age < 4)

/** All but Taktika's, Intrigue and Antonina in Solo, and the Duel's decks. */
function deckOf({ mode, taktika, cards, duel }: Printed): number[] {
  const apart = new Set(mode === 'duel' ? duel.flatMap(({ deck, hero }) => [...deck, hero]) : [])
  const alone = ({ intrigue, abilities }: Card): boolean =>
    intrigue || abilities.some(({ trigger }) => trigger === 'onIntriguePlayed')
  return numbersOf(cards, (card) => (taktika || !card.taktika) && !(mode === 'solo' && alone(card))).filter(
    (card) => !apart.has(card),
  )
}

function aimOf({ abilities }: Card): Aim {
  const some = (wanted: (effect: Effect) => boolean): boolean =>
    abilities.some(({ effects }) => effects.some(wanted))
  if (some(({ op }) => op === 'cancel')) return 'what-it-cancels'
  if (some((effect) => effect.op === 'vote' && effect.who === 'actor')) return 'last-voter'
  const aimed = some(
    (effect) =>
      ('who' in effect && effect.who !== 'self') || effect.op === 'steal' || effect.op === 'divideLoot',
  )
  return aimed ? 'others' : 'nobody'
}

/** By trigger and by what is changed for good, all sources in one pass: a configuration is compiled while somebody waits. */
function sourcesOf({ cards, patrons, duel }: Printed): Pick<Lookup, 'waiting' | 'changing'> {
  const none = () => ({ heroes: new Set<number>(), patrons: Bits.of(), duel: Bits.of() })
  const waiting = TRIGGERS.map(none)
  const changing = STATS.map(none)
  const note = (abilities: readonly Ability[], found: (sources: ReturnType<typeof none>) => void) => {
    for (const { trigger, effects } of abilities) {
      found(itemAt(waiting, TRIGGERS.indexOf(trigger)))
      if (trigger !== 'static') continue
      for (const effect of effects)
        if (effect.op === 'modify') found(itemAt(changing, STATS.indexOf(effect.stat)))
    }
  }
  cards.forEach(({ hero, abilities }, card) => {
    if (hero) note(abilities, (sources) => sources.heroes.add(card))
  })
  patrons.forEach(({ abilities }, patron) => {
    note(abilities, (sources) => (sources.patrons = Bits.with(sources.patrons, patron)))
  })
  duel.forEach(({ abilities }, hero) => {
    note(abilities, (sources) => (sources.duel = Bits.with(sources.duel, hero)))
  })
  const settled = (sources: ReturnType<typeof none>): Sources => ({ ...sources, heroes: [...sources.heroes] })
  return { waiting: waiting.map(settled), changing: changing.map(settled) }
}

export const sharedOf = (cards: readonly Card[]): Shared => ({
  card: cards.map(({ id }) => ({ do: 'card', card: id })),
  priced: cards.map(({ id, cost: printed }) => prices(printed, (cost) => ({ do: 'card', card: id, cost }))),
  intrigue: cards.map(({ id, cost: printed, intrigue }) =>
    intrigue ? prices(printed, (cost) => ({ do: 'intrigue', card: id, cost })) : [],
  ),
  discard: cards.map(({ id }) => ({ do: 'discard', card: id })),
  leave: cards.map(({ id }) => ({ do: 'leave', card: id })),
  activate: cards.map(({ id }) => ({ do: 'activate', card: id })),
  alone: cards.map(({ id }) => ({ do: 'activate', card: id, alone: true })),
})

const prices = <C extends CourtChoice>(most: number, choice: (cost: number) => C): C[] =>
  Array.from({ length: most + 1 }, (_, cost) => choice(cost))
