import { useEffect, useState, useSyncExternalStore } from 'react'
import { drawn } from '../app/afterPaint.ts'
import { useSettings } from '../app/settings.ts'
import { Calling } from './calls.ts'
import { LocalTable } from './localTable.ts'
import type { NewMatch } from './protocol.ts'
import type { Problem, Table, TableState } from './table.ts'
import { WorkerThinker } from './thinker.ts'

export const startWorker = (name: 'table' | 'bot' | 'review'): Worker =>
  new Worker(new URL('./match.worker.ts', import.meta.url), { type: 'module', name })

/** A match of this browser, in workers of its own. */
export const openLocalTable = (id: string): Table =>
  new LocalTable({
    id,
    startWorker: () => startWorker('table'),
    thinker: new WorkerThinker(() => startWorker('bot')),
    confirms: () => useSettings.getState().confirmTurn,
    drawn,
  })

/** Keeps a new match and gives its name. The worker does it, which has the rules; the page has none. */
export async function createMatch(match: NewMatch): Promise<string> {
  const calling = new Calling(startWorker('table'), () => undefined)
  try {
    return (await calling.call('create', match)).id
  } finally {
    calling.end()
  }
}

/** The table of a match while a screen shows it. */
export function useLocalTable(id: string): Table | undefined {
  const [table, setTable] = useState<Table>()
  useEffect(() => {
    const opened = openLocalTable(id)
    setTable(opened)
    return () => opened.close()
  }, [id])
  return table?.id === id ? table : undefined
}

const never = () => () => {}

export function useTableState(table: Table | undefined): {
  state: TableState | undefined
  failure: Problem | undefined
} {
  const subscribe = table ? table.subscribe.bind(table) : never
  const state = useSyncExternalStore(subscribe, () => table?.state())
  const failure = useSyncExternalStore(subscribe, () => table?.failure())
  return { state, failure }
}
