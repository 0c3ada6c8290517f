import { useWords } from '../app/language.ts'
import { usePlaying } from './playing.ts'
import { playWords } from './words.ts'

/** The two answers to a choice that is selected and not yet made. */
export function Confirm({ choice }: { readonly choice: number }) {
  const { choose, select } = usePlaying()
  const words = useWords(playWords)
  return (
    <span className="confirm">
      <button type="button" className="primary" data-testid="confirm" onClick={() => void choose(choice)}>
        {words.confirm}
      </button>
      <button type="button" onClick={() => select(undefined)}>
        {words.takeBack}
      </button>
    </span>
  )
}
