import type { Seat, Told } from '@hippodrome/engine'
import { useMemo, useState } from 'react'
import type { Playing } from '../play/playing.ts'
import { useAway } from '../notice/useAway.ts'
import type { Board, News } from './board.ts'
import type { Mark, Situation } from './stage.ts'
import { seatOf, useTurnEnd } from './turnEnd.ts'

/** Something that others did since the last turn of who looks. */
export type Happened = News & {
  readonly told: Told
  readonly seat: Seat | undefined
  readonly spots: readonly string[]
  readonly number: number
}

export type SinceTurn = {
  readonly items: readonly Happened[]
  /** Of how many entries these are the ones that matter. */
  readonly of: number
  readonly open: boolean
  /** Whether it tells what happened while who looks was away, and not since their turn. */
  readonly away: boolean
  /** Whether who looks has not had a turn yet. */
  readonly first: boolean
  readonly setOpen: (open: boolean) => void
}

const MOST = 6

const doerOf = (board: Board, told: Told, at: Situation): Seat | undefined =>
  board.seatOf ? board.seatOf(told.entry as never, at) : seatOf(told)

/** What matters of what others did, in the order of happening and numbered so. */
export function happenedIn(board: Board, told: readonly Told[], at: Situation): readonly Happened[] {
  const found = told.flatMap((one) => {
    const seat = doerOf(board, one, at)
    const news = seat === at.seat ? undefined : board.newsOf?.(one.entry as never, at)
    return news ? [{ ...news, told: one, seat, spots: board.spotsOf?.(one.entry as never, at) ?? [] }] : []
  })
  // What a seat did at one spot, or by one choice, is one thing: the weightiest of it is told.
  const heard = new Map<string, (typeof found)[number]>()
  for (const one of found) {
    const key = `${one.seat} ${one.spots[0] ?? one.told.at}`
    if (one.rank > (heard.get(key)?.rank ?? 0)) heard.set(key, one)
  }
  const weighty = [...heard.values()].toSorted((one, other) => other.rank - one.rank)
  const kept = new Set(weighty.slice(0, MOST))
  return found.filter((one) => kept.has(one)).map((one, place) => ({ ...one, number: place + 1 }))
}

/**
 * What happened since the last turn of who looks, and the marks that it leaves on the board. It waits `folded` where it would
 * cover what is asked, until somebody wants it; what happened while somebody was away is told at once.
 */
export function useSince(
  board: Board,
  playing: Playing,
  at: Situation,
  folded: boolean,
): SinceTurn & { readonly marks: ReadonlyMap<string, Mark> } {
  const turnEnd = useTurnEnd(playing)
  const { left, haveRead } = useAway(playing)
  const { state, past, telling } = playing
  const { told } = state
  const [chosen, choose] = useState<{ readonly end: number | undefined; readonly open: boolean }>()
  const away = left !== undefined
  const end = away ? left : turnEnd
  const fresh = useMemo(
    () => (end === undefined || past !== undefined ? [] : told.filter((one) => one.at > end)),
    [told, end, past],
  )
  const items = useMemo(() => happenedIn(board, fresh, at), [board, fresh, at])
  const opens = chosen && chosen.end === end ? chosen.open : away || !folded
  const asked = (at.decision !== undefined || away) && !telling
  const marks = useMemo(() => marksOf(board, told, asked ? items : [], at), [board, told, items, asked, at])
  return {
    items: asked ? items : [],
    of: fresh.length,
    open: asked && items.length > 0 && opens,
    away,
    first: end === 0,
    // Whoever has read what they missed goes on with what matters for their turn.
    setOpen: (open) => (away && !open ? haveRead() : choose({ end, open })),
    marks,
  }
}

/** How far back the last move of a seat is looked for. */
const RECENT = 60

function marksOf(
  board: Board,
  told: readonly Told[],
  items: readonly Happened[],
  at: Situation,
): ReadonlyMap<string, Mark> {
  const marks = new Map<string, { seats: Seat[]; numbers: number[] }>()
  const markAt = (key: string) => {
    const mark = marks.get(key) ?? { seats: [], numbers: [] }
    marks.set(key, mark)
    return mark
  }
  const moved = new Set<Seat>()
  for (const one of told.slice(-RECENT).toReversed()) {
    const seat = doerOf(board, one, at)
    if (seat === undefined || moved.has(seat)) continue
    const spot = board.spotsOf?.(one.entry as never, at)[0]
    if (spot === undefined) continue
    moved.add(seat)
    markAt(spot).seats.push(seat)
  }
  for (const { spots, number } of items)
    for (const spot of spots.slice(0, 1)) markAt(spot).numbers.push(number)
  return marks
}
