import { type Special, SetPosition, SPECIALS } from '@hippodrome/families'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launch, openPage } from './browser.ts'
import { familiesAt, openFile, rested, versionOf } from './table.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

/** Everything that the sixteen boxes need is there: cities to improve and to fortify, armies in each other's cities. */
const position = () =>
  new SetPosition()
    .city('damascus', { owner: 0 })
    .city('antioch', { owner: 1, tokens: 1 })
    .city('smyrna', { owner: 1, tokens: 1 })
    .city('sinope', { tokens: 1 })
    .city('mecca', { owner: 1, tokens: 1 })
    .city('medina', { owner: 0, tokens: 1 })
    .city('tabuk', { tokens: 1 })
    .army(0, 'byzantine', { at: 'antioch', elite: 1, main: 6, move: 2 })
    .army(0, 'arab', { at: 'mecca', elite: 1, main: 6, move: 2 })
    .army(1, 'byzantine', { at: 'sinope', main: 3, move: 2 })
    .army(1, 'arab', { at: 'medina', elite: 1, main: 6, move: 2 })
    .set((game) => {
      game.bulgars = 3
    })
    .pool(0, 13)
    .pool(1, 13)
    .rich()

const slots = (page: Page, kind: Special) => page.locator(`[data-spot="special:${kind}"] .slot`)
const taken = async (page: Page): Promise<number> => page.locator('.special .slot .mark-emblem').count()

/** Chooses something that leads on: what lies on the board first, else the first of the list. */
async function goOn(page: Page, words?: string): Promise<void> {
  const before = await versionOf(page)
  const rows = page.locator('.spot-choices [data-choice], .rows [data-choice]')
  const row = words === undefined ? rows.first() : rows.filter({ hasText: words }).first()
  await row.press('Enter')
  await page.waitForFunction(
    (version) => document.querySelector('[data-testid=prompt]')?.getAttribute('data-version') !== version,
    String(before),
  )
}

/** Uses a box of a kind, from the click on it to the next action of anybody. */
async function use(page: Page, kind: Special): Promise<void> {
  const before = await versionOf(page)
  await rested(page)
  await page.locator(`[data-spot="special:${kind}"]`).click()
  // A box that offers one thing only has been used by the click.
  await page.waitForFunction(
    (version) =>
      document.querySelector('.spot-choices') !== null ||
      document.querySelector('[data-testid=prompt]')?.getAttribute('data-version') !== version,
    String(before),
  )
  if ((await versionOf(page)) === before) await goOn(page, kind === 'bulgars' ? 'Reinforce' : undefined)
  for (let steps = 0; !(await page.locator('[data-testid=prompt]').innerText()).includes('action'); steps++) {
    if (steps > 40) throw new Error(`${kind} does not end`)
    await goOn(page)
  }
}

it('every one of the sixteen special boxes is used by clicking it on the board', async () => {
  const { page, faults, context } = await openPage(browser)
  await openFile(page, familiesAt(position(), new Array<number>(200).fill(2)))
  await page.waitForSelector('.group-head')
  for (const kind of SPECIALS)
    for (let left = await slots(page, kind).count(); left > 0; left--) {
      const before = await taken(page)
      await use(page, kind)
      expect([kind, await taken(page)]).toEqual([kind, before + 1])
    }
  expect(await taken(page)).toBe(16)
  expect(faults).toEqual([])
  await context.close()
})
