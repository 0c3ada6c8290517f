import { SetPosition } from '@hippodrome/families'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beginMatch, launch, lots, openPage, PHONE, playOn } from './browser.ts'
import { exportFile } from './importFile.ts'
import { choose, familiesAt, openFile, versionOf } from './table.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

const promptOf = (page: Page) => page.locator('[data-testid=prompt]').innerText()
const cli = join(import.meta.dirname, '..', '..', 'cli', 'bin', 'hippodrome.mjs')
const hippodrome = (...args: string[]) => execFileSync(process.execPath, [cli, ...args], { encoding: 'utf8' })

describe('a table with people only', () => {
  it('four play a whole match in Dutch at one screen, and each is told when it is their turn', async () => {
    const { page, faults, context } = await openPage(browser, { settings: { language: 'nl' } })
    await beginMatch(page, 'families', ['human', 'human', 'human', 'human'])
    expect(await page.locator('html').getAttribute('lang')).toBe('nl')
    const name = await page.locator('.order li.active').innerText()
    expect(await promptOf(page)).toContain(`${name.trim()}, kies je actie`)
    expect(await playOn(page, lots(4))).toBeGreaterThan(3)
    const scores = page.locator('[data-testid=result] .scores tbody tr')
    await scores.first().waitFor()
    expect(await scores.count()).toBe(4)
    await page.locator('[data-testid=plot]').waitFor()
    expect(await page.locator('[data-testid=dice]').innerText()).toContain('De dobbelstenen kloppen')
    expect(faults).toEqual([])
    await context.close()
  })

  it('an attack with retreat and levy, loaded again in the middle of the battle', async () => {
    const { page, faults, context } = await openPage(browser)
    const set = new SetPosition()
      .city('ankara', { tokens: 2, owner: 1 })
      .city('tarsus', { colour: 'arab', tokens: 1, owner: 0 })
      .army(0, 'arab', { at: 'tarsus', elite: 1, main: 8, move: 3 })
      .army(1, 'byzantine', { at: 'ankara', elite: 1, main: 3, levy: 3, move: 2 })
      .rich()
    await openFile(page, familiesAt(set, [1, 2, 3, 6, 4, 5, 6, 1, 1, 1]))
    await choose(page, 'Arab army to Ankara')
    expect(await promptOf(page)).toContain('Basil')
    await choose(page, 'Retreat')
    await choose(page, 'To ')
    expect(await promptOf(page)).toContain('no army defends Ankara')
    await choose(page, 'Raise the levy')
    expect(await promptOf(page)).toMatch(/Anna, your Arab army (must lose|loses)/)
    const [before, prompt] = [await versionOf(page), await promptOf(page)]
    await page.reload()
    await page.waitForSelector('[data-choice]')
    expect([await versionOf(page), await promptOf(page)]).toEqual([before, prompt])
    expect(await playOn(page, lots(9))).toBeGreaterThan(2)
    expect(faults).toEqual([])
    await context.close()
  })
})

describe('taking back', () => {
  it('undo, redo and reset change the board and the buttons together', async () => {
    const { page, context } = await openPage(browser)
    await openFile(page, familiesAt(new SetPosition()))
    const enabled = () =>
      Promise.all(
        ['undo', 'redo', 'reset'].map((button) => page.locator(`[data-testid=${button}]`).isEnabled()),
      )
    const at = (version: number) => page.waitForSelector(`[data-testid=prompt][data-version="${version}"]`)
    expect(await enabled()).toEqual([false, false, false])
    // The only thing to do at Damascus is done by the click.
    await page.locator('[data-city=damascus]').click()
    await at(1)
    expect(await enabled()).toEqual([true, false, true])
    await page.locator('[data-testid=undo]').click()
    await at(0)
    expect(await enabled()).toEqual([false, true, false])
    await page.locator('[data-testid=redo]').click()
    await at(1)
    await choose(page, 'free')
    await choose(page, 'Take control of Antioch')
    await page.locator('[data-testid=reset]').click()
    await at(2)
    expect(await promptOf(page)).toContain('Basil, choose')
    await context.close()
  })

  it('a turn waits for its confirmation when that is wanted', async () => {
    const { page, context } = await openPage(browser, { settings: { confirmTurn: true } })
    await openFile(page, familiesAt(new SetPosition()))
    await choose(page, 'Take control of Damascus')
    await choose(page, 'free')
    expect(await promptOf(page)).toContain('Anna, now others go on')
    await page.locator('[data-testid=undo]').click()
    await page.waitForSelector('[data-choice]')
    await choose(page, 'free')
    await page.locator('[data-testid=confirm-turn]').click()
    await page.waitForSelector('[data-choice], .group-head')
    expect(await promptOf(page)).toContain('Basil')
    await context.close()
  })
})

