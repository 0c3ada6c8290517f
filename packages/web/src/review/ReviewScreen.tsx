import type { Review } from '@hippodrome/bots/review'
import { useEffect } from 'react'
import { Icon } from '../app/Icon.tsx'
import { useLanguage, useWords } from '../app/language.ts'
import { usePlaying } from '../play/playing.ts'
import { playWords } from '../play/words.ts'
import { TableBar } from '../play/TableBar.tsx'
import { useBackCloses } from '../play/useBackCloses.ts'
import { Chances } from './Chances.tsx'
import { Mistakes } from './Mistakes.tsx'
import { Parts } from './Parts.tsx'
import { makeReview, openReview, stopReview, useReviewing } from './reviewing.ts'
import { earlierOf } from './useMistake.ts'
import { reviewWords } from './words.ts'
import '../end/course.css'
import '../end/end.css'
import './review.css'

/** A finished match looked at again: what was luck, what was play, and what could have been. */
export default function ReviewScreen({ onResult }: { readonly onResult: () => void }) {
  const { table, state } = usePlaying()
  const words = useWords(reviewWords)
  const prompts = useWords(playWords)
  const { match, step, review } = useReviewing()
  const { unaided = false } = state
  useEffect(() => void (unaided || openReview(table)), [table, unaided])
  useBackCloses(onResult)
  const found = match === table.id ? review : undefined
  return (
    <>
      <TableBar untitled />
      <main className="end review" id="content" data-testid="review" data-step={step}>
        <header>
          <h1 tabIndex={-1} ref={(heading) => heading?.focus({ preventScroll: true })}>
            {words.review}
          </h1>
          <p>{words.about}</p>
          <button type="button" data-testid="to-result" onClick={onResult}>
            <Icon name="flag" />
            {words.toResult}
          </button>
        </header>
        {unaided ? <p data-testid="unaided">{prompts.unaided}</p> : <Work />}
        {found && !unaided && <Found review={found} />}
      </main>
    </>
  )
}

/** How far the work is, and how to end it or begin it again. */
function Work() {
  const { table } = usePlaying()
  const words = useWords(reviewWords)
  const { step, done } = useReviewing()
  if (step === 'there') return undefined
  const percent = Math.round(done * 100)
  return (
    <section className="card work">
      <p role="status" aria-live={step === 'running' ? 'off' : 'polite'}>
        {step === 'running' ? words.running(percent) : words[step]}
      </p>
      {step === 'running' ? (
        <>
          <progress value={done} max={1} aria-label={words.review} />
          <button type="button" data-testid="stop-review" onClick={stopReview}>
            {words.stop}
          </button>
        </>
      ) : (
        step !== 'reading' && (
          <button type="button" className="primary" onClick={() => void makeReview(table, 'usual')}>
            {words.again}
          </button>
        )
      )}
    </section>
  )
}

function Found({ review }: { readonly review: Review }) {
  const { table, state } = usePlaying()
  const words = useWords(reviewWords)
  const language = useLanguage()
  const isRunning = useReviewing(({ step }) => step === 'running')
  const earlier = earlierOf(review, state)
  return (
    <>
      <div>
        <Parts accounts={review.accounts} />
        <Mistakes mistakes={review.mistakes} earlier={earlier} />
      </div>
      <aside>
        <Chances review={review} earlier={earlier} />
        <section className="card judged">
          <p data-testid="judged" data-judge={review.judge}>
            {review.learned === undefined
              ? words.byHand
              : words.byModel(review.learned.toLocaleString(language))}
          </p>
          {review.accounts.length === 1 && <p>{words.alone}</p>}
          {review.effort !== 'deep' && !isRunning && (
            <button
              type="button"
              className="small"
              title={words.longerHint}
              onClick={() => void makeReview(table, 'deep')}
            >
              {words.longer}
            </button>
          )}
        </section>
      </aside>
    </>
  )
}
