import { type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import { Icon } from '../app/Icon.tsx'
import { useLanguage, useWords } from '../app/language.ts'
import { comeBack, entered, useServer } from '../online/useServer.ts'
import { askForLink, logInByPasskey } from './calls.ts'
import { useDeed } from './useDeed.ts'
import { accountWords } from './words.ts'
import './account.css'

/** What was typed into a field of a form that was sent. */
const typed = (event: FormEvent<HTMLFormElement>, name: string): string => {
  event.preventDefault()
  const text = new FormData(event.currentTarget).get(name)
  return typeof text === 'string' ? text : ''
}

/** The ways back, those that this server has; none asks for a name. */
export function LogIn() {
  const words = useWords(accountWords)
  const language = useLanguage()
  const me = useServer()
  const [sent, setSent] = useState(false)
  const { act, busy, fault } = useDeed()
  const { passkey, mail } = me.kind === 'stranger' ? me.ways : { passkey: false, mail: false }
  return (
    <div className="log-in">
      <p className="quiet">{words.logInSays}</p>
      {passkey && (
        <button
          type="button"
          className="primary"
          disabled={busy}
          data-testid="log-in-passkey"
          onClick={() => act(async () => entered(await logInByPasskey()))}
        >
          <Icon name="key" />
          {words.byPasskey}
        </button>
      )}
      <form onSubmit={(event) => act(() => comeBack(typed(event, 'code')))}>
        <label>
          <span className="label">{words.code}</span>
          <input name="code" required maxLength={80} autoComplete="off" />
        </label>
        <button type="submit" disabled={busy}>
          {words.byCode}
        </button>
      </form>
      {mail && (
        <form
          onSubmit={(event) =>
            act(async () => {
              await askForLink(typed(event, 'address'), language)
              setSent(true)
            })
          }
        >
          <label>
            <span className="label">{words.mail}</span>
            <input name="address" type="email" required maxLength={254} autoComplete="email" />
          </label>
          <button type="submit" disabled={busy}>
            {words.sendLink}
          </button>
        </form>
      )}
      {sent && <p role="status">{words.linkSent}</p>}
      {fault !== undefined && (
        <p role="alert" className="problem">
          {fault}
        </p>
      )}
    </div>
  )
}

/** A page of its own, from the first page. */
export default function LogInScreen() {
  const words = useWords(accountWords)
  const me = useServer()
  if (me.kind === 'guest')
    return (
      <section className="card empty">
        <h1>{me.name}</h1>
        <Link href="/" className="button primary">
          {words.home}
        </Link>
      </section>
    )
  return (
    <section className="card log-in-page">
      <h1>{words.logIn}</h1>
      <LogIn />
    </section>
  )
}
