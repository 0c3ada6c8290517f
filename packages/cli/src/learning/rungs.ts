import { existsSync } from 'node:fs'
import { BOT_LEVELS } from '@hippodrome/bots'
import { parseWith } from '@hippodrome/engine'
import * as v from 'valibot'
import { BadInput } from '../errors.ts'
import { readJson, writeWhole } from '../files.ts'
import { MEASURE, type Standing } from './ladder.ts'

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

/** Fewer matches say little of a level, and not even how little. */
const FEWEST = 40

/** Which of these bots have a place on the scale: the levels, but for the one that it begins at. */
export const levelsOf = (bots: readonly string[]): string[] =>
  bots.filter((bot) => bot !== MEASURE && BOT_LEVELS.some(({ id }) => id === bot))

/**
 * Puts these levels of a game with so many seats in the place of what stood there for them, leaves all others, and gives
 * the file. Throws `BadInput` where one has played too little.
 */
export function installRungs(
  { game, seats }: Pick<Rung, 'game' | 'seats'>,
  levels: readonly string[],
  ratings: readonly Standing[],
  path = RUNGS,
): string {
  const own = levels.map((level): Rung => {
    const standing = ratings.find(({ player }) => player === level)
    if (!standing || standing.matches < FEWEST) throw tooFew(level, standing?.matches ?? 0)
    const { lead, error, matches } = standing
    return { game, seats, level, lead: rounded(lead), error: rounded(error), matches }
  })
  const others = parseWith(v.array(rungSchema), readJson(path), path).filter(
    (rung) => rung.game !== game || rung.seats !== seats || !levels.includes(rung.level),
  )
  const all = [...others, ...own].sort(
    (a, b) => a.game.localeCompare(b.game) || a.seats - b.seats || a.lead - b.lead,
  )
  writeWhole(path, `${JSON.stringify(all, undefined, 2)}\n`)
  return path
}

const tooFew = (level: string, matches: number): BadInput =>
  new BadInput(
    `--install: ${level} has ${matches} matches and needs ${FEWEST}; nothing was installed; go on with more --bouts or --minutes`,
    `--install: ${level} heeft ${matches} partijen en heeft er ${FEWEST} nodig; er is niets veranderd; ga verder met meer --bouts of --minutes`,
  )
