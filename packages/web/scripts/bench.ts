/** Measures the built page in Chromium: `npm run bench:web`, or some of it: `npm run bench:web -- scrub`. Figures hold for the machine that they were taken on. */
import { GAMES } from '@hippodrome/games'
import { powers } from '@hippodrome/powers'
import { readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { MatchFile } from '@hippodrome/engine'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { serve } from '../../../scripts/serve.mjs'
import { importFile } from '../e2e/importFile.ts'
import { chromiumPath } from './chromium.ts'
import { longMatch, randomMatch, upTo } from './longMatch.ts'

const root = join(import.meta.dirname, '..')

const SETTINGS = { language: 'en', speed: 'instant', confirmTurn: false }
let broken = 0

function report(what: string, value: number, unit: string, limit: number, atLeast = false): void {
  const ok = atLeast ? value >= limit : value <= limit
  if (!ok) broken += 1
  const sign = atLeast ? '≥' : '≤'
  console.log(`${ok ? 'ok ' : 'OVER'} ${what}: ${value.toFixed(1)} ${unit} (${sign} ${limit} ${unit})`)
}

async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })
  // The functions below are compiled with names that they note down by this.
  await context.addInitScript('globalThis.__name = (made) => made')
  await context.addInitScript((settings) => {
    localStorage.setItem('hippodrome.settings', JSON.stringify(settings))
    const tasks: { start: number; end: number }[] = []
    Object.assign(globalThis, { longTasks: tasks })
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        tasks.push({ start: startTime, end: startTime + duration })
    }).observe({ type: 'longtask', buffered: true })
  }, SETTINGS)
  return context
}

/** Seconds of processor time that the page's own thread has used: says the same on a busy machine. */
async function processorTime(context: BrowserContext, page: Page): Promise<() => Promise<number>> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
}

type Tasks = readonly { readonly start: number; readonly end: number }[]
const longTasks = (page: Page): Promise<Tasks> =>
  page.evaluate(() => (globalThis as unknown as { longTasks: { start: number; end: number }[] }).longTasks)

/** The scripts that a page itself has asked for; what its workers fetch is theirs. */
const scriptsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js') && !path.includes('worker')),
  )

const zipped = (scripts: Iterable<string>): number =>
  [...scripts].reduce((sum, path) => sum + gzipSync(readFileSync(join(root, 'dist', path))).length, 0) / 1000

/** Script of the first page, and what the board of each game brings on top of it. */
async function scripts(browser: Browser, address: string): Promise<void> {
  for (const [index, game] of GAMES.entries()) {
    const context = await openContext(browser)
    const page = await context.newPage()
    await page.goto(address)
    await page.waitForSelector('.game')
    await page.waitForLoadState('networkidle')
    const first = new Set(await scriptsOf(page))
    if (index === 0) report('script of the first page, gzip', zipped(first), 'kB', 150)
    await page.locator('.game .acts button').nth(index).click()
    await page.waitForSelector('[data-testid=prompt]')
    await page.waitForLoadState('networkidle')
    const later = new Set((await scriptsOf(page)).filter((path) => !first.has(path)))
    report(`the board of ${game} on top, gzip`, zipped(later), 'kB', 120)
    await context.close()
  }
}

/** When the first page is drawn and the main thread has no long task any more. */
async function interactive(browser: Browser, address: string): Promise<void> {
  const times: number[] = []
  const cpu: number[] = []
  for (let run = 0; run < 3; run++) {
    const context = await openContext(browser)
    const page = await context.newPage()
    const used = await processorTime(context, page)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(address)
    await page.waitForSelector('.game')
    const drawn = await page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))),
        ),
    )
    await page.waitForTimeout(1500)
    times.push(Math.max(...(await longTasks(page)).map(({ end }) => end), drawn))
    cpu.push((await used()) * 1000)
    await context.close()
  }
  times.sort((a, b) => a - b)
  cpu.sort((a, b) => a - b)
  console.log(`    of which the page's own thread: ${(cpu[1] ?? 0).toFixed(0)} ms of processor time`)
  report('interactive with a 4x slowed processor (median of 3)', times[1] ?? 0, 'ms', 1500)
}

async function begin(page: Page, address: string, players: readonly string[]): Promise<void> {
  await page.goto(`${address}#/new/families`)
  await page.locator('.segments button', { hasText: String(players.length) }).click()
  for (const [index, player] of players.entries())
    await page.locator('.chair select').nth(index).selectOption(player)
  await page.locator('button[type=submit]').click()
  await page.waitForSelector('[data-testid=prompt]')
}

