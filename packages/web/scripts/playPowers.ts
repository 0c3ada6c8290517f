/**
 * Plays powers in a browser on its board alone, never by the list, and counts what answered each prompt: whole matches
 * of scenarios 1, 3, A and B, then a position for every prompt that none of them asked. Every fifty clicks what is drawn of
 * stacks is held against what the view holds.
 * `npx tsx --tsconfig packages/web/tsconfig.json packages/web/scripts/playPowers.ts [--phone] [--positions] [--built FOLDER] [--report FILE] [--pictures FOLDER]`
 * With a report what has been played is kept there every fifty clicks, and the next run goes on from it; `--minutes 5` ends
 * a run early. `--built` plays a page that was built before. Nothing is painted unless pictures are wanted, one at each look.
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
import { testBrowser } from '../../../scripts/chromium.mjs'
import { beginning, positionsOf } from '../e2e/powersPositions.ts'

const { values } = parseArgs({
  options: {
    phone: { type: 'boolean', default: false },
    positions: { type: 'boolean', default: false },
    report: { type: 'string' },
    minutes: { type: 'string', default: '1000' },
    built: { type: 'string' },
    pictures: { type: 'string' },
  },
})
const END = Date.now() + Number(values.minutes) * 60_000
const POSITION_MS = 40_000

const matches = [
  [2, { scenario: '1' }],
  [4, { scenario: '3' }],
  [2, { scenario: 'A' }],
  [2, { scenario: 'B' }],
] as const

async function opened(browser: Browser, address: string, file: MatchFile | string): Promise<Page> {
  const context = await browser.newContext({
    viewport: values.phone ? { width: 360, height: 740 } : { width: 1280, height: 800 },
    hasTouch: values.phone,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await context.addInitScript(() => {
    localStorage.setItem('hippodrome.settings', '{"language":"en","speed":"instant","confirmTurn":false}')
  })
  // What is sent into the page is compiled with names that only Node would know.
  await context.addInitScript('globalThis.__name = (named) => named')
  const page = await context.newPage()
  page.on('pageerror', (error) => {
    console.log(`fault: ${String(error)}`)
    process.exitCode = 1
  })
  await page.goto(address)
  await importFile(page, file)
  await page.waitForSelector('[data-testid=prompt], [data-testid=lift]')
  return page
}

/** What has been played of a match or of a position, and from where it goes on. */
type Part = PowersPlayed & { readonly ms: number; readonly looked: number; readonly file?: string }

/** Between slices what is drawn is held against what the view holds. */
const SLICE = 50

/** Plays on from where a report left off, and tells after each slice how far it came. */
async function play(
  browser: Browser,
  address: string,
  file: MatchFile,
  bounds: Bounds & { readonly ms: number },
  name: string,
  before: Part | undefined,
  tell: (part: Part) => void,
): Promise<Part> {
  let part: Part = before ?? { over: false, clicks: 0, answered: {}, ms: 0, looked: 0 }
  const page = await opened(browser, address, part.file ?? file)
  const ends = Date.now() + bounds.ms
  let open = bounds.until
  while (Date.now() < Math.min(ends, END)) {
    const begun = Date.now()
    const slice = await playPowers(page, part.clicks + 2, {
      most: SLICE,
      ms: ends - begun,
      ...(open ? { until: open } : {}),
    })
    part = { ...together(part, slice), ms: part.ms + Date.now() - begun }
    open = open?.filter((prompt) => !(prompt in slice.answered))
    if (part.over || part.stuck !== undefined || open?.length === 0) break
    part = { ...part, file: await foggedRight(page), looked: part.looked + 1 }
    if (values.pictures !== undefined)
      await page.screenshot({ path: join(values.pictures, `${size}-${name}-${part.clicks}.png`) })
    tell(part)
  }
  await page.context().close()
  return part
}

/** The last choice may still be on its way, and the curtain after it: what is wrong stays wrong. */
const LOOKS = 10

async function foggedRight(page: Page): Promise<string> {
  const lift = page.locator('[data-testid=lift]')
  for (let look = 1; ; look++) {
    if (await lift.isVisible()) await lift.click()
    await page.waitForTimeout(300)
    const file = await exportFile(page)
    const { problems } = await fogOf(page, file)
    if (problems.length === 0) return file
    if (look < LOOKS) continue
    if (values.report !== undefined) writeFileSync(`${values.report}.fault`, file)
    throw new Error(`fog: ${problems.join('; ')}`)
  }
}

function together(part: Part, { answered: more, clicks, over, stuck }: PowersPlayed): Part {
  const answered: { [prompt: string]: { [by: string]: number } } = { ...part.answered }
  for (const [prompt, counts] of Object.entries(more))
    for (const [by, n] of Object.entries(counts)) {
      const row = (answered[prompt] = { ...answered[prompt] })
      row[by] = (row[by] ?? 0) + n
    }
  return { ...part, answered, over, clicks: part.clicks + clicks, ...(stuck === undefined ? {} : { stuck }) }
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
const report: { [name: string]: Part } =
  values.report !== undefined && existsSync(values.report)
    ? (JSON.parse(readFileSync(values.report, 'utf8')) as { [name: string]: Part })
    : {}
const size = values.phone ? 'phone' : 'wide'

/** What stopped is played on from its last file, for what stopped it may have been mended. */
async function kept(
  name: string,
  enough: (part: Part) => boolean,
  act: (before: Part | undefined, tell: (part: Part) => void) => Promise<Part>,
): Promise<Part> {
  const key = `${size} ${name}`
  const tell = (part: Part) => {
    report[key] = part
    if (values.report !== undefined) writeFileSync(values.report, JSON.stringify(report, undefined, 1))
  }
  const { stuck: _, ...before } = report[key] ?? { stuck: undefined }
  const known = 'clicks' in before ? before : undefined
  const played = known && enough(known) ? known : await act(known, tell)
  tell(played)
  add(played)
  return played
}

process.env.NODE_ENV = 'production'
const root = join(import.meta.dirname, '..')
if (values.built === undefined) await build({ root, logLevel: 'error' })
const { server, address } = await serve(values.built ?? join(root, 'dist'))
const unpainted = values.pictures === undefined ? ['--force-gpu-mem-available-mb=0'] : []
const browser = await chromium.launch({
  executablePath: testBrowser,
  args: ['--no-sandbox', ...unpainted],
})
let looked = 0
for (const [seats, options] of values.positions ? [] : matches) {
  if (Date.now() > END) break
  const played = await kept(
    `scenario ${options.scenario}`,
    ({ over }) => over,
    (before, tell) =>
      play(browser, address, beginning([seats, options], 1), { ms: 1e9 }, options.scenario, before, tell),
  )
  looked += played.looked
  const end = played.over ? 'to the end' : `stopped at ${played.stuck ?? 'its time'}`
  const answers = Object.values(played.answered).flatMap((row) => Object.values(row))
  const gestures = answers.reduce((sum, n) => sum + n, 0)
  console.log(
    `scenario ${options.scenario}, ${seats} players: ${gestures} gestures, ${played.clicks} clicks, ${Math.round(played.ms / 1000)} s, ${end}`,
  )
}
const rest = Date.now() > END ? [] : PROMPTS.filter((prompt) => !total.has(prompt))
for (const [prompt, file] of positionsOf(rest, 120)) {
  if (Date.now() > END) break
  const played = await kept(
    prompt,
    ({ answered }) => prompt in answered,
    (_before, tell) =>
      play(browser, address, file, { ms: POSITION_MS, until: [prompt] }, prompt, undefined, tell),
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
