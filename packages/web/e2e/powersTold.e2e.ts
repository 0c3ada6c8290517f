import type { Game, MatchFile } from '@hippodrome/engine'
import { powers } from '@hippodrome/powers'
import { BOXES, FORTRESSES, LANDS, SEAS } from '@hippodrome/powers/vocabulary'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openingWith, TWO } from '../src/powers/lessons/positions.ts'
import { launch, openPage } from './browser.ts'
import { fileOf, openFile } from './table.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

/** All that the Muslims have: a great host in Kappadokia, on the Basileus of the Byzantines alone; the dice that fall. */
const host = (players: readonly [string, string], dice: readonly number[]): MatchFile =>
  fileOf(powers as unknown as Game, TWO, players, {
    dice,
    position: openingWith((board) => {
      board.clear('byzantine', 'Thrac').put('byzantine', 'Thrac', { fieldArmy: 7 })
      board.clear('byzantine', 'Kap').put('byzantine', 'Kap', { basileus: 1 })
      for (const place of [...LANDS, ...SEAS, ...BOXES, ...FORTRESSES]) board.clear('muslim', place)
      board.put('muslim', 'Kap', { fieldArmy: 4, nomad: 2 })
    })(),
  })

/** What the scene of the battle says, each time that it changes. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const told: string[] = []
    const look = () => {
      const scene = document.querySelector('.pw-battle')
      const text = [
        document.querySelector('.news.telling') ? 'telling' : 'still',
        scene?.querySelector('.verdict')?.textContent ?? (scene ? 'begun' : 'none'),
        scene?.querySelectorAll('.fallen').length ?? 0,
      ].join(' ')
      if (told.at(-1) !== text) told.push(text)
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { told })
  })
const toldOn = (page: Page) => page.evaluate(() => (window as Window & { told?: string[] }).told ?? [])

it('a battle is told in its scene up to its last roll, the own and those of others, and is gone then', async () => {
  const { page, faults, context } = await openPage(browser, { settings: { speed: 'normal' } })
  await openFile(page, host(['human', 'human'], [4, 6]))
  await page.locator('[data-testid=lift]').click()
  await listen(page)
  await page.locator('.pw-desk[data-prompt=operations]').waitFor()
  await page.keyboard.press('n')
  expect(await page.locator(':is(.pw-stack, .pw-tower).legal:focus').count()).toBe(1)
  await page.locator('.pw-stack.legal[aria-label*=Kappadokia]').first().dispatchEvent('click')
  await page.locator('.pw-desk [data-act=attack]', { hasText: /shock/i }).dispatchEvent('click')
  await page.locator('.pw-battle').waitFor()
  await page.locator('.pw-battle').waitFor({ state: 'detached' })
  expect((await toldOn(page)).slice(-4)).toEqual([
    'telling begun 0',
    'telling Die 6: decisive victory 0',
    'telling Die 6: decisive victory 1',
    'still none 0',
  ])
  expect(await page.locator('.pw-battle').count()).toBe(0)
  // With a point a stack can only strike, and the Basileus is at stake: who counts an action to its end does.
  await openFile(page, host(['squire', 'human'], [1, 6, 6, 6]))
  await listen(page)
  const verdict = page.locator('.pw-battle .verdict')
  await verdict.waitFor({ timeout: 30_000 })
  expect(await verdict.innerText()).toMatch(/^Die \d: ./)
  expect(await toldOn(page)).toContain('telling begun 0')
  expect(faults).toEqual([])
  await context.close()
})

it.each([
  ['reduced', true, '0s', 'none'],
  ['full', false, '0.45s', 'tumble'],
  ['system', true, '0.45s', 'tumble'],
  ['system', false, '0s', 'none'],
])('motion %s where things may move %s: counters glide in %s', async (wanted, motion, glide, die) => {
  const settings = { speed: 'normal', motion: wanted }
  const { page, context } = await openPage(browser, { motion, settings })
  await openFile(page, host(['human', 'human'], [4, 6]))
  await page.locator('[data-testid=lift]').click()
  const stack = page.locator('.pw-stack.legal[aria-label*=Kappadokia]').first()
  expect(await stack.evaluate((one) => getComputedStyle(one).transitionDuration)).toBe(glide)
  await stack.dispatchEvent('click')
  const fell = page.locator('.news .die')
  expect(await fell.evaluate((one) => getComputedStyle(one).animationName)).toBe(die)
  await context.close()
})