/** From the click to the frame after the one in which the prompt changed. */
async function choices(browser: Browser, address: string): Promise<void> {
  const context = await openContext(browser)
  const page = await context.newPage()
  await begin(page, address, ['human', 'human', 'human', 'human'])
  await page.waitForSelector('[data-choice]')
  const used = await processorTime(context, page)
  const from = await used()
  const times: number[] = await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const version = () => document.querySelector<HTMLElement>('[data-testid=prompt]')?.dataset.version
    const found: number[] = []
    for (let made = 0; made < 120 && !document.querySelector('[data-testid=result]'); made++) {
      document.querySelector<HTMLElement>('.group-head[aria-expanded=false]')?.click()
      await frame()
      const rows = [...document.querySelectorAll<HTMLElement>('[data-choice]')]
      const row = rows[(made * 7) % rows.length]
      if (!row) break
      const before = version()
      const began = performance.now()
      row.click()
      while (version() === before && performance.now() - began < 2000) await frame()
      found.push(performance.now() - began)
      await frame()
    }
    return found
  })
  times.sort((a, b) => a - b)
  const each = (((await used()) - from) * 1000) / times.length
  console.log(`    ${each.toFixed(1)} ms of processor time for a choice and the click before it`)
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
  console.log(`    ${times.length} choices: median ${at(0.5).toFixed(1)} ms, slowest ${at(1).toFixed(1)} ms`)
  report('a choice is on the screen (95 of 100)', at(0.95), 'ms', 50)
  await context.close()
}

/** The longest task of the page while the strongest bots play. */
async function botsThink(browser: Browser, address: string): Promise<void> {
  const context = await openContext(browser)
  const page = await context.newPage()
  await begin(page, address, ['master', 'master', 'master', 'master'])
  await page.waitForTimeout(1500)
  const from = await page.evaluate(() => performance.now())
  await page.waitForTimeout(15_000)
  const tasks = (await longTasks(page)).filter(({ start }) => start >= from)
  const longest = Math.max(0, ...tasks.map(({ start, end }) => end - start))
  report('longest task in 15 s of four masters', longest, 'ms', 100)
  await context.close()
}

async function openFile(page: Page, address: string, file: MatchFile): Promise<void> {
  await page.goto(address)
  await importFile(page, file)
  await page.waitForSelector('[data-testid=prompt], [data-testid=lift]')
}

/** What the page's own thread holds after a long match, its rubbish collected. */
async function memory(browser: Browser, address: string): Promise<void> {
  const context = await openContext(browser)
  const page = await context.newPage()
  const file = randomMatch(powers, 4, 7, { most: 1600 })
  await openFile(page, address, file)
  await page.locator('[data-testid=lift]').click()
  await page.waitForSelector('[data-testid=prompt]')
  await page.locator('.tabs button', { hasText: 'Chronicle' }).click()
  const devtools = await context.newCDPSession(page)
  await devtools.send('HeapProfiler.enable')
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  report(`memory of the page after a match of ${file.choices.length} choices`, usedSize / 1e6, 'MB', 150)
  await context.close()
}

/** Frames a second while the time-line of a long match is dragged from end to end. */
async function scrub(browser: Browser, address: string): Promise<void> {
  const context = await openContext(browser)
  const page = await context.newPage()
  const long = longMatch(45, 10)
  const file = upTo(long, long.choices.length - 1)
  await openFile(page, address, file)
  const slider = page.locator('[data-testid=timeline]')
  if ((await slider.count()) === 0) {
    console.log('    no time-line on this page')
    await context.close()
    return
  }
  const used = await processorTime(context, page)
  const from = await used()
  const rate: number = await slider.evaluate(async (element: HTMLInputElement) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
    const most = Number(element.max)
    const steps = 150
    const began = performance.now()
    for (let step = 0; step <= steps; step++) {
      value?.set?.call(element, String(Math.round((most * step) / steps)))
      element.dispatchEvent(new Event('input', { bubbles: true }))
      await frame()
    }
    return (steps * 1000) / (performance.now() - began)
  })
  console.log(`    ${((((await used()) - from) * 1000) / 150).toFixed(1)} ms of processor time for a frame`)
  report(`frames while a match of ${file.choices.length} choices is walked`, rate, 'a second', 30, true)
  await context.close()
}

console.log(`${cpus().length} processors, load ${(loadavg()[0] ?? 0).toFixed(1)}`)
process.env.NODE_ENV = 'production'
await build({ root, logLevel: 'error' })
const { server, address } = await serve(join(root, 'dist'))
const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] })
const measures = { scripts, interactive, choices, botsThink, scrub, memory }
const wanted = process.argv.slice(2)
for (const [name, measure] of Object.entries(measures))
  if (wanted.length === 0 || wanted.includes(name)) await measure(browser, address)
await browser.close()
server.closeAllConnections()
server.close()
process.exitCode = broken > 0 ? 1 : 0
