import type { Naming, Section } from '@hippodrome/engine'
import type { Bag, CourtBoard, CourtView, Id, PlayedCard, PlayerView } from '../types.ts'
import { GOODS, type Provenance, type Unit, UNITS } from '../vocabulary.ts'
import { abilityText } from './ability.ts'
import { book, type EventPage } from './book.ts'
import type { Named, Tongue } from './language.ts'
import { boardOf, cardText, eventNow, namesAt, typesText } from './naming.ts'
import { type At, counted, GOOD_NAMES, listed } from './tongue.ts'

/** The labels of the table in words. */
export type SectionWords = {
  readonly round: (round: number, of: number) => string
  readonly ring: string
  readonly deck: string
  readonly discard: string
  readonly removed: string
  readonly event: string
  readonly requires: string
  readonly places: string
  readonly needs: string
  readonly costs: string
  readonly reward: string
  readonly consequences: string
  readonly trial: (good: string, doxa: string) => string
  readonly votes: string
  readonly contributions: string
  readonly bids: string
  readonly settled: (paid: boolean) => string
  readonly intrigue: string
  readonly cancelled: string
  readonly coming: string
  readonly outcomes: { readonly [outcome in 'fulfilled' | 'canceled']: string }
  readonly age: (age: number) => string
  readonly hidden: string
  readonly track: string
  readonly market: string
  readonly offer: string
  readonly locked: string
  readonly empty: string
  readonly hand: string
  readonly quests: string
  readonly pack: string
  readonly patrons: string
  readonly startingDeck: string
  readonly given: string
  readonly handOf: (n: number) => string
  readonly questsOf: (n: number) => string
  readonly sealsOf: (n: number) => string
  readonly startingOf: (n: number) => string
  readonly passed: string
  readonly victories: (n: number) => string
  readonly bandon: string
  readonly alone: string
  readonly down: string
  readonly spent: string
  readonly played: string
  readonly map: string
  readonly seals: string
  readonly stores: string
  readonly units: string
  readonly building: string
  readonly start: string
  readonly cost: (n: number) => string
  readonly level: (type: string, level: number) => string
  readonly intrigueCard: string
  /** What the marks mean. */
  readonly legend: string
}

type Table = {
  readonly tongue: Tongue
  readonly view: CourtView
  readonly board: Partial<CourtBoard>
  readonly at: At
}
type Row = readonly string[]

const section = (title: string, rows: readonly Row[]): Section[] => (rows.length > 0 ? [{ title, rows }] : [])

const marked = (text: string, mark: string): string => (mark === '' ? text : `${text} ${mark}`)

const markOf = ({ terms }: Tongue, provenance: Provenance | undefined): string =>
  provenance === undefined ? '' : terms.marks[provenance]

/** A card as it is printed: name, types, cost, icons, text, and whether it is reconstruction. */
function cardRow({ tongue, view, board, at }: Table, id: Id): Row {
  const page = book().cards.get(id)
  if (!page) return [at.card(id), cardText(tongue, id, view, board)]
  return [
    marked(at.card(id), markOf(tongue, page.provenance)),
    typesText(tongue, id),
    tongue.sections.cost(page.cost),
    Object.keys(page.produces).length > 0 ? at.bag(page.produces) : '',
    cardText(tongue, id, view, board),
  ]
}

function stateRows({ tongue, view, at }: Table): Row[] {
  const { sections, terms } = tongue
  const top = view.discard.at(-1)
  return [
    [sections.round(view.round, view.events.length), terms.phases[view.phase]],
    ...(view.mode === 'solo' ? [] : [[sections.ring, at.who(view.ring)]]),
    [sections.deck, counted(view.deck, terms.cards)],
    [sections.discard, counted(view.discard.length, terms.cards), top === undefined ? '' : at.card(top)],
    ...(view.removed.length > 0 ? [[sections.removed, at.cards(view.removed)]] : []),
  ]
}

