import { parseMatchFile, verifyMatch } from '@hippodrome/engine'
import { loadGame } from '@hippodrome/games'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { lots, openPage, PHONE, playOn, type Watched, WIDE } from './browser.ts'
import { servedTests } from './served.ts'

const here = servedTests()

type Lots = ReturnType<typeof lots>

async function come(
  size: typeof WIDE,
  language: string,
  more: { readonly [setting: string]: unknown } = {},
): Promise<Watched> {
  return openPage(here.browser, { size, settings: { language, table: 'board', ...more } })
}

/** Opens a link and says a name. */
async function enter(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.fill('.newcomer [name=name]', name)
  await page.locator('.newcomer button[type=submit]').first().click()
}

/** Opens a table for a friend and another, and gives its link. */
async function openTable(
  page: Page,
  game: string,
  { third = 'novice', listed = false }: { readonly third?: string; readonly listed?: boolean } = {},
): Promise<string> {
  await page.goto(`${here.server.address}#/new/${game}`)
  await page.locator('.segments button', { hasText: '3' }).click()
  await page.locator('.chair select').nth(1).selectOption('friend')
  await page.locator('.chair select').nth(2).selectOption(third)
  if (listed) await page.locator('[name=listed]').check()
  await page.locator('button[type=submit]').click()
  return page.locator('.invitation input').inputValue()
}

/** The host has the token of the program's seat shown, and the command with it works. */
async function showToken(page: Page): Promise<string> {
  await page.click('[data-testid=program-token]')
  const command = await page.locator('.program-token input').inputValue()
  const [, base = '', token = ''] = /^python3 examples\/online\.py (\S+) (\S+)$/.exec(command) ?? []
  const table = await fetch(`${base}/api/seat`, { headers: { authorization: `Bearer ${token}` } })
  expect(table.status).toBe(200)
  await table.body?.cancel()
  return token
}

/** What is wrong with the exported file: nothing. */
async function findings(page: Page, game: string, link: string) {
  const match = new URL(link).hash.split('/')[2] ?? ''
  const text = await page.evaluate(async (id) => (await fetch(`api/tables/${id}/file`)).text(), match)
  return verifyMatch(await loadGame(game), parseMatchFile(text)).filter(({ ok }) => !ok)
}

/** Some matches end without a battle: whoever waits for one longer than this is cut off anywhere. */
const LONG_PEACE = 40

/** Both play until the second is asked something in a battle; that one is offline for a while, and comes back. */
async function cutInBattle(
  one: Page,
  { page, context }: Watched,
  [ones, others]: readonly [Lots, Lots],
): Promise<void> {
  const rules = page.locator('.prompt [data-testid=rule]')
  let isBattle = false
  let asked = 0
  const playing = playOn(one, ones, async () => isBattle)
  await playOn(page, others, async () => {
    const isNow = /1[5-8]\.\d/.test((await rules.allTextContents()).join(' '))
    return isNow || ++asked > LONG_PEACE
  })
  isBattle = true
  await playing
  await context.setOffline(true)
  await page.waitForSelector('.connection.lost')
  await context.setOffline(false)
  await page.waitForSelector('.connection.lost', { state: 'detached' })
}

