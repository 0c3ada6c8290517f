import type { Seat } from '@hippodrome/engine'
import { useWords } from '../app/language.ts'
import { nameOf, usePlaying } from './playing.ts'
import { playWords } from './words.ts'

/** Between two people at one screen, when the game has secrets. */
export function Curtain({ seat }: { readonly seat: Seat }) {
  const playing = usePlaying()
  const words = useWords(playWords)
  const name = nameOf(playing, seat)
  return (
    <main className="curtain">
      <h1>{words.curtain(name)}</h1>
      <button
        type="button"
        className="primary big"
        data-testid="lift"
        onClick={() => playing.table.here?.lift()}
      >
        {words.lift(name)}
      </button>
    </main>
  )
}