/** What the marks behind names mean. */
const legendRows = ({ terms }: Tongue): Row[] =>
  (['rulebook-partial', 'reconstruction'] as const).map((provenance) => [
    terms.marks[provenance],
    terms.provenances[provenance],
  ])

const unitsText = ({ tongue, at }: Table, units: EventPage['options'][number]['units']): string =>
  listed(
    units.map(({ unit, count, area }) => `${at.units(unit, count)} ${tongue.terms.within(area)}`),
    tongue.terms.and,
  )

function eventRows(table: Table): Row[] {
  const { tongue, view, at } = table
  const { sections } = tongue
  const id = eventNow(view)
  const page = id === undefined ? undefined : book().events.get(id)
  if (id === undefined || !page) return []
  return [
    [marked(`${at.event(id)} (${page.year})`, markOf(tongue, page.provenance)), sections.age(page.age)],
    ...loreRows(table, id),
    ...(view.mode === 'solo' ? soloRows(table, page) : optionRows(table, id, page)),
    [sections.reward, at.bag(page.reward)],
    [sections.consequences, at.bag(page.consequences)],
    ...(page.bid ? [[sections.trial(GOOD_NAMES[page.bid.good], page.bid.doxa.join(', '))]] : []),
    ...voteRows(table),
    ...(view.contributions?.map((bag, seat) => [sections.contributions, at.who(seat), at.bag(bag)]) ?? []),
    ...(view.bids?.map((bid, seat) => [sections.bids, at.who(seat), String(bid)]) ?? []),
    ...view.intrigue.map(({ seat, card, cancelled }) => [
      sections.intrigue,
      at.who(seat),
      marked(at.card(card), markOf(tongue, book().cards.get(card)?.provenance)),
      ...(cancelled ? [sections.cancelled] : []),
    ]),
  ]
}

const loreRows = ({ tongue }: Table, id: Id): Row[] => {
  const lore = (tongue.names.lore as Named)[id] ?? ''
  return lore === '' ? [] : [[lore]]
}

/** What an Option requires at this table: in a full court 1 more of each Resource (§21.2). */
function requiredBy({ fullCourt }: Partial<CourtBoard>, { age }: EventPage, requires: Bag): Bag {
  const more = fullCourt ? (book().fullCourt[age] ?? 0) : 0
  if (more === 0) return requires
  return Object.fromEntries(
    Object.entries(requires).map(([good, n]) => [good, good === 'nomisma' ? n : n + more]),
  )
}

function optionRows(table: Table, id: Id, page: EventPage): Row[] {
  const { tongue, view, board, at } = table
  const { requires, places } = tongue.sections
  return [
    ...page.options.map((option, index) => [
      at.optionOf(id, index + 1),
      `${requires} ${at.bag(requiredBy(board, page, option.requires))}`,
      `${places} ${unitsText(table, option.units)}`,
    ]),
    ...(view.required ? [[requires, at.bag(view.required)]] : []),
  ]
}

/** In Solo units must stand where the Event wants them, and a price may be due (§22.12). */
function soloRows(table: Table, { options }: EventPage): Row[] {
  const { sections } = table.tongue
  return options.flatMap(({ requires, units }) => [
    [sections.needs, unitsText(table, units)],
    ...(Object.keys(requires).length > 0
      ? [[sections.costs, table.at.bag(requires), sections.settled(table.view.settled === true)]]
      : []),
  ])
}

const voteRows = ({ tongue: { sections, terms }, view, at }: Table): Row[] =>
  view.votes.flatMap(([first, second], seat) =>
    first + second === 0
      ? []
      : [[sections.votes, at.who(seat), `${terms.option(1)}: ${first}`, `${terms.option(2)}: ${second}`]],
  )

function comingRows(table: Table): Row[] {
  const { tongue, view, at } = table
  const { sections } = tongue
  return view.events.map(({ event, age, outcome, option }, index) => {
    const page = event === undefined ? undefined : book().events.get(event)
    return [
      String(index + 1),
      event === undefined ? `${sections.hidden}, ${sections.age(age)}` : at.event(event),
      outcome === undefined || event === undefined
        ? comingText(table, page)
        : `${sections.outcomes[outcome]}${option === undefined ? '' : `, ${at.optionOf(event, option)}`}`,
    ]
  })
}

