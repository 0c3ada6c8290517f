/**
 * Measures the built page in Chromium: `npm run bench:web`, or some of it:
 * `npm run bench:web -- --part choices --part motion --game powers`; `--built` measures what was built last, `--dist FOLDER` what
 * was built there: two pages by turns on the same machine.
 * A part takes `--seconds` (200) at most, and a fifth more where it hangs: what it has by then is what it says. Figures hold for the
 * machine that they were taken on; its load is said first, and processor time is said beside, which depends less on it.
 */
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { GAMES } from '@hippodrome/games'
import { chromium } from 'playwright-core'
import { build } from 'vite'
import { serve } from '../../../scripts/serve.mjs'
import { memory } from './bench/memory.ts'
import { motion, panZoom, scrub } from './bench/motion.ts'
import { type Bench, fail, isOver } from './bench/page.ts'
import { review } from './bench/review.ts'
import { rules, scripts } from './bench/sizes.ts'
import { botsThink, choices, interactive, opening } from './bench/speed.ts'
import { chromiumPath } from '../../../scripts/chromium.mjs'

const parts: { readonly [name: string]: (bench: Bench) => Promise<void> } = {
  scripts,
  rules,
  interactive,
  opening,
  choices,
  panZoom,
  motion,
  botsThink,
  scrub,
  memory,
  review,
}

const { values } = parseArgs({
  options: {
    part: { type: 'string', multiple: true, default: Object.keys(parts) },
    game: { type: 'string', multiple: true, default: [...GAMES] },
    built: { type: 'boolean', default: false },
    dist: { type: 'string' },
    seconds: { type: 'string', default: '200' },
  },
})
const unknown =
  values.part.find((name) => !Object.hasOwn(parts, name)) ??
  values.game.find((name) => !GAMES.some((game) => game === name))
if (unknown !== undefined) {
  console.error(`There is no "${unknown}": ${[...Object.keys(parts), ...GAMES].join(', ')}`)
  process.exit(2)
}
const ms = Number(values.seconds) * 1000
const games = GAMES.filter((game) => values.game.includes(game))
const root = join(import.meta.dirname, '..')
process.env.NODE_ENV = 'production'
const dist = values.dist ?? join(root, 'dist')
if (!values.built && values.dist === undefined) await build({ root, logLevel: 'error' })
const load = loadavg()[0] ?? 0
console.log(
  `${cpus().length} processors, load ${load.toFixed(1)}${load > 0.7 ? ': others work here too' : ''}`,
)
const { server, address } = await serve(dist)

/** A part that hangs is left behind with its browser, and said. */
async function measure(name: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] })
  const began = performance.now()
  const seconds = () => Math.round((performance.now() - began) / 1000)
  let timer: NodeJS.Timeout | undefined
  const hangs = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no result in ${seconds()} s`)), ms * 1.2 + 10_000)
  })
  const part = parts[name]?.({ browser, address, dist, games, until: began + ms })
  await Promise.race([part, hangs]).catch((fault: unknown) => fail(name, String(fault).split('\n')[0] ?? ''))
  clearTimeout(timer)
  await browser.close()
  console.log(`     (${name} took ${seconds()} s)`)
}

for (const name of Object.keys(parts).filter((one) => values.part.includes(one))) {
  console.log(name)
  await measure(name)
}
server.closeAllConnections()
server.close()
process.exitCode = isOver() ? 1 : 0
