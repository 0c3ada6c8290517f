import { existsSync } from 'node:fs'
import { parseWith } from '@hippodrome/engine'
import * as v from 'valibot'
import { BadInput } from '../errors.ts'
import { readJson, writeWhole } from '../files.ts'
import type { Standing } from './ladder.ts'

/** Where the server reads how strong each level is. */
const RUNGS = 'packages/server/src/standing/ladder.json'

const rungSchema = v.strictObject({
  game: v.string(),
  seats: v.number(),
  level: v.string(),
  /** The logarithm of its odds against the measure, and one standard error of it. */
  lead: v.number(),
  error: v.number(),
  matches: v.number(),
})
type Rung = v.InferOutput<typeof rungSchema>

/** Throws `BadInput` where there is no source to write into. */
export function checkRungs(path = RUNGS): void {
  if (existsSync(path)) return
  throw new BadInput(
    `--install: there is no ${path} here; run it in the source folder of Hippodrome`,
    `--install: hier is geen ${path}; doe het in de map met de broncode van Hippodrome`,
  )
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000

/** Puts the levels of a game with so many seats in the place of those that stood there, and gives the file. */
export function installRungs(
  game: string,
  seats: number,
  ratings: readonly Standing[],
  path = RUNGS,
): string {
  const others = parseWith(v.array(rungSchema), readJson(path), path).filter(
    (rung) => rung.game !== game || rung.seats !== seats,
  )
  const own = ratings.map(
    ({ player, lead, error, matches }): Rung => ({
      game,
      seats,
      level: player,
      lead: rounded(lead),
      error: rounded(error),
      matches,
    }),
  )
  const all = [...others, ...own].sort(
    (a, b) => a.game.localeCompare(b.game) || a.seats - b.seats || a.lead - b.lead,
  )
  writeWhole(path, `${JSON.stringify(all, undefined, 2)}\n`)
  return path
}
