import { type ComponentType, lazy, Suspense } from 'react'
import { useLocation } from 'wouter'
import { EmblemMark } from '../app/Emblem.tsx'
import { Icon } from '../app/Icon.tsx'
import { useWords } from '../app/language.ts'
import { useOnce } from '../app/useOnce.ts'
import { Wreath } from '../app/Wreath.tsx'
import { Miniature } from '../miniature/Miniature.tsx'
import { sceneOf } from '../miniature/scene.ts'
import { usePlaying } from '../play/playing.ts'
import { TableBar } from '../play/TableBar.tsx'
import { useShare } from '../play/useShare.tsx'
import { download } from '../store/download.ts'
import { Checks } from './Checks.tsx'
import { Course } from './Course.tsx'
import { ScoreTable } from './ScoreTable.tsx'
import { endWords } from './words.ts'
import './end.css'

/** Scores that a game draws itself. */
const SCORES: { readonly [game: string]: ComponentType | undefined } = {
  court: lazy(async () => ({ default: (await import('../court/Score.tsx')).EndScore })),
}

type Props = { readonly onTable: () => void; readonly onReview: () => void }

/** The end: who won and why, the score, what to do next, how it went, and that the dice were true. */
export default function End({ onTable, onReview }: Props) {
  const { state } = usePlaying()
  const words = useWords(endWords)
  const Score = SCORES[state.game] ?? ScoreTable
  const scene = sceneOf(state.game, state.view.table)
  return (
    <>
      <TableBar untitled>
        <small>{words.choices(state.made)}</small>
      </TableBar>
      <main className="end" id="content" data-testid="result">
        <div>
          <Verdict />
          <section className="card score-card">
            <Suspense>
              <Score />
            </Suspense>
          </section>
          <Next onReview={onReview} />
          <Checks />
          <button type="button" className="to-table" data-testid="to-table" onClick={onTable}>
            <Miniature game={state.game} scene={scene} />
            <span>
              <Icon name="eye" />
              {words.table}
            </span>
          </button>
        </div>
        <aside>
          <Course />
        </aside>
      </main>
    </>
  )
}

function Verdict() {
  const { words: said, state, naming } = usePlaying()
  const words = useWords(endWords)
  const { result, table } = state.view
  if (!result) return undefined
  const winners = result.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
  const names = winners.map((seat) => naming.seats[seat] ?? '')
  const [first = 0] = winners
  const [line = ''] = said.result(result, table, naming)
  // Who plays alone beats nobody: the game says how it went.
  const alone = result.ranks.length === 1
  return (
    <section className="win">
      <Wreath />
      <div>
        <h1 tabIndex={-1} ref={(heading) => heading?.focus({ preventScroll: true })}>
          <EmblemMark seat={first} size={34} />
          {alone ? line : winners.length === 1 ? words.wins(names[0] ?? '') : words.share(names.join(', '))}
        </h1>
        <p>{said.verdict?.(result, table, naming).because ?? line}</p>
      </div>
    </section>
  )
}

/** What one may want next; each of them does something. */
function Next({ onReview }: Pick<Props, 'onReview'>) {
  const { table, walker, state, company } = usePlaying()
  const words = useWords(endWords)
  const [, go] = useLocation()
  const rematch = useOnce(async () => {
    const { playAgain } = await import('../app/playNow.ts')
    go(`/match/${await playAgain(await table.export())}`)
  })
  const { share, said } = useShare((file) => {
    download(file)
    return words.tooLong
  })
  return (
    <>
      <section className="actions ends">
        {company ? (
          company.again
        ) : (
          <button type="button" className="primary big" data-testid="rematch" onClick={() => void rematch()}>
            <Icon name="redo" />
            {words.rematch} <small>{words.rotated}</small>
          </button>
        )}
        <button type="button" className="review-it" data-testid="to-review" onClick={onReview}>
          <Icon name="eye" />
          {words.review}
        </button>
        <button type="button" data-testid="look-back" onClick={() => walker.go(0)}>
          <Icon name="back" />
          {words.lookBack}
        </button>
        <button
          type="button"
          className="wide"
          data-testid="from-moment"
          onClick={() => walker.go(Math.max(0, state.made - 1))}
        >
          <Icon name="play" />
          {words.goOn}
        </button>
        <button type="button" data-testid="share" onClick={() => void share()}>
          <Icon name="share" />
          {words.shareIt}
        </button>
      </section>
      <div role="status" className="said">
        {said}
      </div>
    </>
  )
}
