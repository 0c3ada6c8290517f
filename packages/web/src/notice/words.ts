import { phrases } from '../app/language.ts'

export const noticeWords = phrases(
  {
    yourTurn: 'Your turn · Hippodrome',
    bell: 'While you were away',
    bellCount: (n: number) => (n === 1 ? '1 thing is new' : `${n} things are new`),
    nothing: 'Nothing is new at your tables.',
    turn: 'You are asked.',
    vote: 'There is a vote.',
    blow: 'Something was done to you.',
    end: 'The match has ended.',
    done: (n: number) => (n === 1 ? '1 choice since you looked.' : `${n} choices since you looked.`),
    talk: (n: number) => (n === 1 ? 'Something was said.' : `${n} lines were said.`),
    here: (n: number) => (n === 1 ? '1 match in this browser waits.' : `${n} matches in this browser wait.`),
    close: 'Close',
  },
  {
    yourTurn: 'Jouw beurt · Hippodrome',
    bell: 'Terwijl je weg was',
    bellCount: (n: number) => (n === 1 ? '1 ding is nieuw' : `${n} dingen zijn nieuw`),
    nothing: 'Niets nieuws aan je tafels.',
    turn: 'Er wordt je iets gevraagd.',
    vote: 'Er wordt gestemd.',
    blow: 'Er is je iets aangedaan.',
    end: 'De partij is afgelopen.',
    done: (n: number) => (n === 1 ? '1 keuze sinds je keek.' : `${n} keuzes sinds je keek.`),
    talk: (n: number) => (n === 1 ? 'Er is iets gezegd.' : `Er zijn ${n} regels gezegd.`),
    here: (n: number) =>
      n === 1 ? '1 partij in deze browser wacht.' : `${n} partijen in deze browser wachten.`,
    close: 'Sluiten',
  },
)
