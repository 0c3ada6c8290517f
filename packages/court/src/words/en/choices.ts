import type { Area, Prompt } from '../../vocabulary.ts'
import { type Choices, counted, sentence, sparedText } from '../tongue.ts'
import { terms } from './terms.ts'

const cardVerbs: { readonly [prompt in Prompt]?: string } = {
  'draft-card': 'Keep',
  'solo-discard': 'Discard',
  'take-offer': 'Take',
  'hand-limit': 'Discard',
  'discard-card': 'Discard',
  'steal-card': 'Take',
}

const cardVerb = (prompt: Prompt): string => cardVerbs[prompt] ?? 'Play'

const ways = [
  'Draw 2 from the Deck',
  'Draw 1 from the Deck and take 1 from the Offer',
  'Take the top discard and draw 1 from the Deck',
]

/** Where one looks at cards to keep or take one, what stands on them is said. */
const showing: readonly Prompt[] = ['draft-card', 'solo-discard', 'take-offer', 'steal-card', 'play-seen']

/** What passing and finishing mean where they decline one thing. */
const none: { readonly [prompt in Prompt]?: string } = {
  'vote-option': 'Neither',
  'play-another': 'None',
  'play-seen': 'None',
  'activate-free': 'None',
  'remove-card': 'None',
  'flip-card': 'None',
  'unit-free': 'None',
  'remove-unit': 'None',
  'unit-use': 'Neither',
  substitute: 'No substitute',
  'build-substitute': 'No substitute',
  'swap-event': 'Leave the Events as they are',
}

export const choices: Choices = {
  pass: (_choice, _at, prompt) => none[prompt] ?? 'Pass',
  done: (_choice, _at, prompt) => none[prompt] ?? 'Finish',
  yes: () => 'Yes',
  no: () => 'No',
  stay: () => 'Stay',
  use: (_choice, at, _prompt, ask) => {
    const [unit, area] = [ask.text('unit'), ask.text('area') as Area]
    return `Use the ability (your Seal is removed): ${at.sourceText(unit)}${at.warning(unit, ask.seat, area)}`
  },
  seal: () => 'Place a Seal',
  settle: (_choice, at) => `Pay the cost of the Event: ${at.eventCost()}`,
  card: ({ card, cost }, at, prompt) =>
    `${cardVerb(prompt)} ${at.card(card)}${cost === undefined ? '' : ` ${at.price({ nomisma: cost })}`}${
      showing.includes(prompt) ? `: ${at.facts(card)}` : ''
    }`,
  discard: ({ card }, at) => `Discard ${at.card(card)} for 1 Auctoritas and 2 Nomisma`,
  intrigue: ({ card, cost }, at, prompt, ask) =>
    `Play the Intrigue ${at.card(card)}${prompt === 'play-another' ? '' : ` ${at.price({ nomisma: cost })}`}${at.warning(card, ask.seat)}`,
  ability: ({ source }, at) => `Use ${at.source(source)}: ${at.sourceText(source)}`,
  turnUp: ({ card, cost }, at) => `Turn up ${at.card(card)} ${at.price({ nomisma: cost })}`,
  quest: ({ quest }, at) => `Give up ${at.quest(quest)}: ${at.questText(quest)}`,
  patron: ({ patron }, at) => `${at.patron(patron)}: ${at.patronFacts(patron)}`,
  hero: ({ hero }) => terms.heroes[hero],
  from: ({ from }) => (from === 'deck' ? 'From the Deck' : 'From your Starting Deck'),
  position: ({ position }, at, prompt) =>
    `The ${terms.keimelia[position]}, with ${at.lootAt(position)}${prompt === 'choose-casket' ? '' : `: ${at.keimelion(position)}`}`,
  claim: ({ position }, at) =>
    `Place a Seal: the ${terms.keimelia[position]}, with ${at.lootAt(position)}: ${at.keimelion(position)}`,
  option: ({ option }, at) => at.option(option),
  number: ({ n }) => String(n),
  seat: ({ seat }, at) => at.who(seat),
  action: ({ action }) => terms.actions[action],
  way: ({ way, cost, search }) =>
    `${ways[way - 1] ?? ''}${search ? ', one of them by Search' : ''}, for ${cost} Auctoritas`,
  join: ({ card, leader }, at) => `Put ${at.card(card)} under ${at.card(leader)}`,
  leave: ({ card }, at) => `Take ${at.card(card)} out of its Bandon`,
  activate: ({ card, alone }, at, prompt) => {
    const size = alone ? 1 : at.sizeOf(card)
    const what = size > 1 ? `The Bandon of ${at.card(card)}` : `${at.card(card)}${alone ? ' alone' : ''}`
    return prompt === 'choose-bandon'
      ? `${what} (${counted(size, terms.cards)})`
      : `${what}: ${at.produce(card, alone === true)}`
  },
  sell: ({ good, price, duplicate }, at) =>
    `Sell ${at.good(good)} ${at.price({ nomisma: price })}${duplicate ? ' (like the first good)' : ''}`,
  buy: ({ good, price }, at) => `Buy ${at.good(good)} ${at.price({ nomisma: price })}`,
  good: ({ good }, at) => at.good(good),
  trade: ({ give, take }, at) => `${at.good(give)} for ${at.good(take)}`,
  ease: ({ what, n }) => `${sparedText(what, n, terms)} less`,
  branch: ({ index }, at, _prompt, ask) => sentence(at.branch(ask.text('source'), index)),
  pile: ({ pile }, _at, _prompt, ask) =>
    `${pile === 1 ? 'The first part' : 'The second part'}: ${ask.bagIn('piles', pile - 1)}`,
  area: ({ area }) => terms.areas[area],
  unit: ({ unit, cost }, at) =>
    cost === undefined ? at.unit(unit) : `${at.unit(unit)} for ${cost} Auctoritas`,
  unitAt: ({ unit, area }, at) => `${at.unit(unit)} ${terms.within(area)}`,
  build: ({ unit }, at) => `Build ${terms.aUnit(unit)} for ${at.unitCost(unit)}`,
  move: ({ unit, area }, at) => `Move the ${at.unit(unit)} ${terms.within(area)}`,
  cardOf: ({ card, seat }, at) => `${at.card(card)} of ${at.who(seat)}`,
  sealAt: ({ area, seat }, at) => `Seal of ${at.who(seat)} ${terms.within(area)}`,
  store: ({ area }) => `Cancel it with your Fortifications ${terms.within(area)}`,
  type: ({ type }) => terms.types[type],
  reveal: ({ round }) => `Reveal the Event of round ${round} for 3 Auctoritas`,
  lock: ({ card }, at) => `Lock ${at.card(card)} in the Offer for 1 Auctoritas`,
  swap: ({ out, into }, at) => `${at.event(into)} instead of ${at.event(out)}`,
}
