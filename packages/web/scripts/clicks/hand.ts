/** Clicks on the page as a person would, and counts them. */
import type { MatchFile } from '@hippodrome/engine'
import type { Browser, Page } from 'playwright-core'
import { exportFile, importFile } from '../../e2e/importFile.ts'

/** How long something that is to be clicked may take to appear, and to be drawn. */
const PATIENCE_MS = 430
const STEP_MS = 20
const LONG = 400

export class Hand {
  clicks = 0

  private constructor(readonly page: Page) {}

  /** A page with this match, whoever's turn it is. */
  static async at(browser: Browser, address: string, file: MatchFile): Promise<Hand> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })
    const settings = JSON.stringify({ language: 'en', speed: 'instant', confirmTurn: false })
    await context.addInitScript((text) => localStorage.setItem('hippodrome.settings', text), settings)
    const page = await context.newPage()
    await page.goto(address)
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
  async click(selector: string): Promise<boolean> {
    const clicked = await this.page.evaluate(
      async ([wanted, patience, step]) => {
        for (const begun = performance.now(); ; ) {
          const found = document.querySelector(wanted)
          if (found && !found.matches(':disabled, [aria-disabled=true]'))
            return found.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
          if (performance.now() - begun > patience) return undefined
          await new Promise((resolve) => setTimeout(resolve, step))
        }
      },
      [selector, PATIENCE_MS, STEP_MS] as const,
    )
    if (clicked !== undefined) this.clicks += 1
    return clicked !== undefined
  }

  /** Waits until something has been chosen and is drawn, or for a while. */
  after = (version: number, patience = LONG): Promise<number> =>
    this.page.evaluate(
      async ([before, most, step]) => {
        for (let waits = 0; waits < most; waits++) {
          document.querySelector<HTMLElement>('[data-testid=lift]')?.click()
          const prompt = document.querySelector<HTMLElement>('[data-testid=prompt]')
          const now = Number(prompt?.dataset['version'] ?? Number.NaN)
          if (!Number.isNaN(now) && now !== before) {
            await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
            return now
          }
          await new Promise((resolve) => setTimeout(resolve, step))
        }
        return before
      },
      [version, patience, STEP_MS] as const,
    )

  /** The match as the page would save it. */
  exported = async (): Promise<MatchFile> => JSON.parse(await exportFile(this.page)) as MatchFile

  close = (): Promise<void> => this.page.context().close()
}
