/** What a series between two players said: how often the first won, as sure as so many single matches would tell it. */
export type Meeting = {
  readonly player: string
  readonly rival: string
  readonly share: number
  readonly matches: number
}

/** How much better a player is than the one that all are measured by: the logarithm of its odds, and one standard error of it. */
export type Rated = { readonly player: string; readonly lead: number; readonly error: number }

const STEPS = 100
const CLOSE = 1e-9

/**
 * The leads that fit all series best (Bradley and Terry; with more than two seats one player meets the rival in all the others).
 * Half a match more for each side keeps a clean sweep from being infinitely better. Whoever met nobody that leads to the measure
 * is left out.
 */
export function ratedBy(meetings: readonly Meeting[], measure: string, seats: number): Rated[] {
  const players = linkedTo(measure, meetings)
  const place = new Map(players.map((player, index) => [player, index]))
  const met = meetings
    .filter(({ player, rival }) => [player, rival].some((one) => one === measure || place.has(one)))
    .map(({ player, rival, share, matches }) => ({
      player: place.get(player),
      rival: place.get(rival),
      won: share * matches + 0.5,
      matches: matches + 1,
    }))
  const leads = new Float64Array(players.length)
  for (let step = 1; ; step++) {
    const slope = new Float64Array(players.length)
    const bend = players.map(() => new Float64Array(players.length))
    for (const { player, rival, won, matches } of met) {
      const chance = chanceOf((leads[player ?? -1] ?? 0) - (leads[rival ?? -1] ?? 0), seats)
      const weight = matches * chance * (1 - chance)
      add(slope, player, won - matches * chance)
      add(slope, rival, matches * chance - won)
      add(bend[player ?? -1], player, weight)
      add(bend[player ?? -1], rival, -weight)
      add(bend[rival ?? -1], rival, weight)
      add(bend[rival ?? -1], player, -weight)
    }
    const inverse = inverseOf(bend)
    const moves = inverse.map((row) => row.reduce((sum, value, i) => sum + value * (slope[i] ?? 0), 0))
    moves.forEach((move, i) => add(leads, i, Math.max(-1, Math.min(1, move))))
    if (step === STEPS || moves.every((move) => Math.abs(move) < CLOSE))
      return players.map((player, i) => ({
        player,
        lead: leads[i] ?? 0,
        error: Math.sqrt(inverse[i]?.[i] ?? 0),
      }))
  }
}

/** The chance of one who is so much better than all the others. */
export const chanceOf = (lead: number, seats: number): number => 1 / (1 + (seats - 1) * Math.exp(-lead))

/** Everybody who has met the measure, or somebody who has, and so on; in the order in which they are named. */
function linkedTo(measure: string, meetings: readonly Meeting[]): string[] {
  const linked = new Set([measure])
  for (let before = 0; before < linked.size; ) {
    before = linked.size
    for (const { player, rival } of meetings)
      if (linked.has(player) || linked.has(rival)) linked.add(player).add(rival)
  }
  const named = meetings.flatMap(({ player, rival }) => [player, rival])
  return [...new Set(named)].filter((player) => player !== measure && linked.has(player))
}

function add(list: Float64Array | undefined, index: number | undefined, by: number): void {
  if (list && index !== undefined) list[index] = (list[index] ?? 0) + by
}

/** Gauss and Jordan, for the few players of a ladder. */
function inverseOf(matrix: readonly Float64Array[]): Float64Array[] {
  const rows = matrix.map((row, i) => Float64Array.from([...row, ...matrix.map((_, j) => (i === j ? 1 : 0))]))
  rows.forEach((row, pivot) => {
    const scale = row[pivot] ?? 1
    for (let j = 0; j < row.length; j++) row[j] = (row[j] ?? 0) / scale
    rows.forEach((other, i) => {
      const factor = other[pivot] ?? 0
      if (i !== pivot) for (let j = 0; j < row.length; j++) add(other, j, -factor * (row[j] ?? 0))
    })
  })
  return rows.map((row) => row.slice(matrix.length))
}
