import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { Icon } from '../app/Icon.tsx'
import { useWords } from '../app/language.ts'
import { left, useServer } from '../online/useServer.ts'
import { Dialog } from '../play/Dialog.tsx'
import { deleteAccount, EXPORT } from './calls.ts'
import { useDeed } from './useDeed.ts'
import { accountWords } from './words.ts'
import './account.css'

/** All that the server keeps of somebody: to take along, or to be gone. */
export default function MyData() {
  const words = useWords(accountWords)
  const me = useServer()
  const [asks, setAsks] = useState(false)
  if (me.kind !== 'guest') return undefined
  return (
    <>
      <h3>{words.data}</h3>
      <p>{words.dataSays}</p>
      <p className="actions">
        <a className="button small" href={EXPORT} download data-testid="export">
          <Icon name="down" />
          {words.export}
        </a>
        <button type="button" className="small danger" data-testid="delete" onClick={() => setAsks(true)}>
          <Icon name="trash" />
          {words.delete}
        </button>
      </p>
      {asks && <Delete name={me.name} onClose={() => setAsks(false)} />}
    </>
  )
}

function Delete({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  const words = useWords(accountWords)
  const [, go] = useLocation()
  const [typed, setTyped] = useState('')
  const { act, busy, fault } = useDeed()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    act(async () => {
      await deleteAccount(typed)
      onClose()
      await left()
      go('/')
    })
  }
  return (
    <Dialog title={words.delete} onClose={onClose}>
      <form onSubmit={submit}>
        <p>{words.deleteSays}</p>
        <p>
          <a href={EXPORT} download>
            {words.exportFirst}
          </a>
        </p>
        <label>
          <span className="label">{words.deleteName(name)}</span>{' '}
          <input
            name="typed"
            value={typed}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        {fault !== undefined && (
          <p role="alert" className="problem">
            {fault}
          </p>
        )}
        <p className="actions">
          <button type="button" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="submit" className="danger" disabled={busy || typed.trim() !== name}>
            {words.delete}
          </button>
        </p>
      </form>
    </Dialog>
  )
}
