import { AxeBuilder } from '@axe-core/playwright'
import { SECOND, type Time } from '@hippodrome/wire'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launch, openPage, PHONE, type Watched, WIDE } from './browser.ts'
import { type Served, serveBuilt } from './served.ts'

let browser: Browser
let server: Served

beforeAll(async () => {
  browser = await launch()
  server = await serveBuilt('--haste', '10')
})
afterAll(async () => {
  await browser.close()
  await server.end()
})

const come = (size: typeof WIDE, language: string): Promise<Watched> =>
  openPage(browser, { size, settings: { language, table: 'board' } })

async function enter(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.fill('.newcomer [name=name]', name)
  await page.locator('.newcomer button[type=submit]').first().click()
}

/** Somebody with a name opens a table of two with a time of its own; gives its link. */
async function openTimed(page: Page, time: Time): Promise<string> {
  await page.goto(server.address)
  const opened = await page.evaluate(async (wished) => {
    const post = async (path: string, body: object) =>
      (
        await fetch(`api${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json() as Promise<{ match: string; invite: string }>
    await post('/me', { name: 'Anna' })
    const seats = [{ kind: 'invited' }, { kind: 'invited' }]
    const wish = {
      game: 'families',
      options: {},
      seats,
      listed: false,
      spectators: true,
      talks: true,
      time: wished,
    }
    return post('/tables', { wish })
  }, time)
  const link = `${server.address}#/table/${opened.match}/${opened.invite}`
  await page.goto(link)
  await page.reload()
  await sitDown(page)
  return link
}

/** Where there is a clock, whoever comes by a link sits down when they have read how it goes. */
async function sitDown(page: Page): Promise<void> {
  await page.locator('.seat-row button.primary').first().click()
  await page.locator('.seat-row.mine').waitFor()
}

/** Anna and Basil at a table that has begun. */
async function together(time: Time, [one, other]: readonly [typeof WIDE, typeof WIDE]) {
  const anna = await come(one, 'en')
  const basil = await come(other, 'nl')
  const link = await openTimed(anna.page, time)
  await enter(basil.page, link, 'Basil')
  await sitDown(basil.page)
  await anna.page.locator('.seat-row', { hasText: 'Basil' }).waitFor()
  await anna.page.locator('.room-seats footer .primary').click()
  for (const { page } of [anna, basil]) await page.waitForSelector('.order .clock.runs')
  return { anna, basil }
}

const wrong = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa']).analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}

const TURNS: Time = { kind: 'turns', each: 86_400_000, reserve: 3 * 86_400_000, off: ['nights'] }
const SIZES = [
  ['1280 and 360', [WIDE, PHONE]],
  ['360 and 1280', [PHONE, WIDE]],
] as const

describe('time at a table of people far apart', () => {
  it('is set with the table, and told to whoever comes before they sit down', async () => {
    const anna = await come(WIDE, 'en')
    const basil = await come(PHONE, 'nl')
    await anna.page.goto(`${server.address}#/new/families`)
    await anna.page.locator('.segments button', { hasText: '2' }).first().click()
    await anna.page.locator('.chair select').nth(1).selectOption('friend')
    const card = anna.page.locator('[data-testid=time-card]')
    await card.locator('button', { hasText: 'By turns' }).click()
    await card.locator('[name=weekends]').check()
    await card.locator('[name=absence]').selectOption('vote')
    await anna.page.locator('button[type=submit]').click()
    const link = await anna.page.locator('.invitation input').inputValue()
    await enter(basil.page, link, 'Basil')
    const head = basil.page.locator('.waiting-room header')
    await head.locator('text=1 dag per beurt, en 3 dagen reserve').waitFor()
    expect(await head.textContent()).toContain('Als iemands tijd om is stemmen de anderen')
    expect(await basil.page.locator('.seat-row.mine').count()).toBe(0)
    await sitDown(basil.page)
    expect(await basil.page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    for (const { faults } of [anna, basil]) expect(faults).toEqual([])
  })

  it.each(SIZES)('runs out live, a bot takes over, and the person comes back (%s)', async (_sizes, sizes) => {
    const { anna, basil } = await together({ kind: 'bank', each: 8 * SECOND, bank: 0 }, sizes)
    expect(await anna.page.locator('.order .clock.runs').first().textContent()).toMatch(/^0:0\d$/)
    const taken = '[data-testid=taken]'
    const out = await Promise.any(
      [anna, basil].map(async (one) => {
        await one.page.waitForSelector(taken, { timeout: 60_000 })
        return one
      }),
    )
    expect(await wrong(out.page)).toEqual([])
    await out.page.click('[data-testid=take-back]')
    await out.page.waitForSelector(taken, { state: 'detached' })
    await out.page.click('[data-testid=talk]')
    await out.page.locator('.talk li.note').first().waitFor()
    for (const { faults } of [anna, basil]) expect(faults).toEqual([])
  })

  it.each(SIZES)(
    'stands still when all have agreed, and goes on when all agree again (%s)',
    async (_sizes, sizes) => {
      const { anna, basil } = await together(TURNS, sizes)
      expect(await anna.page.locator('.order .clock.runs').first().textContent()).toMatch(/d/)
      await anna.page.click('[data-testid=talk]')
      await anna.page.click('[data-testid=ask-others]')
      await anna.page.fill('.ask-others [name=why]', 'a wedding')
      await anna.page.click('.ask-others button[type=submit]')
      await basil.page.locator('dialog', { hasText: 'zullen we pauzeren' }).waitFor()
      expect(await basil.page.locator('dialog').textContent()).toContain('a wedding')
      expect(await wrong(basil.page)).toEqual([])
      await basil.page.keyboard.press('Escape')
      await basil.page.click('[data-testid=vote-pill] button')
      await basil.page.click('dialog [data-testid=vote-for]')
      for (const { page } of [anna, basil]) {
        await page.waitForSelector('[data-testid=paused]')
        expect(await page.locator('[data-testid=prompt] .choices button').count()).toBe(0)
      }
      expect(await anna.page.locator('.clock.runs').count()).toBe(0)
      await basil.page.click('[data-testid=ask-resume]')
      await anna.page.click('dialog [data-testid=vote-for]')
      for (const { page } of [anna, basil])
        await page.waitForSelector('[data-testid=paused]', { state: 'detached' })
      expect(await anna.page.locator('.clock.runs').count()).toBeGreaterThan(0)
      for (const { faults } of [anna, basil]) expect(faults).toEqual([])
    },
  )
})
