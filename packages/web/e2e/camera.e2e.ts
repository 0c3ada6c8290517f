import { SetPosition } from '@hippodrome/families'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launch, openPage, PHONE } from './browser.ts'
import { afterOthers, asked, chooseNth, haveRead, openList } from './items.ts'
import { atQuestion } from './powersPositions.ts'
import { choose, familiesAt, openFile } from './table.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

/** Which of these spots lie on the part of the map that no sheet covers. */
const inSight = (page: Page, selector: string): Promise<readonly string[]> =>
  page.evaluate((wanted) => {
    const map = document.querySelector('.map')?.getBoundingClientRect()
    const sheet = document.querySelector('.side')?.getBoundingClientRect()
    const bottom = Math.min(map?.bottom ?? 0, sheet && sheet.height > 0 ? sheet.top : Infinity)
    return [...document.querySelectorAll<HTMLElement>(wanted)].flatMap((spot) => {
      const { x, y, width, height } = (spot.querySelector('.hit') ?? spot).getBoundingClientRect()
      const [left, top] = [x + width / 2, y + height / 2]
      const seen = left > 0 && left < innerWidth && top > (map?.top ?? 0) && top < bottom
      return seen ? [spot.dataset['spot'] ?? ''] : []
    })
  }, selector)

/** Comes near and drags the map until none of these is in sight any more. */
async function lookAway(page: Page, selector: string): Promise<void> {
  // The map lies bare: on a phone a list may cover half of it.
  await page.locator('.sheet-bar button').first().click()
  for (let near = 0; near < 3; near++) await page.keyboard.press('+')
  const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator('.map').boundingBox()) ?? {}
  for (let drags = 0; (await inSight(page, selector)).length > 0; drags++) {
    if (drags > 8) throw new Error(`the map cannot be dragged away from ${selector}`)
    await page.mouse.move(x + 20, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + width / 2, y + height / 3, { steps: 2 })
    await page.mouse.move(x + width - 20, y + 20, { steps: 4 })
    await page.mouse.up()
  }
}

async function comesBack(page: Page, selector: string): Promise<void> {
  await expect
    .poll(async () => (await inSight(page, selector)).length, { timeout: 10_000 })
    .toBeGreaterThan(0)
}

it('families: on a phone the map goes to the city that is attacked', async () => {
  const { page, faults, context } = await openPage(browser, { size: PHONE })
  const set = new SetPosition()
    .city('antioch', { colour: 'arab', tokens: 2, owner: 1 })
    .city('damascus', { colour: 'arab' })
    .army(0, 'byzantine', { at: 'tarsus', main: 6, move: 2 })
    .army(1, 'arab', { at: 'antioch', main: 3 })
  await openFile(page, familiesAt(set))
  await asked(page)
  const antioch = '[data-city=antioch]'
  await lookAway(page, antioch)
  await choose(page, 'Byzantine army to Antioch')
  await comesBack(page, antioch)
  expect(faults).toEqual([])
  await context.close()
})

it('powers: on a phone the map goes to the stack that operates', async () => {
  const { page, faults, context } = await openPage(browser, { size: PHONE })
  await openFile(page, atQuestion('operations'))
  await page.locator('[data-testid=lift]').click()
  await asked(page)
  // Rebels that could be led stand at the other end of the map.
  await comesBack(page, '.pw-stack.legal:has(.counter.muslim:not(.rebel))')
  await openList(page)
  await page.locator('.group-head', { hasText: 'Operate with' }).press('Enter')
  const row = page.locator('.ask-body .rows [data-choice]').first()
  await row.focus()
  const lit = page.locator('.scene [data-lit][data-spot^="stack:"]').first()
  const stack = `[data-spot="${await lit.getAttribute('data-spot')}"]`
  await lookAway(page, stack)
  await page.locator('[data-sheet-tab=choices]').click()
  await row.press('Enter')
  await page.locator('[data-testid=confirm]').last().press('Enter')
  await page.locator('.pw-desk[data-prompt=act]').waitFor({ state: 'attached' })
  await comesBack(page, stack)
  expect(faults).toEqual([])
  await context.close()
})

it('court: on a phone a new question brings the part of the table where it is answered', async () => {
  const { page, faults, context } = await openPage(browser, { size: PHONE })
  await openFile(page, await afterOthers('court'))
  await asked(page)
  await haveRead(page)
  const own = page.locator('.court-tabs .asked')
  for (let questions = 0; questions < 2; questions++) {
    await page.locator('.court-tabs button:not(.asked)').first().press('Enter')
    expect(await own.getAttribute('aria-pressed')).toBe('false')
    await chooseNth(page, 0)
    await expect.poll(() => own.getAttribute('aria-pressed')).toBe('true')
  }
  expect(faults).toEqual([])
  await context.close()
})