describe('a table that people far apart share', () => {
  it('is opened from the set-up, joined by its link with nothing but a name, and played to its end over a kill', async () => {
    const anna = await come(WIDE, 'en')
    const basil = await come(PHONE, 'nl')
    const link = await openTable(anna.page, 'families', { listed: true })
    await enter(basil.page, link, 'Basil')
    await anna.page.locator('.seat-row', { hasText: 'Basil' }).waitFor()
    await basil.page.fill('.talk input', 'Goedenavond')
    await basil.page.click('.talk button[type=submit]')
    await anna.page.locator('.talk li', { hasText: 'Goedenavond' }).waitFor()
    await anna.page.locator('.room-seats footer .primary').click()
    for (const { page } of [anna, basil]) await page.waitForSelector('[data-testid=prompt]')
    const [one, other] = [lots(3), lots(4)]
    let played = 0
    const some = async () => ++played > 25
    await Promise.race([playOn(anna.page, one, some), playOn(basil.page, other, some)])
    await here.server.kill()
    await anna.page.waitForSelector('.connection.lost')
    await here.server.start()
    await anna.page.waitForSelector('.connection.lost', { state: 'detached' })
    await cutInBattle(anna.page, basil, [one, other])
    await Promise.all([playOn(anna.page, one), playOn(basil.page, other)])
    expect(await findings(anna.page, 'families', link)).toEqual([])
    await anna.page.waitForSelector('[data-testid=dice].true')
    const carol = await come(PHONE, 'nl')
    await carol.page.goto(`${here.server.address}#/tables`)
    await carol.page.locator('section[aria-labelledby=tables-over] a').click()
    await enter(carol.page, carol.page.url(), 'Carol')
    await carol.page.waitForSelector('[data-testid=look-back]')
    expect(await carol.page.locator('[data-testid=rematch], [data-testid=same-table]').count()).toBe(0)
    expect(await anna.page.locator('[data-testid=same-table]').count()).toBe(1)
    await anna.page.click('[data-testid=rematch]')
    await basil.page.click('[data-testid=to-rematch]')
    await basil.page.waitForSelector('.seat-row.mine')
    expect(anna.faults.filter((fault) => !/WebSocket|ERR_CONNECTION|Failed to load/.test(fault))).toEqual([])
  })

  it('is watched, takes back and confirms as at home, and goes on with a bot for who has gone until they return', async () => {
    const anna = await come(WIDE, 'en', { confirmTurn: true })
    const basil = await come(WIDE, 'nl')
    const carol = await come(PHONE, 'nl')
    const link = await openTable(anna.page, 'families')
    await enter(basil.page, link, 'Basil')
    await anna.page.locator('.seat-row', { hasText: 'Basil' }).waitFor()
    await anna.page.locator('.room-seats footer .primary').click()
    await enter(carol.page, link, 'Carol')
    await carol.page.waitForSelector('[data-testid=prompt], .board')

    const [one, other] = [lots(5), lots(6)]
    const undo = anna.page.locator('[data-testid=undo]')
    const playing = new AbortController()
    const basils = playOn(basil.page, other, async () => playing.signal.aborted)
    await playOn(anna.page, one, async () => (await undo.count()) > 0 && (await undo.isEnabled()))
    playing.abort()
    await basils
    await undo.click()
    const redo = anna.page.locator('[data-testid=redo]')
    await expect.poll(() => redo.isEnabled()).toBe(true)
    await redo.click()
    const confirm = '[data-testid=confirm-turn]'
    const going = new AbortController()
    const others = playOn(basil.page, other, async () => going.signal.aborted)
    await playOn(anna.page, one, async () => (await anna.page.locator(confirm).count()) > 0)
    going.abort()
    await others
    for (const { page } of [basil, carol]) {
      await page.locator('[data-testid=prompt]', { hasText: /kan het nog terugnemen/ }).waitFor()
      expect(await page.locator(confirm).count()).toBe(0)
    }
    await anna.page.click(confirm)
    await basil.page.locator('[data-testid=prompt]', { hasNotText: /kan het nog terugnemen/ }).waitFor()

    // Who is there has a word in who shall have their seat.
    await anna.page.click('[data-testid=talk]')
    await anna.page.click('[data-testid=ask-others]')
    await anna.page.selectOption('.ask-others select', { label: 'Ask for a bot for Basil' })
    await anna.page.click('.ask-others [type=submit]')
    await basil.page.locator('dialog [data-testid=vote-for]').click()
    await basil.page.waitForSelector('[data-testid=taken]')
    await basil.page.goto('about:blank')
    let made = 0
    await playOn(anna.page, one, async () => ++made > 12)
    await basil.page.goto(link)
    await basil.page.click('[data-testid=take-back]')
    await basil.page.waitForSelector('[data-testid=taken]', { state: 'detached' })
    for (const { faults } of [anna, carol]) expect(faults).toEqual([])
  })

  it('appears among the tables without reloading, and tells its host how a program takes its seat', async () => {
    const anna = await come(WIDE, 'en')
    const basil = await come(PHONE, 'nl')
    await openTable(anna.page, 'families')
    await anna.page.goto(`${here.server.address}#/tables`)
    const rows = anna.page.locator('.match-row')
    await anna.page.waitForSelector('h1')
    await anna.page.evaluate(() => document.documentElement.setAttribute('data-once', ''))
    const before = await rows.count()
    const link = await openTable(basil.page, 'families', { third: 'program', listed: true })
    await expect.poll(() => rows.count()).toBe(before + 1)
    expect(await anna.page.locator('html[data-once]').count()).toBe(1)
    const token = await showToken(basil.page)
    expect(await basil.page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    await anna.page.goto(link)
    // Both are called what hosts are called who do not say otherwise.
    await anna.page.fill('.name-taken input', 'Anna')
    await anna.page.click('.name-taken button')
    await anna.page.locator('.seat-row.mine', { hasText: 'Anna' }).waitFor()
    expect(await anna.page.locator('[data-testid=program-token]').count()).toBe(0)
    await basil.page.locator('.room-seats footer .primary').click()
    await basil.page.click('[data-testid=talk]')
    expect(await showToken(basil.page)).not.toBe(token)
    for (const { faults } of [anna, basil]) expect(faults).toEqual([])
  })

  it('shows what is under way while the line is cut, and gives the seat of who leaves to whoever has the link when who stays says so', async () => {
    const anna = await come(WIDE, 'en')
    const basil = await come(PHONE, 'nl')
    const carol = await come(PHONE, 'nl')
    const link = await openTable(anna.page, 'families')
    await enter(basil.page, link, 'Basil')
    await anna.page.locator('.seat-row', { hasText: 'Basil' }).waitFor()
    await anna.page.locator('.room-seats footer .primary').click()
    for (const { page } of [anna, basil]) await page.waitForSelector('[data-testid=prompt]')

    const choices = anna.page.locator('[data-choice]')
    const playing = new AbortController()
    const basils = playOn(basil.page, lots(9), async () => playing.signal.aborted)
    await choices.first().waitFor()
    playing.abort()
    await basils
    const prompt = anna.page.locator('[data-testid=prompt]')
    const before = await prompt.getAttribute('data-version')
    await anna.context.setOffline(true)
    await choices.first().click()
    await anna.page.waitForSelector('[data-testid=sending]')
    expect(await prompt.getAttribute('data-version')).toBe(before)
    await anna.page.waitForSelector('.connection.lost')
    await anna.context.setOffline(false)
    await anna.page.waitForSelector('[data-testid=sending]', { state: 'detached' })
    await expect.poll(() => prompt.getAttribute('data-version')).not.toBe(before)

    await basil.page.click('[data-testid=talk]')
    await basil.page.click('[data-testid=leave]')
    await basil.page.click('[data-testid=leave-go]')
    await enter(carol.page, link, 'Carol')
    await carol.page.waitForSelector('[data-testid=prompt], .board')
    expect(await carol.page.locator('[data-testid=take-over-seat]').count()).toBe(0)
    // Whoever stays says who comes next.
    await anna.page.click('[data-testid=talk]')
    await anna.page.locator('.who li button', { hasText: 'somebody else for Basil' }).click()
    await carol.page.click('[data-testid=take-over-seat]')
    await carol.page.waitForSelector('[data-testid=take-over-seat]', { state: 'detached' })
    await anna.page.locator('.who li', { hasText: 'Carol' }).waitFor()
    expect(carol.faults).toEqual([])
  })

  // Minutes each: `LONG=1 npm run test:e2e -- online`.
  it.runIf(process.env.LONG).each(['court', 'powers'])(
    'plays a whole match of %s between two browsers and a bot, over a kill, and its file verifies',
    async (game) => {
      const anna = await come(WIDE, 'en', { table: 'plain' })
      const basil = await come(PHONE, 'nl', { table: 'plain' })
      const link = await openTable(anna.page, game)
      await enter(basil.page, link, 'Basil')
      await anna.page.locator('.seat-row', { hasText: 'Basil' }).waitFor()
      await anna.page.locator('.room-seats footer .primary').click()
      for (const { page } of [anna, basil]) await page.waitForSelector('[data-testid=prompt]')
      const carol = await come(PHONE, 'nl', { table: 'plain' })
      await enter(carol.page, link, 'Carol')
      const players = [playOn(anna.page, lots(7)), playOn(basil.page, lots(8))]
      await anna.page.waitForTimeout(5000)
      await here.server.kill()
      await anna.page.waitForTimeout(1000)
      await here.server.start()
      await basil.context.setOffline(true)
      await basil.page.waitForSelector('.connection.lost')
      await basil.context.setOffline(false)
      await Promise.all(players)
      expect(await findings(anna.page, game, link)).toEqual([])
      for (const { page } of [anna, carol]) await page.waitForSelector('[data-testid=dice].true')
    },
    1_200_000,
  )
})
