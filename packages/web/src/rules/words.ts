import { phrases } from '../app/language.ts'

export const rulesWords = phrases(
  {
    title: 'Rules',
    search: 'Search the rules',
    searchHint: 'a word, or 13.3',
    contents: 'Chapters',
    books: 'Rule books',
    nothing: (wish: string) => `No rule speaks of “${wish}”.`,
    missing: 'This rule book could not be loaded.',
    reference: (number: string) => `rule ${number}`,
    whole: 'Open the whole book',
    noRule: 'There is no such rule.',
  },
  {
    title: 'Regels',
    search: 'Zoeken in de regels',
    searchHint: 'een woord, of 13.3',
    contents: 'Hoofdstukken',
    books: 'Regelboeken',
    nothing: (wish: string) => `Geen regel gaat over “${wish}”.`,
    missing: 'Dit regelboek kon niet worden geladen.',
    reference: (number: string) => `regel ${number}`,
    whole: 'Het hele boek openen',
    noRule: 'Deze regel bestaat niet.',
  },
)
