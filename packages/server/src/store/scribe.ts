import { parentPort, workerData } from 'node:worker_threads'
import { passingFor } from '../faults.ts'
import { openSqlite } from './sqlite.ts'
import { Speaker } from './statements.ts'
import { CLOSE, type Order, type Report, type WriterData } from './writer.ts'

/** The thread that writes: one commit after the other, each answered when it is on the disk. */
const { file, fault } = workerData as WriterData
const speaker = new Speaker(openSqlite(file))
const pass = passingFor(fault)

const report = (made: Report): void => parentPort?.postMessage(made)

parentPort?.on('message', (text: string) => {
  if (text === CLOSE) {
    speaker.close()
    parentPort?.close()
    return
  }
  const { id, statements } = JSON.parse(text) as Order
  try {
    report({ id, ran: speaker.commit(statements, pass) })
  } catch (wrong) {
    report({ id, wrong: wrong instanceof Error ? wrong.message : String(wrong) })
  }
})
