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

for (let seats = rules.seats.min; seats <= rules.seats.max; seats++) {
  const name = `${seats}-seats`
  const golden = playthrough(rules, configure(rules, { seats }), name)
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(golden, undefined, 1)}\n`)
  console.log(`${name}: ${golden.lines.length} decisions, ${golden.hash.slice(0, 12)}`)
}
