import type { Section } from '@hippodrome/engine'
import { type AreaView, BOXES, type OfferView, type PowerView, SEAS, type StackView } from '../vocabulary.ts'
import type { Lexicon } from './lexicon.ts'
import { capital, type Speaker } from './speaker.ts'

const NONE = '-'

function nowOf({ labels, names }: Lexicon, say: Speaker): Section {
  const { view } = say.listener
  const rows: string[][] = [
    [`${view.scenario}. ${names.scenarios[view.scenario]}`],
    [capital(labels.year(view.turn, view.turns, view.year))],
    [`${names.phases[view.phase]}${view.actor ? `: ${say.title(view.actor)}` : ''}`],
    [labels.order, view.order.map((power) => say.title(power)).join(', ') || '-'],
    [labels.cup, String(view.cup)],
  ]
  if (view.removed.length > 0)
    rows.push([labels.removed, say.list(view.removed.map((chit) => say.chit(chit)))])
  const headless = view.powers.filter(({ basileus }) => !basileus)
  if (headless.length > 0)
    rows.push([labels.basileusGone, say.list(headless.map(({ power }) => say.title(power)))])
  if (view.unification) rows.push([labels.unification])
  if (view.crusade) rows.push([labels.crusade])
  if (view.treaty !== undefined) rows.push([labels.treaty(view.treaty)])
  return { title: labels.now, rows }
}

function player({ labels }: Lexicon, power: PowerView, say: Speaker): string {
  if (power.lost) return labels.lost
  if (power.waiting) return labels.waiting
  return power.seat === undefined ? labels.neutral : say.seat(power.seat)
}

function powersOf(lexicon: Lexicon, say: Speaker): Section {
  const { labels } = lexicon
  const rows = say.listener.view.powers.map((power) => [
    `${say.title(power.power)} (${player(lexicon, power, say)})`,
    say.money(power.treasury),
    String(power.chits),
    String(power.points),
    say.level(power.level),
    power.bands.join('/'),
  ])
  return { title: labels.powers, rows: [labels.powerHeads, ...rows] }
}

function chitsOf({ labels, names }: Lexicon, say: Speaker): Section {
  const rows = say.listener.view.powers.flatMap(({ power, hand }) =>
    hand.map((chit) => [say.title(power), names.chits[chit].name, names.chits[chit].help]),
  )
  return { title: labels.chits, rows }
}

function stackText({ labels }: Lexicon, stack: StackView, say: Speaker): string {
  const marks = [
    stack.done ? labels.moved : '',
    stack.leadership ? labels.leadership : '',
    stack.vacillating ? labels.vacillating : '',
  ].filter((mark) => mark !== '')
  return `${say.stack(stack.id)}${marks.map((mark) => `, ${mark}`).join('')}`
}

/** All stacks in a place, or nothing. */
function stacksIn(lexicon: Lexicon, place: string | undefined, say: Speaker): string {
  const texts = say.listener.view.stacks
    .filter((stack) => stack.place === place)
    .map((stack) => stackText(lexicon, stack, say))
  return texts.length > 0 ? texts.join('; ') : NONE
}

function markers({ labels }: Lexicon, area: AreaView, say: Speaker): string {
  const texts = [
    area.pillaged ? labels.pillaged : '',
    area.colony ? labels.colony(say.people(area.colony)) : '',
    area.monastery ? `${labels.monastery} (${say.title(area.monastery)})` : '',
    ...(area.fortifications ?? []).map((power) => `${labels.fortification} (${say.title(power)})`),
    area.concession
      ? `${labels.concession} (${say.title(area.concession.by)}: ${say.title(area.concession.to)})`
      : '',
  ].filter((text) => text !== '')
  return texts.length > 0 ? texts.join(', ') : NONE
}

function landOf(lexicon: Lexicon, say: Speaker): Section {
  const rows = say.listener.view.areas.map((area) => {
    const inside = stacksIn(lexicon, area.fortress, say)
    return [
      capital(say.place(area.place)),
      say.money(area.value),
      markers(lexicon, area, say),
      stacksIn(lexicon, area.place, say),
      area.fortress ? `${capital(say.place(area.fortress))}: ${inside}` : NONE,
    ]
  })
  return { title: lexicon.labels.land, rows: [lexicon.labels.landHeads, ...rows] }
}

function seaOf(lexicon: Lexicon, say: Speaker): Section {
  const rows = [...SEAS, ...BOXES].map((place) => [capital(say.place(place)), stacksIn(lexicon, place, say)])
  return { title: lexicon.labels.sea, rows }
}

function poolOf({ labels }: Lexicon, say: Speaker): Section {
  const rows = say.listener.view.powers.map(({ power, pool }) => [say.title(power), say.units(pool)])
  return { title: labels.pool, rows }
}

function talksOf({ labels, term }: Lexicon, say: Speaker): Section {
  const row = (head: string, offer: OfferView) => [
    head,
    `${say.title(offer.from)}: ${say.terms(offer, offer.from, (one) => term(one, say))}`,
    `${say.title(offer.to)}: ${say.terms(offer, offer.to, (one) => term(one, say))}`,
  ]
  const { offers, agreements } = say.listener.view
  return {
    title: labels.talks,
    rows: [
      ...offers.map((offer) => row(labels.offer, offer)),
      ...agreements.map((offer) => row(labels.agreed, offer)),
    ],
  }
}

/** The whole view as tables of text; empty tables are left out. */
export function sectionsOf(lexicon: Lexicon, say: Speaker): Section[] {
  return [
    nowOf(lexicon, say),
    powersOf(lexicon, say),
    chitsOf(lexicon, say),
    landOf(lexicon, say),
    seaOf(lexicon, say),
    poolOf(lexicon, say),
    talksOf(lexicon, say),
  ].filter(({ rows }) => rows.length > 0)
}
