import type { NationId } from '@hippodrome/powers'
import names from './map/names.json' with { type: 'json' }
import { spotClass } from '../board/stage.ts'
import { Sign } from './icons.tsx'
import { placesOf } from './places.ts'
import { Coin } from './Plates.tsx'
import { nationOf } from './standing.ts'
import { usePowers } from './usePowers.ts'
import { useSentences } from './useSentences.ts'
import { powersWords } from './words.ts'

/** The boxes beyond the map, with their owner's arms; a gate stands in each place that a box touches. */
export function Boxes() {
  const stage = usePowers()
  const { view, board, language } = stage
  const places = placesOf(board)
  const says = useSentences(stage)
  return (
    <g className="pw-boxes">
      {places.gates.map(({ box, place, x, y, turn }) => (
        <Gate
          key={`${box} ${place}`}
          owner={board.boxes[box]?.owner ?? ''}
          letter={names[language][box].charAt(0)}
          x={x}
          y={y}
          turn={turn}
        />
      ))}
      {places.boxes.map(({ id, x, y, w, h }) => {
        const key = `place:${id}`
        const box = board.boxes[id]
        const legal = (stage.spots.get(key)?.choices.length ?? 0) > 0
        return (
          box && (
            <g
              key={id}
              className={`${spotClass(stage, key, 'pw-box')} ${box.owner}`}
              data-spot={key}
              role="button"
              tabIndex={legal ? 0 : -1}
              aria-label={says(id)}
              transform={`translate(${x} ${y})`}
            >
              <Card owner={box.owner} nation={nationOf(view, box.owner)} w={w} h={h} />
              <text className="name" x={23} y={16}>
                {names[language][id]}
              </text>
              {box.anchor && <Sign id="anchor" className="port" x={w - 32} y={7.6} size={9} />}
              <Coin x={w - 13} y={12.4} value={box.value} />
              {view.stacks.every(({ place }) => place !== id) && (
                <text className="nobody" x={w / 2} y={h / 2 + 12}>
                  {powersWords[language].empty}
                </text>
              )}
            </g>
          )
        )
      })}
    </g>
  )
}

type GateProps = {
  readonly owner: string
  readonly letter: string
  readonly x: number
  readonly y: number
  readonly turn: number
}

/** An arrow to a box, in the colour of its owner. */
export const Gate = ({ owner, letter, x, y, turn }: GateProps) => (
  <g className={`gate ${owner}`} transform={`translate(${x} ${y})`} aria-hidden="true">
    <path transform={`rotate(${turn})`} d="M-5.5-5.5H1.5L7.5 0 1.5 5.5H-5.5z" />
    <text y={2.7}>{letter}</text>
  </g>
)

type CardProps = {
  readonly owner: string
  readonly nation: NationId
  readonly w: number
  readonly h: number
}

export function Card({ owner, nation, w, h }: CardProps) {
  const inner = { x: 2.6, y: 2.6, width: w - 5.2, height: h - 5.2, rx: 3.4 }
  return (
    <>
      <rect className="card" width={w} height={h} rx={5} />
      <rect {...inner} fill={`url(#pw-soil-${owner})`} className="pattern" />
      <rect {...inner} className="inner" />
      <Sign id={nation} className="arms" x={7} y={6} size={12} />
    </>
  )
}
