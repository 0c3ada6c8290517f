import { type Case, type Judgement, LONGEST_TALK } from '@hippodrome/wire'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useDeed } from '../account/useDeed.ts'
import { nameOfGame } from '../app/gameWords.ts'
import { useLanguage, useWords } from '../app/language.ts'
import { whenOf } from '../app/when.ts'
import { judge, readCases } from './calls.ts'
import { peopleWords, reasonWords } from './words.ts'
import './people.css'

/** What was reported, with what was said, and what can be done about it. */
export default function ModerationScreen() {
  const words = useWords(peopleWords)
  const [cases, setCases] = useState<readonly Case[]>()
  const { act, busy, fault } = useDeed()
  const again = useCallback(() => readCases().then(setCases), [])
  useEffect(() => {
    again().catch(() => setCases([]))
  }, [again])
  const deed = (judgement: Judgement) => act(() => judge(judgement).then(again))
  return (
    <>
      <h1>{words.moderation}</h1>
      {fault !== undefined && (
        <p role="alert" className="problem">
          {fault}
        </p>
      )}
      {cases?.length === 0 && <p className="quiet">{words.noCases}</p>}
      <ul className="cases">
        {cases?.map((one) => (
          <CaseCard key={one.id} one={one} busy={busy} deed={deed} />
        ))}
      </ul>
    </>
  )
}

type Props = { readonly one: Case; readonly busy: boolean; readonly deed: (judgement: Judgement) => void }

function CaseCard({ one, busy, deed }: Props) {
  const words = useWords(peopleWords)
  const language = useLanguage()
  const { about, match, game, lines, id } = one
  const line = lines.find(({ reported, text }) => reported && text !== undefined)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const said = new FormData(form).get('words')
    const { submitter } = event.nativeEvent as SubmitEvent
    const what = submitter instanceof HTMLButtonElement && submitter.value === 'ban' ? 'ban' : 'warn'
    if (typeof said === 'string' && said.trim() !== '') deed({ do: what, person: about.person, words: said })
    form.reset()
  }
  return (
    <li className="card" data-testid="case">
      <div className="between">
        <h2>
          <Link href={`/people/${about.person}`}>{about.name}</Link>: {reasonWords[language][one.reason]}
        </h2>
        <small className="quiet">
          {whenOf(one.at, language)}, {words.reported(one.by)}
        </small>
      </div>
      <p className="quiet">
        {words.record(about.reports, about.warnings)}
        {about.banned && `, ${words.banned}`}
      </p>
      {one.words !== undefined && <blockquote>{one.words}</blockquote>}
      {match !== undefined && (
        <>
          <h3>
            {words.said} <small className="quiet">{nameOfGame(game ?? '', language)}</small>
          </h3>
          <Said lines={lines} />
        </>
      )}
      <form onSubmit={submit}>
        <label>
          <span className="label">{words.words}</span>
          <input name="words" maxLength={LONGEST_TALK} required autoComplete="off" />
        </label>
        <button type="submit" name="what" value="warn" disabled={busy}>
          {words.warn}
        </button>
        <button type="submit" name="what" value="ban" className="danger" disabled={busy || about.banned}>
          {words.ban}
        </button>
      </form>
      <p className="actions">
        {match !== undefined && line && (
          <button
            type="button"
            data-testid="remove"
            disabled={busy}
            onClick={() => deed({ do: 'remove', match, line: line.version })}
          >
            {words.remove}
          </button>
        )}
        <button type="button" disabled={busy} onClick={() => deed({ do: 'rename', person: about.person })}>
          {words.removeName}
        </button>
        {match !== undefined && (
          <a className="button" href={`#/table/${match}`}>
            {words.lookAt}
          </a>
        )}
        <button
          type="button"
          className="primary"
          data-testid="close"
          disabled={busy}
          onClick={() => deed({ do: 'close', report: id })}
        >
          {words.done}
        </button>
      </p>
    </li>
  )
}

function Said({ lines }: Pick<Case, 'lines'>) {
  const words = useWords(peopleWords)
  const language = useLanguage()
  if (lines.length === 0) return <p className="quiet">{words.nothingSaid}</p>
  return (
    <ol className="case-lines">
      {lines.map(({ version, at, from, to, text, reported }) => (
        <li key={version} className={reported ? 'reported' : ''}>
          <small>
            <b>{from}</b>
            {to !== 'table' && `, ${to === 'watchers' ? words.toWatchers : words.toOne(to)}`},{' '}
            {whenOf(at, language)}
          </small>
          {text ?? <em className="quiet">{words.gone}</em>}
        </li>
      ))}
    </ol>
  )
}
