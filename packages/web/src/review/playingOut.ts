import type { Lines, Mistake, Review } from '@hippodrome/bots/review'
import type { Seat } from '@hippodrome/engine'
import { create } from 'zustand'
import { startWorker } from '../table/openTable.ts'
import type { Table } from '../table/table.ts'
import type { ReviewRequest, ReviewResponse } from './protocol.ts'

/** What is shown of a mistake: the moment before it, what came of it, or how the better choice might have gone on. */
export const COURSES = ['moment', 'played', 'better'] as const
export type Course = (typeof COURSES)[number]

/** The mistake whose courses are on the board: one at a time. */
type PlayingOut = {
  readonly match: string | undefined
  /** How many choices of the file were made before the mistake. */
  readonly at: number
  readonly state: 'thinking' | 'failed' | 'there'
  readonly lines: Lines | undefined
  readonly course: Course
  /** Which choice of the course is on the board, from 0. */
  readonly step: number
}

const NONE: PlayingOut = {
  match: undefined,
  at: -1,
  state: 'thinking',
  lines: undefined,
  course: 'moment',
  step: 0,
}

export const usePlayingOut = create<PlayingOut>()(() => NONE)

const set = (change: Partial<PlayingOut>): void => usePlayingOut.setState(change)

let worker: Worker | undefined

function endWorker(): void {
  worker?.terminate()
  worker = undefined
}

export function leaveLines(): void {
  endWorker()
  set(NONE)
}

export const showStep = (course: Course, step: number): void => set({ course, step })

/** Plays a mistake out in a worker; what is known already stays. */
export async function openLines(
  table: Table,
  { judge }: Pick<Review, 'judge'>,
  { at, choice }: Pick<Mistake, 'at' | 'choice'>,
  viewer: Seat,
): Promise<void> {
  const known = usePlayingOut.getState()
  if (known.match === table.id && known.at === at && known.state !== 'failed') return
  endWorker()
  set({ ...NONE, match: table.id, at })
  const isWanted = () => {
    const now = usePlayingOut.getState()
    return now.match === table.id && now.at === at
  }
  try {
    const file = await table.export()
    if (!isWanted()) return
    const lines = await linesFrom({ do: 'lines', file, judge, at, choice, viewer })
    if (isWanted()) set({ state: 'there', lines })
  } catch {
    if (isWanted()) set({ state: 'failed' })
  }
}

function linesFrom(request: ReviewRequest): Promise<Lines> {
  const port = startWorker('review')
  worker = port
  return new Promise<Lines>((resolve, reject) => {
    port.onerror = () => reject(new Error('the worker failed'))
    port.onmessage = ({ data }: MessageEvent<ReviewResponse>) => {
      if (data.is === 'lines') resolve(data.lines)
      else if (data.is === 'failed') reject(new Error(data.detail))
    }
    port.postMessage(request)
  }).finally(() => worker === port && endWorker())
}
