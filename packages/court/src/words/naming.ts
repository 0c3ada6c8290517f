import type { Naming } from '@hippodrome/engine'
import type { Effect } from '../data/effect.ts'
import type { Bag, CourtBoard, CourtView, Id, PlayedCard } from '../types.ts'
import { type Good, HEROES, KEIMELIA, UNITS } from '../vocabulary.ts'
import { abilityText } from './ability.ts'
import { book, producesOf } from './book.ts'
import type { Named, Tongue } from './language.ts'
import type { AbilityData } from '../data/effect.ts'
import { bagOf } from './parts.ts'
import { type At, bagText, counted, GOOD_NAMES, listed, sentence } from './tongue.ts'
import { wouldDoNothing } from './vain.ts'

const includes = <T extends string>(list: readonly T[], text: string): text is T =>
  (list as readonly string[]).includes(text)

/** The Event of this Round; none in the preparatory Round of Solo and outside Rounds. */
export const eventNow = (view: CourtView): Id | undefined => view.events[view.round - 1]?.event

/** What a card, Patron, unit or hero of a Duel can do. */
function abilitiesOf(source: Id): readonly AbilityData[] {
  const { cards, patrons, units, duel } = book()
  return [
    ...(cards.get(source)?.abilities ?? patrons.get(source)?.abilities ?? []),
    ...(includes(UNITS, source) ? (units.get(source)?.abilities ?? []) : []),
    ...(duel.get(source) ?? []).map(({ ability }) => ability),
  ]
}

/** The lists of effects that are paid for with this price. */
function boughtBy(source: Id, cost: Bag): readonly (readonly Effect[])[] {
  const inside = (effects: readonly Effect[]): readonly (readonly Effect[])[] =>
    effects.flatMap((effect) =>
      effect.op === 'pay' && sameBag(bagOf(effect.cost), cost) ? [effect.then] : [],
    )
  return abilitiesOf(source).flatMap(({ effects }) => inside(effects))
}

const sameBag = (one: Bag, other: Bag): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (good) => (one[good as Good] ?? 0) === (other[good as Good] ?? 0),
  )

/** The lists of effects that the ability of `source` chooses from. */
function branchesOf(source: Id): readonly (readonly Effect[])[] {
  const inside = (effects: readonly Effect[]): readonly (readonly Effect[])[] =>
    effects.flatMap((effect) =>
      effect.op === 'choose' ? effect.options : effect.op === 'pay' ? inside(effect.then) : [],
    )
  return abilitiesOf(source).flatMap(({ effects }) => inside(effects))
}

/** A played card and those that lie under it. */
const bandonOf = (view: CourtView, leader: Id): PlayedCard[] =>
  view.players.flatMap(({ played }) =>
    played.filter((each) => each.card === leader || each.leader === leader),
  )

function producedBy(view: CourtView, board: Partial<CourtBoard>, id: Id, alone: boolean): Bag {
  const sum: { [good in Good]?: number } = {}
  for (const { card, down } of bandonOf(view, id)) {
    if (down || (alone && card !== id)) continue
    for (const [good, n] of Object.entries(producesOf(board, card)))
      sum[good as Good] = (sum[good as Good] ?? 0) + n
  }
  return sum
}

/** What this table agreed on and plays with; nothing where nobody has said. */
export const boardOf = ({ board }: Naming): Partial<CourtBoard> => board ?? {}

