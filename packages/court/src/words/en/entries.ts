import type { Entries } from '../tongue.ts'
import { counted, sentence, sparedText } from '../tongue.ts'
import { terms } from './terms.ts'

const ties: { readonly [what: string]: string } = {
  option: 'the tie between the Options',
  victorious: 'the tie for the highest contribution',
  defeated: 'the tie for the lowest contribution',
  trial: 'a tie in the Trial',
}

const numerals = ['first', 'second', 'third', 'fourth']
const behind = (option: string): string => (option === '' ? '' : `: ${option}`)
const cards = (n: number) => counted(n, terms.cards)

/** The chronicle in English: what happened, in the past tense where somebody did it. */
export const entries: Entries = {
  round: ({ round, event }, at) =>
    event === undefined
      ? 'The preparatory round begins, without an Event.'
      : `Round ${round} begins: ${at.event(event)}.`,
  caskets: ({ caskets }, at) => `The Caskets hold ${caskets.map((casket) => at.loot(casket)).join('; ')}.`,
  patron: ({ seat, patron }, at) => `${at.who(seat)} serves ${at.patron(patron)}.`,
  hero: ({ seat, hero }, at) => `${at.who(seat)} leads ${terms.heroes[hero]}.`,
  'hands-ready': () => 'Everybody has a hand of cards.',
  'pile-taken': ({ seat, pile }, at) => `${at.who(seat)} took pile ${pile}.`,
  'pile-left': ({ seat, pile }, at) => `${at.who(seat)} left pile ${pile}; it grew by a card.`,
  'top-taken': ({ seat }, at) => `${at.who(seat)} took the top card of the Deck.`,
  offer: (entry, at) => `The Offer: ${at.cards(entry.cards)}.`,
  position: ({ seat, position }, at) => `${at.who(seat)} took the ${terms.keimelia[position]}.`,
  vote: ({ seat, option, n }, at) => `${at.who(seat)} placed ${n} Auctoritas on ${terms.option(option)}.`,
  'no-vote': ({ seat }, at) => `${at.who(seat)} did not vote.`,
  'vote-flipped': ({ seat, option }, at) =>
    `The vote of ${at.who(seat)} went over to ${terms.option(option)}.`,
  'votes-stolen': ({ seat, from, n, option }, at) =>
    `${at.who(seat)} took over ${n} Auctoritas of ${at.who(from)}, for ${terms.option(option)}.`,
  'votes-added': ({ seat, option, n }, at) =>
    `${at.who(seat)} added ${n} Auctoritas to ${terms.option(option)}.`,
  option: ({ option, totals }) => {
    // The chosen Option's total comes first.
    const [first = 0, second = 0] = option === 1 ? totals : totals.toReversed()
    return `The Emperor chose ${terms.option(option)}${totals.length > 1 ? ` (${first} to ${second})` : ''}.`
  },
  'most-votes': ({ seats, doxa }, at) =>
    `${at.whos(seats)} placed the most Auctoritas: ${doxa} Doxa${seats.length > 1 ? ' each' : ''}.`,
  tie: ({ seat, what }, at) => `${at.who(seat)} broke ${ties[what] ?? 'a tie'}.`,
  action: ({ seat, action, free }, at) =>
    `${at.who(seat)} declared ${terms.actions[action]}${free ? ', without Dynamis' : ''}.`,
  'action-cancelled': ({ seat, action, refund }, at) =>
    `The action of ${at.who(seat)}, ${terms.actions[action]}, was cancelled${refund ? '; the Dynamis is kept' : ''}.`,
  passed: ({ seat }, at) => `${at.who(seat)} passed.`,
  drew: ({ seat, n, from }, at) =>
    `${at.who(seat)} drew ${cards(n)}${from === 'starting' ? ' from the Starting Deck' : ''}.`,
  'drew-cards': (entry, at) => `${at.who(entry.seat)} drew ${at.cards(entry.cards)}.`,
  'saw-deck': (entry, at) => `${at.who(entry.seat)} saw on top of the Deck: ${at.cards(entry.cards)}.`,
  took: ({ seat, card, from }, at) =>
    `${at.who(seat)} took ${at.card(card)} from the ${from === 'offer' ? 'Offer' : 'Discard Pile'}.`,
  refilled: ({ card }, at) => `${at.card(card)} came into the Offer.`,
  reshuffled: ({ n }) => `The Discard Pile (${cards(n)}) was shuffled into a new Deck.`,
  searched: ({ seat, found, discarded }, at) =>
    `${at.who(seat)} searched and found ${found.length > 0 ? at.cards(found) : 'nothing'}${
      discarded > 0 ? `; ${cards(discarded)} went to the Discard Pile` : ''
    }.`,
  discarded: ({ seat, card, gain }, at) =>
    `${at.who(seat)} discarded ${at.card(card)}${gain ? ' for 1 Auctoritas and 2 Nomisma' : ''}.`,
  played: ({ seat, card, cost }, at) => `${at.who(seat)} played ${at.card(card)} ${at.price(cost)}.`,
  'turned-up': ({ seat, card }, at) => `${at.who(seat)} turned ${at.card(card)} up again.`,
  'turned-down': ({ seat, card }, at) => `${at.card(card)}, played by ${at.who(seat)}, was turned face down.`,
  removed: ({ seat, card }, at) => `${at.card(card)}, played by ${at.who(seat)}, left the game.`,
  'intrigue-cancelled': ({ seat, card }, at) => `${at.card(card)}, played by ${at.who(seat)}, was cancelled.`,
  bandon: ({ seat, card, leader }, at) =>
    `${at.who(seat)} put ${at.card(card)} into the Bandon of ${at.card(leader)}.`,
  'left-bandon': ({ seat, card }, at) => `${at.who(seat)} took ${at.card(card)} out of its Bandon.`,
  activated: (entry, at) =>
    `${at.who(entry.seat)} activated ${at.cards(entry.cards)} and gained ${at.bag(entry.gain)}.`,
  sold: ({ seat, good, price }, at) => `${at.who(seat)} sold ${at.good(good)} for ${price} Nomisma.`,
  bought: ({ seat, good, price }, at) => `${at.who(seat)} bought ${at.good(good)} for ${price} Nomisma.`,
  market: ({ goods }, at) => `The market: ${goods.map((good) => at.good(good)).join(', ')}.`,
  ability: ({ seat, source }, at) => `${at.who(seat)} used ${at.source(source)}.`,
  'no-effect': ({ seat, source }, at) =>
    `${at.source(source)}, played by ${at.who(seat)}, found nothing to do.`,
  gained: ({ seat, gain, source }, at) =>
    `${at.who(seat)} gained ${at.bag(gain)}${source === undefined ? '' : ` (${at.source(source)})`}.`,
  lost: ({ seat, loss, source }, at) =>
    `${at.who(seat)} lost ${at.bag(loss)}${source === undefined ? '' : ` (${at.source(source)})`}.`,
  paid: ({ seat, loss, source }, at) =>
    `${at.who(seat)} paid ${at.bag(loss)}${source === undefined ? '' : ` (${at.source(source)})`}.`,
  stole: ({ seat, from, gain }, at) => `${at.who(seat)} took ${at.bag(gain)} from ${at.who(from)}.`,
  'stole-card': ({ seat, from }, at) => `${at.who(seat)} took a card from ${at.who(from)}.`,
  'stolen-card': ({ seat, from, card }, at) => `${at.who(seat)} took ${at.card(card)} from ${at.who(from)}.`,
  traded: ({ seat, give, take, n }, at) =>
    `${at.who(seat)} exchanged 1 ${at.good(give)} for ${n} ${at.good(take)}.`,
  'saw-hand': (entry, at) =>
    `${at.who(entry.seat)} saw the hand of ${at.who(entry.of)}: ${at.cards(entry.cards)}.`,
  'saw-quests': (entry, at) =>
    `${at.who(entry.seat)} saw the Quests of ${at.who(entry.of)}: ${entry.cards.map((quest) => at.quest(quest)).join(', ')}.`,
  looked: ({ seat, of, what }, at) =>
    `${at.who(seat)} looked at the ${what === 'hand' ? 'hand' : 'Quests'} of ${at.who(of)}.`,
  divided: ({ seat, piles }, at) =>
    `${at.who(seat)} divided the loot into two parts: ${piles.map((pile) => at.bag(pile)).join('; ')}.`,
  'unit-placed': ({ unit, area, n }, at) =>
    `${at.units(unit, n)} ${at.units(unit, n).startsWith('1 ') ? 'was' : 'were'} placed ${terms.within(area)}.`,
  'unit-removed': ({ unit, area, seat }, at) =>
    `${at.who(seat)} removed ${terms.aUnit(unit)} ${terms.within(area)}.`,
  'unit-moved': ({ unit, area, to, seat }, at) =>
    `${at.who(seat)} moved ${terms.aUnit(unit)} from ${terms.the(area)} to ${terms.the(to)}.`,
  'unit-activated': ({ seat, unit, area }, at) =>
    `${at.who(seat)} activated the ${at.unit(unit)} ${terms.within(area)}.`,
  'unit-ability': ({ seat, unit, area }, at) =>
    `${at.who(seat)} used the ability of the ${at.unit(unit)} ${terms.within(area)}.`,
  'seal-placed': ({ seat, area }, at) => `${at.who(seat)} placed a Seal ${terms.within(area)}.`,
  'seal-removed': ({ seat, of, area }, at) =>
    seat === of
      ? `${at.who(seat)} took back a Seal ${terms.within(area)}.`
      : `${at.who(seat)} removed a Seal of ${at.who(of)} ${terms.within(area)}.`,
  stored: ({ seat, area }, at) =>
    `${at.who(seat)} laid 1 Virtus at the Fortifications ${terms.within(area)}.`,
  'store-used': ({ seat, area }, at) =>
    `${at.who(seat)} used the Virtus at the Fortifications ${terms.within(area)}.`,
  'event-swapped': ({ seat, out, into }, at) =>
    `${at.who(seat)} exchanged ${at.event(out)} for ${at.event(into)}.`,
  contributed: ({ seat, gift }, at) => `${at.who(seat)} contributed ${at.bag(gift)}.`,
  returned: ({ seat, gift }, at) => `${at.who(seat)} got ${at.bag(gift)} back: more than the Event requires.`,
  added: ({ seat, good }, at) => `${at.who(seat)} added 1 ${at.good(good)} to the contribution.`,
  substituted: ({ seat, from, amount, as }, at) =>
    `${at.who(seat)} used ${amount} ${at.good(from)} as 1 ${at.good(as)}.`,
  'contribution-lowered': ({ seat, n }, at) =>
    `The contribution of ${at.who(seat)} counts ${n} less in the comparison.`,
  'bid-changed': ({ seat, n }, at) => `The bid of ${at.who(seat)} now counts as ${n}.`,
  'contribution-doxa': ({ seat, doxa }, at) => `${at.who(seat)} gained ${doxa} Doxa for the contribution.`,
  fulfilled: ({ event, option }, at) =>
    `${at.event(event)} is fulfilled${behind(at.optionOf(event, option))}.`,
  canceled: ({ event, option }, at) =>
    `${at.event(event)} is cancelled${behind(at.optionOf(event, option))}.`,
  victorious: ({ seat }, at) => `${at.who(seat)} is Victorious.`,
  defeated: ({ seat }, at) => `${at.who(seat)} is Defeated.`,
  spared: ({ seat }, at) => `${at.who(seat)} is spared the Consequences.`,
  eased: ({ seat, what, n }, at) =>
    `${at.who(seat)} is spared ${sparedText(what, n, terms)} of the Consequences.`,
  bids: ({ bids, good }, at) =>
    `Bids in ${at.good(good)}: ${bids.map((bid, seat) => `${at.who(seat)} ${bid}`).join(', ')}.`,
  trial: ({ seat, place, doxa }, at) =>
    `${at.who(seat)} is ${numerals[place - 1] ?? place} in the Trial: ${doxa} Doxa.`,
  'quest-discarded': ({ seat }, at) => `${at.who(seat)} gave up a Quest.`,
  ring: ({ seat }, at) => `The Imperial Ring passes to ${at.who(seat)}.`,
  revealed: ({ event, round }, at) => `Revealed for round ${round}: ${at.event(event)}.`,
  locked: ({ card }, at) => `${at.card(card)} is locked in the Offer.`,
  settled: ({ loss }, at) => `The cost of the Event is paid: ${at.bag(loss)}.`,
  claimed: ({ position }) =>
    `A Seal was placed: the ${terms.keimelia[position]} ${position === 'robes' ? 'are' : 'is'} yours.`,
  built: ({ unit, area, doxa }, at) =>
    `${sentence(terms.aUnit(unit))} ${at.units(unit, 1).startsWith('1 ') ? 'was' : 'were'} built ${terms.within(area)}: ${doxa} Doxa.`,
  'end-score': ({ seat, what, total, doxa }, at) =>
    what === 'resources'
      ? `${at.who(seat)} has ${counted(total, terms.resources)} left: ${doxa} Doxa.`
      : `${at.who(seat)} played cards worth ${total} Nomisma: ${doxa} Doxa.`,
  'quest-scored': ({ seat, quest, doxa }, at) =>
    `${at.who(seat)} revealed the Quest ${at.quest(quest)}: ${doxa} Doxa.`,
  'solo-end': ({ rank, doxa }) =>
    rank === 'defeat'
      ? 'The reign ends in defeat.'
      : `The reign ends with ${doxa} Doxa: ${terms.ranks[rank]}.`,
  winners: ({ seats }, at) =>
    seats.length > 1 ? `${at.whos(seats)} share the victory.` : `${at.whos(seats)} wins.`,
}
