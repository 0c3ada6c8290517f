/**
 * Plays court in the built page by clicking the table alone, never the list: whole matches of every mode on a wide
 * screen and on a phone, then a position of each prompt that did not come up in them. Counts on what every prompt was
 * answered, and fails when one was not, or when the page ever holds other cards than the view does.
 * `npx tsx --tsconfig packages/web/tsconfig.json packages/web/scripts/playCourt.ts [--modes two,solo] [--positions] [--width 360]
 * [--report FILE --minutes 6]`: a run may be as short as one likes, and the next goes on with its matches
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { PROMPTS } from '@hippodrome/court/vocabulary'
import type { MatchFile } from '@hippodrome/engine'
import { type Browser, chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { serve } from '../../../scripts/serve.mjs'
import { differences, noteAll } from '../e2e/courtHeld.ts'
import { type Played, playTable } from '../e2e/courtPlay.ts'
import { importFile } from '../e2e/importFile.ts'
import { testBrowser } from '../../../scripts/chromium.mjs'
import { beginning, positionsOf, type Way } from '../e2e/courtPositions.ts'

const { values } = parseArgs({
  options: {
    /** Only whole matches of these modes. */
    modes: { type: 'string' },
    /** Only a position of each prompt, no whole match. */
    positions: { type: 'boolean', default: false },
    width: { type: 'string' },
    /** Goes on from what this file tells of earlier runs, and writes there how far matches have come. */
    report: { type: 'string' },
    minutes: { type: 'string', default: '600' },
  },
})

const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
].filter(({ width }) => values.width === undefined || Number(values.width) === width)

const MODES = {
  two: { seats: 2, options: {} },
  four: { seats: 4, options: {} },
  taktika: { seats: 2, options: { taktika: true } },
  duel: { seats: 2, options: { mode: 'duel' } },
  solo: { seats: 1, options: { mode: 'solo' } },
  marathon: { seats: 2, options: { length: 'marathon' } },
} satisfies { readonly [mode: string]: Way }
type Mode = keyof typeof MODES
const RARE: readonly Way[] = [
  { seats: 4, options: { taktika: true, fullCourt: true } },
  { seats: 2, options: { mode: 'duel', taktika: true } },
]
const TRIES = 80

let failures = 0
function fail(text: string): void {
  failures += 1
  console.log(`FAILED ${text}`)
}

async function open(browser: Browser, viewport: (typeof SIZES)[number], file: MatchFile): Promise<Page> {
  const context = await browser.newContext({ viewport, locale: 'en-GB', hasTouch: viewport.width < 600 })
  // The function that plays is compiled with names that it notes down by this.
  await context.addInitScript('globalThis.__name = (made) => made')
  await context.addInitScript(() => {
    localStorage.setItem('hippodrome.settings', '{"language":"en","speed":"instant","confirmTurn":false}')
  })
  // Others may be at work on the machine.
  context.setDefaultTimeout(120_000)
  const page = await context.newPage()
  page.on('pageerror', (fault) => fail(String(fault)))
  await page.goto(address)
  await importFile(page, file)
  await page.waitForSelector('[data-testid=prompt], [data-testid=live], [data-testid=lift]')
  return page
}

type Tally = Map<string, { [thing: string]: number }>

function addTo(tally: Tally, prompt: string, things: { readonly [thing: string]: number }): number {
  const sum = tally.get(prompt) ?? {}
  let answers = 0
  for (const [thing, n] of Object.entries(things)) {
    sum[thing] = (sum[thing] ?? 0) + n
    answers += n
  }
  tally.set(prompt, sum)
  return answers
}

function add(tally: Tally, { answered, elsewhere }: Played): number {
  let answers = 0
  for (const [prompt, things] of Object.entries(answered)) answers += addTo(tally, prompt, things)
  if (elsewhere.length > 0) console.log(`  a tab was tapped first for ${elsewhere.join(', ')}`)
  return answers
}

/** After so many answers the page is held against the view. */
const STRETCH = 15

