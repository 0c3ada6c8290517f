/**
 * Measures the built page in Chromium: `npm run bench:web`, or some of it: `npm run bench:web -- scripts choices`, or of one game:
 * `npm run bench:web -- choices powers`. Figures hold for the
 * machine that they were taken on; its load is said first, and processor time is said beside, which depends less on it.
 */
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { GAMES } from '@hippodrome/games'
import { chromium } from 'playwright-core'
import { build } from 'vite'
import { serve } from '../../../scripts/serve.mjs'
import { memory } from './bench/memory.ts'
import { cardsFly, panZoom, scrub } from './bench/motion.ts'
import { type Bench, isOver } from './bench/page.ts'
import { rules, scripts } from './bench/sizes.ts'
import { botsThink, choices, interactive, opening } from './bench/speed.ts'
import { chromiumPath } from './chromium.ts'

const measures: { readonly [name: string]: (bench: Bench) => Promise<void> } = {
  scripts,
  rules,
  interactive,
  opening,
  choices,
  panZoom,
  cardsFly,
  botsThink,
  scrub,
  memory,
}

const said = process.argv.slice(2)
const games = GAMES.filter((game) => said.includes(game))
const wanted = said.filter((name) => !games.some((game) => game === name))
const unknown = wanted.find((name) => !Object.hasOwn(measures, name))
if (unknown !== undefined) {
  console.error(`There is no measure "${unknown}": ${[...Object.keys(measures), ...GAMES].join(', ')}`)
  process.exit(2)
}
const root = join(import.meta.dirname, '..')
process.env.NODE_ENV = 'production'
await build({ root, logLevel: 'error' })
const load = loadavg()[0] ?? 0
console.log(
  `${cpus().length} processors, load ${load.toFixed(1)}${load > 0.7 ? ': others work here too' : ''}`,
)
const { server, address } = await serve(join(root, 'dist'))
const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] })
for (const [name, measure] of Object.entries(measures))
  if (wanted.length === 0 || wanted.includes(name)) {
    console.log(name)
    await measure({ browser, address, root, games: games.length > 0 ? games : GAMES })
  }
await browser.close()
server.closeAllConnections()
server.close()
process.exitCode = isOver() ? 1 : 0
