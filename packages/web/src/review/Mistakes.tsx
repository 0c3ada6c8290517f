import type { Mistake } from '@hippodrome/bots/review'
import { useEffect, useRef, useState } from 'react'
import { EmblemMark } from '../app/Emblem.tsx'
import { useLanguage, useWords } from '../app/language.ts'
import { usePlaying } from '../play/playing.ts'
import { costOf } from './figures.ts'
import { reviewWords } from './words.ts'

type Props = { readonly mistakes: readonly Mistake[]; readonly earlier: number }

/** So many are told before somebody wants to read on. */
const FIRST = 6

/** The dearest choices, with what would have been better; each can be seen on the board. */
export function Mistakes({ mistakes, earlier }: Props) {
  const { naming } = usePlaying()
  const words = useWords(reviewWords)
  const [whose, setWhose] = useState<number>()
  const [all, setAll] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  // What was pressed for them is gone: whoever did so goes on with the first of the others.
  useEffect(() => {
    if (all) list.current?.children[FIRST]?.querySelector('button')?.focus({ preventScroll: true })
  }, [all])
  const seats = [...new Set(mistakes.map(({ seat }) => seat))].sort((a, b) => a - b)
  const shown = mistakes.filter(({ seat }) => whose === undefined || seat === whose)
  return (
    <section className="card">
      <h2>{words.mistakes}</h2>
      <p className="quiet">{mistakes.length === 0 ? words.noMistakes : words.mistakesSay}</p>
      {seats.length > 1 && (
        <div className="segments" role="group" aria-label={words.whose}>
          {[undefined, ...seats].map((seat) => (
            <button
              key={seat ?? 'all'}
              type="button"
              aria-pressed={whose === seat}
              onClick={() => setWhose(seat)}
            >
              {seat === undefined ? words.all : naming.seats[seat]}
            </button>
          ))}
        </div>
      )}
      <ol ref={list} className="mistakes">
        {(all ? shown : shown.slice(0, FIRST)).map((mistake) => (
          <Row key={mistake.at} mistake={mistake} earlier={earlier} />
        ))}
      </ol>
      {!all && shown.length > FIRST && (
        <button type="button" data-testid="more-mistakes" onClick={() => setAll(true)}>
          {words.moreMistakes(shown.length - FIRST)}
        </button>
      )}
    </section>
  )
}

function Row({ mistake, earlier }: { readonly mistake: Mistake; readonly earlier: number }) {
  const { naming, walker } = usePlaying()
  const language = useLanguage()
  const words = useWords(reviewWords)
  const { at, seat, cost, played, better } = mistake
  const number = earlier + at + 1
  return (
    <li data-testid="mistake">
      <p>
        <EmblemMark seat={seat} size={14} />
        <b>{naming.seats[seat]}</b> <span className="quiet">{words.choice(number)}</span>
        <span className="cost">{words.cost(costOf(cost, language))}</span>
      </p>
      <dl>
        <dt>{words.played}</dt>
        <dd>{played[language]}</dd>
        <dt>{words.better}</dt>
        <dd className="better">{better[language]}</dd>
      </dl>
      <button
        type="button"
        className="small"
        aria-label={words.showMistake(number)}
        onClick={() => walker.go(earlier + at)}
      >
        {words.show}
      </button>
    </li>
  )
}
