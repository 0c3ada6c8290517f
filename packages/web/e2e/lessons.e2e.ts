import type { Browser } from 'playwright-core'
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
