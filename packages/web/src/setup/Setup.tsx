import { loadConfiguration } from '@hippodrome/games'
import { useMemo } from 'react'
import { useParams } from 'wouter'
import { useWords } from '../app/language.ts'
import { Loading } from '../app/Loading.tsx'
import { useLoaded } from '../app/useLoaded.ts'
import { appWords } from '../app/words.ts'
import { useGameWords } from '../play/useGameWords.ts'
import { SetupForm } from './SetupForm.tsx'
import './setup.css'

/** A new match on one page; everything has a sensible value, so that its button works at once. */
export default function Setup() {
  const { game: id, together } = useParams<{ game: string; together?: 'together' | 'elsewhere' }>()
  const configuration = useLoaded(id, loadConfiguration)
  const said = useGameWords(id)
  const words = useWords(appWords)
  const game = useMemo(
    () =>
      configuration && configuration !== 'missing' && said && said !== 'missing'
        ? { ...configuration, words: said }
        : undefined,
    [configuration, said],
  )
  if (configuration === 'missing' || said === 'missing') return <p role="alert">{words.gameMissing}</p>
  return game ? <SetupForm key={game.id} game={game} together={together} /> : <Loading />
}
