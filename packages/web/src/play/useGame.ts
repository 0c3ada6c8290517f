import type { Game } from '@hippodrome/engine'
import { loadGame } from '@hippodrome/games'
import { useEffect, useState } from 'react'

/** A game's rules and words, fetched when a screen first wants them. */
export function useGame(id: string | undefined): Game | 'missing' | undefined {
  const [loaded, setLoaded] = useState<{ readonly id: string; readonly game: Game | 'missing' }>()
  useEffect(() => {
    if (id === undefined) return
    let wanted = true
    const set = (game: Game | undefined) => wanted && setLoaded({ id, game: game ?? 'missing' })
    loadGame(id).then(
      (game) => set(game),
      () => set(undefined),
    )
    return () => {
      wanted = false
    }
  }, [id])
  return loaded?.id === id ? loaded?.game : undefined
}
