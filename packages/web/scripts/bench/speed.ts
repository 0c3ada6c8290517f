import type { Page } from 'playwright-core'
import { clickThrough } from './hand.ts'
import { inTheThick } from './matches.ts'
import {
  type Bench,
  fail,
  longestSince,
  longTasks,
  median,
  note,
  nowAt,
  openContext,
  openFile,
  processorTime,
  quantile,
  report,
  slowDown,
} from './page.ts'

const ROUNDS = 5
const WARM_UP = 20
const WARM_UP_MS = 20_000
const COUNTED = 100

/** By then the first page has long been drawn and is at rest, also on a busy machine. */
const QUIET_MS = 6000

/** The page itself notes when it is drawn: what the tool brings along to wait for it would be worked off meanwhile, by a slowed processor. */
function noteDrawn(): void {
  const watch = new MutationObserver(() => {
    if (!document.querySelector('.game')) return
    watch.disconnect()
    requestAnimationFrame(() => setTimeout(() => performance.mark('drawn')))
  })
  watch.observe(document, { childList: true, subtree: true })
}

/** When the first page is drawn and the main thread has no long task any more. */
export async function interactive({ browser, address }: Bench): Promise<void> {
  const times: number[] = []
  const cpu: number[] = []
  for (let run = 0; run < ROUNDS; run++) {
    const context = await openContext(browser)
    await context.addInitScript(noteDrawn)
    const page = await context.newPage()
    const used = await processorTime(context, page)
    await slowDown(context, page)
    await page.goto(address)
    await page.waitForTimeout(QUIET_MS)
    const drawn = await page.evaluate(() => performance.getEntriesByName('drawn')[0]?.startTime)
    if (drawn === undefined) throw new Error(`not drawn in ${QUIET_MS} ms`)
    times.push(Math.max(...(await longTasks(page)).map(({ end }) => end), drawn))
    cpu.push(await used())
    await context.close()
  }
  note(`${median(cpu).toFixed(0)} ms of processor time of the page's own thread`)
  report(
    `interactive with a 4x slowed processor (median of ${ROUNDS}, after the first)`,
    median(times.slice(1)),
    'ms',
    1500,
  )
}

/** The longest task while the first page, and then a board with a full table, comes up. */
export async function opening({ browser, address, games }: Bench): Promise<void> {
  for (const game of games) {
    const file = inTheThick[game]()
    const tasks: number[] = []
    for (let run = 0; run < 3; run++) {
      const context = await openContext(browser)
      const page = await context.newPage()
      await openFile(page, address, file)
      tasks.push(await longestSince(page, 0))
      await context.close()
    }
    report(`${game}: longest task while page and table come up (median of 3)`, median(tasks), 'ms', 100)
  }
}

/** From the click to the end of the frame that shows the choice, in the thick of each game. */
export async function choices({ browser, address, games, until }: Bench): Promise<void> {
  for (const [index, game] of games.entries()) {
    const file = inTheThick[game]()
    const times: number[] = []
    const begun: number[] = []
    const tasks: number[] = []
    let cpu = 0
    const end = performance.now() + (until - performance.now()) / (games.length - index)
    const left = () => end - performance.now()
    // A match played by lot may end early, or be the bots' for long; then another hand plays it.
    for (let seed = 1; times.length < COUNTED && left() > 0; seed++) {
      const context = await openContext(browser)
      const page = await context.newPage()
      await openFile(page, address, file)
      await clickThrough(page, WARM_UP, seed, Math.min(WARM_UP_MS, left()))
      const used = await processorTime(context, page)
      const [from, began] = [await used(), await nowAt(page)]
      const seen = await clickThrough(page, COUNTED - times.length, seed + 100, left())
      times.push(...seen.times)
      begun.push(...seen.begun)
      cpu += (await used()) - from
      tasks.push(await longestSince(page, began))
      await context.close()
    }
    const each = cpu / Math.max(1, times.length)
    note(
      `${game}: ${times.length} choices, median ${median(times).toFixed(1)} ms, slowest ${quantile(times, 1).toFixed(1)} ms`,
    )
    note(
      `where that frame begins: median ${median(begun).toFixed(1)} ms, 95 of 100 ${quantile(begun, 0.95).toFixed(1)} ms`,
    )
    note(`${each.toFixed(1)} ms of processor time for each, with the clicks that choose nothing`)
    if (times.length < COUNTED) fail(game, `${times.length} of ${COUNTED} choices in its time`)
    if (times.length === 0) continue
    report(`${game}: a choice is on the screen (95 of 100)`, quantile(times, 0.95), 'ms', 50)
    report(`${game}: longest task meanwhile`, Math.max(...tasks), 'ms', 100)
  }
}

async function beginBots(page: Page, address: string, game: string): Promise<void> {
  await page.goto(`${address}#/new/${game}`)
  await page.waitForSelector('.chair select')
  for (const chair of await page.locator('.chair select').all()) await chair.selectOption('master')
  await page.locator('button[type=submit]').click()
  await page.waitForSelector('[data-testid=prompt]')
}

/** The longest task of the page while the strongest bots play. */
export async function botsThink({ browser, address, games }: Bench): Promise<void> {
  for (const game of games) {
    const context = await openContext(browser)
    const page = await context.newPage()
    await beginBots(page, address, game)
    await page.waitForTimeout(1500)
    const from = await nowAt(page)
    await page.waitForTimeout(10_000)
    report(`${game}: longest task in 10 s of masters`, await longestSince(page, from), 'ms', 100)
    await context.close()
  }
}
