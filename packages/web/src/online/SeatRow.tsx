import { useWords } from '../app/language.ts'
import { characterOf, levelOf } from '../setup/levels.ts'
import { SeatSign } from '../setup/SeatSign.tsx'
import { powersAt } from '../setup/Wars.tsx'
import { setupWords } from '../setup/words.ts'
import { Face } from './Face.tsx'
import { Presence, PresenceDot } from './Presence.tsx'
import { ProgramToken } from './ProgramToken.tsx'
import { type RemoteTable, type Room, warOf } from './remoteTable.ts'
import { useServer } from './useServer.ts'
import { emptySeat, onlineWords } from './words.ts'

type Props = {
  readonly table: RemoteTable
  readonly room: Room
  readonly index: number
  /** Whether this reader sits at the table already. */
  readonly mine: boolean
  /** Whether they have the link. */
  readonly invited: boolean
  readonly onSit: (seat: number, name: string) => void
}

/** The bot that a host seats with one click. */
const BOT = { kind: 'bot', player: 'squire', name: 'Squire' } as const

/** A seat of the waiting room: what it plays, who has it, and what can be done about it. */
export function SeatRow({ table, room, index, mine, invited, onSit }: Props) {
  const words = useWords(onlineWords)
  const me = useServer()
  const seat = room.seats[index]
  if (!seat) return undefined
  const empty = seat.mine ? undefined : emptySeat[seat.kind]
  const free = empty !== undefined && seat.kind !== 'screen'
  const name = me.kind === 'guest' ? me.name : ''
  const unnamed = empty ? words.nobodyYet : seat.kind === 'program' ? words.program : words.bot
  return (
    <li className={seat.mine ? 'seat-row mine' : empty ? 'seat-row unfilled' : 'seat-row'}>
      <SeatSign seat={index} powers={powersAt(warOf(room), room.seats.length)[index] ?? ''} />
      <span className="sitter">
        <Face name={empty ? '' : seat.name} seat={index} bot={seat.kind === 'bot'} />
        <PresenceDot seat={seat} />
      </span>
      <span className="named">
        <strong>
          {seat.person === undefined ? (
            seat.name || unnamed
          ) : (
            <a href={`#/people/${seat.person}`} target="_blank" rel="noopener">
              {seat.name}
            </a>
          )}
        </strong>{' '}
        <span className="quiet">
          {[...(seat.mine ? [words.you] : []), ...(seat.host ? [words.hosts] : [])].join(', ')}
        </span>
        <small className="quiet">
          {empty ? (
            words[empty]
          ) : seat.kind === 'bot' ? (
            <Level player={seat.player} />
          ) : (
            <Presence seat={seat} />
          )}
        </small>
      </span>
      {free && (seat.kept || (!mine && (seat.kind === 'open' || invited))) && (
        <button type="button" className="button primary" onClick={() => onSit(index, name)}>
          {words.takeSeat}
        </button>
      )}
      {free && room.host && (
        <button
          type="button"
          className="small"
          onClick={() => void table.do({ kind: 'seat', seat: index, as: BOT })}
        >
          {words.seatBot}
        </button>
      )}
      {seat.kind === 'program' && room.host && <ProgramToken match={room.match} seat={index} />}
      {seat.mine && !room.host && (
        <button type="button" className="small" onClick={() => void table.do({ kind: 'leave', seat: index })}>
          {words.leaveSeat}
        </button>
      )}
    </li>
  )
}

/** What to expect of a bot. */
function Level({ player }: { readonly player: string }) {
  const words = useWords(setupWords)
  const level = levelOf(player)
  return level === undefined ? player : `${words.bot(words[level])} · ${characterOf(level, words)}`
}
