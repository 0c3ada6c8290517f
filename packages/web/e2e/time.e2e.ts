import { SECOND, type Time } from '@hippodrome/wire'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { found } from './found.ts'
import { openPage, PHONE, type Watched, WIDE } from './browser.ts'
import { servedTests } from './served.ts'

const here = servedTests('--haste', '10')

const come = (size: typeof WIDE, language: string): Promise<Watched> =>
  openPage(here.browser, { size, settings: { language, table: 'board' } })

async function enter(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.fill('.newcomer [name=name]', name)
  await page.locator('.newcomer button[type=submit]').first().click()
}

/** Somebody with a name opens a table of two with a time of its own; gives its link. */
async function openTimed(page: Page, time: Time): Promise<string> {
  await page.goto(here.server.address)
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
  const link = `${here.server.address}#/table/${opened.match}/${opened.invite}`
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

const TURNS: Time = { kind: 'turns', each: 86_400_000, reserve: 3 * 86_400_000, off: ['nights'] }

/** Nobody stays behind, whose clock would tick on beside the next test. */
async function leave(...all: readonly Watched[]): Promise<void> {
  for (const { context, faults } of all) {
    expect(faults).toEqual([])
    await context.close()
  }
}

describe('time at a table of people far apart', () => {
  it('is set with the table, and told to whoever comes before they sit down', async () => {
    const anna = await come(WIDE, 'en')
    const basil = await come(PHONE, 'nl')
    await anna.page.goto(`${here.server.address}#/new/families`)
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
    await leave(anna, basil)
  })

  it('runs out live, a bot takes over, and the person comes back', async () => {
    const { anna, basil } = await together({ kind: 'bank', each: 8 * SECOND, bank: 0 }, [WIDE, PHONE])
    expect(await anna.page.locator('.order .clock.runs').first().textContent()).toMatch(/^0:0\d$/)
    const taken = '[data-testid=taken]'
    const out = await Promise.any(
      [anna, basil].map(async (one) => {
        await one.page.waitForSelector(taken, { timeout: 60_000 })
        return one
      }),
    )
    expect(await found(out.page, 'taken')).toEqual([])
    await out.page.click('[data-testid=take-back]')
    await out.page.waitForSelector(taken, { state: 'detached' })
    await out.page.click('[data-testid=talk]')
    await out.page.locator('.talk li.note').first().waitFor()
    await leave(anna, basil)
  })

  it('stands still when all have agreed, and goes on when all agree again', async () => {
    const { anna, basil } = await together(TURNS, [PHONE, WIDE])
    expect(await anna.page.locator('.order .clock.runs').first().textContent()).toMatch(/d/)
    await anna.page.click('[data-testid=talk]')
    await anna.page.click('[data-testid=ask-others]')
    await anna.page.fill('.ask-others [name=why]', 'a wedding')
    await anna.page.click('.ask-others button[type=submit]')
    await basil.page.locator('dialog', { hasText: 'zullen we pauzeren' }).waitFor()
    expect(await basil.page.locator('dialog').textContent()).toContain('a wedding')
    expect(await found(basil.page, 'vote', { only: 'dialog' })).toEqual([])
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
    await leave(anna, basil)
  })
})
