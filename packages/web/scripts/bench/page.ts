import type { MatchFile } from '@hippodrome/engine'
import type { GameId } from '@hippodrome/games'
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { importFile } from '../../e2e/importFile.ts'

/** On a busy machine a long match takes a while to open. */
const PATIENCE_MS = 90_000

const SETTINGS = { language: 'en', speed: 'instant', confirmTurn: false }

/** What every measure is given. */
export type Bench = {
  readonly browser: Browser
  readonly address: string
  /** Where the page was built. */
  readonly dist: string
  /** The games that are measured, where a measure is taken of each. */
  readonly games: readonly GameId[]
  /** When the part is to be over, by this process's clock. */
  readonly until: number
}

let broken = 0
export const isOver = (): boolean => broken > 0

export function report(what: string, value: number, unit: string, limit: number, atLeast = false): void {
  const ok = atLeast ? value >= limit : value <= limit
  if (!ok) broken += 1
  const sign = atLeast ? '≥' : '≤'
  console.log(`${ok ? 'ok  ' : 'OVER'} ${what}: ${value.toFixed(1)} ${unit} (${sign} ${limit} ${unit})`)
}

/** What could not be measured is no figure that keeps its bound. */
export function fail(what: string, why: string): void {
  broken += 1
  console.log(`NONE ${what}: ${why}`)
}

export const note = (text: string): void => console.log(`     ${text}`)

/** The value below which this share of them lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

export async function openContext(
  browser: Browser,
  changed: Partial<typeof SETTINGS> = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(PATIENCE_MS)
  // The functions below are compiled with names that they note down by this.
  await context.addInitScript('globalThis.__name = (made) => made')
  await context.addInitScript(
    (settings) => {
      localStorage.setItem('hippodrome.settings', JSON.stringify(settings))
      const tasks: { start: number; end: number }[] = []
      Object.assign(globalThis, { longTasks: tasks })
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries())
          tasks.push({ start: startTime, end: startTime + duration })
      }).observe({ type: 'longtask', buffered: true })
    },
    { ...SETTINGS, ...changed },
  )
  await context.addInitScript(watchCalls)
  await context.addInitScript(watchMotion)
  return context
}

/** Milliseconds of processor time that the page's own thread has used: says the same on a busy machine. */
export async function processorTime(context: BrowserContext, page: Page): Promise<() => Promise<number>> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
}

/** Makes the page's processor four times slower. */
export async function slowDown(context: BrowserContext, page: Page): Promise<CDPSession> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return devtools
}

type Tasks = readonly { readonly start: number; readonly end: number }[]
export const longTasks = (page: Page): Promise<Tasks> =>
  page.evaluate(() => (globalThis as unknown as { longTasks: { start: number; end: number }[] }).longTasks)

/** The longest task that began at or after this moment of the page. */
export async function longestSince(page: Page, from: number): Promise<number> {
  const tasks = (await longTasks(page)).filter(({ start }) => start >= from)
  return Math.max(0, ...tasks.map(({ start, end }) => end - start))
}

export const nowAt = (page: Page): Promise<number> => page.evaluate(() => performance.now())

/** Opens a match from its file, up to the first question, and waits until all is quiet. */
export async function openFile(page: Page, address: string, file: MatchFile): Promise<void> {
  await page.goto(address)
  await importFile(page, file)
  await page.waitForSelector('[data-testid=prompt], [data-testid=lift]')
  const lift = page.locator('[data-testid=lift]')
  if ((await lift.count()) > 0) await lift.click()
  await page.waitForSelector('[data-testid=prompt]')
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
}

/** Counts what the page sends to the worker that holds the match: which clicks choose, and which still wait for an answer. */
function watchCalls(): void {
  const calls = { chosen: 0, open: 0 }
  class Watched extends Worker {
    readonly #open = new Set<unknown>()

    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      this.addEventListener('message', ({ data }: MessageEvent<{ id?: unknown }>) => {
        if (this.#open.delete(data.id)) calls.open -= 1
      })
    }

    override postMessage(message: { id?: unknown; call?: string }): void {
      const isChoice = message.call === 'apply' || message.call === 'act'
      if (isChoice) calls.chosen += 1
      if (isChoice || message.call === 'walk') {
        this.#open.add(message.id)
        calls.open += 1
      }
      super.postMessage(message)
    }
  }
  Object.assign(globalThis, { Worker: Watched, calls })
}

/**
 * Keeps what glides from place to place, by script or by style; to ask the page in every frame would cost a slowed
 * processor more than the motion. What only changes its colour does not move, nor does what blinks for ever.
 */
export function watchMotion(): void {
  const moving = new Set<Animation>()
  const keep = (flight: Animation) => {
    moving.add(flight)
    for (const end of ['finish', 'cancel', 'remove'])
      flight.addEventListener(end, () => moving.delete(flight))
  }
  const animate = Reflect.get(Element.prototype, 'animate') as Element['animate']
  Element.prototype.animate = function (...how) {
    const flight = animate.apply(this, how)
    keep(flight)
    return flight
  }
  const MOVES = ['transform', 'translate', 'rotate', 'scale', 'left', 'top', 'offsetDistance']
  const begun = ({ target }: Event) => {
    for (const flight of target instanceof Element ? target.getAnimations() : []) {
      const { effect } = flight
      const moves =
        effect instanceof KeyframeEffect &&
        effect.getKeyframes().some((frame) => MOVES.some((name) => name in frame))
      if (moves && effect.getTiming().iterations !== Infinity && flight.playState === 'running') keep(flight)
    }
  }
  for (const kind of ['transitionrun', 'animationstart']) addEventListener(kind, begun, true)
  Object.assign(globalThis, { moving })
}
