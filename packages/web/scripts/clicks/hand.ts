/** Clicks on the page as a person would, and counts them. */
import type { MatchFile } from '@hippodrome/engine'
import type { Browser, Page } from 'playwright-core'
import { exportFile, importFile } from '../../e2e/importFile.ts'
import { listenTo, type Settled } from '../../e2e/settled.ts'

/** How long something that is to be clicked may take to appear. */
const PATIENCE_MS = 430
const STEP_MS = 20
/** How often the table is looked at, each time that it has come to rest, before nothing more is expected of it. */
const LOOKS = 3

/** Before a selector: clicked with Shift held down. */
export const SHIFT = 'Shift+'

export class Hand {
  clicks = 0

  private constructor(readonly page: Page) {}

  /** A page with this match, whoever's turn it is. */
  static async at(browser: Browser, address: string, file: MatchFile): Promise<Hand> {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'en-GB',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    const settings = JSON.stringify({ language: 'en', speed: 'instant', confirmTurn: false })
    await context.addInitScript((text) => localStorage.setItem('hippodrome.settings', text), settings)
    // What is sent into the page is compiled with names that only Node would know.
    await context.addInitScript('globalThis.__name = (named) => named')
    const page = await context.newPage()
    await page.goto(address)
    await listenTo(page)
    await importFile(page, file)
    await page.waitForSelector('[data-testid=lift], [data-testid=prompt]')
    const hand = new Hand(page)
    await hand.lift()
    await page.waitForSelector('.pw-desk')
    return hand
  }

  /** The curtain between two people at one screen belongs to neither table. */
  async lift(): Promise<void> {
    const lift = this.page.locator('[data-testid=lift]')
    if (await lift.isVisible()) await lift.click()
  }

  /** How many choices are on the screen; none behind the curtain. */
  version = (): Promise<number> =>
    this.page.evaluate(() =>
      Number(document.querySelector<HTMLElement>('[data-testid=prompt]')?.dataset.version ?? Number.NaN),
    )

  /** Areas are of every shape: what matters is that it is clicked, not where. False when there is nothing to click. */
  async click(wish: string): Promise<boolean> {
    const shiftKey = wish.startsWith(SHIFT)
    const selector = shiftKey ? wish.slice(SHIFT.length) : wish
    const clicked = await this.page.evaluate(
      async ([wanted, patience, step, shift]) => {
        for (const begun = performance.now(); ; ) {
          const found = document.querySelector(wanted)
          if (found && !found.matches(':disabled, [aria-disabled=true]')) {
            found.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: shift }))
            await (window as Window & { settled?: Settled }).settled?.()
            return true
          }
          if (performance.now() - begun > patience) return false
          await new Promise((resolve) => setTimeout(resolve, step))
        }
      },
      [selector, PATIENCE_MS, STEP_MS, shiftKey] as const,
    )
    if (clicked) this.clicks += 1
    return clicked
  }

  /** Waits until something has been chosen and is drawn, or the table has come to rest without. */
  after = (version: number): Promise<number> =>
    this.page.evaluate(
      async ([before, looks]) => {
        for (let look = 0; look < looks; look++) {
          await (window as Window & { settled?: Settled }).settled?.()
          const lift = document.querySelector<HTMLElement>('[data-testid=lift]')
          lift?.click()
          if (lift) await (window as Window & { settled?: Settled }).settled?.()
          const prompt = document.querySelector<HTMLElement>('[data-testid=prompt]')
          const now = Number(prompt?.dataset['version'] ?? Number.NaN)
          if (!Number.isNaN(now) && now !== before) return now
        }
        return before
      },
      [version, LOOKS] as const,
    )

  /** The match as the page would save it. */
  exported = async (): Promise<MatchFile> => JSON.parse(await exportFile(this.page)) as MatchFile

  close = (): Promise<void> => this.page.context().close()
}
