import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { launch, lots, openPage, PHONE, playOn, WIDE } from './browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

it.each([
  ['1280x800', WIDE],
  ['360x740', PHONE],
])(
  'from the first visit to a rematch without a question that was not asked for (%s)',
  async (_name, size) => {
    const { page, faults, context } = await openPage(browser, { size, motion: true })
    await page.locator('[data-testid=play-now]').click()
    await page.waitForSelector('[data-testid=prompt]')
    await playOn(page, lots(3))
    await page.locator('[data-testid=dice].true').waitFor()
    expect(await page.locator('.win h1').innerText()).toContain('win')
    await page.locator('[data-testid=look-back]').click()
    await page.waitForSelector('[data-testid=timeline]')
    await page.locator('.to-result').click()
    await page.locator('[data-testid=rematch]').click()
    await page.waitForSelector('[data-choice], .group-head, [data-testid=prompt]')
    await page.goto(inject('address'))
    // The rematch has a row too while a bot is first.
    const finished = page.locator('.match-row', { hasText: /won with \d+|share the victory/ })
    await finished.waitFor()
    expect(await finished.count()).toBe(1)
    expect(faults).toEqual([])
    await context.close()
  },
)

it('what cannot be set says why, and how even a war is rests on enough matches', async () => {
  const { page, faults, context } = await openPage(browser)
  await page.goto(`${inject('address')}#/new/court`)
  await page.locator('.segments button', { hasText: '2' }).click()
  const full = page.locator('.field.option', { has: page.locator('[data-option=fullCourt]') })
  if ((await full.count()) === 0) await page.locator('[data-testid=options]').click()
  expect(await full.locator('input').isDisabled()).toBe(true)
  expect(await full.innerText()).toContain('Only for 3 or 4 players.')
  await page.goto(`${inject('address')}#/new/powers`)
  expect(await page.locator('.new-match .even').innerText()).toContain('not measured yet: 8 matches')
  expect(await page.locator('[data-war="1"]').innerText()).toContain('~80 min')
  expect(await page.locator('[data-war="2"]').innerText()).toContain('~4.5 h')
  expect(faults).toEqual([])
  await context.close()
})

it.each(['families', 'powers', 'court'])('the set-up of %s fills a wide page', async (game) => {
  const { page, context } = await openPage(browser)
  await page.goto(`${inject('address')}#/new/${game}`)
  const set = await page.locator('.new-match > div').boundingBox()
  expect((set?.y ?? 0) + (set?.height ?? 0)).toBeGreaterThan(WIDE.height * 0.75)
  expect(await page.locator('.new-match .picture').first().isVisible()).toBe(true)
  await context.close()
})

it('what is set up once is there again, and a setting says that it was saved', async () => {
  const { page, faults, context } = await openPage(browser)
  await page.goto(`${inject('address')}#/new/powers`)
  await page.locator('[data-war="3"]').click()
  await page.locator('[data-testid=options]').click()
  await page.locator('[data-option=istria]').check()
  expect(await page.locator('dialog .changed').count()).toBe(1)
  await page.locator('dialog .primary').click()
  await page.locator('button[type=submit]').click()
  await page.waitForSelector('[data-testid=prompt], [data-testid=lift]')
  await page.goto(`${inject('address')}#/new/powers`)
  expect(await page.locator('[data-war="3"]').getAttribute('aria-pressed')).toBe('true')
  await page.goto(`${inject('address')}#/settings`)
  await page.locator('.settings input[role=switch]').first().check()
  await page.locator('[data-testid=saved]', { hasText: 'Saved' }).waitFor()
  expect(faults).toEqual([])
  await context.close()
})
