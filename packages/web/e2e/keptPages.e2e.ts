import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { beginMatch, launch, openPage, PHONE, WIDE } from './browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

/** All that a test could leave in a page for the next. */
const stateOf = async (page: Page) => ({
  tabs: page.context().pages().length,
  cookies: await page.context().cookies(),
  ...(await page.evaluate(async () => ({
    stored: Object.entries(localStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    width: innerWidth,
    dark: matchMedia('(prefers-color-scheme: dark)').matches,
    online: navigator.onLine,
    clipboard: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
    hovered: document.querySelectorAll('main :hover').length,
    rows: document.querySelectorAll('.match-row').length,
  }))),
})

it('a page that a test has left is lent to the next as if nobody had used it', async () => {
  const first = await openPage(browser)
  const fresh = await stateOf(first.page)
  await beginMatch(first.page, 'families', ['human', 'human'])
  await first.context.newPage()
  await first.context.addCookies([{ name: 'left', value: 'behind', url: first.page.url() }])
  await first.context.grantPermissions(['clipboard-read'])
  await first.page.evaluate(() => localStorage.setItem('left', 'behind'))
  await first.page.setViewportSize(PHONE)
  await first.page.emulateMedia({ colorScheme: 'dark' })
  await first.page.mouse.move(WIDE.width / 4, WIDE.height / 2)
  await first.context.setOffline(true)
  await first.context.close()

  const again = await openPage(browser)
  expect(again.page).toBe(first.page)
  expect(await stateOf(again.page)).toEqual(fresh)
  await again.context.close()

  const dutch = await openPage(browser, { settings: { language: 'nl' } })
  expect(dutch.page).toBe(first.page)
  expect(await dutch.page.locator('html').getAttribute('lang')).toBe('nl')
  expect(dutch.faults).toEqual([])
  await dutch.context.close()
})

it('a page that is in use or was asked for otherwise is not lent', async () => {
  const one = await openPage(browser)
  const other = await openPage(browser)
  const small = await openPage(browser, { size: PHONE })
  expect(new Set([one.page, other.page, small.page]).size).toBe(3)
  for (const { context } of [one, other, small]) await context.close()
})
