import { GAMES } from '@hippodrome/games'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { lessonIds } from '../lessons/ids.ts'
import { useProgress } from '../lessons/progress.ts'
import type { StoredMatch } from '../store/matchStore.ts'
import { GameCards } from './GameCards.tsx'
import { nameOfGame } from './gameWords.ts'
import { homeWords } from './homeWords.ts'
import { Icon } from './Icon.tsx'
import { ImportButton } from './ImportButton.tsx'
import { useLanguage, useWords } from './language.ts'
import { FinishedRow, RunningRow, WaitingCard } from './MatchList.tsx'
import { waitsForPerson } from './useMatches.ts'
import { usePlayNow } from './usePlayNow.ts'

const SHOWN = 6

/** Who comes back: what waits for a person first, then what goes on, then what is over. */
export function HomeReturning({ matches }: { readonly matches: readonly StoredMatch[] }) {
  const words = useWords(homeWords)
  const [all, setAll] = useState(false)
  const { play, problem } = usePlayNow()
  const waiting = matches.filter(waitsForPerson)
  const running = matches.filter((match) => !match.result && !waitsForPerson(match))
  const finished = matches.filter((match) => match.result)
  const shown = all ? finished : finished.slice(0, SHOWN)
  useEnter(waiting[0])
  return (
    <>
      <div className="head">
        <h1>{waiting.length > 0 ? words.waiting(waiting.length) : words.noneWaits}</h1>
        <ImportButton />
        <Link href="/new/families" className={waiting.length > 0 ? 'button' : 'button primary'}>
          <Icon name="plus" />
          {words.newMatch}
        </Link>
      </div>
      {waiting.length > 0 && (
        <section className="waits">
          {waiting.map((match, index) => (
            <WaitingCard key={match.id} match={match} first={index === 0} />
          ))}
        </section>
      )}
      {running.length > 0 && (
        <section aria-labelledby="running">
          <div className="section-head">
            <h2 id="running">{words.running}</h2>
            <small>{words.runningSays}</small>
          </div>
          <ul className="card rows">
            {running.map((match) => (
              <RunningRow key={match.id} match={match} />
            ))}
          </ul>
        </section>
      )}
      {finished.length > 0 && (
        <section aria-labelledby="finished">
          <div className="section-head">
            <h2 id="finished">{words.finished}</h2>
            {finished.length > shown.length && (
              <button type="button" className="plain small" onClick={() => setAll(true)}>
                {words.all(finished.length)}
              </button>
            )}
          </div>
          <ul className="card rows">
            {shown.map((match) => (
              <FinishedRow key={match.id} match={match} />
            ))}
          </ul>
        </section>
      )}
      <NextLesson />
      {problem !== undefined && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
      <div className="section-head">
        <h2>{words.games}</h2>
      </div>
      <GameCards onPlay={play} />
    </>
  )
}

/** The next lesson of a game that somebody began to learn, or else of the first. */
function NextLesson() {
  const words = useWords(homeWords)
  const language = useLanguage()
  const { has } = useProgress()
  const open = GAMES.flatMap((game) => {
    const ids = lessonIds(game)
    const next = ids.findIndex((id) => !has(game, id))
    return next < 0 ? [] : [{ game, next, of: ids.length }]
  })
  const lesson = open.find(({ next }) => next > 0) ?? open[0]
  if (!lesson) return undefined
  const { game, next, of } = lesson
  return (
    <section className="card next-lesson">
      <Icon name="learn" />
      <div>
        <h3>{words.nextLesson}</h3>
        <small>
          {nameOfGame(game, language)}: {words.lessonOf(next + 1, of)}
        </small>
      </div>
      <Link href={`/lessons/${game}/${next + 1}`} className="button small">
        {words.begin}
      </Link>
    </section>
  )
}

/** Enter goes to the first match that waits, unless something else has the focus. */
function useEnter(first: StoredMatch | undefined): void {
  const [, go] = useLocation()
  const id = first?.id
  useEffect(() => {
    if (id === undefined) return undefined
    const press = ({ key, target }: KeyboardEvent) => {
      if (key === 'Enter' && (target === document.body || target === document.getElementById('content')))
        go(`/match/${id}`)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [id, go])
}
