import { useEffect, useState } from 'react'
import { nameOfGame } from '../app/gameWords.ts'
import { Icon } from '../app/Icon.tsx'
import { useLanguage, useWords } from '../app/language.ts'
import { Miniature } from '../miniature/Miniature.tsx'
import { useGameWords } from '../play/useGameWords.ts'
import { powersAt } from '../setup/Wars.tsx'
import { Invitation } from './Invitation.tsx'
import { NameTaken } from './NameTaken.tsx'
import { type RemoteTable, type Room, warOf } from './remoteTable.ts'
import { SeatRow } from './SeatRow.tsx'
import { Talk } from './Talk.tsx'
import { absenceText } from './TimeCard.tsx'
import { timeText } from './saying.ts'
import { peopleWords } from '../people/words.ts'
import { timeWords } from './timeWords.ts'
import { useServer } from './useServer.ts'
import { type Sit, useSit } from './useSit.ts'
import { onlineWords } from './words.ts'
import './room.css'

type Props = { readonly table: RemoteTable; readonly room: Room; readonly invite: string | undefined }

const isFree = ({ kind, player, mine }: Room['seats'][number]): boolean =>
  player === 'human' && kind !== 'person' && !mine

/** Before the match: who sits where, the link, the sealed dice, and talk. */
export function WaitingRoom({ table, room, invite }: Props) {
  const words = useWords(onlineWords)
  const me = useServer()
  const sitting = useSit(table, invite)
  useSitting(sitting, room, invite)
  if (room.phase === 'abandoned') return <p role="alert">{words.closed}</p>
  const free = room.seats.filter(isFree).length
  const mine = room.seats.some((seat) => seat.mine)
  return (
    <div className="waiting-room">
      <header>
        <Title room={room} />
        <span className={free > 0 ? 'pill' : 'pill good'} role="status">
          <Icon name={free > 0 ? 'clock' : 'check'} />
          {free > 0 ? words.emptySeats(free) : words.allSit}
        </span>
        {me.kind === 'guest' && me.code !== undefined && <Code code={me.code} />}
      </header>
      <section className="room-seats" aria-label={words.seats}>
        {!mine && <NameTaken {...sitting} />}
        <ol>
          {room.seats.map((_, index) => (
            <SeatRow
              key={index}
              table={table}
              room={room}
              index={index}
              mine={mine}
              invited={invite !== undefined}
              onSit={sitting.sit}
            />
          ))}
        </ol>
        <Sealed commitment={room.commitment} />
        <Meanwhile game={room.game} scene={powersAt.scene(warOf(room))} />
        <Begin table={table} room={room} free={free} />
      </section>
      <aside>
        {mine && <Invitation match={room.match} game={room.game} />}
        {room.talks && (
          <section className="card" aria-labelledby="at-the-table">
            <h2 id="at-the-table">{words.talk}</h2>
            <Talk table={table} room={room} circle={mine ? 'table' : 'watchers'} />
          </section>
        )}
      </aside>
    </div>
  )
}

/** What is played here: the war, or the game, and who may come. */
function Title({ room }: { readonly room: Room }) {
  const words = useWords(onlineWords)
  const says = useWords(timeWords)
  const people = useWords(peopleWords)
  const language = useLanguage()
  const said = useGameWords(room.game)
  const game = nameOfGame(room.game, language)
  const scenario = warOf(room)
  const war =
    scenario !== '' && said && said !== 'missing' ? said.optionValue('scenario', scenario) : undefined
  const about = [
    ...(war === undefined ? [] : [game]),
    ...(room.time ? [timeText(room.time, says, language)] : []),
    ...(room.time && room.absence ? [`${says.absence} ${absenceText(room.absence, says)}`] : []),
    room.listed ? words.inLobby : words.byLink,
    room.rated ? people.rated : people.friendly,
    ...(room.spectators ? [] : [words.noWatchers]),
  ]
  return (
    <div>
      <h1>{war ?? game}</h1>
      <p className="quiet">{about.join(' · ')}</p>
    </div>
  )
}

/**
 * Whoever comes by the link, or is waited for, sits down at once, in the first seat that is for them; but where there is a
 * clock they read first what becomes of whoever runs out of time.
 */
function useSitting({ sit }: Sit, room: Room, invite: string | undefined): void {
  const me = useServer()
  const name = me.kind === 'guest' ? me.name : undefined
  const seated = room.seats.some((seat) => seat.mine)
  const kept = room.seats.findIndex((seat) => seat.kept)
  const byLink =
    invite === undefined || room.time !== undefined
      ? -1
      : room.seats.findIndex(({ kind }) => kind === 'open' || kind === 'invited')
  const seat = kept >= 0 ? kept : byLink
  const [tried, setTried] = useState(false)
  useEffect(() => {
    if (tried || seated || seat < 0 || name === undefined) return
    setTried(true)
    sit(seat, name)
  }, [sit, tried, seated, seat, name])
}

function Code({ code }: { readonly code: string }) {
  const words = useWords(onlineWords)
  const [seen, setSeen] = useState(false)
  if (seen) return undefined
  return (
    <p className="card recovery" role="note">
      <span>
        <strong>{words.codeTitle}</strong> <code>{code}</code> {words.codeHint}
      </span>
      <button type="button" className="small" onClick={() => setSeen(true)}>
        {words.codeDone}
      </button>
    </p>
  )
}

/** The dice in one sentence, and how that can be. */
function Sealed({ commitment }: { readonly commitment: string }) {
  const words = useWords(onlineWords)
  const [how, setHow] = useState(false)
  const seal = commitment.slice(0, 12).replace(/(.{4})(?=.)/g, '$1 ')
  return (
    <section className="card sealed">
      <Icon name="lock" />
      <p>
        <strong>{words.sealed}</strong> {words.sealedAs(seal)}
        {how && <span className="quiet">{words.howSealed}</span>}
      </p>
      <button type="button" className="small" aria-expanded={how} onClick={() => setHow(!how)}>
        {words.how}
      </button>
    </section>
  )
}

type MeanwhileProps = { readonly game: string; readonly scene: Parameters<typeof Miniature>[0]['scene'] }

function Meanwhile({ game, scene }: MeanwhileProps) {
  const words = useWords(onlineWords)
  return (
    <section className="card meanwhile">
      <Miniature game={game} scene={scene} bare />
      <div>
        <h2>{words.whileWaiting}</h2>
        <p className="quiet">{words.whileSays}</p>
        <p className="actions">
          <a className="button small" href={`#/lessons/${game}/1`} target="_blank" rel="noopener">
            <Icon name="learn" />
            {words.firstLesson}
          </a>
          <a className="button small" href={`#/rules/${game}`} target="_blank" rel="noopener">
            <Icon name="book" />
            {words.readRules}
          </a>
        </p>
      </div>
    </section>
  )
}

function Begin({ table, room, free }: Omit<Props, 'invite'> & { readonly free: number }) {
  const words = useWords(onlineWords)
  if (!room.host) {
    const host = room.seats.find(({ host: hosts }) => hosts)?.name
    return <footer>{host !== undefined && <p className="quiet">{words.waitForHost(host)}</p>}</footer>
  }
  return (
    <footer>
      <button type="button" className="plain" onClick={() => void table.do({ kind: 'close' })}>
        {words.close}
      </button>
      <button
        type="button"
        className="button primary big"
        disabled={free > 0}
        onClick={() => void table.do({ kind: 'begin' })}
      >
        {free > 0 ? words.beginWhen(free) : words.begin}
      </button>
    </footer>
  )
}
