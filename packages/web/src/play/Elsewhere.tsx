import { Link } from 'wouter'
import { useWords } from '../app/language.ts'
import { useLoaded } from '../app/useLoaded.ts'
import { appWords } from '../app/words.ts'
import { Miniature } from '../miniature/Miniature.tsx'
import { store } from '../store/store.ts'
import { playWords } from './words.ts'

const find = (id: string) => store.get(id)

/** Another tab plays this match: how it looked last, and the way to play it here. */
export function Elsewhere({ id, onTakeOver }: { readonly id: string; readonly onTakeOver: () => void }) {
  const words = useWords(playWords)
  const common = useWords(appWords)
  const match = useLoaded(id, find)
  return (
    <main className="problem alone" role="alert" data-testid="elsewhere">
      <h1>{words.elsewhere}</h1>
      {match !== undefined && match !== 'missing' && (
        <Miniature game={match.file.game} scene={match.glance?.scene} label={words.lastView} />
      )}
      <p>{words.elsewhereHint}</p>
      <p className="actions">
        <button type="button" className="primary" data-testid="take-over" onClick={onTakeOver}>
          {words.playHere}
        </button>
        <Link href="/" className="button">
          {common.home}
        </Link>
      </p>
    </main>
  )
}
