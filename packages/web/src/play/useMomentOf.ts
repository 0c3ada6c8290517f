import { isGameId } from '@hippodrome/games'
import { useWords } from '../app/language.ts'
import { momentWords } from '../app/moment.ts'
import { usePlaying } from './playing.ts'

/** How a turn of this game is called. */
export function useMomentOf(): (moment: number) => string {
  const { game } = usePlaying().state
  const words = useWords(momentWords)
  return (moment) => (isGameId(game) ? words[game](moment) : String(moment))
}