/** How a tongue calls the people and things of one view. */
export function namesAt(tongue: Tongue, view: CourtView, naming: Naming): At {
  const { terms, names, describer } = tongue
  const board = boardOf(naming)
  const who = (seat: number): string => naming.seats[seat] ?? String(seat + 1)
  const card = (id: Id): string =>
    (names.cards as Named)[id] ?? board.named?.[id]?.name ?? (names.events as Named)[id] ?? id
  const patron = (id: Id): string => (names.patrons as Named)[id] ?? id
  const optionOf = (event: Id, option: number): string => {
    const name = names.options[event]?.[option - 1] ?? ''
    return name === '' ? '' : `${terms.option(option)}, ${name}`
  }
  const current = eventNow(view)
  return {
    who,
    whos: (seats) => listed(seats.map(who), terms.and),
    card,
    cards: (ids) => (ids.length === 0 ? terms.nothing : listed(ids.map(card), terms.and)),
    event: (id) => (names.events as Named)[id] ?? id,
    option: (option) => (current === undefined ? '' : optionOf(current, option)) || terms.option(option),
    optionOf,
    quest: (id) => (names.quests as Named)[id] ?? id,
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
    // What has no singular of its own stands without a number.
    units: (unit, n) =>
      n === 1 && isPlural(terms.units[unit]) ? terms.units[unit][0] : counted(n, terms.units[unit]),
    unitCost: (unit) => bagText(book().units.get(unit)?.cost ?? {}, terms),
    eventCost: () => bagText(book().events.get(current ?? '')?.options[0]?.requires ?? {}, terms),
    produce: (id, alone) => bagText(producedBy(view, board, id, alone), terms),
    sizeOf: (id) => bandonOf(view, id).length,
    facts: (id) => cardFacts(tongue, id, view, board),
    questText: (id) => {
      const page = book().quests.get(id)
      return page ? describer.score(page.score) : ''
    },
    sourceText: (source) => abilityText(abilitiesOf(source), describer, view.mode === 'solo'),
    paidFor: (source, cost) => boughtBy(source, cost).map(describer.effects).join('; '),
    keimelion: (position) => terms.gives[tableOf(view, current)][position],
    patronFacts: (id) => {
      const page = book().patrons.get(id)
      if (!page) return ''
      const start = `${bagText({ ...page.goods, doxa: page.doxa }, terms)}, ${terms.units[page.unit][0]}`
      return `${start}. ${abilityText(page.abilities, describer)}`
    },
    price: (bag) =>
      terms.forPrice(
        bagText(bag, terms),
        Object.values(bag).every((n) => n === 0),
      ),
    warning: (source, seat, here) =>
      wouldDoNothing(abilitiesOf(source), { view, seat, here }) ? terms.vain : '',
  }
}

const isPlural = ([one, many]: readonly [string, string]): boolean => one === many

const tableOf = (view: CourtView, event: Id | undefined): 'court' | 'trial' | 'solo' => {
  if (view.mode === 'solo') return 'solo'
  return event !== undefined && book().events.get(event)?.bid ? 'trial' : 'court'
}

/** All that is printed on a card but its name: types, cost, icons and text. */
function cardFacts(tongue: Tongue, id: Id, view: CourtView, board: Partial<CourtBoard>): string {
  const page = book().cards.get(id)
  if (!page) return cardText(tongue, id, view, board)
  const { sections, terms } = tongue
  const produces = Object.keys(page.produces).length > 0 ? [bagText(page.produces, terms)] : []
  const facts = [typesText(tongue, id), sections.cost(page.cost), ...produces]
  return `${facts.join(', ')}. ${sentence(cardText(tongue, id, view, board))}`
}

/** "Stratiotika 3/Palatine 2", "Rustica, Intrigue". */
export function typesText({ sections, terms }: Tongue, id: Id): string {
  const page = book().cards.get(id)
  if (!page) return ''
  const types = page.types.map((type, index) => {
    const level = page.levels[index]
    return level === undefined ? terms.types[type] : sections.level(terms.types[type], level)
  })
  return `${types.join('/')}${page.intrigue ? `, ${sections.intrigueCard}` : ''}`
}

/** What a card does, in one sentence or two. */
export function cardText({ describer }: Tongue, id: Id, view: CourtView, board: Partial<CourtBoard>): string {
  const page = book().cards.get(id)
  return page ? abilityText(page.abilities, describer, view.mode === 'solo') : (board.named?.[id]?.text ?? '')
}
