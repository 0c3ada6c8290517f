import { EmblemMark } from '../app/Emblem.tsx'
import { useLanguage, useWords } from '../app/language.ts'
import { GoOnFrom } from '../history/GoOnFrom.tsx'
import { usePlaying } from '../play/playing.ts'
import { costOf } from './figures.ts'
import { PlayOut } from './PlayOut.tsx'
import { useMistake } from './useMistake.ts'
import { reviewWords } from './words.ts'
import './review.css'

/** Over the board while one looks back from the review: what was played here, what was better, and the way back. */
export default function ReviewNote({ onReturn }: { readonly onReturn: () => void }) {
  const words = useWords(reviewWords)
  const { mistake, review, moment } = useMistake()
  return (
    <section className="review-note" aria-label={words.review} data-testid="review-note">
      {mistake && <About />}
      {mistake && review && <PlayOut review={review} mistake={mistake} moment={moment} />}
      <p className="actions">
        {mistake && <TryAgain at={moment} />}
        <button
          type="button"
          className={mistake ? '' : 'primary'}
          data-testid="back-to-review"
          onClick={onReturn}
        >
          {words.back}
        </button>
      </p>
    </section>
  )
}

function About() {
  const { naming } = usePlaying()
  const language = useLanguage()
  const words = useWords(reviewWords)
  const { mistake, go, place, count } = useMistake()
  if (!mistake) return undefined
  const { seat, cost, played, better } = mistake
  return (
    <>
      <p>
        <EmblemMark seat={seat} size={14} />
        <b>{naming.seats[seat]}</b>
        <span className="cost">{words.cost(costOf(cost, language))}</span>
        <span className="steps">
          <button
            type="button"
            className="plain icon small"
            aria-label={words.previous}
            aria-disabled={place === 0}
            onClick={() => go(-1)}
          >
            ‹
          </button>
          <button
            type="button"
            className="plain icon small"
            aria-label={words.next}
            aria-disabled={place === count - 1}
            onClick={() => go(1)}
          >
            ›
          </button>
        </span>
      </p>
      <dl aria-live="polite">
        <dt>{words.played}</dt>
        <dd>{played[language]}</dd>
        <dt>{words.better}</dt>
        <dd className="better">{better[language]}</dd>
      </dl>
    </>
  )
}

function TryAgain({ at }: { readonly at: number }) {
  const words = useWords(reviewWords)
  return (
    <GoOnFrom
      at={at}
      says={words.tryAgain}
      hint={words.tryHint}
      failure={words.cannotTry}
      testId="try-again"
    />
  )
}
