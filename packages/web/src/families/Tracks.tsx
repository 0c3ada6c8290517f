import { type FamiliesView, SIDES, type SideName } from '@hippodrome/families'
import { useWords } from '../app/language.ts'
import { usePlaying } from '../play/playing.ts'
import { Emblem } from '../app/Emblem.tsx'
import { boardWords } from './words.ts'

const WIDTH = 420
const LEFT = 14
const STEP = 10

/** Both victory tracks, with the markers of all families. */
export function Tracks({ view }: { readonly view: FamiliesView }) {
  const words = useWords(boardWords)
  const most = Math.max(40, ...view.players.flatMap((player) => SIDES.map((side) => player[side].points)))
  const end = Math.ceil(most / STEP) * STEP
  return (
    <section className="tracks" aria-label={words.tracks}>
      {SIDES.map((side) => (
        <Track key={side} side={side} view={view} end={end} />
      ))}
    </section>
  )
}

function Track({
  side,
  view,
  end,
}: {
  readonly side: SideName
  readonly view: FamiliesView
  readonly end: number
}) {
  const words = useWords(boardWords)
  const { naming } = usePlaying()
  const at = (points: number) => LEFT + (points / end) * (WIDTH - 2 * LEFT)
  const marks = Array.from({ length: end / STEP + 1 }, (_, index) => index * STEP)
  const spoken = view.players.map((player, seat) => `${naming.seats[seat]} ${player[side].points}`).join(', ')
  const before = (seat: number) =>
    view.players.slice(0, seat).filter((player) => player[side].points === view.players[seat]?.[side].points)
      .length
  return (
    <svg
      className={`track ${side}`}
      viewBox={`0 0 ${WIDTH} 30`}
      role="img"
      aria-label={`${words[side]}: ${spoken}`}
    >
      <rect className="track-bed" x={2} y={7} width={WIDTH - 4} height={11} rx={5} />
      {marks.map((mark) => (
        <g key={mark}>
          <path className="tick" d={`M${at(mark)} 7v11`} />
          <text className="tick-text" x={at(mark)} y={28}>
            {mark}
          </text>
        </g>
      ))}
      {view.players.map((player, seat) => (
        <Emblem key={seat} seat={seat} x={at(player[side].points) + before(seat) * 7} y={12.5} size={7} />
      ))}
    </svg>
  )
}
