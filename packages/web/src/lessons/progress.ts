import { GAMES, type GameId } from '@hippodrome/games'
import { create } from 'zustand'
import { lessonIds } from './ids.ts'

const KEY = 'hippodrome.lessons'

/** A lesson as it is remembered: two games may use the same name. */
const keyOf = (game: GameId, id: string): string => `${game}/${id}`
const KNOWN = GAMES.flatMap((game) => lessonIds(game).map((id) => keyOf(game, id)))

/** The lessons that were finished; what is unknown or spoilt is forgotten. */
export function progressFrom(text: string | null): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? KNOWN.filter((key) => stored.includes(key)) : []
  } catch {
    return []
  }
}

type Progress = {
  readonly done: readonly string[]
  readonly has: (game: GameId, id: string) => boolean
  readonly finish: (game: GameId, id: string) => void
}

export const useProgress = create<Progress>()((set, get) => ({
  done: progressFrom(typeof localStorage === 'undefined' ? null : localStorage.getItem(KEY)),
  has: (game, id) => get().done.includes(keyOf(game, id)),
  finish(game, id) {
    if (get().has(game, id)) return
    const done = [...get().done, keyOf(game, id)]
    set({ done })
    try {
      localStorage.setItem(KEY, JSON.stringify(done))
    } catch {
      // A browser that stores nothing forgets the lessons with the tab.
    }
  },
}))
