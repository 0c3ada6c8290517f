import type { BotStrength, RatingView } from '@hippodrome/wire'
import { Link } from 'wouter'
import { nameOfGame } from '../app/gameWords.ts'
import { GameSign } from '../app/GameSign.tsx'
import { useLanguage, useWords } from '../app/language.ts'
import { levelOf } from '../setup/levels.ts'
import { setupWords } from '../setup/words.ts'
import { peopleWords } from './words.ts'

type Props = { readonly ratings: readonly RatingView[]; readonly mine: boolean }

/** How strong somebody is at each game, by how many play, and how sure that is. */
export function Ratings({ ratings, mine }: Props) {
  const words = useWords(peopleWords)
  return (
    <section className="card" aria-labelledby="ratings">
      <h2 id="ratings">{words.rating}</h2>
      {ratings.map((rating) => (
        <Rating key={`${rating.game} ${rating.seats}`} rating={rating} />
      ))}
      {ratings.length === 0 && (
        <>
          <p>{words.noRating}</p>
          <p className="quiet">{words.noRatingSays}</p>
          {mine && (
            <Link href="/tables" className="button small">
              {words.toTables}
            </Link>
          )}
        </>
      )}
    </section>
  )
}

function Rating({ rating }: { readonly rating: RatingView }) {
  const words = useWords(peopleWords)
  const language = useLanguage()
  const { game, seats, points, spread, matches, enough, line, bots } = rating
  const number = new Intl.NumberFormat(language)
  const rests = matches < enough ? words.provisional(matches, enough) : words.matches(matches)
  return (
    <div className="rating" data-testid="rating">
      <GameSign game={game} />
      <div>
        <p>
          <b className="points">{number.format(points)}</b> <small>± {number.format(spread)}</small>
        </p>
        <small>
          {nameOfGame(game, language)}; {words.players(seats)}, {rests}
        </small>
      </div>
      <Line line={line} says={words.lineOf(line.map((one) => number.format(one)).join(', '))} />
      {bots.length > 0 && <Bots bots={bots} number={number} />}
    </div>
  )
}

/** As many points as a newcomer has: the others are measured by it. */
const MEASURE = { level: 'squire', points: 1500 } as const

function Bots({
  bots,
  number,
}: {
  readonly bots: readonly BotStrength[]
  readonly number: Intl.NumberFormat
}) {
  const words = useWords(peopleWords)
  const names = useWords(setupWords)
  const nameOf = (level: string): string => {
    const known = levelOf(level)
    return known === undefined ? level : names[known].toLowerCase()
  }
  return (
    <details>
      <summary>
        <small>
          {words.botsStand}{' '}
          {[MEASURE, ...bots]
            .toSorted((one, other) => one.points - other.points)
            .map(({ level, points }) => `${nameOf(level)} ${number.format(points)}`)
            .join(', ')}
        </small>
      </summary>
      <ul>
        <li>
          {nameOf(MEASURE.level)}: {words.measure}
        </li>
        {bots.map(({ level, spread, matches, seats }) => (
          <li key={level}>
            {nameOf(level)} ± {spread}: {words.byMatches(matches, seats)}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The width and height of the drawing. */
const [WIDTH, HEIGHT, EDGE] = [150, 44, 4]

function Line({ line, says }: { readonly line: readonly number[]; readonly says: string }) {
  if (line.length < 2) return undefined
  const [low, high] = [Math.min(...line), Math.max(...line)]
  const at = (value: number, index: number) => [
    EDGE + (index * (WIDTH - 2 * EDGE)) / (line.length - 1),
    HEIGHT - EDGE - ((value - low) * (HEIGHT - 2 * EDGE)) / (high - low || 1),
  ]
  const [x, y] = at(line.at(-1) ?? 0, line.length - 1)
  return (
    <svg className="rating-line" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={says}>
      <polyline points={line.map((value, index) => at(value, index).join()).join(' ')} />
      <circle cx={x} cy={y} r="3.5" />
    </svg>
  )
}
