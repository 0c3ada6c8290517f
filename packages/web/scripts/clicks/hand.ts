/** Clicks on the page as a person would, and counts them. */
import type { MatchFile } from '@hippodrome/engine'
import type { Browser, Page } from 'playwright-core'
import { exportFile, importFile } from '../../e2e/importFile.ts'

/** A new question does not act for a moment under a pointer that has just clicked. */
const REST_MS = 430
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
    await this.page.waitForTimeout(REST_MS)
    const found = this.page.locator(selector).first()
    if ((await found.count()) === 0 || (await found.isDisabled())) return false
    await found.dispatchEvent('click')
    this.clicks += 1
    return true
  }

  /** Waits until something has been chosen, or for a while. */
  async after(version: number, patience = LONG): Promise<number> {
    for (let waits = 0; waits < patience; waits++) {
      await this.lift()
      const now = await this.version()
      if (!Number.isNaN(now) && now !== version) return now
      await this.page.waitForTimeout(STEP_MS)
    }
    return version
  }

  /** The match as the page would save it. */
  exported = async (): Promise<MatchFile> => JSON.parse(await exportFile(this.page)) as MatchFile

  close = (): Promise<void> => this.page.context().close()
}
