import type { Effort, Review } from '@hippodrome/bots/review'
import { create } from 'zustand'
import { startWorker } from '../table/openTable.ts'
import type { Table } from '../table/table.ts'
import { keepReview, keptReview } from './keptReviews.ts'
import type { ReviewRequest, ReviewResponse } from './protocol.ts'

/** The review that is made or shown: one at a time. */
type Reviewing = {
  /** The match that it is of. */
  readonly match: string | undefined
  readonly step: 'reading' | 'running' | 'stopped' | 'failed' | 'there'
  /** From 0 to 1. */
  readonly done: number
  readonly review: Review | undefined
}

const NONE: Reviewing = { match: undefined, step: 'reading', done: 0, review: undefined }

export const useReviewing = create<Reviewing>()(() => NONE)

let worker: Worker | undefined

const set = (change: Partial<Reviewing>): void => useReviewing.setState(change)

/** Shows the review of a match: the one that was kept, or one that is made now. */
export async function openReview(table: Table): Promise<void> {
  const { match, step } = useReviewing.getState()
  if (match === table.id && step !== 'failed') return
  endWorker()
  set({ ...NONE, match: table.id })
  const review = await keptReview(table.id)
  if (useReviewing.getState().match !== table.id) return
  if (review) set({ step: 'there', review })
  else await makeReview(table, 'usual')
}

/** Reviews a match anew. What was there stays until the new one is. */
export async function makeReview(table: Table, effort: Effort): Promise<void> {
  endWorker()
  set({ match: table.id, step: 'running', done: 0 })
  try {
    const file = await table.export()
    if (useReviewing.getState().step === 'running') run(table.id, { do: 'review', file, effort })
  } catch {
    set({ step: 'failed' })
  }
}

function run(match: string, request: ReviewRequest): void {
  const port = startWorker('review')
  worker = port
  port.onerror = () => fail(port)
  port.onmessage = ({ data }: MessageEvent<ReviewResponse>) => {
    if (worker !== port) return
    if (data.is === 'progress') set({ done: data.done })
    else if (data.is === 'failed') fail(port)
    else if (data.is === 'done') {
      endWorker()
      set({ step: 'there', done: 1, review: data.review })
      void keepReview(match, data.review)
    }
  }
  port.postMessage(request)
}

function fail(port: Worker): void {
  if (worker !== port) return
  endWorker()
  set({ step: 'failed' })
}

/** Ends the work; a review that was there before is shown again. */
export function stopReview(): void {
  endWorker()
  set({ step: useReviewing.getState().review ? 'there' : 'stopped' })
}

function endWorker(): void {
  worker?.terminate()
  worker = undefined
}
