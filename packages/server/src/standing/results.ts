import type { ResultsTable } from '../store/tables.ts'
import type { Table } from '../table/table.ts'

export const isOver = ({ phase }: Table): boolean => phase === 'over' || phase === 'abandoned'

/** What became of each seat of a match that has ended, by the table alone. */
export function resultsOf(match: string, table: Table, at: number): ResultsTable[] {
  const { began = [], places, clocks, game } = table
  if (!table.match) return []
  const result = table.phase === 'over' ? table.match.result : undefined
  const rows = began.map(({ person = '', player }, seat) => {
    const place = places[seat]
    const gone =
      person !== '' &&
      (place?.person !== person || place.standIn !== undefined || clocks?.isOut(seat) === true)
    const timed = clocks && person !== '' && !gone
    return {
      match,
      seat,
      person,
      player,
      game: game.id,
      seats: began.length,
      place: result?.ranks[seat] ?? 0,
      score: result?.scores[seat] ?? 0,
      gone: gone ? 1 : 0,
      counts: 0,
      tempo: timed ? (clocks.time.kind === 'turns' ? 'turns' : 'live') : '',
      times: JSON.stringify(timed ? clocks.turnsOf(seat) : []),
      at,
      ...UNRATED,
    }
  })
  const counts = isRated(table) && (result !== undefined || rows.some(({ gone }) => gone === 1)) ? 1 : 0
  return rows.map((row) => ({ ...row, counts }))
}

/** What a row says until its match was rated. */
export const UNRATED = { no: 0, old_mean: 0, old_spread: 0, mean: 0, spread: 0 }

/** As its table was opened, if at least two people began it, each in one seat, and no program, whose strength nobody knows. */
function isRated({ wish, began = [] }: Table): boolean {
  const people = began.flatMap(({ person }) => person ?? [])
  return (
    wish.rated === true &&
    people.length > 1 &&
    new Set(people).size === people.length &&
    !began.some(({ player }) => player === 'program')
  )
}
