import type { PlaceId } from '@hippodrome/powers'
import { useMemo } from 'react'
import { bordersSentence, marchSentence } from './borders.ts'
import { placesOf } from './places.ts'
import { reachOf, wayTo } from './reach.ts'
import { areaSentence } from './sentences.ts'
import type { PowersSituation, PowersStage } from './usePowers.ts'

/** All that is said of a place: what it is and who is there, what it costs to go there now, and what it adjoins. */
export function sentencesOf(at: PowersSituation): (place: PlaceId) => string {
  const places = placesOf(at.board)
  const own = at.view.stacks.find(({ id }) => id === at.view.operating?.stack)
  const reach = at.decision?.prompt === 'act' ? reachOf(at, places) : undefined
  return (place) => {
    const way = reach && own && wayTo(at, places, own, reach, place)
    const march = way ? marchSentence(at, way) : ''
    return [areaSentence(at, place), march, bordersSentence(at, place)]
      .filter((part) => part !== '')
      .join(' ')
  }
}

/** What is said of each place: put together once for a view, however often something is pointed at or selected. */
export function useSentences({
  view,
  board,
  language,
  words,
  naming,
  seat,
  told,
  decision,
  choices,
}: PowersStage): (place: PlaceId) => string {
  return useMemo(() => {
    const said = new Map<PlaceId, string>()
    const say = sentencesOf({ view, board, language, words, naming, seat, told, decision, choices })
    return (place) => {
      const sentence = said.get(place) ?? say(place)
      said.set(place, sentence)
      return sentence
    }
  }, [view, board, language, words, naming, seat, told, decision, choices])
}
