import type { MatchFile } from '@hippodrome/engine'
import type { MatchStore } from '../store/matchStore.ts'
import { addMatch } from '../store/newMatch.ts'
import type { Checked, Table } from '../table/table.ts'

/** Keeps a finished match in this browser as it stood after `version` choices, to be looked through or played on. */
export function keepAt(
  store: MatchStore,
  file: MatchFile,
  version: number,
  isUnderWay: boolean,
): Promise<string> {
  const { end: _end, snapshot: _snapshot, ...rest } = file
  const cut = { ...rest, choices: file.choices.slice(0, version) }
  return addMatch(store, isUnderWay ? { ...cut, unaided: true } : cut)
}

/** Plays a finished match again by this browser's own rules. */
export async function checkHere(
  store: MatchStore,
  open: (id: string) => Table,
  file: MatchFile,
): Promise<Checked> {
  const id = await addMatch(store, file, { hidden: true })
  const table = open(id)
  try {
    await opened(table)
    return await table.verify()
  } finally {
    table.close()
    await store.remove(id)
  }
}

function opened(table: Table): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const fault = table.failure()
      if (fault) reject(new Error(fault.detail))
      else if (table.state()) resolve()
    }
    table.subscribe(look)
    look()
  })
}
