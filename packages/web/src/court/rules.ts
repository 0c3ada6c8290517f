import { type Good, KEIMELIA, type Keimelion } from '@hippodrome/court/vocabulary'

/** Where the book speaks of what the table shows. */
const GOOD_RULES: { readonly [good in Good]?: string } = {
  auctoritas: '6.1',
  nomisma: '1.2',
  doxa: '20.10',
  dynamis: '7.1',
}

export const goodRule = (good: Good): string => GOOD_RULES[good] ?? '1.1'

export const keimelionRule = (keimelion: Keimelion, solo: boolean): string =>
  solo ? `22.${14 + KEIMELIA.indexOf(keimelion)}` : `5.${5 + KEIMELIA.indexOf(keimelion)}`
