import { type GameWords, loadWords } from '@hippodrome/games'
import { useEffect, useState } from 'react'

/** What a game says, fetched when a screen first wants it. Its rules stay in the workers. */
export function useGameWords(id: string | undefined): GameWords | 'missing' | undefined {
  const [loaded, setLoaded] = useState<{ readonly id: string; readonly words: GameWords | 'missing' }>()
  useEffect(() => {
    if (id === undefined) return
    let wanted = true
    const set = (words: GameWords | undefined) => wanted && setLoaded({ id, words: words ?? 'missing' })
    loadWords(id).then(set, () => set(undefined))
    return () => {
      wanted = false
    }
  }, [id])
  return loaded?.id === id ? loaded?.words : undefined
}
