import { useState } from 'react'
import { Link, useParams } from 'wouter'
import { useWords } from '../app/language.ts'
import { entered } from '../online/useServer.ts'
import { confirmMail, logInByLink } from './calls.ts'
import { useDeed } from './useDeed.ts'
import { accountWords } from './words.ts'
import './account.css'

/** Where the link of a mail leads: nothing happens before its button is pressed. */
export default function LinkScreen() {
  const { what, secret } = useParams<{ what: string; secret: string }>()
  const words = useWords(accountWords)
  const { act, busy, fault } = useDeed()
  const [done, setDone] = useState<string>()
  const isMail = what === 'mail'
  const use = async () => {
    if (isMail) setDone(words.linkMailDone(await confirmMail(secret)))
    else {
      const name = await logInByLink(secret)
      entered(name)
      setDone(name)
    }
  }
  return (
    <section className="card empty">
      <h1>{done ?? (isMail ? words.linkMail : words.linkIn)}</h1>
      {done === undefined ? (
        <>
          <p>{isMail ? words.linkMailSays : words.linkInSays}</p>
          <button
            type="button"
            className="primary"
            disabled={busy}
            data-testid="use-link"
            onClick={() => act(use)}
          >
            {isMail ? words.linkMailDo : words.linkInDo}
          </button>
        </>
      ) : (
        <Link href="/" className="button primary">
          {words.home}
        </Link>
      )}
      {fault !== undefined && (
        <p role="alert" className="problem">
          {fault}
        </p>
      )}
    </section>
  )
}
