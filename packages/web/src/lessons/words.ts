import { phrases } from '../app/language.ts'
import { en } from './en.ts'
import { nl } from './nl.ts'

export const lessonTexts = { en, nl }

export const lessonWords = phrases(
  {
    title: 'Lessons',
    intro:
      'Ten short lessons for Byzantium 632. Each is a position from the examples of the rule book: you make the moves, and see why.',
    number: (n: number, of: number) => `Lesson ${n} of ${of}`,
    step: (n: number, of: number) => `Step ${n} of ${of}`,
    finished: 'finished',
    begin: 'Begin',
    again: 'Once more',
    restart: 'Start over',
    next: 'Next lesson',
    all: 'All lessons',
    play: 'Play a match',
    done: 'Lesson finished.',
    taught: 'Rules',
    slip: (choice: string) => `“${choice}” was taken back.`,
    legal: 'It is legal, but not what this lesson is about.',
    hide: 'Hide the text',
    show: 'Show the text',
    none: 'There is no such lesson.',
  },
  {
    title: 'Lessen',
    intro:
      'Tien korte lessen voor Byzantium 632. Elke les is een stelling uit de voorbeelden van het regelboek: jij doet de zetten en ziet waarom.',
    number: (n: number, of: number) => `Les ${n} van ${of}`,
    step: (n: number, of: number) => `Stap ${n} van ${of}`,
    finished: 'klaar',
    begin: 'Beginnen',
    again: 'Nog een keer',
    restart: 'Opnieuw beginnen',
    next: 'Volgende les',
    all: 'Alle lessen',
    play: 'Een partij spelen',
    done: 'Les klaar.',
    taught: 'Regels',
    slip: (choice: string) => `“${choice}” is teruggenomen.`,
    legal: 'Het mag, maar daar gaat deze les niet over.',
    hide: 'Tekst verbergen',
    show: 'Tekst tonen',
    none: 'Die les bestaat niet.',
  },
)
