import { useEffect, useState, useSyncExternalStore } from 'react'
import { useParams } from 'wouter'
import { useSettings } from '../app/settings.ts'
import { useWords } from '../app/language.ts'
import { Layout } from '../app/Layout.tsx'
import { Loading } from '../app/Loading.tsx'
import { Match } from '../play/Play.tsx'
import { useGameWords } from '../play/useGameWords.ts'
import { store } from '../store/store.ts'
import { openLocalTable, useTableState } from '../table/openTable.ts'
import { Banners } from './Banners.tsx'
import { Connection } from './Connection.tsx'
import { FreeSeat } from './FreeSeat.tsx'
import { checkHere, keepAt } from './keepAt.ts'
import { Newcomer } from './Newcomer.tsx'
import { later, pageLine } from './pageLine.ts'
import { brokenPledge } from './pledges.ts'
import { RemoteTable } from './remoteTable.ts'
import { fileFrom, fileOf } from './matchFiles.ts'
import { viewOf } from './server.ts'
import { TablePanel } from './TablePanel.tsx'
import { useCompany } from './useCompany.tsx'
import { UnderWay } from './UnderWay.tsx'
import { useServer } from './useServer.ts'
import { VoteDialog } from './Votes.tsx'
import { WaitingRoom } from './WaitingRoom.tsx'
import { onlineWords } from './words.ts'
import './online.css'

/** A table that people far apart share: its waiting room, then its match. */
export default function TableScreen() {
  const { id, invite } = useParams<{ id: string; invite?: string }>()
  const words = useWords(onlineWords)
  const me = useServer()
  if (me.kind === 'unknown') return <Loading />
  if (me.kind === 'none')
    return (
      <Layout>
        <p role="alert">{words.noServer}</p>
      </Layout>
    )
  if (me.kind === 'stranger')
    return (
      <Layout>
        <Newcomer invited={invite !== undefined} />
      </Layout>
    )
  return <Seated key={id} id={id} invite={invite} />
}

function useRemoteTable(id: string): RemoteTable | undefined {
  const [table, setTable] = useState<RemoteTable>()
  useEffect(() => {
    const opened = new RemoteTable({
      id,
      line: pageLine(),
      fetchFile: () => fileOf(id),
      fetchView: () => viewOf(id),
      fetchFrom: (made) => fileFrom(id, made),
      later,
      confirms: () => useSettings.getState().confirmTurn,
      keep: (file, version, isUnderWay) => keepAt(store, file, version, isUnderWay),
      check: (file) => checkHere(store, openLocalTable, file),
      broken: (file, mine) => brokenPledge(id, file, mine),
    })
    setTable(opened)
    return () => opened.close()
  }, [id])
  return table
}

function Seated({ id, invite }: { readonly id: string; readonly invite: string | undefined }) {
  const words = useWords(onlineWords)
  const table = useRemoteTable(id)
  const { state, failure } = useTableState(table)
  const room = useSyncExternalStore(
    (listener) => table?.subscribe(listener) ?? (() => {}),
    () => table?.room(),
  )
  const gameWords = useGameWords(state?.game)
  const { company, open, close } = useCompany(room)
  if (failure)
    return (
      <Layout>
        <p role="alert">{words.notThere}</p>
      </Layout>
    )
  if (!table || !room) return <Loading />
  if (room.phase === 'gathering' || (room.phase === 'abandoned' && !room.view))
    return (
      <Layout>
        <Connection />
        <WaitingRoom table={table} room={room} invite={invite} />
      </Layout>
    )
  if (!state || !gameWords || gameWords === 'missing') return <Loading />
  return (
    <Match table={table} words={gameWords} {...(company ? { company } : {})}>
      <UnderWay />
      <FreeSeat table={table} room={room} invite={invite} />
      <Banners table={table} room={room} />
      <VoteDialog table={table} room={room} />
      {open && <TablePanel table={table} room={room} onClose={close} />}
    </Match>
  )
}
