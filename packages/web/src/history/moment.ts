import type { Told } from '@hippodrome/engine'
import type { Moment, TableState } from '../table/table.ts'

/** How many entries of the chronicle were told up to a moment; entries are in the order of telling. */
export function toldUntil(told: readonly Told[], version: number): number {
  let low = 0
  let high = told.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((told[middle]?.at ?? 0) <= version) low = middle + 1
    else high = middle
  }
  return low
}

/** The table as it was: nobody can choose or take anything back, and the chronicle ends there. */
export function stateAt<V>(state: TableState<V>, moment: Moment<V>): TableState<V> {
  const { id, game, seats, options, board, made, view, told, problem, thinking, unaided } = state
  return {
    id,
    game,
    seats,
    options,
    board,
    made,
    view: {
      game: view.game,
      seat: view.seat,
      version: moment.version,
      table: moment.view,
      waiting: moment.waiting,
      undo: false,
      redo: false,
    },
    told: told.slice(0, toldUntil(told, moment.version)),
    ...(unaided ? { unaided } : {}),
    ...(thinking === undefined ? {} : { thinking }),
    ...(problem ? { problem } : {}),
  }
}

/** What was told by the choice that led to a moment. */
export const newsAt = (told: readonly Told[], version: number): readonly Told[] =>
  told.slice(toldUntil(told, version - 1), toldUntil(told, version))
