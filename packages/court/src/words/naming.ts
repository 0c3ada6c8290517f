import type { Naming } from '@hippodrome/engine'
import type { Effect } from '../data/effect.ts'
import type { Bag, CourtView, Id, PlayedCard } from '../types.ts'
import { type Good, HEROES, KEIMELIA, UNITS } from '../vocabulary.ts'
import { abilityText } from './ability.ts'
import { book } from './book.ts'
import type { Tongue } from './language.ts'
import { type At, bagText, counted, GOOD_NAMES, listed } from './tongue.ts'

type Named = { readonly [id: Id]: string | undefined }

const includes = <T extends string>(list: readonly T[], text: string): text is T =>
  (list as readonly string[]).includes(text)

/** The Event of this Round; none in the preparatory Round of Solo and outside Rounds. */
export const eventNow = (view: CourtView): Id | undefined => view.events[view.round - 1]?.event

/** The lists of effects that the ability of `source` chooses from. */
function branchesOf(source: Id): readonly (readonly Effect[])[] {
  const { cards, patrons, units, duel } = book()
  const abilities = [
    ...(cards.get(source)?.abilities ?? patrons.get(source)?.abilities ?? []),
    ...(includes(UNITS, source) ? (units.get(source)?.abilities ?? []) : []),
    ...(duel.get(source) ?? []).map(({ ability }) => ability),
  ]
  const inside = (effects: readonly Effect[]): readonly (readonly Effect[])[] =>
    effects.flatMap((effect) =>
      effect.op === 'choose' ? effect.options : effect.op === 'pay' ? inside(effect.then) : [],
    )
  return abilities.flatMap(({ effects }) => inside(effects))
}

/** A played card and those that lie under it. */
const bandonOf = (view: CourtView, leader: Id): PlayedCard[] =>
  view.players.flatMap(({ played }) =>
    played.filter((each) => each.card === leader || each.leader === leader),
  )

const producesOf = (view: CourtView, card: Id): Bag =>
  book().cards.get(card)?.produces ?? view.named?.[card]?.produces ?? {}

function producedBy(view: CourtView, id: Id, alone: boolean): Bag {
  const sum: { [good in Good]?: number } = {}
  for (const { card, down } of bandonOf(view, id)) {
    if (down || (alone && card !== id)) continue
    for (const [good, n] of Object.entries(producesOf(view, card)))
      sum[good as Good] = (sum[good as Good] ?? 0) + n
  }
  return sum
}

/** How a tongue calls the people and things of one view. */
export function namesAt(tongue: Tongue, view: CourtView, naming: Naming): At {
  const { terms, names, describer } = tongue
  const who = (seat: number): string => naming.seats[seat] ?? String(seat + 1)
  const card = (id: Id): string =>
    (names?.cards as Named | undefined)?.[id] ??
    book().cards.get(id)?.name ??
    view.named?.[id]?.name ??
    (names?.events as Named | undefined)?.[id] ??
    book().events.get(id)?.name ??
    id
  const patron = (id: Id): string =>
    (names?.patrons as Named | undefined)?.[id] ?? book().patrons.get(id)?.name ?? id
  const optionOf = (event: Id, option: number): string => {
    const name =
      names?.options[event]?.[option - 1] ?? book().events.get(event)?.options[option - 1]?.name ?? ''
    return name === '' ? '' : `${terms.option(option)}, ${name}`
  }
  const current = eventNow(view)
  return {
    who,
    whos: (seats) => listed(seats.map(who), terms.and),
    card,
    cards: (ids) => (ids.length === 0 ? terms.nothing : listed(ids.map(card), terms.and)),
    event: (id) => (names?.events as Named | undefined)?.[id] ?? book().events.get(id)?.name ?? id,
    option: (option) => (current === undefined ? '' : optionOf(current, option)) || terms.option(option),
    optionOf,
    quest: (id) => (names?.quests as Named | undefined)?.[id] ?? book().quests.get(id)?.name ?? id,
    patron,
    source: (source) => {
      if (includes(UNITS, source)) return terms.units[source][0]
      if (includes(KEIMELIA, source)) return terms.keimelia[source]
      if (includes(HEROES, source)) return terms.heroes[source]
      return book().patrons.has(source) ? patron(source) : card(source)
    },
    branch: (source, index) => {
      const options = branchesOf(source)[index]
      return options ? describer.effects(options) : String(index + 1)
    },
    loot: (casket) => bagText(book().caskets.get(casket) ?? {}, terms),
    lootAt: (position) => {
      const casket = view.track.find((place) => place.position === position)?.casket
      return bagText((casket !== undefined && book().caskets.get(casket)) || {}, terms)
    },
    bag: (bag) => bagText(bag, terms),
    good: (good) => GOOD_NAMES[good],
    unit: (unit) => terms.units[unit][0],
    units: (unit, n) => counted(n, terms.units[unit]),
    unitCost: (unit) => bagText(book().units.get(unit)?.cost ?? {}, terms),
    eventCost: () => bagText(book().events.get(current ?? '')?.options[0]?.requires ?? {}, terms),
    produce: (id, alone) => bagText(producedBy(view, id, alone), terms),
    sizeOf: (id) => bandonOf(view, id).length,
  }
}

/** What a card does, in one sentence or two. */
export function cardText({ describer }: Tongue, id: Id, view: CourtView): string {
  const page = book().cards.get(id)
  return page ? abilityText(page.abilities, describer, view.mode === 'solo') : (view.named?.[id]?.text ?? '')
}
