import type { PlaceId } from '@hippodrome/powers'
import { actingIn, reachOf, wayTo } from '@hippodrome/powers/ways'
import { useMemo } from 'react'
import { bordersSentence, marchSentence } from './borders.ts'
import { areaSentence } from './sentences.ts'
import type { PowersSituation, PowersStage } from './usePowers.ts'

/** All that is said of a place: what it is and who is there, what it costs to go there now, and what it adjoins. */
export function sentencesOf(at: PowersSituation): (place: PlaceId) => string {
  const own = actingIn(at)
  const reach = at.decision?.prompt === 'act' ? reachOf(at) : undefined
  return (place) => {
    const way = reach && own && wayTo(at, own, reach, place)
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
