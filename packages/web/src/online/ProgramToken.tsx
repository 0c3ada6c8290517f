import { useState } from 'react'
import { useWords } from '../app/language.ts'
import { useOnce } from '../app/useOnce.ts'
import { Copyable } from './Copyable.tsx'
import { tokenFor } from './server.ts'
import { onlineWords } from './words.ts'

/** How a program comes to the seat: the example reads the table from this server with the token. */
const commandFor = (token: string): string =>
  `python3 examples/online.py ${new URL('.', location.href).href.replace(/\/$/, '')} ${token}`

/** For the host: the command with which a program takes its seat. Its token is shown this once. */
export function ProgramToken({ match, seat }: { readonly match: string; readonly seat: number }) {
  const words = useWords(onlineWords)
  const [token, setToken] = useState<string>()
  const [failed, setFailed] = useState(false)
  const show = useOnce(async () => {
    try {
      setToken(await tokenFor(match, seat))
      setFailed(false)
    } catch {
      setFailed(true)
    }
  })
  if (token === undefined)
    return (
      <>
        <button type="button" className="small" data-testid="program-token" onClick={() => void show()}>
          {words.tokenShow}
        </button>
        {failed && <span role="alert">{words.tokenFailed}</span>}
      </>
    )
  return (
    <div className="program-token">
      <small className="quiet">{words.tokenHint}</small>
      <Copyable text={commandFor(token)} label={words.tokenCommand} />
    </div>
  )
}
