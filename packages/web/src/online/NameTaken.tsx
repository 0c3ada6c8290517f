import { type FormEvent } from 'react'
import { useWords } from '../app/language.ts'
import type { Sit } from './useSit.ts'
import { onlineWords } from './words.ts'

/** Somebody else at the table has the name: another is asked for, and the seat is taken under it. */
export function NameTaken({ sit, taken }: Sit) {
  const words = useWords(onlineWords)
  if (!taken) return undefined
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = new FormData(event.currentTarget).get('name')
    if (typeof name === 'string') sit(taken.seat, name.trim())
  }
  return (
    <form className="card name-taken" onSubmit={submit}>
      <p role="alert">{words.nameTaken(taken.name)}</p>
      <label>
        <span className="label">{words.anotherName}</span>{' '}
        <input name="name" required maxLength={40} autoComplete="off" />
      </label>{' '}
      <button type="submit" className="button primary">
        {words.takeSeat}
      </button>
    </form>
  )
}
