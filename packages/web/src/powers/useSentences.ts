import type { PlaceId } from '@hippodrome/powers'
import { useMemo } from 'react'
import { areaSentence } from './sentences.ts'
import type { PowersStage } from './usePowers.ts'

/** What is said of each place: put together once for a view, however often something is pointed at or selected. */
export function useSentences({
  view,
  board,
  language,
  words,
  naming,
  seat,
  told,
}: PowersStage): (place: PlaceId) => string {
  return useMemo(() => {
    const said = new Map<PlaceId, string>()
    const at = { view, board, language, words, naming, seat, told, decision: undefined, choices: [] }
    return (place) => {
      const sentence = said.get(place) ?? areaSentence(at, place)
      said.set(place, sentence)
      return sentence
    }
  }, [view, board, language, words, naming, seat, told])
}
