import type { Entries } from '../tongue.ts'
import { counted, sentence, sparedText } from '../tongue.ts'
import { terms, theKeimelia } from './terms.ts'

const ties: { readonly [what: string]: string } = {
  option: 'de gelijke stand tussen de Opties',
  victorious: 'de gelijke stand voor de hoogste bijdrage',
  defeated: 'de gelijke stand voor de laagste bijdrage',
  trial: 'een gelijke stand in het Proces',
}

const numerals = ['eerste', 'tweede', 'derde', 'vierde']
const behind = (option: string): string => (option === '' ? '' : `: ${option}`)
const cards = (n: number) => counted(n, terms.cards)

/** De kroniek in het Nederlands. */
export const entries: Entries = {
  round: ({ round, event }, at) =>
    event === undefined
      ? 'De voorbereidende ronde begint, zonder Gebeurtenis.'
      : `Ronde ${round} begint: ${at.event(event)}.`,
  caskets: ({ caskets }, at) => `In de Kistjes zit ${caskets.map((casket) => at.loot(casket)).join('; ')}.`,
  patron: ({ seat, patron }, at) => `${at.who(seat)} dient ${at.patron(patron)}.`,
  hero: ({ seat, hero }, at) => `${at.who(seat)} leidt ${terms.heroes[hero]}.`,
  'hands-ready': () => 'Iedereen heeft handkaarten.',
  'pile-taken': ({ seat, pile }, at) => `${at.who(seat)} nam stapeltje ${pile}.`,
  'pile-left': ({ seat, pile }, at) =>
    `${at.who(seat)} liet stapeltje ${pile} liggen; er kwam een kaart bij.`,
  'top-taken': ({ seat }, at) => `${at.who(seat)} nam de bovenste kaart van de Trekstapel.`,
  offer: (entry, at) => `Het Aanbod: ${at.cards(entry.cards)}.`,
  position: ({ seat, position }, at) => `${at.who(seat)} koos de positie met ${theKeimelia[position]}.`,
  vote: ({ seat, option, n }, at) => `${at.who(seat)} legde ${n} Auctoritas op ${terms.option(option)}.`,
  'no-vote': ({ seat }, at) => `${at.who(seat)} stemde niet.`,
  'vote-flipped': ({ seat, option }, at) =>
    `De stem van ${at.who(seat)} ging over naar ${terms.option(option)}.`,
  'votes-stolen': ({ seat, from, n, option }, at) =>
    `${at.who(seat)} nam ${n} Auctoritas van ${at.who(from)} over, voor ${terms.option(option)}.`,
  'votes-added': ({ seat, option, n }, at) =>
    `${at.who(seat)} voegde ${n} Auctoritas toe aan ${terms.option(option)}.`,
  option: ({ option, totals }) => {
    // Het totaal van de gekozen Optie staat voorop.
    const [first = 0, second = 0] = option === 1 ? totals : totals.toReversed()
    return `De Keizer koos ${terms.option(option)}${totals.length > 1 ? ` (${first} tegen ${second})` : ''}.`
  },
  'most-votes': ({ seats, doxa }, at) =>
    seats.length > 1
      ? `${at.whos(seats)} legden de meeste Auctoritas: elk ${doxa} Doxa.`
      : `${at.whos(seats)} legde de meeste Auctoritas: ${doxa} Doxa.`,
  tie: ({ seat, what }, at) => `${at.who(seat)} besliste ${ties[what] ?? 'een gelijke stand'}.`,
  action: ({ seat, action, free }, at) =>
    `${at.who(seat)} kondigde aan: ${terms.actions[action]}${free ? ', zonder Dynamis' : ''}.`,
  'action-cancelled': ({ seat, action, refund }, at) =>
    `De actie van ${at.who(seat)} (${terms.actions[action]}) werd verijdeld${refund ? '; de Dynamis blijft' : ''}.`,
  passed: ({ seat }, at) => `${at.who(seat)} paste.`,
  drew: ({ seat, n, from }, at) =>
    `${at.who(seat)} trok ${cards(n)}${from === 'starting' ? ' van de Startstapel' : ''}.`,
  'drew-cards': (entry, at) => `${at.who(entry.seat)} trok ${at.cards(entry.cards)}.`,
  'saw-deck': (entry, at) => `${at.who(entry.seat)} zag boven op de Trekstapel: ${at.cards(entry.cards)}.`,
  took: ({ seat, card, from }, at) =>
    `${at.who(seat)} nam ${at.card(card)} ${from === 'offer' ? 'uit het Aanbod' : 'van de Aflegstapel'}.`,
  refilled: ({ card }, at) => `${at.card(card)} kwam in het Aanbod.`,
  reshuffled: ({ n }) => `De Aflegstapel (${cards(n)}) werd tot een nieuwe Trekstapel geschud.`,
  searched: ({ seat, found, discarded }, at) =>
    `${at.who(seat)} zocht en vond ${found.length > 0 ? at.cards(found) : 'niets'}${
      discarded > 0 ? `; ${cards(discarded)} ${discarded === 1 ? 'ging' : 'gingen'} naar de Aflegstapel` : ''
    }.`,
  discarded: ({ seat, card, gain }, at) =>
    `${at.who(seat)} legde ${at.card(card)} af${gain ? ' voor 1 Auctoritas en 2 Nomisma' : ''}.`,
  played: ({ seat, card, cost }, at) => `${at.who(seat)} speelde ${at.card(card)} ${at.price(cost)}.`,
  'turned-up': ({ seat, card }, at) => `${at.who(seat)} legde ${at.card(card)} weer open.`,
  'turned-down': ({ seat, card }, at) =>
    `${at.card(card)}, gespeeld door ${at.who(seat)}, werd gedekt gelegd.`,
  removed: ({ seat, card }, at) => `${at.card(card)}, gespeeld door ${at.who(seat)}, ging uit het spel.`,
  'intrigue-cancelled': ({ seat, card }, at) =>
    `${at.card(card)}, gespeeld door ${at.who(seat)}, werd verijdeld.`,
  bandon: ({ seat, card, leader }, at) =>
    `${at.who(seat)} legde ${at.card(card)} in de Bandon van ${at.card(leader)}.`,
  'left-bandon': ({ seat, card }, at) => `${at.who(seat)} haalde ${at.card(card)} uit de Bandon.`,
  activated: (entry, at) =>
    `${at.who(entry.seat)} activeerde ${at.cards(entry.cards)} en kreeg ${at.bag(entry.gain)}.`,
  sold: ({ seat, good, price }, at) => `${at.who(seat)} verkocht ${at.good(good)} voor ${price} Nomisma.`,
  bought: ({ seat, good, price }, at) => `${at.who(seat)} kocht ${at.good(good)} voor ${price} Nomisma.`,
  market: ({ goods }, at) => `De markt: ${goods.map((good) => at.good(good)).join(', ')}.`,
  ability: ({ seat, source }, at) => `${at.who(seat)} gebruikte ${at.source(source)}.`,
  'no-effect': ({ seat, source }, at) =>
    `${at.source(source)}, gespeeld door ${at.who(seat)}, vond niets te doen.`,
  gained: ({ seat, gain, source }, at) =>
    `${at.who(seat)} kreeg ${at.bag(gain)}${source === undefined ? '' : ` (${at.source(source)})`}.`,
  lost: ({ seat, loss, source }, at) =>
    `${at.who(seat)} verloor ${at.bag(loss)}${source === undefined ? '' : ` (${at.source(source)})`}.`,
  paid: ({ seat, loss, source }, at) =>
    `${at.who(seat)} betaalde ${at.bag(loss)}${source === undefined ? '' : ` (${at.source(source)})`}.`,
  stole: ({ seat, from, gain }, at) => `${at.who(seat)} nam ${at.bag(gain)} van ${at.who(from)}.`,
  'stole-card': ({ seat, from }, at) => `${at.who(seat)} nam een kaart van ${at.who(from)}.`,
  'stolen-card': ({ seat, from, card }, at) => `${at.who(seat)} nam ${at.card(card)} van ${at.who(from)}.`,
  traded: ({ seat, give, take, n }, at) =>
    `${at.who(seat)} ruilde 1 ${at.good(give)} voor ${n} ${at.good(take)}.`,
  'saw-hand': (entry, at) =>
    `${at.who(entry.seat)} zag de handkaarten van ${at.who(entry.of)}: ${at.cards(entry.cards)}.`,
  'saw-quests': (entry, at) =>
    `${at.who(entry.seat)} zag de Opdrachten van ${at.who(entry.of)}: ${entry.cards.map((quest) => at.quest(quest)).join(', ')}.`,
  looked: ({ seat, of, what }, at) =>
    `${at.who(seat)} bekeek de ${what === 'hand' ? 'handkaarten' : 'Opdrachten'} van ${at.who(of)}.`,
  divided: ({ seat, piles }, at) =>
    `${at.who(seat)} verdeelde de buit in twee delen: ${piles.map((pile) => at.bag(pile)).join('; ')}.`,
  'unit-placed': ({ unit, area, n }, at) =>
    `${sentence(terms.within(area))} ${at.units(unit, n).startsWith('1 ') ? 'werd' : 'werden'} ${at.units(unit, n)} geplaatst.`,
  'unit-removed': ({ unit, area, seat }, at) =>
    `${at.who(seat)} nam ${terms.aUnit(unit)} ${terms.within(area)} weg.`,
  'unit-moved': ({ unit, area, to, seat }, at) =>
    `${at.who(seat)} verplaatste ${terms.aUnit(unit)} van ${terms.the(area)} naar ${terms.the(to)}.`,
  'unit-activated': ({ seat, unit, area }, at) =>
    `${at.who(seat)} activeerde ${at.units(unit, 1)} ${terms.within(area)}.`,
  'unit-ability': ({ seat, unit, area }, at) =>
    `${at.who(seat)} gebruikte het vermogen van ${at.units(unit, 1)} ${terms.within(area)}.`,
  'seal-placed': ({ seat, area }, at) => `${at.who(seat)} legde een Zegel ${terms.within(area)}.`,
  'seal-removed': ({ seat, of, area }, at) =>
    seat === of
      ? `${at.who(seat)} nam een eigen Zegel ${terms.within(area)} terug.`
      : `${at.who(seat)} nam een Zegel van ${at.who(of)} ${terms.within(area)} weg.`,
  stored: ({ seat, area }, at) =>
    `${at.who(seat)} legde 1 Virtus bij de Vestingwerken ${terms.within(area)}.`,
  'store-used': ({ seat, area }, at) =>
    `${at.who(seat)} gebruikte de Virtus bij de Vestingwerken ${terms.within(area)}.`,
  'event-swapped': ({ seat, out, into }, at) =>
    `${at.who(seat)} wisselde ${at.event(out)} om voor ${at.event(into)}.`,
  contributed: ({ seat, gift }, at) => `${at.who(seat)} droeg ${at.bag(gift)} bij.`,
  returned: ({ seat, gift }, at) =>
    `${at.who(seat)} kreeg ${at.bag(gift)} terug: meer dan de Gebeurtenis vereist.`,
  added: ({ seat, good }, at) => `${at.who(seat)} voegde 1 ${at.good(good)} toe aan de bijdrage.`,
  substituted: ({ seat, from, amount, as }, at) =>
    `${at.who(seat)} gebruikte ${amount} ${at.good(from)} als 1 ${at.good(as)}.`,
  'contribution-lowered': ({ seat, n }, at) =>
    `De bijdrage van ${at.who(seat)} telt in de vergelijking ${n} minder.`,
  'bid-changed': ({ seat, n }, at) => `Het bod van ${at.who(seat)} telt nu als ${n}.`,
  'contribution-doxa': ({ seat, doxa }, at) => `${at.who(seat)} kreeg ${doxa} Doxa voor de bijdrage.`,
  fulfilled: ({ event, option }, at) => `${at.event(event)} is vervuld${behind(at.optionOf(event, option))}.`,
  canceled: ({ event, option }, at) => `${at.event(event)} is mislukt${behind(at.optionOf(event, option))}.`,
  victorious: ({ seat }, at) => `${at.who(seat)} is de Overwinnaar.`,
  defeated: ({ seat }, at) => `${at.who(seat)} is de Verslagene.`,
  spared: ({ seat }, at) => `${at.who(seat)} blijven de Gevolgen bespaard.`,
  eased: ({ seat, what, n }, at) =>
    `${at.who(seat)} blijft ${sparedText(what, n, terms)} van de Gevolgen bespaard.`,
  bids: ({ bids, good }, at) =>
    `Biedingen in ${at.good(good)}: ${bids.map((bid, seat) => `${at.who(seat)} ${bid}`).join(', ')}.`,
  trial: ({ seat, place, doxa }, at) =>
    `${at.who(seat)} is ${numerals[place - 1] ?? place} in het Proces: ${doxa} Doxa.`,
  'quest-discarded': ({ seat }, at) => `${at.who(seat)} gaf een Opdracht op.`,
  ring: ({ seat }, at) => `De Keizerlijke Ring gaat naar ${at.who(seat)}.`,
  revealed: ({ event, round }, at) => `Omgedraaid voor ronde ${round}: ${at.event(event)}.`,
  locked: ({ card }, at) => `${at.card(card)} wordt in het Aanbod vastgehouden.`,
  settled: ({ loss }, at) => `De kosten van de Gebeurtenis zijn betaald: ${at.bag(loss)}.`,
  claimed: ({ position }) => `Er werd een Zegel gelegd: ${theKeimelia[position]} is van jou.`,
  built: ({ unit, area, doxa }, at) =>
    `${sentence(terms.within(area))} ${at.units(unit, 1).startsWith('1 ') ? 'werd' : 'werden'} ${terms.aUnit(unit)} gebouwd: ${doxa} Doxa.`,
  'end-score': ({ seat, what, total, doxa }, at) =>
    what === 'resources'
      ? `${at.who(seat)} heeft nog ${counted(total, terms.resources)}: ${doxa} Doxa.`
      : `${at.who(seat)} speelde kaarten ter waarde van ${total} Nomisma: ${doxa} Doxa.`,
  'quest-scored': ({ seat, quest, doxa }, at) =>
    `${at.who(seat)} toonde de Opdracht ${at.quest(quest)}: ${doxa} Doxa.`,
  'solo-end': ({ rank, doxa }) =>
    rank === 'defeat'
      ? 'De regering eindigt in een nederlaag.'
      : `De regering eindigt met ${doxa} Doxa: ${terms.ranks[rank]}.`,
  winners: ({ seats }, at) =>
    seats.length > 1 ? `${at.whos(seats)} delen de overwinning.` : `${at.whos(seats)} wint.`,
}
