import type { Account } from '@hippodrome/wire'
import { type FormEvent, type ReactNode, useCallback, useEffect, useState } from 'react'
import { Icon, type IconName } from '../app/Icon.tsx'
import { useLanguage, useWords } from '../app/language.ts'
import { whenOf } from '../app/when.ts'
import { enter, left, useServer } from '../online/useServer.ts'
import {
  addPasskey,
  endSession,
  newCodes,
  proveMail,
  readAccount,
  removeMail,
  removePasskey,
} from './calls.ts'
import { BlockedList } from '../people/BlockedList.tsx'
import { Callings } from './Callings.tsx'
import { LogIn } from './LogIn.tsx'
import { type Deed, useDeed } from './useDeed.ts'
import { accountWords } from './words.ts'
import './account.css'

/** What somebody comes back by, and where they are signed in; for a stranger the ways back. */
export default function MyAccount() {
  const words = useWords(accountWords)
  const me = useServer()
  if (me.kind === 'guest') return <Known />
  return (
    <>
      <p>{words.stranger}</p>
      <LogIn />
    </>
  )
}

type Part = { readonly account: Account; readonly deed: Deed; readonly again: () => Promise<void> }

function Known() {
  const [account, setAccount] = useState<Account>()
  const deed = useDeed()
  const again = useCallback(() => readAccount().then(setAccount), [])
  useEffect(() => {
    again().catch(() => undefined)
  }, [again])
  if (!account) return undefined
  const part = { account, deed, again }
  return (
    <div className="account">
      <Name {...part} />
      <Passkeys {...part} />
      <Codes {...part} />
      {account.ways.mail && <Mail {...part} />}
      <Sessions {...part} />
      <Callings />
      <BlockedList />
      {deed.fault !== undefined && (
        <p role="alert" className="problem">
          {deed.fault}
        </p>
      )}
    </div>
  )
}

type RowProps = {
  readonly icon: IconName
  readonly title: string
  readonly says?: string
  readonly children?: ReactNode
}

const Row = ({ icon, title, says, children }: RowProps) => (
  <li className="account-row">
    <Icon name={icon} />
    <span>
      <b>{title}</b>
      {says !== undefined && <small>{says}</small>}
    </span>
    {children}
  </li>
)

function Name({ account, deed, again }: Part) {
  const words = useWords(accountWords)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = new FormData(event.currentTarget).get('name')
    if (typeof name === 'string') deed.act(() => enter(name).then(again))
  }
  return (
    <form className="account-row" onSubmit={submit}>
      <label>
        <span className="label">{words.name}</span>{' '}
        <input name="name" defaultValue={account.name} required maxLength={40} autoComplete="nickname" />
      </label>
      <button type="submit" className="small">
        {words.change}
      </button>
    </form>
  )
}

function Passkeys({ account: { passkeys, ways }, deed, again }: Part) {
  const words = useWords(accountWords)
  const language = useLanguage()
  const add = () => deed.act(() => addPasskey().then(again))
  if (!ways.passkey) return <p className="quiet">{words.noPasskeys}</p>
  if (passkeys.length === 0)
    return (
      <div className="keep">
        <p>{words.keepSays}</p>
        <button
          type="button"
          className="primary"
          data-testid="add-passkey"
          disabled={deed.busy}
          onClick={add}
        >
          <Icon name="key" />
          {words.keep}
        </button>
      </div>
    )
  return (
    <>
      <div className="between">
        <h3>{words.passkeys}</h3>
        <button type="button" className="small" data-testid="add-passkey" disabled={deed.busy} onClick={add}>
          <Icon name="plus" />
          {words.addOne}
        </button>
      </div>
      <ul className="account-rows" data-testid="passkeys">
        {passkeys.map(({ id, name, used }) => (
          <Row key={id} icon="key" title={name || words.aPasskey} says={words.used(whenOf(used, language))}>
            <button
              type="button"
              className="plain small"
              onClick={() => deed.act(() => removePasskey(id).then(again))}
            >
              {words.remove}
            </button>
          </Row>
        ))}
      </ul>
    </>
  )
}

function Codes({ account: { codes }, deed, again }: Part) {
  const words = useWords(accountWords)
  const language = useLanguage()
  const [shown, setShown] = useState<readonly string[]>()
  const renew = async () => {
    setShown(await newCodes())
    await again()
  }
  return (
    <>
      <ul className="account-rows">
        <Row
          icon="book"
          title={words.codes}
          says={words.codesLeft(codes.left, codes.of, whenOf(codes.made, language))}
        >
          <button type="button" className="small" data-testid="renew-codes" onClick={() => deed.act(renew)}>
            {words.renew}
          </button>
        </Row>
      </ul>
      {shown && (
        <div className="codes" role="note" data-testid="codes">
          <p>{words.codesShown}</p>
          <ol>
            {shown.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ol>
          <button type="button" className="small" onClick={() => setShown(undefined)}>
            {words.codesDone}
          </button>
        </div>
      )}
    </>
  )
}

function Mail({ account: { mail }, deed, again }: Part) {
  const words = useWords(accountWords)
  const language = useLanguage()
  const [sent, setSent] = useState<string>()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const address = new FormData(event.currentTarget).get('address')
    if (typeof address !== 'string') return
    deed.act(() => proveMail(address, language).then(() => setSent(address)))
  }
  if (mail !== undefined)
    return (
      <ul className="account-rows">
        <Row icon="mail" title={words.mail} says={mail}>
          <button
            type="button"
            className="plain small"
            onClick={() => deed.act(() => removeMail().then(again))}
          >
            {words.remove}
          </button>
        </Row>
      </ul>
    )
  return (
    <form className="account-row" onSubmit={submit}>
      <Icon name="mail" />
      <label>
        <span className="label">{words.mail}</span>{' '}
        <input name="address" type="email" required maxLength={254} autoComplete="email" />
        <small>{sent === undefined ? words.mailSays : words.mailSent(sent)}</small>
      </label>
      <button type="submit" className="small" disabled={deed.busy}>
        {words.save}
      </button>
    </form>
  )
}

function Sessions({ account, deed, again }: Part) {
  const words = useWords(accountWords)
  const language = useLanguage()
  const [sure, setSure] = useState(false)
  const hasWay = account.passkeys.length > 0 || account.mail !== undefined
  const signOut = (id: string) => {
    if (hasWay || sure) deed.act(() => endSession(id).then(left))
    else setSure(true)
  }
  return (
    <>
      <h3 className="over-line">{words.signedIn}</h3>
      <ul className="account-rows" data-testid="sessions">
        {account.sessions.map(({ id, browser, seen, current }) => (
          <Row
            key={id}
            icon="screen"
            title={browser || words.someBrowser}
            says={current ? (sure ? words.signOutSure : words.thisOne) : words.seen(whenOf(seen, language))}
          >
            {current ? (
              <button type="button" className="plain small" onClick={() => signOut(id)}>
                {words.signOut}
              </button>
            ) : (
              <button
                type="button"
                className="small danger"
                onClick={() => deed.act(() => endSession(id).then(again))}
              >
                {words.end}
              </button>
            )}
          </Row>
        ))}
      </ul>
    </>
  )
}