/** What a coming Event will ask for. */
function comingText(table: Table, page: EventPage | undefined): string {
  const { view, board, at } = table
  if (!page) return ''
  if (view.mode !== 'solo')
    return page.options.map(({ requires }) => at.bag(requiredBy(board, page, requires))).join(' | ')
  return page.options
    .map(({ units, requires }) =>
      Object.keys(requires).length > 0
        ? `${unitsText(table, units)}; ${at.bag(requires)}`
        : unitsText(table, units),
    )
    .join()
}

const trackRows = ({ tongue: { terms }, view, at }: Table): Row[] =>
  view.track.map(({ position, casket, seat }, index) => [
    ['I', 'II', 'III', 'IV'][index] ?? '',
    `${terms.keimelia[position]}: ${at.keimelion(position)}`,
    casket === undefined ? '' : at.loot(casket),
    seat === undefined ? '' : at.who(seat),
  ])

const marketRows = ({ tongue: { sections }, view, at }: Table): Row[] =>
  view.market.map(({ good, price }) => [String(price), good === undefined ? sections.empty : at.good(good)])

const offerRows = (table: Table): Row[] =>
  table.view.offer.map(({ card, locked }) => [
    ...cardRow(table, card),
    ...(locked ? [table.tongue.sections.locked] : []),
  ])

function playedText({ tongue: { sections }, at }: Table, { card, down, spent }: PlayedCard): string {
  const notes = [...(down ? [sections.down] : []), ...(spent ? [sections.spent] : [])]
  return `${at.card(card)}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`
}

function areaRows(table: Table, { played }: PlayerView): Row[] {
  const { sections, terms } = table.tongue
  const leaders = new Set(played.flatMap(({ leader }) => leader ?? []))
  const bandons = [...leaders].map((leader) => {
    const cards = played.filter((one) => one.card === leader || one.leader === leader)
    const produce: { [good in (typeof GOODS)[number]]?: number } = {}
    for (const { card, down } of cards)
      for (const good of GOODS) {
        const n = down ? 0 : (book().cards.get(card)?.produces[good] ?? 0)
        if (n > 0) produce[good] = (produce[good] ?? 0) + n
      }
    const texts = cards.toSorted((a, b) => Number(b.card === leader) - Number(a.card === leader))
    return [
      sections.bandon,
      listed(
        texts.map((one) => playedText(table, one)),
        terms.and,
      ),
      table.at.bag(produce),
    ]
  })
  const lone = played.filter(({ card, leader }) => leader === undefined && !leaders.has(card))
  return [
    ...bandons,
    ...lone.map((one) => [
      sections.alone,
      playedText(table, one),
      table.at.bag(book().cards.get(one.card)?.produces ?? {}),
    ]),
  ]
}

function playerSection(table: Table, player: PlayerView): Section {
  const { tongue, view, at } = table
  const { sections, terms } = tongue
  const facts = [
    sections.handOf(player.hand),
    ...(view.mode === 'solo' ? [] : [sections.questsOf(player.quests), sections.victories(player.victories)]),
    ...(view.taktika ? [sections.sealsOf(player.seals)] : []),
    ...(view.mode === 'duel' ? [sections.startingOf(player.starting)] : []),
    ...(player.passed ? [sections.passed] : []),
  ]
  return {
    title: at.who(player.seat),
    rows: [
      GOODS.map((good) => `${GOOD_NAMES[good]} ${player.goods[good]}`),
      facts,
      ...(player.patron === undefined ? [] : [patronRow(table, player.patron)]),
      ...(player.hero === undefined ? [] : heroRows(table, player.hero)),
      ...areaRows(table, player),
      ...(player.played.length === 0 ? [[sections.played, terms.nothing]] : []),
    ],
  }
}

