import type { Seat } from '@hippodrome/engine'
import { BOXES, type PlayerView, SIDES } from '@hippodrome/families'
import type { ReactNode } from 'react'
import { useWords } from '../app/language.ts'
import { spotClass } from '../board/stage.ts'
import { EmblemMark } from '../app/Emblem.tsx'
import { useFamilies } from './stage.ts'
import { boxKey, casualtiesKey, poolKey } from './targets.ts'
import { boardWords } from './words.ts'

/** The displays of all families: both armies, treasuries, pool and casualties. */
export function Displays() {
  const { view } = useFamilies()
  const words = useWords(boardWords)
  return (
    <table className="displays" aria-label={words.families}>
      <thead>
        <tr>
          <td />
          {[...BOXES.map((box) => words[box]), words.treasury, words.points].map((head, column) => (
            <th key={head} scope="col" abbr={head} title={head}>
              {words.short.split(' ')[column]}
            </th>
          ))}
        </tr>
      </thead>
      {view.players.map((player, seat) => (
        <Display
          key={seat}
          player={player}
          seat={seat}
          active={view.active === seat}
          first={view.first === seat}
        />
      ))}
    </table>
  )
}

type Props = {
  readonly player: PlayerView
  readonly seat: Seat
  readonly active: boolean
  readonly first: boolean
}

function Display({ player, seat, active, first }: Props) {
  const { playing } = useFamilies()
  const words = useWords(boardWords)
  return (
    <tbody className={`display${active ? ' active' : ''}${player.passed ? ' passed' : ''}`}>
      <tr className="family-head">
        <th colSpan={7} scope="rowgroup">
          <span className="head-row">
            <EmblemMark seat={seat} />
            <span className="who-name">{playing.naming.seats[seat]}</span>
            <span className="status">
              {first && <span title={words.first}>①</span>}{' '}
              {player.passed && <span className="visually-hidden">{words.passed}</span>}
              {player.lost > 0 && <span title={words.out(player.lost)}> −{player.lost}</span>}
            </span>
            <Spot spot={poolKey(seat)} label={`${words.poolFull}: ${player.pool}`}>
              {words.pool} <b>{player.pool}</b>
            </Spot>
            <Spot spot={casualtiesKey(seat)} label={`${words.casualtiesFull}: ${player.casualties}`}>
              {words.casualties} <b>{player.casualties}</b>
            </Spot>
            <span className="score">
              {words.score} <b>{player.score}</b>
            </span>
          </span>
        </th>
      </tr>
      {SIDES.map((side, number) => (
        <tr key={side} className={side}>
          <th scope="row">
            <span className={`side-mark ${side}`} aria-hidden="true" />
            {words[side]}
          </th>
          {BOXES.map((box) => (
            <td key={box}>
              <Spot
                spot={boxKey(seat, number === 0 ? 0 : 1, box)}
                label={`${words[side]}, ${words[box]}: ${player[side][box]}`}
              >
                {player[side][box]}
                {box === 'elite' && player[side].guard && <Guard byzantine={number === 0} />}
              </Spot>
            </td>
          ))}
          <td className="money" title={`${words.upkeep}: ${player[side].maintenance}`}>
            {player[side].money}
          </td>
          <td className="points">{player[side].points}</td>
        </tr>
      ))}
    </tbody>
  )
}

function Guard({ byzantine }: { readonly byzantine: boolean }) {
  const words = useWords(boardWords)
  return (
    <span
      className={`guard ${byzantine ? 'byzantine' : 'arab'}`}
      title={byzantine ? words.guardEmperor : words.guardCaliph}
    >
      +1
    </span>
  )
}

/** A number on a display: a button when it can be chosen. */
function Spot(props: { readonly spot: string; readonly label: string; readonly children: ReactNode }) {
  const board = useFamilies()
  const found = board.spots.get(props.spot)
  if (!found || found.choices.length === 0)
    return (
      <span className="spot" title={props.label} data-spot={props.spot}>
        {props.children}
      </span>
    )
  return (
    <button
      type="button"
      className={spotClass(board, props.spot, 'spot')}
      aria-label={props.label}
      title={props.label}
      data-spot={props.spot}
    >
      {props.children}
    </button>
  )
}