/** How far a match has come, so that another run can go on with it. */
type Going = {
  readonly file?: MatchFile
  readonly over: boolean
  readonly answers: number
  readonly compared: number
  readonly seconds: number
  readonly tally: readonly (readonly [prompt: string, things: { [thing: string]: number }])[]
}
type Report = { [match: string]: Going | undefined }

const NEW: Going = { over: false, answers: 0, compared: 0, seconds: 0, tally: [] }
const began = Date.now()
const isLate = (): boolean => Date.now() - began > Number(values.minutes) * 60_000
const report: Report =
  values.report !== undefined && existsSync(values.report)
    ? (JSON.parse(readFileSync(values.report, 'utf8')) as Report)
    : {}

async function playMatch(browser: Browser, size: (typeof SIZES)[number], mode: Mode, tally: Tally) {
  const name = `${size.width}: ${mode}`
  let going = report[name] ?? NEW
  const own: Tally = new Map(going.tally)
  const page = going.over ? undefined : await open(browser, size, going.file ?? beginning(MODES[mode]))
  if (page) await noteAll(page)
  const from = Date.now() - going.seconds * 1000
  while (page && !going.over && !isLate()) {
    const played = await playTable(page, { seed: 3 + going.answers, most: STRETCH })
    const answers = going.answers + add(own, played)
    const { told, lacking, whole, file } = await differences(page)
    if (told.length > 0) fail(`the page held ${told.join('; ')}`)
    if (lacking.length > 0) fail(`the page lacks ${lacking.join(', ')}`)
    const compared = going.compared + (whole ? 1 : 0)
    const seconds = Math.round((Date.now() - from) / 1000)
    going = { file, over: played.over, answers, compared, seconds, tally: [...own] }
    report[name] = going
    if (values.report !== undefined) writeFileSync(values.report, JSON.stringify(report))
    if (played.stuck !== undefined) {
      fail(`stuck at ${played.stuck}`)
      break
    }
  }
  for (const [prompt, things] of own) addTo(tally, prompt, things)
  console.log(
    `${name}: ${going.answers} answers in ${going.seconds} s, the page compared with the view ${going.compared} times${going.over ? '' : ', not over yet'}`,
  )
  if (!going.over && failures === 0) failures += 1
  await page?.context().close()
}

async function playPrompt(browser: Browser, size: (typeof SIZES)[number], prompt: string, tally: Tally) {
  const file = positions.get(prompt)
  if (!file) {
    fail(`${prompt} never came up`)
    return
  }
  const page = await open(browser, size, file)
  const played = await playTable(page, { seed: 5, most: 1 })
  add(tally, played)
  if (!(prompt in played.answered)) fail(`${prompt} was not answered: ${JSON.stringify(played)}`)
  await page.context().close()
}

const outDir = mkdtempSync(join(tmpdir(), 'hippodrome-court-'))
await build({
  root: join(import.meta.dirname, '..'),
  logLevel: 'error',
  build: { outDir, emptyOutDir: true },
})
const { server, address } = await serve(outDir)
const browser = await chromium.launch({ executablePath: testBrowser, args: ['--no-sandbox'] })
const positions =
  values.modes === undefined
    ? positionsOf(new Set(PROMPTS), [...Object.values(MODES), ...RARE], TRIES)
    : new Map<string, MatchFile>()
const wanted = values.modes?.split(',') ?? (values.positions ? [] : Object.keys(MODES))
for (const size of SIZES) {
  const tally: Tally = new Map()
  for (const mode of Object.keys(MODES) as Mode[])
    if (wanted.includes(mode)) await playMatch(browser, size, mode, tally)
  for (const prompt of PROMPTS) {
    if (!tally.has(prompt) && values.modes === undefined) await playPrompt(browser, size, prompt, tally)
    const things = tally.get(prompt)
    if (things) console.log(`${size.width}  ${prompt.padEnd(20)} ${JSON.stringify(things)}`)
  }
  console.log(`${size.width}: ${tally.size} of ${PROMPTS.length} kinds of prompts answered`)
}
await browser.close()
server.closeAllConnections()
server.close()
rmSync(outDir, { recursive: true, force: true })
process.exitCode = failures > 0 ? 1 : 0
