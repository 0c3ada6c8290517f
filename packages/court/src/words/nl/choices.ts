import type { Area, Prompt } from '../../vocabulary.ts'
import { type Choices, counted, sentence, sparedText } from '../tongue.ts'
import { terms, theKeimelia } from './terms.ts'

/** Wat er met een kaart gebeurt: het werkwoord staat in het Nederlands achteraan. */
const cardVerbs: { readonly [prompt in Prompt]?: string } = {
  'draft-card': 'houden',
  'solo-discard': 'afleggen',
  'take-offer': 'nemen',
  'hand-limit': 'afleggen',
  'discard-card': 'afleggen',
  'steal-card': 'nemen',
}

const cardVerb = (prompt: Prompt): string => cardVerbs[prompt] ?? 'spelen'

const ways = [
  '2 van de Trekstapel trekken',
  '1 van de Trekstapel trekken en 1 uit het Aanbod nemen',
  'De bovenste van de Aflegstapel nemen en 1 van de Trekstapel trekken',
]

/** Waar je kaarten bekijkt om er een te houden of te nemen, staat erbij wat erop staat. */
const showing: readonly Prompt[] = ['draft-card', 'solo-discard', 'take-offer', 'steal-card', 'play-seen']

/** Wat passen en stoppen betekenen waar ze één ding afslaan. */
const none: { readonly [prompt in Prompt]?: string } = {
  'vote-option': 'Geen van beide',
  'play-another': 'Geen',
  'play-seen': 'Geen',
  'activate-free': 'Geen',
  'remove-card': 'Geen',
  'flip-card': 'Geen',
  'unit-free': 'Geen',
  'remove-unit': 'Geen',
  'unit-use': 'Geen van beide',
  substitute: 'Niets vervangen',
  'build-substitute': 'Niets vervangen',
  'swap-event': 'De Gebeurtenissen laten zoals ze zijn',
}

export const choices: Choices = {
  pass: (_choice, _at, prompt) => none[prompt] ?? 'Passen',
  done: (_choice, _at, prompt) => none[prompt] ?? 'Klaar',
  yes: () => 'Ja',
  no: () => 'Nee',
  stay: () => 'Blijven staan',
  use: (_choice, at, _prompt, ask) => {
    const [unit, area] = [ask.text('unit'), ask.text('area') as Area]
    return `Het vermogen gebruiken (je Zegel gaat weg): ${at.sourceText(unit)}${at.warning(unit, ask.seat, area)}`
  },
  seal: () => 'Een Zegel leggen',
  settle: (_choice, at) => `De kosten van de Gebeurtenis betalen: ${at.eventCost()}`,
  card: ({ card, cost }, at, prompt) =>
    `${at.card(card)} ${cardVerb(prompt)}${cost === undefined ? '' : ` ${at.price({ nomisma: cost })}`}${
      showing.includes(prompt) ? `: ${at.facts(card)}` : ''
    }`,
  discard: ({ card }, at) => `${at.card(card)} afleggen voor 1 Auctoritas en 2 Nomisma`,
  intrigue: ({ card, cost }, at, prompt, ask) =>
    `De Intrige ${at.card(card)} spelen${prompt === 'play-another' ? '' : ` ${at.price({ nomisma: cost })}`}${at.warning(card, ask.seat)}`,
  ability: ({ source }, at) => `${at.source(source)} gebruiken: ${at.sourceText(source)}`,
  turnUp: ({ card, cost }, at) => `${at.card(card)} weer openleggen ${at.price({ nomisma: cost })}`,
  quest: ({ quest }, at) => `${at.quest(quest)} opgeven: ${at.questText(quest)}`,
  patron: ({ patron }, at) => `${at.patron(patron)}: ${at.patronFacts(patron)}`,
  hero: ({ hero }) => terms.heroes[hero],
  from: ({ from }) => (from === 'deck' ? 'Van de Trekstapel' : 'Van je Startstapel'),
  position: ({ position }, at, prompt) =>
    `${sentence(theKeimelia[position])}, met ${at.lootAt(position)}${prompt === 'choose-casket' ? '' : `: ${at.keimelion(position)}`}`,
  claim: ({ position }, at) =>
    `Een Zegel leggen: ${theKeimelia[position]}, met ${at.lootAt(position)}: ${at.keimelion(position)}`,
  option: ({ option }, at) => at.option(option),
  number: ({ n }) => String(n),
  seat: ({ seat }, at) => at.who(seat),
  action: ({ action }) => terms.actions[action],
  way: ({ way, cost, search }) =>
    `${ways[way - 1] ?? ''}${search ? ', een daarvan door Zoeken' : ''}, voor ${cost} Auctoritas`,
  join: ({ card, leader }, at) => `${at.card(card)} onder ${at.card(leader)} leggen`,
  leave: ({ card }, at) => `${at.card(card)} uit de Bandon halen`,
  activate: ({ card, alone }, at, prompt) => {
    const size = alone ? 1 : at.sizeOf(card)
    const what = size > 1 ? `De Bandon van ${at.card(card)}` : `${alone ? 'Alleen ' : ''}${at.card(card)}`
    return prompt === 'choose-bandon'
      ? `${what} (${counted(size, terms.cards)})`
      : `${what}: ${at.produce(card, alone === true)}`
  },
  sell: ({ good, price, duplicate }, at) =>
    `${at.good(good)} verkopen ${at.price({ nomisma: price })}${duplicate ? ' (zoals het voorste goed)' : ''}`,
  buy: ({ good, price }, at) => `${at.good(good)} kopen ${at.price({ nomisma: price })}`,
  good: ({ good }, at) => at.good(good),
  trade: ({ give, take }, at) => `${at.good(give)} voor ${at.good(take)}`,
  ease: ({ what, n }) => `${sparedText(what, n, terms)} minder`,
  branch: ({ index }, at, _prompt, ask) => sentence(at.branch(ask.text('source'), index)),
  pile: ({ pile }, _at, _prompt, ask) =>
    `${pile === 1 ? 'Het eerste deel' : 'Het tweede deel'}: ${ask.bagIn('piles', pile - 1)}`,
  area: ({ area }) => terms.areas[area],
  unit: ({ unit, cost }, at) =>
    cost === undefined ? at.unit(unit) : `${at.unit(unit)} voor ${cost} Auctoritas`,
  unitAt: ({ unit, area }, at) => `${at.unit(unit)} ${terms.within(area)}`,
  build: ({ unit }, at) => `${sentence(terms.aUnit(unit))} bouwen voor ${at.unitCost(unit)}`,
  move: ({ unit, area }, at) => `Verplaatsen: ${at.unit(unit)} ${terms.within(area)}`,
  cardOf: ({ card, seat }, at) => `${at.card(card)} van ${at.who(seat)}`,
  sealAt: ({ area, seat }, at) => `Zegel van ${at.who(seat)} ${terms.within(area)}`,
  store: ({ area }) => `Verijdelen met je Vestingwerken ${terms.within(area)}`,
  type: ({ type }) => terms.types[type],
  reveal: ({ round }) => `De Gebeurtenis van ronde ${round} omdraaien voor 3 Auctoritas`,
  lock: ({ card }, at) => `${at.card(card)} in het Aanbod vasthouden voor 1 Auctoritas`,
  swap: ({ out, into }, at) => `${at.event(into)} in plaats van ${at.event(out)}`,
}
