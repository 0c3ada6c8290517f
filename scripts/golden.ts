import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { configure } from '@hippodrome/engine'
import { playthrough } from '@hippodrome/engine/testing'
import { loadGame } from '@hippodrome/games'

/**
 * Writes the golden playthroughs of a game anew: `npx tsx scripts/golden.ts --game families`. Look at what `git diff`
 * says afterwards; a rule that did not change should change nothing here.
 */
const { values } = parseArgs({ options: { game: { type: 'string', default: 'families' } } })
const rules = await loadGame(values.game)
const folder = join(fileURLToPath(new URL('..', import.meta.url)), 'packages', rules.id, 'src', 'golden')
mkdirSync(folder, { recursive: true })
for (const file of readdirSync(folder)) if (file.endsWith('.json')) rmSync(join(folder, file))

type Wish = { readonly seats: number; readonly options?: { readonly [name: string]: unknown } }

/** By name; a game that is not here has one for each number of players. */
const wishes: { readonly [game: string]: { readonly [name: string]: Wish } } = {
  court: {
    'two-seats': { seats: 2 },
    'four-seats-full-court': { seats: 4, options: { fullCourt: true } },
    'three-seats-taktika': { seats: 3, options: { taktika: true } },
    duel: { seats: 2, options: { mode: 'duel' } },
    solo: { seats: 1, options: { mode: 'solo' } },
  },
  // Their lines name every choice that there was: two of the shorter matches.
  powers: {
    '3-seats-revolt': { seats: 3, options: { scenario: 'B', newChits: true } },
    '4-seats-war': { seats: 4 },
  },
}

const bySeats = (): [string, Wish][] =>
  Array.from({ length: rules.seats.max - rules.seats.min + 1 }, (_, more) => {
    const seats = rules.seats.min + more
    return [`${seats}-seats`, { seats }]
  })

const chosen = wishes[rules.id]
for (const [name, wish] of chosen ? Object.entries(chosen) : bySeats()) {
  const golden = playthrough(rules, configure(rules, wish), name)
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(golden, undefined, 1)}\n`)
  console.log(`${name}: ${golden.lines.length} decisions, ${golden.hash.slice(0, 12)}`)
}
