import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { beginMatch, launch, lots, openPage, PHONE } from './browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

type Heard = { readonly choices: number; readonly over: boolean; readonly said: string }

/** What a screen reader would find: how many choices there are, and what the live region says. */
const hear = (page: Page): Promise<Heard> =>
  page.evaluate(() => ({
    choices: document.querySelectorAll('[data-choice]').length,
    over: document.querySelector('[data-testid=result]') !== null,
    said: document.querySelector('[data-testid=live]')?.textContent ?? '',
  }))

/** Plays with nothing but the keyboard, a number and Enter, to the end or so many choices. */
async function typeOn(page: Page, pick: (count: number) => number, most: number): Promise<number> {
  for (let made = 0; made < 2000; ) {
    const { choices, over } = await hear(page)
    if (over || made >= most) return made
    if (choices === 0) {
      await page.waitForTimeout(10)
      continue
    }
    await page.keyboard.type(String(pick(choices) + 1))
    await page.keyboard.press('Enter')
    made += 1
  }
  throw new Error('the match has no end')
}

it('the text table plays on a phone too', async () => {
  const { page, faults, context } = await openPage(browser, { size: PHONE, settings: { table: 'text' } })
  await beginMatch(page, 'families', ['human', 'human', 'novice'])
  expect(await typeOn(page, lots(3), 12)).toBe(12)
  expect(faults).toEqual([])
  await context.close()
})

it('the text table plays a whole match by typing numbers', async () => {
  const { page, faults, context } = await openPage(browser, { settings: { table: 'text' } })
  await beginMatch(page, 'families', ['human', 'novice'])
  await page.waitForFunction(() => document.activeElement?.id === 'command')
  expect(await typeOn(page, lots(3), Number.POSITIVE_INFINITY)).toBeGreaterThan(0)
  const { said } = await hear(page)
  expect(said).toContain('The match is over')
  expect(await page.locator('[data-testid=result] li').count()).toBeGreaterThan(2)
  expect(faults).toEqual([])
  await context.close()
})

it('what is typed can be taken back, searched, asked about and misspelt', async () => {
  const { page, context } = await openPage(browser, { settings: { table: 'text' } })
  await beginMatch(page, 'families', ['human', 'human'])
  const say = async (line: string) => {
    await page.keyboard.type(line)
    await page.keyboard.press('Enter')
  }
  const saying = (words: string) =>
    page.waitForFunction(
      (wanted) => document.querySelector('[data-testid=live]')?.textContent?.includes(wanted),
      words,
    )
  await page.waitForSelector('[data-choice]')
  const all = (await hear(page)).choices
  await say('f damascus')
  await page.waitForFunction((many) => document.querySelectorAll('[data-choice]').length < many, all)
  expect(await page.locator('[data-choice]').first().innerText()).toContain('Damascus')
  const number = Number(await page.locator('[data-choice]').first().getAttribute('data-choice')) + 1
  await say(String(number))
  await saying('Damascus')
  await page.waitForFunction((many) => document.querySelectorAll('[data-choice]').length !== many, all)
  await say('u')
  await saying('Taken back')
  await say('r')
  await saying('Made again')
  await say('9999')
  await saying('There is no choice 9999')
  await say('mumble')
  await saying('neither a choice nor a command')
  await say('h')
  await saying('A number makes that choice')
  await context.close()
})
