import type { Summary } from '@hippodrome/wire'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { nameOfGame } from '../app/gameWords.ts'
import { Icon } from '../app/Icon.tsx'
import { useLanguage, useWords } from '../app/language.ts'
import { Miniature } from '../miniature/Miniature.tsx'
import { useBlocked } from '../people/blocked.ts'
import { peopleWords } from '../people/words.ts'
import { pageLine } from './pageLine.ts'
import { sceneOfTable } from './sceneOfTable.ts'
import { lobby, winnersOf } from './server.ts'
import { timeText } from './saying.ts'
import { timeWords } from './timeWords.ts'
import { useServer } from './useServer.ts'
import { onlineWords } from './words.ts'
import '../app/matches.css'
import './online.css'

/** Tables that wait for people, those that can be watched, and those that can be looked through; live, without reloading. */
export default function Lobby() {
  const words = useWords(onlineWords)
  const me = useServer()
  const blocked = useBlocked()
  const tables = useLobby(me.kind === 'guest')?.filter(
    ({ by }) => !blocked.some(({ person }) => person === by),
  )
  if (me.kind === 'none') return <p role="status">{words.noServer}</p>
  const open = tables?.filter(({ phase }) => phase === 'gathering') ?? []
  const others = [
    { phase: 'playing', title: words.beingPlayed, verb: words.watch },
    { phase: 'over', title: words.finished, verb: words.look },
  ] as const
  const own = (
    <Link href="/new/families/elsewhere" className="button primary">
      <Icon name="plus" />
      {words.ownTable}
    </Link>
  )
  return (
    <>
      <div className="head">
        <h1>{words.openTables}</h1>
        {open.length > 0 && own}
      </div>
      {open.length > 0 && <TableRows tables={open} verb={words.sit} />}
      {tables !== undefined && open.length === 0 && (
        <section className="card empty">
          <p>{words.noTables}</p>
          {own}
        </section>
      )}
      {others.map(({ phase, title, verb }) => {
        const shown = tables?.filter((table) => table.phase === phase) ?? []
        if (shown.length === 0) return undefined
        return (
          <section key={phase} aria-labelledby={`tables-${phase}`}>
            <h2 id={`tables-${phase}`}>{title}</h2>
            <TableRows tables={shown} verb={verb} />
          </section>
        )
      })}
    </>
  )
}

type RowsProps = { readonly tables: readonly Summary[]; readonly verb: string }

const TableRows = ({ tables, verb }: RowsProps) => (
  <ul className="card rows">
    {tables.map((table) => (
      <TableRow key={table.id} table={table} verb={verb} />
    ))}
  </ul>
)

function TableRow({ table, verb }: { readonly table: Summary; readonly verb: string }) {
  const words = useWords(onlineWords)
  const says = useWords(timeWords)
  const people = useWords(peopleWords)
  const language = useLanguage()
  const game = nameOfGame(table.game, language)
  const free = table.seats.filter(({ kind }) => kind === 'open').length
  return (
    <li className="match-row">
      <Miniature game={table.game} scene={sceneOfTable(table)} bare />
      <div>
        <b>{words.tableOf(table.host, game)}</b>
        <small>
          <span className="dots" aria-hidden>
            {table.seats.map(({ kind, player }, seat) => (
              <i
                key={seat}
                className={
                  kind === 'open' || kind === 'invited' ? 'free' : player === 'human' ? 'person' : 'bot'
                }
              />
            ))}
          </span>
          {table.phase === 'gathering'
            ? words.freeSeats(free)
            : table.phase === 'over'
              ? `${words.isOver}: ${winnersOf(table)}`
              : words.choices(table.choices)}
          {table.time && ` · ${timeText(table.time, says, language)}`}
          {` · ${table.rated ? people.rated : people.friendly}`}
        </small>
      </div>
      <div className="actions">
        <Link href={`/table/${table.id}`} className="button small">
          {verb}
        </Link>
      </div>
    </li>
  )
}

const AGAIN_MS = 10_000

/** By the socket for whoever has a name, and by asking now and then for a stranger. */
function useLobby(live: boolean): readonly Summary[] | undefined {
  const [tables, setTables] = useState<readonly Summary[]>()
  useEffect(() => {
    const look = () => void lobby().then(setTables, () => setTables((known) => known ?? []))
    look()
    if (!live) {
      const timer = setInterval(look, AGAIN_MS)
      return () => clearInterval(timer)
    }
    const line = pageLine()
    return line.watch('lobby', {
      first: () => ({ type: 'lobby', on: true }),
      last: { type: 'lobby', on: false },
      hear: (message) => {
        if (message.type === 'lobby') setTables(message.tables)
      },
    })
  }, [live])
  return tables
}
