import { LONGEST_TALK, REPORT_REASONS } from '@hippodrome/wire'
import { type FormEvent, useState } from 'react'
import { useDeed } from '../account/useDeed.ts'
import { useLanguage, useWords } from '../app/language.ts'
import { Dialog } from '../play/Dialog.tsx'
import { sendReport } from './calls.ts'
import { peopleWords, reasonWords } from './words.ts'
import './people.css'

type Props = {
  readonly person: string
  readonly name: string
  /** Something that they said at a table. */
  readonly line?: { readonly match: string; readonly line: number }
  readonly onClose: () => void
}

/** Tells the moderators of somebody, or of something that they said. */
export function ReportDialog({ person, name, line, onClose }: Props) {
  const words = useWords(peopleWords)
  const reasons = reasonWords[useLanguage()]
  const { act, busy, fault } = useDeed()
  const [sent, setSent] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const reason = REPORT_REASONS.find((known) => known === form.get('reason')) ?? 'other'
    const own = form.get('words')
    const said = typeof own === 'string' && own.trim() !== '' ? { words: own } : {}
    act(() => sendReport({ person, reason, ...line, ...said }).then(() => setSent(true)))
  }
  return (
    <Dialog title={words.reportOf(name)} onClose={onClose} className="report">
      {sent ? (
        <p role="status">{words.sent}</p>
      ) : (
        <form onSubmit={submit}>
          <p>{words.reportSays}</p>
          <fieldset>
            <legend>{words.why}</legend>
            {REPORT_REASONS.map((reason) => (
              <label key={reason} className="one-reason">
                <input type="radio" name="reason" value={reason} required /> {reasons[reason]}
              </label>
            ))}
          </fieldset>
          <label>
            <span className="label">{words.yourWords}</span>
            <textarea name="words" maxLength={LONGEST_TALK} />
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
            <button type="submit" className="primary" disabled={busy}>
              {words.send}
            </button>
          </p>
        </form>
      )}
    </Dialog>
  )
}
