import { BadData } from '@hippodrome/engine'
import { GAMES, isGameId } from '@hippodrome/games'
import { useCallback, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { StoredMatch } from '../store/matchStore.ts'
import { store } from '../store/store.ts'
import { gameWords } from './gameWords.ts'
import { useLanguage, useWords } from './language.ts'
import { appWords } from './words.ts'

export function Home() {
  const words = useWords(appWords)
  const language = useLanguage()
  return (
    <>
      <section className="hero">
        <h1>{words.title}</h1>
        <p>{words.tagline}</p>
      </section>
      <section aria-labelledby="games">
        <h2 id="games">{words.games}</h2>
        <ul className="cards">
          {GAMES.map((id) => (
            <li key={id} className="card">
              <h3>{gameWords[id][language].name}</h3>
              <p>{gameWords[id][language].about}</p>
              <p>
                <small>{gameWords[id][language].reconstruction}</small>
              </p>
              <p className="actions">
                <Link href={`/new/${id}`} className="button primary">
                  {words.play}
                </Link>
                <Link href={`/rules/${id}`} className="button">
                  {words.rules}
                </Link>
              </p>
            </li>
          ))}
        </ul>
      </section>
      <Matches />
    </>
  )
}

function Matches() {
  const words = useWords(appWords)
  const [matches, setMatches] = useState<readonly StoredMatch[]>()
  const [noStore, setNoStore] = useState(false)
  const read = useCallback(() => {
    store
      .list()
      .then((list) => setMatches(list.filter((match) => !match.hidden).sort((a, b) => b.changed - a.changed)))
      .catch(() => setNoStore(true))
  }, [])
  useEffect(read, [read])
  return (
    <section aria-labelledby="matches">
      <h2 id="matches">{words.matches}</h2>
      {noStore && <p role="alert">{words.storeNone}</p>}
      {matches?.length === 0 && <p>{words.noMatches}</p>}
      <ul className="matches">
        {matches?.map((match) => (
          <MatchRow key={match.id} match={match} onRemoved={read} />
        ))}
      </ul>
      <ImportButton />
    </section>
  )
}

function MatchRow({ match, onRemoved }: { readonly match: StoredMatch; readonly onRemoved: () => void }) {
  const words = useWords(appWords)
  const language = useLanguage()
  const [asking, setAsking] = useState(false)
  const { game, seats, choices } = match.file
  const name = isGameId(game) ? gameWords[game][language].name : game
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    match.changed,
  )
  const exportFile = async () => (await import('../store/files.ts')).download(match.file)
  return (
    <li>
      <div>
        <strong>{name}</strong> {seats.map((seat) => seat.name).join(', ')}
        <small>
          {when}, {match.result ? words.over : words.choices(choices.length)}
        </small>
      </div>
      <div className="actions">
        <Link href={`/match/${match.id}`} className="button">
          {match.result ? words.look : words.goOn}
        </Link>
        <button type="button" onClick={() => void exportFile()}>
          {words.export}
        </button>
        {asking ? (
          <>
            <span>{words.deleteSure}</span>
            <button
              type="button"
              className="danger"
              onClick={() => void store.remove(match.id).then(onRemoved)}
            >
              {words.delete}
            </button>
            <button type="button" onClick={() => setAsking(false)}>
              {words.cancel}
            </button>
          </>
        ) : (
          <button type="button" onClick={() => setAsking(true)}>
            {words.delete}
          </button>
        )}
      </div>
    </li>
  )
}

function ImportButton() {
  const words = useWords(appWords)
  const [problem, setProblem] = useState<string>()
  const [, go] = useLocation()
  const open = async (file: File) => {
    setProblem(undefined)
    try {
      const { importText } = await import('../store/files.ts')
      go(`/match/${await importText(await file.text())}`)
    } catch (fault) {
      setProblem(fault instanceof BadData || fault instanceof Error ? fault.message : String(fault))
    }
  }
  return (
    <div className="import">
      <label className="button">
        {words.import}
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => {
            const file = target.files?.[0]
            target.value = ''
            if (file) void open(file)
          }}
        />
      </label>
      <small>{words.importHint}</small>
      {problem !== undefined && (
        <p role="alert" className="problem">
          {words.badFile(problem)}
        </p>
      )}
    </div>
  )
}
