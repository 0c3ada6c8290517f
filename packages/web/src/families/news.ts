import { type FamiliesEntry, SIDES } from '@hippodrome/families'
import type { News } from '../board/board.ts'
import { cityName, type FamiliesSituation } from './stage.ts'
import { cityKey, specialKey } from './targets.ts'
import { boardWords } from './words.ts'

/** Where a chronicle entry happened. */
export function spotsOf(entry: FamiliesEntry): readonly string[] {
  if ('from' in entry) return [cityKey(entry.city), cityKey(entry.from)]
  if ('city' in entry) return [cityKey(entry.city)]
  if (entry.kind === 'title') return [specialKey(entry.side === 0 ? 'emperor' : 'caliph')]
  return []
}

/** What matters: cities, battles, titles, points. Not which cube came from which box. */
export function newsOf(entry: FamiliesEntry, at: FamiliesSituation): News | undefined {
  const words = boardWords[at.language]
  const points = (by: number, says: string) => (by > 0 ? { gain: `+${by} ${words.points}`, says } : {})
  const name = 'seat' in entry ? (at.naming.seats[entry.seat] ?? '') : ''
  const city = 'city' in entry ? cityName(at, entry.city) : ''
  const mine = 'foe' in entry && entry.foe === at.seat ? 3 : 0
  switch (entry.kind) {
    case 'fall':
      return { rank: 20 }
    case 'conquest':
      return {
        rank: 10 + mine,
        ...points(entry.points, entry.force in SIDES ? words.tookCity(name, city) : words.bulgarsTook(city)),
      }
    case 'battleOver':
      return { rank: 7 + mine, gain: `${entry.strength} : ${entry.foeStrength}` }
    case 'siegeOver':
      return entry.won ? undefined : { rank: 6, gain: `${entry.strength} : ${entry.cityStrength}` }
    case 'destroyed':
      return { rank: entry.seat === at.seat ? 9 : 6 }
    case 'title':
      return {
        rank: 5,
        ...points(entry.points, entry.side === 0 ? words.becameEmperor(name) : words.becameCaliph(name)),
      }
    case 'control':
      return { rank: 4, ...points(entry.points, words.tookControl(name, city)) }
    case 'build':
      return {
        rank: 4,
        ...points(entry.points, entry.side === 0 ? words.builtChurch(name) : words.builtMosque(name)),
      }
    case 'bulgars':
      return { rank: 3, gain: words.bulgarCubes(entry.cubes, at.board.mostBulgars) }
    case 'fleet':
    case 'fortify':
    case 'improve':
      return { rank: 3 }
    case 'march':
    case 'place':
      return { rank: 1 }
    case 'pass':
      return { rank: 2 }
    default:
      return undefined
  }
}
