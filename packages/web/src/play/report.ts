import type { Problem, Table } from '../table/table.ts'
import { store } from '../store/store.ts'
import { downloadJson } from '../store/download.ts'

/** A file that carries the whole match and what went wrong. */
export async function saveReport(table: Table, problem?: Problem): Promise<void> {
  const match = await table.takeHome().then(
    ({ json }) => json,
    async () => (await store.get(table.id))?.file,
  )
  const state = table.state()
  downloadJson(`hippodrome-report-${table.id}.json`, {
    report: 'hippodrome',
    problem,
    version: state?.view.version,
    decision: state?.view.decision,
    browser: navigator.userAgent,
    screen: `${innerWidth}x${innerHeight}`,
    match,
  })
}
