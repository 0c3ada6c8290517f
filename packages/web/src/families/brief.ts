import { type FamiliesChoice, SIDES } from '@hippodrome/families'
import type { FamiliesSituation } from './stage.ts'
import { boardWords } from './words.ts'

/** A choice without its price and its points, which stand beside it in the list. */
export function brief(
  choice: FamiliesChoice,
  { language }: Pick<FamiliesSituation, 'language'>,
): string | undefined {
  const words = boardWords[language]
  if (choice.do === 'build') return choice.side === 0 ? words.buildChurch : words.buildMosque
  if (choice.do !== 'take' || choice.source === 'pool') return undefined
  if (choice.source === 'casualties') return words.fromCasualties
  return words.fromBox(words[SIDES[choice.side]], choice.box, words[choice.box])
}