function patronRow({ tongue, at }: Table, id: Id): Row {
  const page = book().patrons.get(id)
  if (!page) return [at.patron(id)]
  return [
    marked(at.patron(id), markOf(tongue, page.provenance)),
    `${tongue.sections.start} ${at.bag({ ...page.goods, doxa: page.doxa })}, ${at.unit(page.unit)}`,
    abilityText(page.abilities, tongue.describer),
  ]
}

const heroRows = ({ tongue, view }: Table, hero: string): Row[] =>
  (book().duel.get(hero) ?? [])
    .filter(({ ability }) => view.taktika || ability.trigger !== 'onUnitActivated')
    .map(({ name, ability }) => [tongue.names.duel[name] ?? name, abilityText([ability], tongue.describer)])

function mapRows({ tongue: { sections, terms }, view, at }: Table): Row[] {
  const used = view.map.filter(
    ({ units, seals, stores }) => Object.values(units).some((n) => n > 0) || seals.length + stores.length > 0,
  )
  return used.map(({ area, units, seals, stores }) => [
    terms.areas[area],
    UNITS.filter((unit) => (units[unit] ?? 0) > 0)
      .map((unit) => at.units(unit, units[unit] ?? 0))
      .join(', '),
    ...(seals.length > 0 ? [`${sections.seals} ${at.whos(seals)}`] : []),
    ...(stores.length > 0 ? [`${sections.stores} ${at.whos(stores)}`] : []),
  ])
}

/** What units can do in Taktika, or cost in Solo. */
function unitSection({ tongue, view, at }: Table): Section[] {
  const rows = (told: (unit: Unit) => string) =>
    UNITS.map((unit) => [at.unit(unit), String(view.pool[unit]), told(unit)])
  if (view.mode === 'solo')
    return section(
      tongue.sections.building,
      rows((unit) => at.bag(book().units.get(unit)?.cost ?? {})),
    )
  if (!view.taktika) return []
  return section(
    tongue.sections.units,
    rows((unit) => abilityText(book().units.get(unit)?.abilities ?? [], tongue.describer)),
  )
}

function questRow({ tongue, at }: Table, id: Id): Row {
  const page = book().quests.get(id)
  return [
    marked(at.quest(id), markOf(tongue, page?.provenance)),
    page ? tongue.describer.score(page.score) : '',
  ]
}

function ownSections(table: Table): Section[] {
  const { sections } = table.tongue
  const own = table.view.own
  if (!own) return []
  return [
    ...section(
      sections.patrons,
      own.patrons.map((id) => patronRow(table, id)),
    ),
    ...section(
      sections.pack,
      own.pack.map((id) => cardRow(table, id)),
    ),
    ...section(
      sections.hand,
      own.hand.map((id) => cardRow(table, id)),
    ),
    ...section(sections.quests, [
      ...own.quests.map((id) => questRow(table, id)),
      ...own.discardedQuests.map((id) => [...questRow(table, id), sections.given]),
    ]),
    ...section(
      sections.startingDeck,
      own.starting.map((id) => cardRow(table, id)),
    ),
  ]
}

/** The whole view as a table in words. */
export function sectionsOf(tongue: Tongue, view: CourtView, naming: Naming): Section[] {
  const table: Table = { tongue, view, board: boardOf(naming), at: namesAt(tongue, view, naming) }
  const { sections } = tongue
  return [
    ...section(tongue.name, stateRows(table)),
    ...section(sections.event, eventRows(table)),
    ...section(sections.coming, comingRows(table)),
    ...section(sections.track, trackRows(table)),
    ...section(sections.market, marketRows(table)),
    ...section(sections.offer, offerRows(table)),
    ...view.players.map((player) => playerSection(table, player)),
    ...section(sections.map, mapRows(table)),
    ...unitSection(table),
    ...ownSections(table),
    ...section(sections.legend, legendRows(tongue)),
  ]
}
