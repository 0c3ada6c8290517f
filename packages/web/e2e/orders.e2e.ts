import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { lots, openPage, PHONE, playOn, WIDE } from './browser.ts'
import { found } from './found.ts'
import { servedTests } from './served.ts'
import { importFile } from './importFile.ts'
import { positionsOf } from './powersPositions.ts'
import { versionOf } from './table.ts'

const here = servedTests()

const openOrders = async (page: Page) => {
  await page.click('[data-testid=menu]')
  await page.click('[data-testid=open-orders]')
  await page.waitForSelector('.orders-dialog')
}

/** Shows what is asked and all that can be chosen. */
const openBox = async (page: Page, phone: boolean) => {
  // What others did comes first on a phone.
  if (phone) await page.click('[data-testid=to-move]')
  if (phone) await page.click('[data-sheet-tab=choices]')
  const box = page.locator('.side [data-testid=order-box]')
  await box.scrollIntoViewIfNeeded()
  await box.click()
}

describe('standing orders', () => {
  const asked = positionsOf(['intercept'], 40).get('intercept')

  it.each([
    ['1280x800', 'en', WIDE, /more than \d+ units enter/, /until the year ends/],
    ['360x740', 'nl', PHONE, /er meer dan \d+ eenheden binnenkomen/, /tot het jaar voorbij is/],
  ] as const)(
    'are left where powers asks, listed in one place and taken back (%s, %s)',
    async (_name, language, size, limit, until) => {
      const { page, faults } = await openPage(here.browser, { size, settings: { language, table: 'board' } })
      await importFile(page, asked ?? expect.fail('never asked'))
      await page.click('[data-testid=lift]').catch(() => undefined)
      await page.waitForSelector('[data-testid=menu]')
      await openBox(page, size === PHONE)
      await page.locator('.order-conditions', { hasText: limit }).waitFor()
      await page.check('[data-testid=order-limited]')
      // What lies half behind the foot of the panel is no smaller for it.
      await page
        .locator('.order-conditions input')
        .last()
        .evaluate((input) => input.scrollIntoView({ block: 'center' }))
      expect(await found(page, 'order box', { only: '.side', dark: size === WIDE })).toEqual([])
      // Above its limit the order asks all the same, and says so.
      const number = page.locator('.order-limit input[type=number]')
      await number.fill(String(Number(await number.inputValue()) - 1))
      await page.click('[data-testid=leave-order]')
      await page.waitForSelector('[data-testid=order-notice].stopped')
      await openOrders(page)
      await page.locator('[data-order-kind=intercept]', { hasText: until }).waitFor()
      expect(await found(page, 'orders', { only: 'dialog', dark: size === WIDE })).toEqual([])
      await page.click('[data-testid=take-back-order]')
      await page.waitForSelector('[data-order-kind=intercept]', { state: 'detached' })
      await page.keyboard.press('Escape')
      await page.waitForSelector('[data-testid=order-notice]', { state: 'detached' })
      expect(faults).toEqual([])
    },
  )
})

describe('who has been away', () => {
  it('is called by title, sign and bell, and told what happened when they come back', async () => {
    const anna = await openPage(here.browser, { settings: { table: 'board' } })
    const basil = await openPage(here.browser, { size: PHONE, settings: { language: 'nl', table: 'board' } })
    await anna.page.goto(`${here.server.address}#/new/families`)
    await anna.page.locator('.segments button', { hasText: '2' }).click()
    await anna.page.locator('.chair select').nth(1).selectOption('friend')
    await anna.page.locator('button[type=submit]').click()
    const link = await anna.page.locator('.invitation input').inputValue()
    await basil.page.goto(link)
    await basil.page.fill('.newcomer [name=name]', 'Basil')
    await basil.page.locator('.newcomer button[type=submit]').first().click()
    await anna.page.locator('.seat-row', { hasText: 'Basil' }).waitFor()
    await anna.page.locator('.room-seats footer .primary').click()
    for (const { page } of [anna, basil]) await page.waitForSelector('[data-testid=prompt]')
    const [one, other] = [lots(3), lots(4)]
    // Enough that something happened that is worth telling.
    const enough = async () => (await versionOf(anna.page)) > 24
    await Promise.all([playOn(anna.page, one, enough), playOn(basil.page, other, enough)])
    // What one chose last may still be on its way to the other, who would wait for somebody that has answered.
    await expect.poll(async () => (await versionOf(anna.page)) - (await versionOf(basil.page))).toBe(0)
    // Basil leaves; Anna plays until she waits for him.
    await basil.page.goto(inject('address'))
    const waits = anna.page.locator('[data-testid=prompt]', { hasText: /Waiting for Basil/ })
    await playOn(anna.page, one, async () => (await waits.count()) > 0)
    await basil.page.goto(`${here.server.address}#/`)
    // He looked at the beginning, and that was long ago.
    await basil.page.evaluate(() => {
      for (const key of Object.keys(localStorage).filter((name) => name.startsWith('hippodrome.seen.')))
        localStorage.setItem(key, JSON.stringify({ choices: 0, said: 0, at: 1 }))
    })
    // The page asks now and then what waits.
    await expect.poll(() => basil.page.title(), { timeout: 30_000 }).toMatch(/^\(1\) /)
    await expect.poll(() => basil.page.locator('link[rel=icon]').getAttribute('href')).toMatch(/^data:image/)
    await basil.page.click('[data-testid=bell]')
    const lines = basil.page.locator('[data-testid=bell-list] li')
    await lines.first().waitFor()
    expect(await lines.first().textContent()).toContain('Er wordt je iets gevraagd')
    expect(await found(basil.page, 'bell')).toEqual([])
    await lines.first().locator('a').click()
    await expect.poll(() => basil.page.title(), { timeout: 30_000 }).toBe('(1) Jouw beurt · Hippodrome')
    const away = basil.page.locator('[data-testid=since]', { hasText: 'Terwijl je weg was' })
    await away.waitFor()
    // It is told until it was read, also to who looks elsewhere first.
    await basil.page.goBack()
    await away.waitFor({ state: 'detached' })
    await basil.page.goForward()
    await away.waitFor()
    for (const { faults } of [anna, basil]) expect(faults).toEqual([])
  })
})
