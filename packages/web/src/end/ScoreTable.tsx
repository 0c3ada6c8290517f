import type { Verdict } from '@hippodrome/engine'
import { EmblemMark } from '../app/Emblem.tsx'
import { useWords } from '../app/language.ts'
import { usePlaying } from '../play/playing.ts'
import { isHuman } from '../table/table.ts'
import { endWords } from './words.ts'

/** The score by seat, best first; what did not count is struck through. */
export function ScoreTable() {
  const { words: said, state, naming } = usePlaying()
  const words = useWords(endWords)
  const { result, table } = state.view
  if (!result) return undefined
  const verdict: Verdict = said.verdict?.(result, table, naming) ?? { because: '', heads: [], lines: [] }
  const cellsOf = (seat: number) => verdict.lines.find((line) => line.seat === seat)?.cells ?? []
  const order = result.ranks.map((rank, seat) => ({ rank, seat })).sort((a, b) => a.rank - b.rank)
  return (
    <table className="scores">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{words.place}</span>
          </th>
          <th scope="col">
            <span className="visually-hidden">{words.player}</span>
          </th>
          {verdict.heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
          <th scope="col">{words.total}</th>
        </tr>
      </thead>
      <tbody>
        {order.map(({ rank, seat }) => (
          <tr key={seat} className={rank === 1 ? 'first' : ''}>
            <td>
              <span className="place">{rank}</span>
            </td>
            <th scope="row">
              <EmblemMark seat={seat} size={14} />
              {naming.seats[seat]} <Player seat={seat} />
            </th>
            {cellsOf(seat).map(({ text, counts }, index) => (
              <td key={index}>{counts ? text : <Struck text={text} />}</td>
            ))}
            <td className="total">{result.scores[seat]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Whether a bot sat there, or the only person at the table. */
function Player({ seat }: { readonly seat: number }) {
  const { state } = usePlaying()
  const words = useWords(endWords)
  const people = state.seats.filter(isHuman).length
  const player = state.seats[seat]
  if (!player || (isHuman(player) && people > 1)) return undefined
  return <span className="player">{isHuman(player) ? words.you : words.bot}</span>
}

function Struck({ text }: { readonly text: string }) {
  const words = useWords(endWords)
  return (
    <s>
      {text}
      <span className="visually-hidden"> ({words.notCounted})</span>
    </s>
  )
}
