import type { Language } from '@hippodrome/engine'

/** Names of cities that differ from the board's own, by id. */
export const CITY_NAMES: { readonly [language in Language]: { readonly [id: string]: string | undefined } } =
  {
    en: {},
    nl: {
      athens: 'Athene',
      adrianople: 'Adrianopel',
      constantinople: 'Constantinopel',
      trebizond: 'Trebizonde',
      antioch: 'Antiochië',
      jerusalem: 'Jeruzalem',
      alexandria: 'Alexandrië',
      mecca: 'Mekka',
      baghdad: 'Bagdad',
    },
  }