describe('remembering', () => {
  it('walks back by slider, keys and chronicle, and goes on from there as another match', async () => {
    const { page, faults, context } = await openPage(browser)
    await openFile(page, familiesAt(new SetPosition()))
    for (const words of ['of Damascus', 'free', 'of Antioch', 'free', 'of Jerusalem', 'free'])
      await choose(page, words)
    const slider = page.locator('[data-testid=timeline]')
    const at = (version: number) => page.waitForSelector(`[data-testid=prompt][data-version="${version}"]`)
    await slider.focus()
    await page.keyboard.press('ArrowLeft')
    await at(5)
    expect(await promptOf(page)).toContain('You look back: after choice 5 of 6')
    expect(await page.locator('[data-choice]').count()).toBe(0)
    await page.keyboard.press('Home')
    await at(0)
    expect(await page.locator('[data-city=damascus]').getAttribute('aria-label')).toContain('uncontrolled')
    await page.keyboard.press('Escape')
    await at(6)
    await page.locator('.tabs button', { hasText: 'Chronicle' }).click()
    // It is there for a moment only.
    await Promise.all([
      page.locator('.ping').first().waitFor({ state: 'attached' }),
      page.locator('.chronicle .entry-city', { hasText: 'Antioch' }).first().click(),
    ])
    await page.locator('[data-moment="2"]').first().click()
    await at(2)
    const old = page.url()
    await page.locator('[data-testid=go-on]').click()
    await page.waitForFunction((url) => location.href !== url, old)
    await at(0)
    expect(await promptOf(page)).toContain('Basil')
    await page.locator('.tabs button', { hasText: 'Choices' }).click()
    await choose(page, 'Take control of Alexandria')
    await page.goto(old)
    await at(6)
    expect(faults).toEqual([])
    await context.close()
  })

  it('an exported match opens here and replays in the terminal; one of the terminal opens here', async () => {
    const { page, context } = await openPage(browser)
    await beginMatch(page, 'families', ['human', 'human'])
    for (const words of ['of Damascus', 'free', 'of Antioch', 'free']) await choose(page, words)
    const text = await exportFile(page)
    const folder = mkdtempSync(join(tmpdir(), 'hippodrome-export-'))
    const path = join(folder, 'page.json')
    writeFileSync(path, text)
    expect(hippodrome('replay', path, '--lang', 'en')).toContain('Damascus')
    await openFile(page, text)
    expect(await versionOf(page)).toBe(4)
    const made = join(folder, 'terminal.json')
    hippodrome('new', '--game', 'families', '--seats', '3', '--seed', 'our evening', '--save', made)
    await openFile(page, readFileSync(made, 'utf8'))
    expect(await versionOf(page)).toBe(0)
    expect(await page.locator('.order li').count()).toBe(3)
    await context.close()
  })

  it('a short match fits in a link (360x740)', async () => {
    const { page, context } = await openPage(browser, { size: PHONE })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openFile(page, familiesAt(new SetPosition()))
    await page.locator('.sheet-bar button', { hasText: 'Choices' }).click()
    await choose(page, 'Take control of Damascus')
    await page.locator('[data-testid=menu]').click()
    await page.locator('dialog button', { hasText: 'link' }).click()
    await page.waitForFunction(() => document.querySelector('.said')?.textContent !== '')
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toContain('#/shared/')
    await page.goto('about:blank')
    await page.goto(link)
    await page.locator('main button.primary').click()
    await page.waitForSelector('[data-testid=prompt][data-version="1"]')
    await context.close()
  })
})

it('the language changes at once, in the middle of a match', async () => {
  const { page, context } = await openPage(browser)
  await openFile(page, familiesAt(new SetPosition()))
  expect(await promptOf(page)).toContain('Anna, choose your action')
  await page.locator('[data-testid=menu]').click()
  await page.locator('dialog select').first().selectOption('nl')
  await page.keyboard.press('Escape')
  // The words of a language come when somebody wants them.
  await page.locator('[data-testid=prompt]', { hasText: 'Anna, kies je actie' }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('nl')
  await context.close()
})
