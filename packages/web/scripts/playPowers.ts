/**
 * Plays powers in a browser on its board alone, never by the list, and counts what answered each prompt: whole matches
 * of scenarios 1, 3, A and B, then a position for every prompt that none of them asked. Every twenty seconds what is drawn of
 * stacks is held against what the view holds.
 * `npx tsx --tsconfig packages/web/tsconfig.json packages/web/scripts/playPowers.ts [--phone] [--positions] [--report FILE]`
 * With a report what has been played is kept there after each match, and not played again.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { MatchFile } from '@hippodrome/engine'
import { PROMPTS } from '@hippodrome/powers/vocabulary'
import { type Browser, chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { serve } from '../../../scripts/serve.mjs'
import { type Bounds, playPowers, type PowersPlayed } from '../e2e/powersPlay.ts'
import { exportFile, importFile } from '../e2e/importFile.ts'
import { fogOf } from '../e2e/powersFog.ts'
import { chromiumPath } from './chromium.ts'
import { beginning, positionsOf } from '../e2e/powersPositions.ts'

const { values } = parseArgs({
  options: {
    phone: { type: 'boolean', default: false },
    positions: { type: 'boolean', default: false },
    report: { type: 'string' },
  },
})
const MATCH_MS = 900_000
const POSITION_MS = 40_000

const matches = [
  [2, { scenario: '1' }],
  [4, { scenario: '3' }],
  [2, { scenario: 'A' }],
  [2, { scenario: 'B' }],
] as const

async function play(
  browser: Browser,
  address: string,
  file: MatchFile,
  seed: number,
  bounds: Bounds,
): Promise<PowersPlayed> {
  const context = await browser.newContext({
    viewport: values.phone ? { width: 360, height: 740 } : { width: 1280, height: 800 },
    hasTouch: values.phone,
    locale: 'en-GB',
  })
  await context.addInitScript(() => {
    localStorage.setItem('hippodrome.settings', '{"language":"en","speed":"instant","confirmTurn":false}')
  })
  // What is sent into the page is compiled with names that only Node would know.
  await context.addInitScript('globalThis.__name = (named) => named')
  const page = await context.newPage()
  page.on('pageerror', (error) => console.log(`fault: ${String(error)}`))
  await page.goto(address)
  await importFile(page, file)
  await page.waitForSelector('[data-testid=prompt], [data-testid=lift]')
  const played = await inSlices(page, seed, bounds)
  await context.close()
  return played
}

/** Between slices what is drawn is held against what the view holds. */
const SLICE_MS = 20_000

async function inSlices(page: Page, seed: number, { ms = 0, until }: Bounds): Promise<PowersPlayed> {
  const end = Date.now() + ms
  const parts: PowersPlayed[] = []
  let open = until
  for (let slice = 0; Date.now() < end; slice++) {
    const part = await playPowers(page, seed + slice, {
      ms: Math.min(SLICE_MS, end - Date.now()),
      ...(open ? { until: open } : {}),
    })
    parts.push(part)
    open = open?.filter((prompt) => !(prompt in part.answered))
    if (part.over || part.stuck !== undefined || open?.length === 0) break
    await foggedRight(page)
  }
  return together(parts)
}

let looked = 0
async function foggedRight(page: Page): Promise<void> {
  const lift = page.locator('[data-testid=lift]')
  if (await lift.isVisible()) await lift.click()
  await page.waitForTimeout(300)
  const { problems } = await fogOf(page, await exportFile(page))
  looked += 1
  if (problems.length > 0) throw new Error(`fog: ${problems.join('; ')}`)
}

function together(parts: readonly PowersPlayed[]): PowersPlayed {
  const answered: { [prompt: string]: { [by: string]: number } } = {}
  for (const part of parts)
    for (const [prompt, counts] of Object.entries(part.answered))
      for (const [by, n] of Object.entries(counts)) {
        const row = (answered[prompt] ??= {})
        row[by] = (row[by] ?? 0) + n
      }
  const last = parts.at(-1)
  return {
    over: last?.over === true,
    clicks: parts.reduce((sum, { clicks }) => sum + clicks, 0),
    answered,
    ...(last?.stuck === undefined ? {} : { stuck: last.stuck }),
  }
}

const total = new Map<string, Map<string, number>>()
function add({ answered }: PowersPlayed): void {
  for (const [prompt, counts] of Object.entries(answered))
    for (const [by, n] of Object.entries(counts)) {
      const row = total.get(prompt) ?? new Map<string, number>()
      total.set(prompt, row.set(by, (row.get(by) ?? 0) + n))
    }
}

/** What was played before, by the name of the match or the prompt. */
const report: { [name: string]: PowersPlayed } =
  values.report !== undefined && existsSync(values.report)
    ? (JSON.parse(readFileSync(values.report, 'utf8')) as { [name: string]: PowersPlayed })
    : {}
const size = values.phone ? 'phone' : 'wide'

async function once(name: string, act: () => Promise<PowersPlayed>): Promise<PowersPlayed> {
  const key = `${size} ${name}`
  const played = report[key] ?? (await act())
  report[key] = played
  if (values.report !== undefined) writeFileSync(values.report, JSON.stringify(report, undefined, 1))
  add(played)
  return played
}

process.env.NODE_ENV = 'production'
const root = join(import.meta.dirname, '..')
await build({ root, logLevel: 'error' })
const { server, address } = await serve(join(root, 'dist'))
const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] })
for (const [seats, options] of values.positions ? [] : matches) {
  const played = await once(`scenario ${options.scenario}`, () =>
    play(browser, address, beginning([seats, options], 1), 2, { ms: MATCH_MS }),
  )
  const end = played.over ? 'to the end' : `stopped at ${played.stuck ?? 'its time'}`
  console.log(`scenario ${options.scenario}, ${seats} players: ${played.clicks} clicks, ${end}`)
}
const rest = PROMPTS.filter((prompt) => !total.has(prompt))
for (const [prompt, file] of positionsOf(rest, 120)) {
  const played = await once(prompt, () =>
    play(browser, address, file, 3, { ms: POSITION_MS, until: [prompt] }),
  )
  console.log(`${prompt}: ${JSON.stringify(played.answered[prompt] ?? 'not answered')} ${played.stuck ?? ''}`)
}
await browser.close()
server.closeAllConnections()
server.close()
console.log('\n| prompt | map | desk | hand and powers |\n| --- | --- | --- | --- |')
for (const prompt of PROMPTS) {
  const row = total.get(prompt)
  console.log(`| ${prompt} | ${['map', 'desk', 'hand'].map((by) => row?.get(by) ?? 0).join(' | ')} |`)
}
console.log(`\nWhat is drawn was what the view holds, ${looked} times.`)
const missing = PROMPTS.filter((prompt) => !total.has(prompt))
console.log(missing.length === 0 ? '\nEvery prompt was answered.' : `\nNot answered: ${missing.join(', ')}`)
process.exitCode = missing.length === 0 ? 0 : 1
