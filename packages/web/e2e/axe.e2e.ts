import { AxeBuilder } from '@axe-core/playwright'
import { SetPosition } from '@hippodrome/families'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { launch, openPage, PHONE, WIDE } from './browser.ts'
import { choose, familiesAt, openFile } from './table.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

/** What axe finds on the screen that is serious or critical. */
async function found(page: Page, screen: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${screen}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

const SCREENS: readonly (readonly [name: string, address: string, ready: string])[] = [
  ['home', '#/', '.card'],
  ['setup', '#/new/families', '.chair'],
  ['lessons', '#/lessons', '.lessons'],
  ['lesson', '#/lessons/6', '.families [data-testid=prompt]'],
  ['settings', '#/settings', '.settings'],
]

const looks = [
  ['1280x800 light', WIDE, false],
  ['1280x800 dark', WIDE, true],
  ['360x740 light', PHONE, false],
  ['360x740 dark', PHONE, true],
] as const

it.each(looks)('axe finds nothing serious on any screen (%s)', async (_name, size, dark) => {
  const { page, context } = await openPage(browser, { size, dark })
  const problems: string[] = []
  for (const [name, address, ready] of SCREENS) {
    await page.goto(`${inject('address')}${address}`)
    await page.waitForSelector(ready)
    problems.push(...(await found(page, name)))
  }
  expect(problems).toEqual([])
  await context.close()
})

it.each([
  ['1280x800 light', WIDE, false],
  ['360x740 dark', PHONE, true],
] as const)('axe finds nothing serious in the rule book (%s)', async (_name, size, dark) => {
  const { page, context } = await openPage(browser, { size, dark })
  await page.goto(`${inject('address')}#/rules/families/7.2`)
  await page.waitForSelector('main h2')
  expect(await found(page, 'rules')).toEqual([])
  await context.close()
})

it.each(looks)('axe finds nothing serious on any table (%s)', async (_name, size, dark) => {
  const { page, context } = await openPage(browser, { size, dark })
  const problems: string[] = []
  const set = new SetPosition()
    .city('damascus', { owner: 0, fort: true })
    .army(0, 'arab', { at: 'medina', main: 5, move: 4, guard: true })
    .rich()
    .set((game) => {
      game.turn = 3
      game.last = 1
      game.passed[1] = 1
      game.passBox[1] = 1
      game.firstPasser = 1
    })
  await openFile(page, familiesAt(set))
  await choose(page, 'Take control of Antioch')
  problems.push(...(await found(page, 'board')))
  await page.locator('[data-testid=menu]').click()
  problems.push(...(await found(page, 'menu')))
  for (const table of ['plain', 'text', 'board']) {
    await page.locator('dialog select').nth(4).selectOption(table)
    await page.keyboard.press('Escape')
    await page.waitForSelector(
      table === 'board' ? '.families' : `.${table}${table === 'text' ? '-table' : ''}`,
    )
    problems.push(...(await found(page, table)))
    await page.locator('[data-testid=menu]').click()
  }
  await page.keyboard.press('Escape')
  await choose(page, 'free')
  await page.locator('[data-testid=plot]').waitFor({ state: 'attached' })
  problems.push(...(await found(page, 'result')))
  expect(problems).toEqual([])
  await context.close()
})
