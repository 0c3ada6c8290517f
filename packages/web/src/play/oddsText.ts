import type { Likelihood } from '@hippodrome/engine'
import { rangeIn } from '../board/chances.ts'
import type { Playing } from './playing.ts'

/** What dice may make of a choice, as a sentence; nothing where none decide. */
export function oddsText(
  { words, state, naming, language }: Playing,
  odds: readonly Likelihood[] = [],
): string | undefined {
  const range = rangeIn(language)
  const said = odds.flatMap((likely) => {
    const what = words.outcome?.(likely, state.view.table, naming)
    return what === undefined ? [] : [`${range(likely)} ${what}`]
  })
  return said.length > 0 ? said.join('; ') : undefined
}
