import type { GameId } from '@hippodrome/games'

/** The lessons of each game, in the order in which one meets what they teach in a match; the first page counts them. */
export const LESSON_IDS = {
  families: [
    'control',
    'increase',
    'improve',
    'persia',
    'civilWar',
    'battle',
    'retreat',
    'bulgars',
    'fleets',
    'score',
  ],
  powers: [
    'turn',
    'taxes',
    'march',
    'battle',
    'siege',
    'chits',
    'rebels',
    'negotiation',
    'neutrals',
    'victory',
  ],
  court: [
    'initiative',
    'cards',
    'market',
    'intrigue',
    'contribute',
    'trial',
    'quests',
    'solo',
    'duel',
    'taktika',
  ],
} as const satisfies { readonly [game in GameId]: readonly string[] }

export type LessonId<G extends GameId> = (typeof LESSON_IDS)[G][number]

export const lessonIds = (game: GameId): readonly string[] => LESSON_IDS[game]
