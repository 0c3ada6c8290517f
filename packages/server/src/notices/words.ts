import type { Language } from '@hippodrome/engine'
import type { When } from '@hippodrome/wire'

type Sentences = { readonly [when in When | 'test']: (game: string) => string }

const GAMES: { readonly [language in Language]: { readonly [game: string]: string } } = {
  en: { families: 'Byzantium 632', powers: 'The four powers', court: 'Byzantion' },
  nl: { families: 'Byzantium 632', powers: 'De vier machten', court: 'Byzantion' },
}

const SENTENCES: { readonly [language in Language]: Sentences } = {
  en: {
    turn: (game) => `It is your turn: ${game}.`,
    answer: (game) => `You are asked something: ${game}.`,
    done: (game) => `Something was done to you: ${game}.`,
    vote: (game) => `There is a vote at your table: ${game}.`,
    end: (game) => `The match has ended: ${game}.`,
    test: () => 'This is how we call you.',
  },
  nl: {
    turn: (game) => `Het is jouw beurt: ${game}.`,
    answer: (game) => `Er wordt je iets gevraagd: ${game}.`,
    done: (game) => `Er is je iets aangedaan: ${game}.`,
    vote: (game) => `Er wordt gestemd aan je tafel: ${game}.`,
    end: (game) => `De partij is afgelopen: ${game}.`,
    test: () => 'Zo roepen we je.',
  },
}

/** One sentence for somebody, in their language. */
export const sentenceOf = (what: When | 'test', game: string, language: Language): string =>
  SENTENCES[language][what](GAMES[language][game] ?? game)

/** What was done to somebody, as the game tells it. */
export const blowSentence = (says: string, game: string, language: Language): string =>
  `${GAMES[language][game] ?? game}: ${says}`
