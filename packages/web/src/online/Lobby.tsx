import type { Summary } from '@hippodrome/wire'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { nameOfGame } from '../app/gameWords.ts'
import { useLanguage, useWords } from '../app/language.ts'
import { pageLine } from './pageLine.ts'
import { lobby } from './server.ts'
import { useServer } from './useServer.ts'
import { onlineWords } from './words.ts'
import './online.css'

/** Tables that wait for people, and those that can be watched; live, without reloading. */
export default function Lobby() {
  const words = useWords(onlineWords)
  const me = useServer()
  const tables = useLobby(me.kind === 'guest')
  if (me.kind === 'none') return <p role="status">{words.noServer}</p>
  const open = tables?.filter(({ phase }) => phase === 'gathering') ?? []
  const played = tables?.filter(({ phase }) => phase === 'playing') ?? []
  return (
    <>
      <h1>{words.openTables}</h1>
      <section className="card tables">
        {open.length === 0 && <p className="quiet">{words.noTables}</p>}
        <ul>
          {open.map((table) => (
            <TableRow key={table.id} table={table} verb={words.sit} />
          ))}
        </ul>
        <Link href="/new/families" className="button primary">
          {words.ownTable}
        </Link>
      </section>
      {played.length > 0 && (
        <section className="card tables">
          <h2>{words.beingPlayed}</h2>
          <ul>
            {played.map((table) => (
              <TableRow key={table.id} table={table} verb={words.watch} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function TableRow({ table, verb }: { readonly table: Summary; readonly verb: string }) {
  const words = useWords(onlineWords)
  const game = nameOfGame(table.game, useLanguage())
  return (
    <li>
      <span>{words.tableOf(table.host, game)}</span>
      <span className="dots" aria-hidden>
        {table.seats.map(({ kind, player }, seat) => (
          <i
            key={seat}
            className={kind === 'open' || kind === 'invited' ? 'free' : player === 'human' ? 'person' : 'bot'}
          />
        ))}
      </span>
      <Link href={`/table/${table.id}`} className="button">
        {verb}
      </Link>
    </li>
  )
}

/** By the socket for whoever has a name, and by asking now and then for a stranger. */
function useLobby(live: boolean): readonly Summary[] | undefined {
  const [tables, setTables] = useState<readonly Summary[]>()
  useEffect(() => {
    lobby().then(setTables, () => setTables([]))
    if (!live) return
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
