import { useParams } from 'wouter'
import { useWords } from '../app/language.ts'
import { Loading } from '../app/Loading.tsx'
import { appWords } from '../app/words.ts'
import { useGame } from '../play/useGame.ts'
import { SetupForm } from './SetupForm.tsx'
import './setup.css'

/** A new match on one page; everything has a sensible value, so that its button works at once. */
export default function Setup() {
  const { game: id, together } = useParams<{ game: string; together?: string }>()
  const game = useGame(id)
  const words = useWords(appWords)
  if (game === undefined) return <Loading />
  if (game === 'missing') return <p role="alert">{words.gameMissing}</p>
  return <SetupForm key={game.id} game={game} together={together !== undefined} />
}
