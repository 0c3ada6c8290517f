import type { Prompt } from '../../vocabulary.ts'
import { type Choices, sentence } from '../tongue.ts'
import { terms } from './terms.ts'

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
  '2 van de Trekstapel',
  '1 van de Trekstapel, 1 uit het Aanbod',
  '1 van de Trekstapel, de bovenste van de Aflegstapel',
]

const spared = { nomisma: '4 Nomisma minder', resources: '2 Middelen minder', doxa: '1 Doxa minder' }

export const choices: Choices = {
  pass: () => 'Passen',
  done: () => 'Klaar',
  yes: () => 'Ja',
  no: () => 'Nee',
  stay: () => 'Blijven staan',
  use: () => 'Het vermogen gebruiken (je Zegel gaat weg)',
  seal: () => 'Een Zegel leggen',
  settle: () => 'De kosten van de Gebeurtenis betalen',
  card: ({ card, cost }, at, prompt) =>
    `${at.card(card)} ${cardVerb(prompt)}${cost === undefined ? '' : ` voor ${at.bag({ nomisma: cost })}`}`,
  discard: ({ card }, at) => `${at.card(card)} afleggen voor 1 Auctoritas en 2 Nomisma`,
  intrigue: ({ card, cost }, at) => `De Intrige ${at.card(card)} spelen voor ${at.bag({ nomisma: cost })}`,
  ability: ({ source }, at) => `${at.source(source)} gebruiken`,
  'turn-up': ({ card, cost }, at) => `${at.card(card)} weer openleggen voor ${at.bag({ nomisma: cost })}`,
  quest: ({ quest }, at) => `${at.quest(quest)} opgeven`,
  patron: ({ patron }, at) => at.patron(patron),
  hero: ({ hero }) => terms.heroes[hero],
  from: ({ from }) => (from === 'deck' ? 'Van de Trekstapel' : 'Van je Startstapel'),
  position: ({ position }, at) => `${terms.keimelia[position]}, met ${at.lootAt(position)}`,
  claim: ({ position }, at) => `Een Zegel leggen: ${terms.keimelia[position]}, met ${at.lootAt(position)}`,
  option: ({ option }, at) => at.option(option),
  number: ({ n }) => String(n),
  seat: ({ seat }, at) => at.who(seat),
  action: ({ action }) => terms.actions[action],
  way: ({ way, cost, search }) =>
    `${ways[way - 1] ?? ''}${search ? ', een daarvan door Zoeken' : ''} voor ${cost} Auctoritas`,
  join: ({ card, leader }, at) => `${at.card(card)} onder ${at.card(leader)} leggen`,
  leave: ({ card }, at) => `${at.card(card)} uit de Bandon halen`,
  activate: ({ card, alone }, at) => (alone ? `Alleen ${at.card(card)}` : at.card(card)),
  sell: ({ good, price, duplicate }, at) =>
    `${at.good(good)} verkopen voor ${price}${duplicate ? ' (zoals het voorste goed)' : ''}`,
  buy: ({ good, price }, at) => `${at.good(good)} kopen voor ${price}`,
  good: ({ good }, at) => at.good(good),
  trade: ({ give, take }, at) => `${at.good(give)} voor ${at.good(take)}`,
  ease: ({ what }) => spared[what],
  branch: ({ index }, at, _prompt, ask) => sentence(at.branch(ask.text('source'), index)),
  pile: ({ pile }) => (pile === 1 ? 'Het eerste deel' : 'Het tweede deel'),
  area: ({ area }) => terms.areas[area],
  unit: ({ unit, cost }, at) =>
    cost === undefined ? at.unit(unit) : `${at.unit(unit)} voor ${cost} Auctoritas`,
  'unit-at': ({ unit, area }, at) => `${at.unit(unit)} ${terms.within(area)}`,
  build: ({ unit }, at) => `Bouwen: ${at.unit(unit)}`,
  move: ({ unit, area }, at) => `Verplaatsen: ${at.unit(unit)} ${terms.within(area)}`,
  'card-of': ({ card, seat }, at) => `${at.card(card)} van ${at.who(seat)}`,
  'seal-at': ({ area, seat }, at) => `Zegel van ${at.who(seat)} ${terms.within(area)}`,
  store: ({ area }) => `Verijdelen met je Vestingwerken ${terms.within(area)}`,
  type: ({ type }) => terms.types[type],
  reveal: ({ round }) => `De Gebeurtenis van ronde ${round} omdraaien voor 3 Auctoritas`,
  lock: ({ card }, at) => `${at.card(card)} in het Aanbod vasthouden voor 1 Auctoritas`,
  swap: ({ out, into }, at) => `${at.event(into)} in plaats van ${at.event(out)}`,
}
