import type { Game } from '@hippodrome/engine'
import { loadGame } from '@hippodrome/games'
import { useLoaded } from '../app/useLoaded.ts'

/** A game's rules and words, fetched when a screen first wants them. */
export const useGame = (id: string | undefined): Game | 'missing' | undefined => useLoaded(id, loadGame)
