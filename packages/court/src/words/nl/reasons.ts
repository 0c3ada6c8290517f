import type { OptionWords, Reasons } from '../tongue.ts'

const moments: { readonly [trigger: string]: string } = {
  onVotePlaced: 'nadat een stem is uitgebracht',
  onActionDeclared: 'als een andere speler een actie heeft aangekondigd',
  onIntriguePlayed: 'als een andere speler een Intrige heeft gespeeld',
  onContribute: 'als de bijdragen zijn getoond',
  onCanceled: 'als een Gebeurtenis is mislukt',
  onVictorious: 'als je de Overwinnaar bent',
  onDefeated: 'als je de Verslagene bent',
  onTrialBid: 'als de biedingen van een Proces zijn getoond',
  endGame: 'aan het einde van het spel',
  ownAction: 'in je eigen beurt van de actiefase',
}

export const reasons: Reasons = {
  'match-over': () => 'Het spel is uit.',
  'not-your-decision': () => 'Jij bent nu niet aan zet.',
  'not-offered': () => 'Dat kan hier niet.',
  'too-dear': (ask) =>
    ask.has('cost')
      ? `Het kost ${ask.price('cost')}, en je hebt ${ask.n('have')}.`
      : 'Je kunt het niet betalen.',
  'no-auctoritas': () => 'Je hebt niet genoeg Auctoritas.',
  'no-cards-left': () => 'Er zijn geen kaarten meer voor.',
  'nothing-to-activate': () => 'Je hebt niets wat deze ronde nog geactiveerd kan worden.',
  'nothing-to-sell': () => 'De markt neemt niets af van wat je hebt.',
  'nothing-affordable': () => 'Je kunt niets op de markt betalen.',
  'no-unit-to-activate': () => 'Er is geen eenheid die je kunt activeren.',
  'nothing-to-build': () => 'Je kunt geen enkele eenheid betalen.',
  'nothing-to-trade': () => 'Je kunt niets verkopen en niets kopen.',
  'not-its-window': (ask) => {
    const named = [ask.text('trigger'), ask.text('other')].flatMap((trigger) => moments[trigger] ?? [])
    return named.length > 0
      ? `Deze kaart speel je ${named.join(' of ')}.`
      : 'Deze kaart speel je op een ander moment.'
  },
  'position-taken': () => 'Deze positie is bezet.',
  'seal-used': () => 'Deze positie is al gebruikt; elke telt één keer per spel.',
  'once-per-round': () => 'Je hebt deze ronde al een Zegel gelegd.',
  'in-market': (ask) =>
    `De markt heeft al ${ask.good('good')}; alleen van het voorste goed mag een tweede worden verkocht.`,
  'nothing-to-pay-for': () =>
    'Aan het einde van het spel leg je alleen kaarten af om een Intrige te betalen die je hebt en nog niet kunt betalen.',
  'bought-just-now': (ask) => `Je hebt ${ask.good('good')} in deze actie gekocht.`,
  'sold-just-now': (ask) => `Je hebt ${ask.good('good')} in deze actie verkocht.`,
  'no-seal': (ask) => `Je hebt geen Zegel ${ask.within('area')} om weg te nemen.`,
  'seal-there': (ask) => `Je hebt al een Zegel ${ask.within('area')}.`,
  'no-seals-left': () => 'Je hebt geen Zegels meer.',
  'none-left': () => 'Er zijn van deze eenheden geen meer.',
  'already-activated': () => 'Er ligt al een Dynamis op.',
}

export const options: OptionWords = {
  mode: {
    label: 'Spelvorm',
    help: 'Het hof voor twee tot vier, het Duel van Belisarius en Narses voor twee, of Solo voor één.',
    values: { court: 'Het hof', duel: 'Duel', solo: 'Solo' },
  },
  length: {
    label: 'Lengte',
    help: 'Standaard heeft zes Gebeurtenissen, Marathon negen.',
    values: { standard: 'Standaard', marathon: 'Marathon' },
  },
  taktika: {
    label: 'Taktika',
    help: 'Met Beschermheren, een vierde Tijdperk, Zegels op de landkaart en vermogens van eenheden.',
    values: { false: 'zonder', true: 'met Taktika' },
  },
  fullCourt: {
    label: 'Voltallig hof',
    help: 'Met drie of vier spelers vereisen Gebeurtenissen van Tijdperk II en III 1 meer van elk Middel. Een variant van onszelf.',
    values: { false: 'nee', true: 'ja' },
  },
}
