import { useEffect, useState } from 'react'
import { useWords } from '../app/language.ts'
import { useMomentOf } from '../play/useMomentOf.ts'
import { usePlaying } from '../play/playing.ts'
import { Plot } from './Plot.tsx'
import { pathsOfPoints, type Turning, turningPoints, type Went, wentOf } from './series.ts'
import { endWords } from './words.ts'
import './course.css'

const MOST = 5

/** How it went: points over time, and the moments at which most of them changed hands. */
export function Course() {
  const { table, state, naming } = usePlaying()
  const words = useWords(endWords)
  const momentOf = useMomentOf()
  const [went, setWent] = useState<Went>()
  const { game, seats, view } = state
  useEffect(() => {
    let wanted = true
    const paths = pathsOfPoints(game, seats.length, view.table)
    if (paths.length > 0)
      table.series(paths).then(
        (found) => wanted && setWent(wentOf(game, found)),
        () => undefined,
      )
    return () => {
      wanted = false
    }
  }, [table, game, seats.length, view.table])
  if (!went || went.moments.length < 2) return undefined
  const turnings = turningPoints(went, MOST)
  return (
    <>
      <section className="card">
        <h2>{words.points}</h2>
        <Plot went={went} names={naming.seats} momentOf={momentOf} turnings={turnings} title={words.points} />
        <Numbers series={went.points} />
      </section>
      {turnings.length > 0 && (
        <section className="card">
          <h2>{words.turning}</h2>
          <ol className="turnings">
            {turnings.map((turning, index) => (
              <TurningPoint
                key={turning.at}
                turning={turning}
                number={index + 1}
                moment={momentOf(went.moments[turning.at] ?? 0)}
              />
            ))}
          </ol>
        </section>
      )}
    </>
  )
}

type TurningProps = { readonly turning: Turning; readonly number: number; readonly moment: string }

function TurningPoint({ turning, number, moment }: TurningProps) {
  const { words: said, state, naming, walker } = usePlaying()
  const words = useWords(endWords)
  const { at, seat, change } = turning
  const told = state.told.filter((entry) => entry.at === at)
  const entry = told[told.length - 1]?.entry
  const happened = entry && said.entry(entry as never, state.view.table, naming)
  return (
    <li>
      <span className="number">{number}</span>
      <span>
        {happened ?? naming.seats[seat]}
        <small>
          {naming.seats[seat]} {change > 0 ? '+' : '−'}
          {Math.abs(change)}, {moment}
        </small>
      </span>
      <button
        type="button"
        className="plain small"
        aria-label={words.showMoment(number)}
        onClick={() => walker.go(at)}
      >
        {words.show}
      </button>
    </li>
  )
}

/** Eight moments are enough to read. */
const MOMENTS = 8

function Numbers({ series }: { readonly series: readonly (readonly number[])[] }) {
  const { naming } = usePlaying()
  const words = useWords(endWords)
  const last = (series[0]?.length ?? 1) - 1
  const steps = Math.min(MOMENTS, last)
  const moments = Array.from({ length: steps + 1 }, (_, step) =>
    Math.round((step * last) / Math.max(1, steps)),
  )
  return (
    <details>
      <summary>{words.asTable}</summary>
      <div className="numbers">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{words.player}</span>
              </th>
              {moments.map((at) => (
                <th key={at} scope="col">
                  {at}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {series.map((line, seat) => (
              <tr key={seat}>
                <th scope="row">{naming.seats[seat]}</th>
                {moments.map((at) => (
                  <td key={at}>{line[at]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
