import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { launch, openPage, PHONE, WIDE } from './browser.ts'
import { choose } from './table.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

it('a slip is explained and taken back, the right choice goes on, and the lesson is remembered', async () => {
  const { page, faults, context } = await openPage(browser)
  await page.locator('nav a', { hasText: 'Learn' }).first().click()
  const course = page.locator('[aria-labelledby=lessons-families]')
  await course.waitFor()
  expect(await course.locator('li').count()).toBe(10)
  await course.locator('a').first().click()
  const panel = page.locator('[data-testid=lesson]')
  await panel.waitFor()
  // The only thing to do there is done by the click.
  await page.locator('[data-city=palmyra]').click()
  await page.locator('[data-testid=slip]', { hasText: 'was taken back' }).waitFor()
  expect(await panel.getAttribute('data-step')).toBe('0')
  await choose(page, 'Take control of Damascus')
  expect(await page.locator('[data-testid=slip]').count()).toBe(0)
  await choose(page, 'Casualty Pool')
  await page.locator('[data-testid=lesson-done]').waitFor()
  await page.goto(`${inject('address')}#/lessons`)
  await course.waitFor()
  expect(await course.locator('li.finished').count()).toBe(1)
  await page.goto(inject('address'))
  // The page of a first visit: a lesson is no match.
  await page.waitForSelector('[data-testid=play-now]')
  expect(faults).toEqual([])
  await context.close()
})

it.each([
  ['1280x800', 'board', WIDE],
  ['360x740', 'board', PHONE],
  ['360x740', 'text', PHONE],
])('the battle of Ankara is learned at %s, %s', async (_name, table, size) => {
  const { page, faults, context } = await openPage(browser, { size, settings: { table } })
  await page.goto(`${inject('address')}#/lessons/families/6`)
  const panel = page.locator('[data-testid=lesson]')
  await panel.waitFor()
  for (const words of ['to Ankara', 'Main Army', 'Move', 'Main Army', 'Main Army', 'Move']) {
    const step = await panel.getAttribute('data-step')
    if (table === 'text') {
      const place = await page
        .locator('[data-choice]', { hasText: words })
        .first()
        .getAttribute('data-choice')
      await page.locator('[data-testid=command]').fill(String(Number(place) + 1))
      await page.keyboard.press('Enter')
    } else await choose(page, words)
    await page.waitForFunction(
      (before) =>
        document.querySelector('[data-testid=lesson]')?.getAttribute('data-step') !== before &&
        document.querySelector('[data-choice], .group-head, [data-testid=lesson-done]') !== null,
      step,
    )
  }
  await page.locator('[data-testid=lesson-done]').waitFor()
  expect(faults).toEqual([])
  await context.close()
})

/**
 * Clicks where the ring of the lesson lies, which must be on the map and under nothing else; what is marked by that is then
 * said with a button of the desk.
 */
async function clickRing(page: Page, said?: string): Promise<void> {
  const step = await page.locator('[data-testid=lesson]').getAttribute('data-step')
  await page.locator('.guide').first().waitFor({ state: 'attached' })
  // The spot of the last click is dead for a moment, and the map comes to rest.
  await page.waitForTimeout(500)
  const { x, y, bare } = await page
    .locator('.guide')
    .first()
    .evaluate((ring) => {
      const { left, top, width, height } = ring.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      return { x, y, bare: document.elementFromPoint(x, y)?.closest('.map [data-spot]') !== null }
    })
  expect(bare).toBe(true)
  await page.mouse.click(x, y)
  const confirm = page.locator('[data-testid=confirm], [data-testid=do-plan]').filter({ visible: true })
  const moved = page.waitForFunction(
    (before) => document.querySelector('[data-testid=lesson]')?.getAttribute('data-step') !== before,
    step,
  )
  // What was put together and is then said needs no second word.
  if (said !== undefined) await page.click(`[data-testid=${said}]`)
  else if (await page.evaluate(() => innerWidth < 600)) {
    await confirm.first().waitFor()
    await page.waitForTimeout(450)
    await confirm.first().click()
  }
  await moved
}

const act = (page: Page, name: string) => page.locator(`.pw-desk [data-act=${name}]`).first()

it.each([
  ['1280x800', WIDE],
  ['360x740', PHONE],
])(
  'the lessons of powers show where, cover nothing of it, and go on by a click there, at %s',
  async (_name, size) => {
    const { page, faults, context } = await openPage(browser, { size })
    await page.goto(`${inject('address')}#/lessons/powers/2`)
    await clickRing(page, 'raise')
    await clickRing(page, 'raise')
    expect(await page.locator('[data-testid=lesson]').getAttribute('data-step')).toBe('2')
    await page.goto(`${inject('address')}#/lessons/powers/10`)
    await page.locator('[data-testid=lesson]', { hasText: '718' }).waitFor()
    await clickRing(page)
    await clickRing(page)
    for (const step of ['2', '3']) {
      await page.locator(`[data-testid=lesson][data-step="${step}"]`).waitFor()
      await page.waitForTimeout(500)
      await act(page, 'end').click()
      if (size === PHONE) await page.locator('[data-testid=confirm]').click()
    }
    await page.locator('[data-testid=lesson-done]').waitFor()
    expect(faults).toEqual([])
    await context.close()
  },
)

it('a lesson tells its story also when somebody else chooses first', async () => {
  const { page, context } = await openPage(browser)
  await page.goto(`${inject('address')}#/lessons/court/7`)
  const panel = page.locator('[data-testid=lesson][data-step="1"]')
  await panel.waitFor()
  expect(await panel.innerText()).toContain('You began with five Quests')
  await context.close()
})
