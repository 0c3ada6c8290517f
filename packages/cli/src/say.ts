import type { BotLevel } from '@hippodrome/bots'
import { LANGUAGES, type Language } from '@hippodrome/engine'

/** So many of several things are named. */
const MOST_NAMED = 5

const someOf = (names: readonly string[], more: string): string =>
  [...names.slice(0, MOST_NAMED), ...(names.length > MOST_NAMED ? [more] : [])].join(' / ')

/** What the table in the terminal says itself; everything about the game comes from the game's words. */
const english = {
  player: (n: number) => `Player ${n}`,
  bot: (n: number) => `Bot ${n}`,
  rule: (rule: string) => `(§${rule})`,
  welcome: (name: string, seats: string) => `${name}: ${seats}`,
  hint: 'Type the number of a choice, or h for help.',
  saving: (path: string) => `The match is kept in ${path}.`,
  saved: (path: string) => `Saved in ${path}.`,
  goOn: (path: string) => `Go on with: hippodrome play --load ${path}`,
  ask: '> ',
  over: 'The match is over.',
  undone: 'Taken back.',
  undonePartly: (back: number, of: number) =>
    `Taken back: ${back} of the ${of} choices of that line; no more may be.`,
  redone: 'Made again.',
  noUndo: 'Nothing to take back: dice fell, something was revealed, or somebody else has chosen since.',
  noRedo: 'There is nothing to make again.',
  notAChoice: (text: string, most: number) =>
    `"${text}" is neither a choice from 1 to ${most} nor a command (h for help).`,
  notOffered: (reason?: string) => reason ?? 'That is not possible now.',
  otherQuestion: 'Something else is asked now than in the list that you typed this for.',
  severalMeant: (text: string, names: readonly string[]) =>
    `"${text}" may mean ${names.length} things: ${someOf(names, 'and more')}`,
  outOfReach: (name: string) => `${name}: it cannot go there now.`,
  chanceFell: 'Dice fall there, or something is revealed.',
  othersFirst: (names: string) => (names === '' ? 'Others come first.' : `First it is up to ${names}.`),
  stopped: (why: string, left: string) => `Stopped. ${why} Not chosen: ${left}.`,
  way: (what: string, over: string) => (over === '' ? `${what}.` : `${what}, over ${over}.`),
  foretold: (steps: number, why: string) =>
    `After ${steps} ${steps === 1 ? 'step' : 'steps'} it is bound to stop: ${why}`,
  nothingDenied: 'Nothing that you might expect is missing here.',
  notDenied: (text: string) => `Nothing with "${text}" is missing here.`,
  notListed: (most: number) => `Only 1 to ${most} are listed.`,
  deniedTitle: 'Not possible now:',
  emptyChronicle: 'Nothing has happened yet.',
  noRule: (rule: string) => `There is no rule ${rule}.`,
  passOn: (name: string) => `Now ${name}. Press Enter when only ${name} is looking.`,
  confirm: 'Press Enter to let the others go on, or u to take back.',
  help: `  number   make that choice; 3 5 5 makes several of this list one after the other
  words    the choice that begins so: "move thrace"; where one goes step by step also the
           place to go to: "thrace". A comma ends one and begins the next: "thrace, end".
           With ? after it ("thrace?") you only see what it would come to.
           What dice, others or another question come in between is not chosen.
  u        take back your last line; u all takes back as much as may be taken back
  r        make again what you took back
  b        the board
  c [N]    the chronicle, or its last N lines
  ?        what is not possible now, and why; ? N lists one of them in full with its rule,
           ? WORD everything with that word
  rule [N] the rule of this decision, or rule N
  l LANG   language: en or nl
  s [FILE] save the match, or a copy of it in FILE
  q        save and quit
  h        this help`,
  chooseGame: 'Which game?',
  changeOptions: 'Change the options of the game?',
  wrongOptions: 'These options do not go together.',
  chooseSeats: (numbers: string) => `How many at the table (${numbers})?`,
  chooseHumans: (max: number) => `How many of them are people at this keyboard, 0 to ${max}?`,
  chooseBot: (name: string) => `Who plays ${name}?`,
  seat: (n: number) => `seat ${n}`,
  level: {
    recruit: 'Recruit: has learned the rules this morning',
    novice: 'Novice: sees the next step, and often likes the second best',
    squire: 'Squire: counts to the end of an action',
    captain: 'Captain: thinks ahead',
    master: 'Master: thinks ahead for longer',
    strategos: 'Strategos: thinks ahead, about a second a decision',
  } satisfies { readonly [level in BotLevel]: string },
  chooseLanguage: 'Language / taal?',
  resume: (path: string) => `There is an unfinished match in ${path}. Go on with it?`,
  yes: 'yes',
  no: 'no',
  wrongAnswer: (text: string) => `"${text}" is not one of the answers.`,
}

export type Say = typeof english

