import type { Configuration, Language } from '@hippodrome/engine'
import { Icon } from '../app/Icon.tsx'
import { useWords } from '../app/language.ts'
import { useServer } from '../online/useServer.ts'
import { characterOf, LEVELS, levelOf } from './levels.ts'
import { type Chair, ELSEWHERE, firstChairs } from './remembered.ts'
import { SeatSign } from './SeatSign.tsx'
import { setupWords } from './words.ts'

type Props = {
  readonly game: Configuration
  readonly chairs: readonly Chair[]
  /** By seat, the letters of its powers; empty for a game without powers. */
  readonly powers: readonly string[]
  readonly onChange: (chairs: readonly Chair[]) => void
}

/** Who sits where: a row a seat, with what to expect of whoever sits there. */
export function Chairs({ game, chairs, powers, onChange }: Props) {
  const words = useWords(setupWords)
  const server = useServer()
  const elsewhere = server.kind === 'guest' || server.kind === 'stranger'
  const change = (index: number, chair: Partial<Chair>) =>
    onChange(chairs.map((old, other) => (other === index ? { ...old, ...chair } : old)))
  return (
    <fieldset className="card chairs">
      <legend className="visually-hidden">{words.who}</legend>
      <div className="between">
        <h2 aria-hidden="true">{words.who}</h2>
        <span className="actions">
          <Count {...game.seats} chairs={chairs} onChange={onChange} />
          <button type="button" className="plain small" onClick={() => onChange(byLot(chairs))}>
            <Icon name="redo" />
            {words.lot}
          </button>
        </span>
      </div>
      {chairs.map((chair, index) => (
        <div className="chair" key={index}>
          <SeatSign seat={index} powers={powers[index] ?? ''} />
          <input
            value={chair.name}
            maxLength={24}
            aria-label={`${words.seat(index + 1)}: ${words.name}`}
            onChange={({ target }) => change(index, { name: target.value })}
          />
          <select
            value={chair.player}
            aria-label={words.seat(index + 1)}
            onChange={({ target }) => change(index, { player: playerOf(target.value) })}
          >
            <option value="human">{words.human}</option>
            {LEVELS.map((level) => (
              <option key={level} value={level}>
                {words.bot(words[level])}
              </option>
            ))}
            {elsewhere &&
              ELSEWHERE.map((kind) => (
                <option key={kind} value={kind}>
                  {words[kind]}
                </option>
              ))}
          </select>
          <small>{saysOf(chair.player, words)}</small>
        </div>
      ))}
    </fieldset>
  )
}

function saysOf(player: Chair['player'], words: (typeof setupWords)[Language]): string {
  switch (player) {
    case 'human':
      return words.saysHuman
    case 'friend':
      return words.saysFriend
    case 'anyone':
      return words.saysAnyone
    case 'program':
      return words.saysProgram
    default:
      return characterOf(player, words)
  }
}

function byLot(chairs: readonly Chair[]): readonly Chair[] {
  const lots = crypto.getRandomValues(new Uint32Array(chairs.length))
  return chairs
    .map((chair, index) => ({ chair, lot: lots[index] ?? 0 }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ chair }) => chair)
}

function Count(props: {
  readonly min: number
  readonly max: number
  readonly chairs: readonly Chair[]
  readonly onChange: (chairs: readonly Chair[]) => void
}) {
  const { min, max, chairs, onChange } = props
  const words = useWords(setupWords)
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index)
  return (
    <span className="segments" role="group" aria-label={words.count}>
      {counts.map((count) => (
        <button
          key={count}
          type="button"
          aria-pressed={chairs.length === count}
          onClick={() =>
            onChange([...chairs.slice(0, count), ...firstChairs(max).slice(chairs.length, count)])
          }
        >
          {count}
        </button>
      ))}
    </span>
  )
}

const playerOf = (value: string): Chair['player'] =>
  levelOf(value) ?? ELSEWHERE.find((kind) => kind === value) ?? 'human'
