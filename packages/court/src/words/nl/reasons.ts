import type { OptionWords, Reasons } from '../tongue.ts'

export const reasons: Reasons = {
  'match-over': () => 'Het spel is uit.',
  'not-your-decision': () => 'Jij bent nu niet aan zet.',
  'not-offered': () => 'Dat kan hier niet.',
  'too-dear': (ask) =>
    ask.has('cost') ? `Het kost ${ask.n('cost')}, en je hebt ${ask.n('have')}.` : 'Je kunt het niet betalen.',
  'no-auctoritas': () => 'Je hebt niet genoeg Auctoritas.',
  'no-cards-left': () => 'Er zijn geen kaarten meer voor.',
  'nothing-to-activate': () => 'Je hebt niets wat deze ronde nog geactiveerd kan worden.',
  'nothing-to-sell': () => 'De markt neemt niets af van wat je hebt.',
  'nothing-affordable': () => 'Je kunt niets op de markt betalen.',
  'no-unit-to-activate': () => 'Er is geen eenheid die je kunt activeren.',
  'nothing-to-build': () => 'Je kunt geen enkele eenheid betalen.',
  'not-its-window': () => 'Deze kaart hoort bij een ander moment.',
  'position-taken': () => 'Deze positie is bezet.',
  'seal-used': () => 'Je hebt deze ronde al een Zegel gelegd.',
  'once-per-round': () => 'Dat werkt één keer per ronde, en het is al gebruikt.',
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