const dutch: Say = {
  player: (n) => `Speler ${n}`,
  bot: (n) => `Bot ${n}`,
  rule: (rule) => `(§${rule})`,
  welcome: (name, seats) => `${name}: ${seats}`,
  hint: 'Typ het nummer van een keuze, of h voor hulp.',
  saving: (path) => `De partij wordt bewaard in ${path}.`,
  saved: (path) => `Bewaard in ${path}.`,
  goOn: (path) => `Ga verder met: hippodrome play --load ${path}`,
  ask: '> ',
  over: 'De partij is afgelopen.',
  undone: 'Teruggenomen.',
  undonePartly: (back, of) => `Teruggenomen: ${back} van de ${of} keuzes van die regel; meer mag niet.`,
  redone: 'Opnieuw gedaan.',
  noUndo:
    'Er valt niets terug te nemen: er is gedobbeld, er werd iets onthuld, of een ander heeft intussen gekozen.',
  noRedo: 'Er valt niets opnieuw te doen.',
  notAChoice: (text, most) =>
    `"${text}" is geen keuze van 1 tot en met ${most} en ook geen opdracht (h voor hulp).`,
  notOffered: (reason) => reason ?? 'Dat kan nu niet.',
  otherQuestion: 'Er wordt nu iets anders gevraagd dan in de lijst waarvoor je dit typte.',
  severalMeant: (text, names) =>
    `"${text}" kan ${names.length} dingen betekenen: ${someOf(names, 'en meer')}`,
  outOfReach: (name) => `${name}: daar kan hij nu niet heen.`,
  chanceFell: 'Daar wordt gedobbeld, of er wordt iets onthuld.',
  othersFirst: (names) => (names === '' ? 'Anderen gaan voor.' : `Eerst is het aan ${names}.`),
  stopped: (why, left) => `Gestopt. ${why} Niet gekozen: ${left}.`,
  way: (what, over) => (over === '' ? `${what}.` : `${what}, via ${over}.`),
  foretold: (steps, why) => `Na ${steps} ${steps === 1 ? 'stap' : 'stappen'} stopt het zeker: ${why}`,
  nothingDenied: 'Er ontbreekt hier niets wat je zou mogen verwachten.',
  notDenied: (text) => `Met "${text}" ontbreekt hier niets.`,
  notListed: (most) => `Alleen 1 tot en met ${most} staan in de lijst.`,
  deniedTitle: 'Nu niet mogelijk:',
  emptyChronicle: 'Er is nog niets gebeurd.',
  noRule: (rule) => `Er is geen regel ${rule}.`,
  passOn: (name) => `Nu ${name}. Druk op Enter als alleen ${name} kijkt.`,
  confirm: 'Druk op Enter om de anderen verder te laten gaan, of u om terug te nemen.',
  help: `  nummer   die keuze maken; 3 5 5 maakt er na elkaar meer uit deze lijst
  woorden  de keuze die zo begint: "naar thracië"; waar je stap voor stap gaat ook de
           plaats waar je heen wilt: "thracië". Een komma begint de volgende: "thracië, deze op".
           Met ? erachter ("thracië?") zie je alleen waar het op neerkomt.
           Waar dobbelstenen, anderen of een andere vraag tussen komen, wordt niet gekozen.
  u        je laatste regel terugnemen; u all neemt zo veel mogelijk terug
  r        opnieuw doen wat je terugnam
  b        het bord
  c [N]    de kroniek, of de laatste N regels ervan
  ?        wat nu niet mogelijk is, en waarom; ? N geeft er een helemaal, met de regel erbij,
           ? WOORD alles met dat woord
  rule [N] de regel van deze keuze, of regel N
  l TAAL   taal: en of nl
  s [FILE] de partij bewaren, of een kopie ervan in FILE
  q        bewaren en stoppen
  h        deze hulp`,
  chooseGame: 'Welk spel?',
  changeOptions: 'De opties van het spel veranderen?',
  wrongOptions: 'Deze opties gaan niet samen.',
  chooseSeats: (numbers) => `Met hoeveel aan tafel (${numbers})?`,
  chooseHumans: (max) => `Hoeveel daarvan zijn mensen aan dit toetsenbord, 0 tot ${max}?`,
  chooseBot: (name) => `Wie speelt ${name}?`,
  seat: (n) => `plaats ${n}`,
  level: {
    recruit: 'Rekruut: kent de regels sinds vanmorgen',
    novice: 'Nieuweling: ziet de volgende stap, en kiest vaak het op een na beste',
    squire: 'Schildknaap: telt tot het eind van een actie',
    captain: 'Kapitein: denkt vooruit',
    master: 'Meester: denkt langer vooruit',
    strategos: 'Strateeg: denkt vooruit, ongeveer een seconde per keuze',
  },
  chooseLanguage: 'Language / taal?',
  resume: (path) => `Er is een onvoltooide partij in ${path}. Daarmee verdergaan?`,
  yes: 'ja',
  no: 'nee',
  wrongAnswer: (text) => `"${text}" is geen van de antwoorden.`,
}

export const say: { readonly [language in Language]: Say } = { en: english, nl: dutch }

/** The language of the person's own system, if we speak it. */
export function systemLanguage(environment: { readonly [name: string]: string | undefined }): Language {
  const locale = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || ''
  return LANGUAGES.find((language) => locale.toLowerCase().startsWith(language)) ?? 'en'
}
