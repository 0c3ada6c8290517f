import type { Ask, Prompts } from '../tongue.ts'

const ties: { readonly [what: string]: string } = {
  victorious: 'who contributed the most and is Victorious',
  defeated: 'who contributed the least and is Defeated',
  trial: 'who bid more in the Trial',
}

/** Where one may stop. */
const orFinish = (ask: Ask): string => (ask.offers('done') ? ', or finish' : '')

/** §6.5, §18.4 The Chalice's go first. */
const chalice = (ask: Ask, done: string): string =>
  ask.has('chalice') ? ` (the first ${ask.n('chalice')} that are ${done} are the Chalice's)` : ''

/** What is asked; the words put the name of who is asked before it. */
export const prompts: Prompts = {
  'choose-patron': () => 'choose the Patron that you keep.',
  'place-miniature': (ask) => `choose where your Patron places the ${ask.unit('unit')}.`,
  'choose-hero': () => 'choose the Hero that you lead in the Duel.',
  'discard-quest': () => 'choose the Quest that you give up.',
  'draft-card': () => 'choose the card that you keep; the others go to your neighbour.',
  'solo-discard': (ask) => `choose a card to discard (${ask.n('left')} to go).`,
  'take-pile': (ask) => `pile ${ask.n('pile')} holds ${ask.cards('cards')}. Do you take it?`,
  'draw-from': (ask) => `draw from the Deck or from your Starting Deck (${ask.n('left')} to draw).`,
  'take-position': () => 'choose a position on the Initiative Track, for its Casket and its Keimelion.',
  'vote-option': () => 'choose the Option that you support, or none.',
  'vote-amount': (ask) =>
    `how much Auctoritas do you place on ${ask.option('option')}${chalice(ask, 'placed')}?`,
  'break-option-tie': () => 'the votes are tied; choose the Option.',
  'break-tie': (ask) => `break the tie: ${ties[ask.text('what')] ?? 'who comes first'}?`,
  'take-turn': (ask) =>
    ask.has('stopped')
      ? 'you have stopped. You may still pay the cost of the Event.'
      : ask.has('last')
        ? 'your Dynamis are spent. Do what needs none, or pass.'
        : 'it is your turn. Choose an action.',
  'end-turn': (ask) =>
    `you may still ${ask.offers('discard') ? 'discard or ' : ''}play Intrigue${ask.offers('ability') ? ' or use an ability' : ''} before your turn ends.`,
  'extra-action': () => 'you have another action, without Dynamis. Choose it, or pass.',
  'draw-way': () => 'choose how you draw.',
  'take-offer': () => 'choose a card of the Offer.',
  'play-card': () => 'play a card, or finish.',
  'form-bandons': () => 'arrange your Bandons, or finish.',
  activate: () => 'choose the card or Bandon that you activate.',
  sell: (ask) => `sell a Resource${orFinish(ask)}.`,
  buy: (ask) => `buy a Resource${orFinish(ask)}.`,
  'trade-mode': (ask) => `sell or buy${orFinish(ask)}.`,
  'unit-area': () => 'choose the area whose units you activate.',
  'unit-pick': (ask) => `choose a unit ${ask.within('area')} to activate${orFinish(ask)}.`,
  'unit-move': (ask) => `choose where the ${ask.unit('unit')} ${ask.within('area')} moves, or let it stay.`,
  'unit-use': (ask) => {
    const unit = `the ${ask.unit('unit')} ${ask.within('area')}`
    if (!ask.offers('use')) return `place a Seal by ${unit}, or not.`
    return `use the ability of ${unit}${ask.offers('seal') ? ', place a Seal, or neither' : ', or not'}.`
  },
  build: (ask) =>
    ask.n('moves') > 0
      ? `build a unit, move one (${ask.n('moves')} free)${orFinish(ask)}.`
      : `build a unit${orFinish(ask)}.`,
  'build-area': (ask) => `choose where you build the ${ask.unit('unit')}.`,
  'build-substitute': (ask) =>
    `${ask.source()}: use ${ask.n('amount')} ${ask.good('from')} for a Resource of the ${ask.unit('unit')}?`,
  'answer-vote': (ask) =>
    ask.own('actor')
      ? 'you have voted. Do you play Intrigue?'
      : `${ask.n('actor') < 0 ? 'all votes are placed' : `${ask.who('actor')} has voted`}. Do you answer with Intrigue?`,
  'answer-action': (ask) =>
    `${ask.who('actor')} declares ${ask.action('action')}. Do you answer with Intrigue${ask.offers('store') ? ' or your Fortifications' : ''}?`,
  'answer-turn': (ask) =>
    `${ask.own('actor') ? 'your turn' : `the turn of ${ask.who('actor')}`} ends. Do you play Intrigue?`,
  'answer-intrigue': (ask) => `${ask.who('actor')} plays ${ask.card('card')}. Do you answer?`,
  'answer-contribution': () => 'the contributions are revealed. Do you play Intrigue?',
  'answer-victory': () => 'you are Victorious. Do you play Intrigue?',
  'answer-defeat': () => 'you are Defeated. Do you play Intrigue?',
  'answer-cancellation': () => 'the Event is cancelled. Do you play Intrigue?',
  'answer-bid': () => 'the bids are revealed. Do you play Intrigue?',
  'end-game': (ask) =>
    `play Intrigue before the final scoring${ask.offers('discard') ? ', discard to pay for it,' : ''} or pass.`,
  contribute: (ask) =>
    `how much ${ask.good('good')} do you contribute (required: ${ask.n('required')}${
      ask.has('sources') ? `; with ${ask.sources('sources')} it can stand for another Resource` : ''
    })?`,
  substitute: (ask) =>
    `${ask.source()}: which Resource do you replace by ${ask.n('amount')} ${ask.good('from')}, if any?`,
  'add-contribution': (ask) => `add a Resource to your contribution (up to ${ask.n('left')}), or finish.`,
  bid: (ask) => `how much ${ask.good('good')} do you bid in the Trial${chalice(ask, 'bid')}?`,
  'ease-consequence': (ask) => `${ask.source()}: choose what you are spared.`,
  'hand-limit': (ask) => `choose a card to discard; you may keep ${ask.n('limit')}.`,
  'lose-resource': () => 'choose a Resource that you lose.',
  'use-ability': (ask) => `do you use the ability of ${ask.source()}? ${ask.sourceText()}`,
  'gain-resource': (ask) => `${ask.source()}: choose the Resource that you gain.`,
  'trade-resource': (ask) => `${ask.source()}: exchange a Resource${orFinish(ask)}.`,
  'pay-for': (ask) => {
    const gets = ask.paidFor('cost')
    return `${ask.source()}: do you pay ${ask.price('cost')}${gets === '' ? '' : ` to ${gets}`}?`
  },
  'choose-effect': (ask) => `${ask.source()}: choose one of its effects.`,
  'play-another': (ask) =>
    `${ask.source()}: choose a card to play ${ask.has('cost') ? `for ${ask.price('cost')}` : 'without paying'}, or none.`,
  'activate-free': (ask) => `${ask.source()}: choose what produces without Dynamis, or nothing.`,
  'choose-player': (ask) => `${ask.source()}: choose a player.`,
  'discard-card': () => 'choose a card that you must discard.',
  'steal-card': (ask) => `choose the card that you take from ${ask.who('seat')}.`,
  'choose-casket': () => 'choose the Casket whose loot you gain.',
  'divide-loot': (ask) =>
    `divide the loot for ${ask.who('owner')}: how many of ${ask.n('of')} ${ask.good('good')} go to the first part?`,
  'choose-pile': () => 'choose your part of the loot.',
  'move-unit': (ask) => `choose a unit to move (up to ${ask.n('left')}), or finish.`,
  'move-unit-to': (ask) => `choose where the ${ask.unit('unit')} ${ask.within('area')} goes.`,
  'place-unit': (ask) => `choose a unit to place (up to ${ask.n('left')}), or finish.`,
  'place-unit-to': (ask) => `choose where the ${ask.unit('unit')} is placed.`,
  'remove-unit': () => 'choose a unit that leaves the map, or none.',
  'remove-card': () => 'choose a card that leaves the game, or none.',
  'flip-card': () => 'choose a card to turn face down, or none.',
  'place-seal': (ask) => `choose the area for your Seal${orFinish(ask)}.`,
  'remove-seal': (ask) => `choose a Seal to remove${orFinish(ask)}.`,
  'unit-free': () => 'choose a unit to activate without cost, or none.',
  'call-type': () => 'name a type of card.',
  'call-resource': () => 'name a Resource.',
  'choose-age': () => 'choose an Age.',
  'swap-event': (ask) => `you see ${ask.cards('seen')}. Exchange a future Event, or none.`,
  'steal-votes': (ask) => `how much of the Auctoritas of ${ask.who('actor')} do you take?`,
  'stake-option': (ask) => `choose the Option on which you place ${ask.n('n')} Auctoritas.`,
  'play-seen': (ask) => `you see ${ask.cards('seen')}. Play one without paying, or none.`,
  'choose-bandon': () => 'choose a Bandon.',
}
