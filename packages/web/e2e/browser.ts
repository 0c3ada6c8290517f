import { draw, fastChance } from '@hippodrome/engine'
import { type Browser, type BrowserContext, chromium, type ConsoleMessage, type Page } from 'playwright-core'
import { inject } from 'vitest'
import { testBrowser } from '../../../scripts/chromium.mjs'
import { endOthers, lend } from './keptPages.ts'

let started: Promise<Browser> | undefined

/** Nobody looks at what tests do: without memory for it nothing is painted, which would take a sixth of the time. */
const UNPAINTED = process.env.PICTURES === undefined ? ['--force-gpu-mem-available-mb=0'] : []

/** Both cores are busy with other tests: threads that collect and compile beside the page would only take turns with them. */
const ONE_THREAD = '--js-flags=--single-threaded-gc,--no-concurrent-recompilation'

async function start(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: testBrowser,
    args: ['--no-sandbox', ONE_THREAD, ...UNPAINTED],
  })
  return Object.assign(browser, { close: () => endOthers(browser) })
}

/** One browser serves all files that a worker runs: closing it closes what a file has opened, and it ends with the worker. */
export async function launch(): Promise<Browser> {
  const browser = await started
  if (browser?.isConnected()) return browser
  started = start()
  return started
}

export const WIDE = { width: 1280, height: 800 }
export const PHONE = { width: 360, height: 740 }

/** Both, by their names: for `it.each`. */
export const SIZES = [
  ['1280x800', WIDE],
  ['360x740', PHONE],
] as const

type Wish = {
  readonly size?: { readonly width: number; readonly height: number }
  readonly settings?: { readonly [name: string]: unknown }
  readonly dark?: boolean
  /** Things move, for tests of what is seen while they do; else the page belongs to who wants nothing to move. */
  readonly motion?: boolean
  /** Whether the page keeps itself for when there is no network: all its files, anew for each tab, which costs a test a third of its time. */
  readonly offline?: boolean
}

/** What went wrong on the page by itself. */
export type Watched = {
  readonly page: Page
  readonly context: BrowserContext
  readonly faults: readonly string[]
}

/** A tab with nothing stored but these settings, at the first page. Who closes its context gives it to the next test. */
export async function openPage(
  browser: Browser,
  { size = WIDE, settings = {}, dark = false, motion = false, offline = false }: Wish = {},
): Promise<Watched> {
  const { context, page, giveBack, end } = await lend(browser, {
    viewport: size,
    locale: 'en-GB',
    hasTouch: size.width < 600,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: motion ? 'no-preference' : 'reduce',
    serviceWorkers: offline ? 'allow' : 'block',
  })
  const stored = JSON.stringify({ language: 'en', speed: 'instant', confirmTurn: false, ...settings })
  const storing = await context.addInitScript((text) => {
    if (!localStorage.getItem('hippodrome.settings')) localStorage.setItem('hippodrome.settings', text)
  }, stored)
  const faults: string[] = []
  const onError = (error: Error) => faults.push(String(error))
  const onMessage = (message: ConsoleMessage) => {
    if (message.type() === 'error') faults.push(message.text())
  }
  page.on('pageerror', onError).on('console', onMessage)
  const address = inject('address')
  const close = async () => {
    // What a server or a service worker has kept here cannot be told from what the next test would find.
    if (offline || page.isClosed() || !page.url().startsWith(address)) return end()
    page.off('pageerror', onError).off('console', onMessage)
    await storing.dispose()
    await giveBack(address)
  }
  await page.goto(address)
  return { page, context: Object.assign(context, { close }), faults }
}

/** Begins a match; the first player is a person unless `players` says otherwise. */
export async function beginMatch(page: Page, game: string, players: readonly string[]): Promise<void> {
  await page.goto(`${inject('address')}#/new/${game}`)
  await page.locator('.segments button', { hasText: String(players.length) }).click()
  const chairs = page.locator('.chair select')
  for (const [index, player] of players.entries()) await chairs.nth(index).selectOption(player)
  await page.locator('button[type=submit]').click()
  await page.waitForSelector('[data-testid=prompt], [data-testid=live]')
}

/** Numbers by lot, the same every time. */
export function lots(seed: number): (count: number) => number {
  const chance = fastChance(seed)
  return (count) => draw(chance, count)
}

/** How many clicks are made inside the page before it is asked how it stands. */
const BATCH = 60

/**
 * Plays by clicking what is offered in the list, the choice picked by `pick`, until the match is over or `until` says
 * so; no click is left under way then. Gives how many choices it made.
 */
export async function playOn(
  page: Page,
  pick: (count: number) => number,
  until?: () => Promise<boolean>,
): Promise<number> {
  for (let made = 0; made < 3000; ) {
    if (await until?.()) return made
    const lots = Array.from({ length: until ? 1 : BATCH }, () => pick(1 << 20))
    const { choices, over } = await clicks(page, lots)
    made += choices
    if (over) return made
  }
  throw new Error('the match has no end')
}

/** Clicks made inside the page, so that a whole match is quick; each choice is on the screen before the next click. */
const clicks = (page: Page, lots: readonly number[]): Promise<{ choices: number; over: boolean }> =>
  page.evaluate(async (numbers) => {
    const find = (selector: string) => document.querySelector<HTMLElement>(selector)
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
    const version = () => find('[data-testid=prompt]')?.dataset.version
    const pause = () => new Promise((resolve) => setTimeout(resolve, 2))
    const changed = async (before: string | undefined) => {
      for (let waits = 0; version() === before && waits < 5000; waits++) await pause()
    }
    const over = () => find('[data-testid=result]') !== null
    let choices = 0
    for (const number of numbers) {
      if (over()) break
      const before = version()
      const button = find('[data-testid=confirm], [data-testid=confirm-turn], [data-testid=lift]')
      const spots = [...all('.group-head[aria-expanded=false]'), ...all('[data-choice]')]
      const clicked = button ?? spots[number % Math.max(1, spots.length)]
      clicked?.click()
      await pause()
      const isChoice = clicked?.dataset.choice !== undefined && !find('[data-testid=confirm]')
      if (!isChoice && clicked?.dataset.testid !== 'confirm') continue
      await changed(before)
      choices += 1
    }
    return { choices, over: over() }
  }, lots)
