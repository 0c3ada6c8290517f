import type { MatchFile } from '@hippodrome/engine'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launch, openPage, SIZES } from './browser.ts'
import { positionsOf } from './powersPositions.ts'
import { attack, choose, openFile } from './table.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

const battle = (): MatchFile => {
  const file = positionsOf(['support'], 12).get('support')
  if (!file) throw new Error('nobody fights')
  return file
}

describe('the text table gives the odds', () => {
  /** Types the number of the choice with these words, once its odds are known. */
  async function typed(page: Page, words: string): Promise<string> {
    const row = page.locator('[data-choice]', { hasText: words }).filter({ hasText: '%' }).first()
    await row.waitFor()
    const said = await row.innerText()
    await page.keyboard.type(String(Number(await row.getAttribute('data-choice')) + 1))
    await page.keyboard.press('Enter')
    return said
  }

  it('of families, to who attacks, retreats or stays, and raises the levy', async () => {
    const { page, faults, context } = await openPage(browser, { settings: { table: 'text' } })
    await openFile(page, attack())
    expect(await typed(page, 'Arab army to Ankara')).toMatch(/\d+% – \d+% Ankara is taken/)
    const stay = page.locator('[data-choice]', { hasText: 'Stay' }).filter({ hasText: '%' })
    await stay.waitFor()
    expect(await typed(page, 'Retreat')).toMatch(/%/)
    // What is typed before the next question is there answers the last one.
    await stay.waitFor({ state: 'detached' })
    await page.locator('[data-choice]', { hasText: 'To ' }).first().waitFor()
    await page.keyboard.type('1')
    await page.keyboard.press('Enter')
    for (const words of ['Raise the levy', 'Leave it to the walls'])
      await page.locator('[data-choice]', { hasText: words }).filter({ hasText: '%' }).waitFor()
    expect(faults).toEqual([])
    await context.close()
  })

  it('of a battle of powers', async () => {
    const { page, faults, context } = await openPage(browser, { settings: { table: 'text' } })
    await openFile(page, battle())
    await page.locator('[data-testid=lift]').click()
    await page.locator('[data-choice]', { hasText: '%' }).first().waitFor()
    expect(faults).toEqual([])
    await context.close()
  })
})

describe('the plain table gives the odds', () => {
  it('of families, under the attack', async () => {
    const { page, faults, context } = await openPage(browser, { settings: { table: 'plain' } })
    await openFile(page, attack())
    const row = page.locator('[data-choice]', { hasText: 'Arab army to Ankara' }).filter({ hasText: '%' })
    await row.waitFor()
    expect(await row.locator('small').allInnerTexts()).toContainEqual(
      expect.stringMatching(/\d+% – \d+% Ankara is taken/),
    )
    expect(faults).toEqual([])
    await context.close()
  })
})

describe('the board gives the odds', () => {
  it.each(SIZES)('of families to who defends: stay or go, levy or none (%s)', async (_name, size) => {
    const { page, faults, context } = await openPage(browser, { size })
    await openFile(page, attack())
    await choose(page, 'Arab army to Ankara')
    // On a phone what others did is read before the list of choices is.
    if (size.width < 700) await page.click('[data-testid=to-move]')
    const odds = (words: string) =>
      page.locator('[data-choice]', { hasText: words }).locator('.badge', { hasText: '%' }).waitFor()
    await odds('Stay and fight')
    await odds('Retreat')
    await choose(page, 'Retreat')
    await choose(page, 'To ')
    await odds('Raise the levy')
    await page.locator('[data-choice]', { hasText: 'Raise the levy' }).focus()
    const said = page.locator('[data-testid=odds]')
    await said.waitFor()
    expect(await said.innerText()).toMatch(/Ankara is taken.*\d+%/s)
    expect(faults).toEqual([])
    await context.close()
  })

  it.each(SIZES)('of powers in a battle (%s)', async (_name, size) => {
    const { page, faults, context } = await openPage(browser, { size })
    await openFile(page, battle())
    await page.locator('[data-testid=lift]').click()
    // In sixths: a die decides.
    const bar = page.locator('.chances-bar').first()
    await bar.waitFor()
    expect(await bar.innerText()).toMatch(/^[A-Z]{1,2} [1-6]/)
    expect(faults).toEqual([])
    await context.close()
  })
})
