import { useWords } from '../app/language.ts'
import { usePlaying } from './playing.ts'
import { playWords } from './words.ts'

/** The two answers to a choice that is selected and not yet made, or that it was made and is under way. */
export function Confirm({ choice }: { readonly choice: number }) {
  const { choose, select, state } = usePlaying()
  const words = useWords(playWords)
  if (state.sending)
    return (
      <small className="under-way" role="status">
        {words.underWay}
      </small>
    )
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
