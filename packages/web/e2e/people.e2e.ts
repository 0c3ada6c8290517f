import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Profile } from '@hippodrome/wire'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { serverCommand } from '../../../scripts/served.mjs'
import { openPage, PHONE, WIDE } from './browser.ts'
import { servedTests } from './served.ts'
import { found } from './found.ts'

const here = servedTests()

/** The command line of whoever looks after the server, while it runs. */
async function admin(...words: readonly string[]): Promise<unknown> {
  const command = [...(await serverCommand()), 'admin', ...words, '--data', here.server.folder]
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'ignore', 'inherit'] })
  return new Promise((resolve) => child.once('close', resolve))
}

/** Opens a table with seats for two others, and says a name by it; gives its address. */
async function openTable(page: Page, name: string): Promise<string> {
  await page.goto(`${here.server.address}#/new/families`)
  await page.locator('.segments button', { hasText: '3' }).click()
  await page.locator('.chair input').first().fill(name)
  for (const chair of [1, 2]) await page.locator('.chair select').nth(chair).selectOption('anyone')
  expect(await page.locator('[name=rated]').isChecked()).toBe(true)
  await page.locator('button[type=submit]').click()
  await page.waitForSelector('.seat-row.mine')
  return page.url()
}

async function enter(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.fill('.newcomer [name=name]', name)
  await page.locator('.newcomer button[type=submit]').first().click()
  await page.waitForSelector('.seat-row')
}

const sidewaysOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** Where pictures are kept, for whoever wants to look at them. */
const PICTURES = process.env.PICTURES
const picture = async (page: Page, name: string) => {
  if (PICTURES !== undefined) await page.screenshot({ path: join(PICTURES, `${name}.png`), fullPage: true })
}

const DAY = 86_400_000
const bots = [
  { level: 'captain', points: 1722, spread: 52, matches: 100, seats: 2 },
  { level: 'master', points: 1796, spread: 40, matches: 200, seats: 2 },
]
const past = (n: number, game: string, place: number, change: number | undefined) => ({
  match: `match-of-long-ago-${n}`,
  game,
  at: Date.UTC(2026, 9, 30) + n * DAY,
  place,
  score: 52 - n,
  left: false,
  others: [
    { person: 'somebody-else-entirely', name: 'Anna', player: 'human', place: 2, score: 47 },
    { name: 'Squire', player: 'squire', place: 3, score: 40 },
  ],
  ...(change === undefined ? {} : { change }),
  counts: change !== undefined,
})
const THEODORA: Profile = {
  person: 'theodora-of-the-mock',
  name: 'Theodora',
  mine: true,
  blocked: false,
  since: Date.UTC(2026, 2, 3),
  matches: 31,
  left: 1,
  live: 41_000,
  turns: 5 * 3_600_000,
  ratings: [
    {
      game: 'families',
      seats: 2,
      points: 1642,
      spread: 148,
      matches: 14,
      enough: 10,
      line: [1500, 1560, 1530, 1642],
      bots,
    },
    {
      game: 'powers',
      seats: 4,
      points: 1511,
      spread: 220,
      matches: 4,
      enough: 10,
      line: [1500, 1530, 1490, 1511],
      bots: [],
    },
  ],
  heads: ['Basil', 'Anna', 'Leo'].map((name, n) => ({
    person: `${name}-and-so-many-letters`,
    name,
    matches: 12 - 3 * n,
    before: 5,
    behind: 4 - n,
  })),
  history: [
    past(3, 'families', 1, 14),
    past(2, 'court', 3, -9),
    past(1, 'powers', 2, 0),
    past(0, 'families', 1, undefined),
  ],
}

describe('who somebody is', () => {
  it.each([
    ['en', WIDE],
    ['nl', PHONE],
  ] as const)(
    'a profile shows rating, head to head and history, light and dark (%s, %o)',
    async (language, size) => {
      const { page, context, faults } = await openPage(here.browser, {
        size,
        settings: { language },
      })
      await openTable(page, `Theodora ${language}`)
      await page.goto(`${here.server.address}#/people/me`)
      await page.waitForSelector('[data-testid=profile]')
      await picture(page, `profile-new-${language}`)
      await page.route('**/api/people/me', (route) => route.fulfill({ json: THEODORA }))
      await page.reload()
      await page.waitForSelector('[data-testid=rating]')
      expect(await page.locator('.past li').count()).toBe(4)
      expect(await sidewaysOf(page)).toBe(size.width)
      expect(await found(page, 'profile', { dark: true })).toEqual([])
      await picture(page, `profile-${language}`)
      await page.emulateMedia({ colorScheme: 'dark' })
      await picture(page, `profile-dark-${language}`)
      await page.locator('.segments button').nth(1).click()
      expect(await page.locator('.past li').count()).toBe(2)
      expect(faults).toEqual([])
      await context.close()
    },
  )
})

