import type { Ask, Prompts } from '../tongue.ts'

const ties: { readonly [what: string]: string } = {
  victorious: 'wie droeg het meest bij en is de Overwinnaar',
  defeated: 'wie droeg het minst bij en is de Verslagene',
  trial: 'wie bood meer in het Proces',
}

/** Waar je mag ophouden. */
const orFinish = (ask: Ask): string => (ask.offers('done') ? ', of stop' : '')

/** §6.5, §18.4 Die van de Kelk gaan voor. */
const chalice = (ask: Ask, done: string): string =>
  ask.has('chalice') ? ` (de eerste ${ask.n('chalice')} die je ${done}, zijn van de Kelk)` : ''

/** Wat er gevraagd wordt; de woorden zetten de naam van de gevraagde ervoor. */
export const prompts: Prompts = {
  'choose-patron': () => 'kies de Beschermheer die je houdt.',
  'place-miniature': (ask) => `kies waar je Beschermheer de miniatuur ${ask.unit('unit')} plaatst.`,
  'choose-hero': () => 'kies de Held die je in het Duel leidt.',
  'discard-quest': () => 'kies de Opdracht die je opgeeft.',
  'draft-card': () => 'kies de kaart die je houdt; de andere gaan naar je buur.',
  'solo-discard': (ask) => `kies een kaart om af te leggen (nog ${ask.n('left')}).`,
  'take-pile': (ask) => `stapeltje ${ask.n('pile')} bevat ${ask.cards('cards')}. Neem je het?`,
  'draw-from': (ask) => `trek van de Trekstapel of van je Startstapel (nog ${ask.n('left')}).`,
  'take-position': () => 'kies een positie op het Initiatiefspoor, om haar Kistje en haar Keimelion.',
  'vote-option': () => 'kies de Optie die je steunt, of geen.',
  'vote-amount': (ask) => `hoeveel Auctoritas leg je op ${ask.option('option')}${chalice(ask, 'legt')}?`,
  'break-option-tie': () => 'de stemmen staan gelijk; kies de Optie.',
  'break-tie': (ask) => `beslis de gelijke stand: ${ties[ask.text('what')] ?? 'wie komt eerst'}?`,
  'take-turn': (ask) =>
    ask.has('stopped')
      ? 'je bent gestopt. Je mag de kosten van de Gebeurtenis nog betalen.'
      : ask.has('last')
        ? 'je Dynamis zijn op. Doe wat er geen kost, of pas.'
        : 'je bent aan de beurt. Kies een actie.',
  'end-turn': (ask) =>
    `je mag nog ${ask.offers('discard') ? 'afleggen of ' : ''}een Intrige spelen${ask.offers('ability') ? ' of een vermogen gebruiken' : ''} voordat je beurt eindigt.`,
  'extra-action': () => 'je hebt nog een actie, zonder Dynamis. Kies er een, of pas.',
  'draw-way': () => 'kies hoe je trekt.',
  'take-offer': () => 'kies een kaart uit het Aanbod.',
  'play-card': () => 'speel een kaart, of stop.',
  'form-bandons': () => 'schik je Bandons, of stop.',
  activate: () => 'kies de kaart of Bandon die je activeert.',
  sell: (ask) => `verkoop een Middel${orFinish(ask)}.`,
  buy: (ask) => `koop een Middel${orFinish(ask)}.`,
  'trade-mode': (ask) => `verkoop of koop${orFinish(ask)}.`,
  'unit-area': () => 'kies het gebied waarvan je eenheden activeert.',
  'unit-pick': (ask) => `kies een eenheid ${ask.within('area')} om te activeren${orFinish(ask)}.`,
  'unit-move': (ask) =>
    `kies waar de eenheid ${ask.unit('unit')} ${ask.within('area')} heen gaat, of laat haar staan.`,
  'unit-use': (ask) => {
    const unit = `de eenheid ${ask.unit('unit')} ${ask.within('area')}`
    if (!ask.offers('use')) return `leg een Zegel bij ${unit}, of niet.`
    return `gebruik het vermogen van ${unit}${ask.offers('seal') ? ', leg een Zegel, of geen van beide' : ', of niet'}.`
  },
  build: (ask) =>
    ask.n('moves') > 0
      ? `bouw een eenheid, verplaats er een (${ask.n('moves')} gratis)${orFinish(ask)}.`
      : `bouw een eenheid${orFinish(ask)}.`,
  'build-area': (ask) => `kies waar je de eenheid ${ask.unit('unit')} bouwt.`,
  'build-substitute': (ask) =>
    `${ask.source()}: gebruik je ${ask.n('amount')} ${ask.good('from')} voor een Middel van de eenheid ${ask.unit('unit')}?`,
  'answer-vote': (ask) =>
    ask.own('actor')
      ? 'je hebt gestemd. Speel je een Intrige?'
      : `${ask.n('actor') < 0 ? 'alle stemmen liggen er' : `${ask.who('actor')} heeft gestemd`}. Antwoord je met een Intrige?`,
  'answer-action': (ask) =>
    `${ask.who('actor')} kondigt aan: ${ask.action('action')}. Antwoord je met een Intrige${ask.offers('store') ? ' of je Vestingwerken' : ''}?`,
  'answer-turn': (ask) =>
    `${ask.own('actor') ? 'je beurt' : `de beurt van ${ask.who('actor')}`} eindigt. Speel je een Intrige?`,
  'answer-intrigue': (ask) => `${ask.who('actor')} speelt ${ask.card('card')}. Antwoord je?`,
  'answer-contribution': () => 'de bijdragen zijn getoond. Speel je een Intrige?',
  'answer-victory': () => 'je bent de Overwinnaar. Speel je een Intrige?',
  'answer-defeat': () => 'je bent de Verslagene. Speel je een Intrige?',
  'answer-cancellation': () => 'de Gebeurtenis is mislukt. Speel je een Intrige?',
  'answer-bid': () => 'de biedingen zijn getoond. Speel je een Intrige?',
  'end-game': (ask) =>
    `speel een Intrige vóór de eindtelling${ask.offers('discard') ? ', leg af om haar te betalen,' : ''} of pas.`,
  contribute: (ask) =>
    `hoeveel ${ask.good('good')} draag je bij (vereist: ${ask.n('required')}${
      ask.has('sources') ? `; met ${ask.sources('sources')} kan het een ander Middel vervangen` : ''
    })?`,
  substitute: (ask) =>
    `${ask.source()}: welk Middel vervang je door ${ask.n('amount')} ${ask.good('from')}, als je dat wilt?`,
  'add-contribution': (ask) => `voeg een Middel aan je bijdrage toe (nog ${ask.n('left')}), of stop.`,
  bid: (ask) => `hoeveel ${ask.good('good')} bied je in het Proces${chalice(ask, 'biedt')}?`,
  'ease-consequence': (ask) => `${ask.source()}: kies wat je bespaard blijft.`,
  'hand-limit': (ask) => `kies een kaart om af te leggen; je mag er ${ask.n('limit')} houden.`,
  'lose-resource': () => 'kies een Middel dat je verliest.',
  'use-ability': (ask) => `gebruik je het vermogen van ${ask.source()}? ${ask.sourceText()}`,
  'gain-resource': (ask) => `${ask.source()}: kies het Middel dat je krijgt.`,
  'trade-resource': (ask) => `${ask.source()}: ruil een Middel${orFinish(ask)}.`,
  'pay-for': (ask) => {
    const gets = ask.paidFor('cost')
    return `${ask.source()}: betaal je ${ask.price('cost')}${gets === '' ? '' : ` (${gets})`}?`
  },
  'choose-effect': (ask) => `${ask.source()}: kies een van de effecten.`,
  'play-another': (ask) =>
    `${ask.source()}: kies een kaart om te spelen ${ask.has('cost') ? `voor ${ask.price('cost')}` : 'zonder te betalen'}, of geen.`,
  'activate-free': (ask) => `${ask.source()}: kies wat zonder Dynamis iets oplevert, of niets.`,
  'choose-player': (ask) => `${ask.source()}: kies een speler.`,
  'discard-card': () => 'kies een kaart die je moet afleggen.',
  'steal-card': (ask) => `kies de kaart die je van ${ask.who('seat')} neemt.`,
  'choose-casket': () => 'kies het Kistje waarvan je de buit krijgt.',
  'divide-loot': (ask) =>
    `verdeel de buit voor ${ask.who('owner')}: hoeveel van ${ask.n('of')} ${ask.good('good')} gaan naar het eerste deel?`,
  'choose-pile': () => 'kies jouw deel van de buit.',
  'move-unit': (ask) => `kies een eenheid om te verplaatsen (nog ${ask.n('left')}), of stop.`,
  'move-unit-to': (ask) => `kies waar de eenheid ${ask.unit('unit')} ${ask.within('area')} heen gaat.`,
  'place-unit': (ask) => `kies een eenheid om te plaatsen (nog ${ask.n('left')}), of stop.`,
  'place-unit-to': (ask) => `kies waar de eenheid ${ask.unit('unit')} komt.`,
  'remove-unit': () => 'kies een eenheid die van de landkaart gaat, of geen.',
  'remove-card': () => 'kies een kaart die uit het spel gaat, of geen.',
  'flip-card': () => 'kies een kaart om gedekt te leggen, of geen.',
  'place-seal': (ask) => `kies het gebied voor je Zegel${orFinish(ask)}.`,
  'remove-seal': (ask) => `kies een Zegel om weg te nemen${orFinish(ask)}.`,
  'unit-free': () => 'kies een eenheid om zonder kosten te activeren, of geen.',
  'call-type': () => 'noem een soort kaart.',
  'call-resource': () => 'noem een Middel.',
  'choose-age': () => 'kies een Tijdperk.',
  'swap-event': (ask) => `je ziet ${ask.cards('seen')}. Wissel een toekomstige Gebeurtenis om, of geen.`,
  'steal-votes': (ask) => `hoeveel van de Auctoritas van ${ask.who('actor')} neem je?`,
  'stake-option': (ask) => `kies de Optie waarop je ${ask.n('n')} Auctoritas legt.`,
  'play-seen': (ask) => `je ziet ${ask.cards('seen')}. Speel er een zonder te betalen, of geen.`,
  'choose-bandon': () => 'kies een Bandon.',
}
