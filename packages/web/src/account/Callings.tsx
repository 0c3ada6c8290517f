import { type Calling, callingSchema, HOOKS, type How, HOWS, type When, WHENS } from '@hippodrome/wire'
import { type FormEvent, useEffect, useState } from 'react'
import * as v from 'valibot'
import { useLanguage, useWords } from '../app/language.ts'
import { call, Refused } from '../online/server.ts'
import { callingWords } from './callingWords.ts'

const NIGHTS: Calling['quiet'] = Array.from({ length: 7 }, () => [
  [0, 8],
  [23, 24],
])

const answerSchema = v.object({ key: v.string(), calling: v.optional(callingSchema) })

/** Lets this browser be called, if it may. */
async function subscribe(key: string): Promise<void> {
  const worker = await navigator.serviceWorker.ready
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = made.toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  await call('POST', '/me/notices/push', { subscription: { endpoint, p256dh, auth } })
}

/** When somebody wants to be called, and how: saved at once. */
export function Callings() {
  const words = useWords(callingWords)
  const language = useLanguage()
  const [key, setKey] = useState('')
  const [calling, setCalling] = useState<Calling>()
  const [said, setSaid] = useState('')
  useEffect(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    const none: Calling = {
      language,
      zone,
      when: { turn: [], answer: [], done: [], vote: [], end: [] },
      quiet: NIGHTS,
    }
    void call('GET', '/me/notices').then((json) => {
      const known = v.parse(answerSchema, json)
      setKey(known.key)
      setCalling(known.calling ?? none)
    })
  }, [language])
  if (!calling) return undefined
  /** What was clicked shows at once, and what is refused goes back to what it was. */
  const keep = async (next: Calling) => {
    setCalling(next)
    try {
      await call('POST', '/me/notices', { calling: { ...next, language } })
      setSaid(words.saved)
    } catch (fault) {
      setCalling(calling)
      setSaid(fault instanceof Refused && fault.code === 'not-called' ? words['not-called'] : String(fault))
    }
  }
  const turn = async (when: When, how: How, on: boolean) => {
    const others = calling.when[when].filter((known) => known !== how)
    if (on && how === 'push')
      try {
        await subscribe(key)
      } catch {
        return setSaid(words.noPush)
      }
    return keep({ ...calling, when: { ...calling.when, [when]: on ? [...others, how] : others } })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const url = form.get('url')
    const kind = HOOKS.find((known) => known === form.get('kind')) ?? 'json'
    const { webhook: _old, ...rest } = calling
    void keep(typeof url === 'string' && url !== '' ? { ...rest, webhook: { url, kind } } : rest)
  }
  const test = async () => {
    const { reached } = (await call('POST', '/me/notices/test', {})) as { reached: How[] }
    setSaid(words.reached(reached.map((how) => words[how]).join(', ')))
  }
  return (
    <div className="callings">
      <table>
        <caption>{words.title}</caption>
        <thead>
          <tr>
            <td />
            {HOWS.map((how) => (
              <th key={how} scope="col">
                {words[how]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WHENS.map((when) => (
            <tr key={when}>
              <th scope="row">{words[when]}</th>
              {HOWS.map((how) => (
                <td key={how}>
                  <input
                    type="checkbox"
                    aria-label={`${words[when]}: ${words[how]}`}
                    checked={calling.when[when].includes(how)}
                    onChange={({ target }) => void turn(when, how, target.checked)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="quiet">{words.says}</p>
      <form className="account-row" onSubmit={submit}>
        <label>
          <span className="label">{words.address}</span>{' '}
          <input name="url" defaultValue={calling.webhook?.url ?? ''} maxLength={500} autoComplete="off" />
        </label>
        <select name="kind" aria-label={words.kind} defaultValue={calling.webhook?.kind ?? 'json'}>
          {HOOKS.map((kind) => (
            <option key={kind}>{kind}</option>
          ))}
        </select>
        <button type="submit" className="small">
          {words.save}
        </button>
        <button type="button" className="small" data-testid="test-calling" onClick={() => void test()}>
          {words.test}
        </button>
      </form>
      <p role="status">{said}</p>
    </div>
  )
}