describe('somebody who insults', () => {
  it('is reported, and blocked; a moderator sees what was said, takes it away, and warns', async () => {
    const anna = await openPage(here.browser, { size: WIDE })
    const basil = await openPage(here.browser, { size: PHONE })
    const judge = await openPage(here.browser, { size: WIDE, settings: { language: 'nl' } })
    const link = await openTable(anna.page, 'Anna')
    await enter(basil.page, link, 'Basil')
    await enter(judge.page, link, 'Irene')
    await basil.page.locator('.seat-row button.primary').first().click()
    // What one says before one sits is said among those who watch.
    await basil.page.waitForSelector('.seat-row.mine')
    await basil.page.fill('.talk [name=text]', 'what Basil said')
    await basil.page.locator('.talk form button').click()

    const line = anna.page.locator('.talk li', { hasText: 'what Basil said' })
    await line.hover()
    await line.locator('button').click()
    await picture(anna.page, 'about')
    await anna.page.click('.about-person [data-testid=report]')
    await anna.page.locator('.report input[value=insult]').check()
    expect(await found(anna.page, 'report', { dark: true })).toEqual([])
    await picture(anna.page, 'report')
    await anna.page.locator('.report button[type=submit]').click()
    await anna.page.locator('.report [role=status]').waitFor()
    await anna.page.locator('.report .dialog-head button').click()

    expect(await admin('moderator', 'Irene', 'yes')).toBe(0)
    await judge.page.goto(`${here.server.address}#/moderation`)
    await judge.page.reload()
    const one = judge.page.locator('[data-testid=case]')
    await one.locator('.reported', { hasText: 'what Basil said' }).waitFor()
    expect(await found(judge.page, 'moderation', { dark: true })).toEqual([])
    await picture(judge.page, 'moderation')
    await one.locator('[name=words]').fill('Be kind.')
    await one.locator('button[value=warn]').click()
    await one.locator('[data-testid=remove]').click()
    await anna.page.locator('.talk li', { hasText: 'removed by a moderator' }).waitFor()
    expect(await anna.page.locator('.talk', { hasText: 'what Basil said' }).count()).toBe(0)
    await one.locator('[data-testid=close]').click()
    await expect.poll(() => one.count()).toBe(0)

    await basil.page.goto(`${here.server.address}#/`)
    await basil.page.reload()
    await basil.page.locator('[data-testid=warning]', { hasText: 'Be kind.' }).waitFor()
    await picture(basil.page, 'warned')
    await basil.page.locator('[data-testid=warning] button').click()
    await expect.poll(() => basil.page.locator('[data-testid=warning]').count()).toBe(0)

    // Whom one blocks is neither heard nor seen.
    const removed = anna.page.locator('.talk li', { hasText: 'removed by a moderator' })
    await removed.hover()
    await removed.locator('button').click()
    await anna.page.click('.about-person [data-testid=block]')
    await expect.poll(() => anna.page.locator('.talk li', { hasText: 'Basil' }).count()).toBe(0)
    await openTable(basil.page, 'Basil')
    await anna.page.goto(`${here.server.address}#/tables`)
    await anna.page.locator('.match-row').first().waitFor()
    expect(await anna.page.locator('.match-row', { hasText: 'Basil' }).count()).toBe(0)
    await anna.page.goto(`${here.server.address}#/settings/account`)
    await anna.page.locator('[data-testid=blocked] button').click()
    await expect.poll(() => anna.page.locator('[data-testid=blocked]').count()).toBe(0)
    const serious = (all: readonly string[]) => all.filter((fault) => !/WebSocket|Failed to load/.test(fault))
    for (const { faults } of [anna, basil, judge]) expect(serious(faults)).toEqual([])
  })
})
