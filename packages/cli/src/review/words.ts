import type { Language } from '@hippodrome/engine'

const english = {
  won: (name: string) => `${name} won.`,
  shared: (names: string) => `${names} shared the victory.`,
  alone: 'Played alone: measured is how well it stood, from 0 to 100.',
  heads: ['', 'start', 'luck', 'own choices', "others' choices", 'the rest', 'result'],
  parts: 'What the result is made of, in points of a hundred (± a standard error):',
  turnings: 'Turning points:',
  mistakes: 'The dearest choices:',
  noMistakes: 'No choice was clearly worse than another.',
  move: (at: number) => `choice ${at}`,
  cost: (points: string) => `cost ${points}`,
  played: (choice: string) => `played: ${choice}`,
  better: (choice: string) => `better: ${choice}`,
  chance: 'chance',
  choice: 'choice',
  byHand:
    "Judged by the game's own evaluation, made honest by what came true in matches of bots: a reconstruction, and no certainty. What none of it explains is the rest.",
  byModel: (matches: number | undefined) =>
    `Judged by a model that learned the game${matches === undefined ? '' : ` from ${matches.toLocaleString('en')} matches`}: a reconstruction, and no certainty. What none of it explains is the rest.`,
  chances: 'Chances to win, after each choice',
}

type Words = typeof english

const dutch: Words = {
  won: (name) => `${name} won.`,
  shared: (names) => `${names} deelden de overwinning.`,
  alone: 'Alleen gespeeld: gemeten is hoe goed het stond, van 0 tot 100.',
  heads: ['', 'begin', 'geluk', 'eigen keuzes', 'keuzes van anderen', 'de rest', 'uitslag'],
  parts: 'Waar de uitslag uit bestaat, in punten van honderd (± een standaardfout):',
  turnings: 'Keerpunten:',
  mistakes: 'De duurste keuzes:',
  noMistakes: 'Geen keuze was duidelijk slechter dan een andere.',
  move: (at) => `keuze ${at}`,
  cost: (points) => `kostte ${points}`,
  played: (choice) => `gespeeld: ${choice}`,
  better: (choice) => `beter: ${choice}`,
  chance: 'geluk',
  choice: 'keuze',
  byHand:
    'Beoordeeld met de eigen waardering van het spel, eerlijk gemaakt met wat uitkwam in partijen van bots: een reconstructie, en geen zekerheid. Wat niets daarvan verklaart is de rest.',
  byModel: (matches) =>
    `Beoordeeld door een model dat het spel heeft geleerd${matches === undefined ? '' : ` uit ${matches.toLocaleString('nl')} partijen`}: een reconstructie, en geen zekerheid. Wat niets daarvan verklaart is de rest.`,
  chances: 'Kansen om te winnen, na elke keuze',
}

export const reviewWords: { readonly [language in Language]: Words } = { en: english, nl: dutch }
