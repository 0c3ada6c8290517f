import { type FormEvent, useState } from 'react'
import { useWords } from '../app/language.ts'
import { LogIn } from '../account/LogIn.tsx'
import { enter } from './useServer.ts'
import { onlineWords } from './words.ts'

/** The one thing that is asked of somebody who comes by a link. */
export function Newcomer({ invited }: { readonly invited: boolean }) {
  const words = useWords(onlineWords)
  const [fault, setFault] = useState<string>()
  const failed = (reason: unknown) => setFault(reason instanceof Error ? reason.message : String(reason))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = new FormData(event.currentTarget).get('name')
    if (typeof name !== 'string') return
    enter(name).catch(failed)
  }
  return (
    <div className="card newcomer">
      <h1>{invited ? words.invitedTo : words.comeTo}</h1>
      <form onSubmit={submit}>
        <label>
          <span className="label">{words.yourName}</span>
          <input name="name" required maxLength={40} autoComplete="nickname" />
        </label>
        <p className="quiet">{words.nameHint}</p>
        {fault !== undefined && <p role="alert">{fault}</p>}
        <button type="submit" className="button primary big">
          {words.comeIn}
        </button>
      </form>
      <details>
        <summary>{words.haveCode}</summary>
        <LogIn />
      </details>
    </div>
  )
}
