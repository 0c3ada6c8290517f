import { type Action, type Good, KEIMELIA, type Keimelion } from '@hippodrome/court/vocabulary'

/** Where the book speaks of what the table shows. */
export const ACTION_RULES: { readonly [action in Action]: string } = {
  draw: '8.1',
  play: '9.1',
  activate: '11.1',
  sell: '12.2',
  buy: '12.5',
  reset: '12.6',
  unit: '24.1',
  trade: '22.26',
  build: '22.6',
}

const GOOD_RULES: { readonly [good in Good]?: string } = {
  auctoritas: '6.1',
  nomisma: '1.2',
  doxa: '20.10',
  dynamis: '7.1',
}

export const goodRule = (good: Good): string => GOOD_RULES[good] ?? '1.1'

export const keimelionRule = (keimelion: Keimelion, solo: boolean): string =>
  solo ? `22.${14 + KEIMELIA.indexOf(keimelion)}` : `5.${5 + KEIMELIA.indexOf(keimelion)}`
