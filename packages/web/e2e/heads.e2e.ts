import { GAMES } from '@hippodrome/games'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { launch, openPage, PHONE } from './browser.ts'
import { afterOthers, asked, finished } from './items.ts'
import { openFile } from './table.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

type Heads = { readonly seen: number; readonly touching: readonly string[] }

/** The heads of every table in sight: two whose words lie less than three points apart on one line, or that are cut. */
const headsOn = (page: Page): Promise<Heads> =>
  page.evaluate(() => {
    /** Where the words of a head lie; those that only a screen reader says lie nowhere. */
    const boxOf = (head: Element) => {
      const walker = document.createTreeWalker(head, NodeFilter.SHOW_TEXT)
      const boxes: DOMRect[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.parentElement?.closest('.visually-hidden')) continue
        const words = document.createRange()
        words.selectNodeContents(node)
        boxes.push(words.getBoundingClientRect())
      }
      const edge = (side: 'left' | 'right' | 'top' | 'bottom', of: (...sides: number[]) => number) =>
        of(...boxes.map((box) => box[side]))
      const [left, right] = [edge('left', Math.min), edge('right', Math.max)]
      return {
        left,
        right,
        top: edge('top', Math.min),
        bottom: edge('bottom', Math.max),
        width: right - left,
      }
    }
    const rows = [...document.querySelectorAll('thead tr')].map((row) =>
      [...row.children].filter((head) => head.checkVisibility() && boxOf(head).width > 0),
    )
    const pairs = rows.flatMap((row) =>
      row.slice(1).flatMap((head, nth) => {
        const before = row[nth]
        return before ? [[before, head] as const] : []
      }),
    )
    const close = pairs.filter(([one, other]) => {
      const [left, right] = [boxOf(one), boxOf(other)]
      return left.right + 3 > right.left && left.bottom > right.top && right.bottom > left.top
    })
    const cut = rows.flat().filter((head) => head.scrollWidth > head.clientWidth + 1)
    return {
      seen: rows.flat().length,
      touching: [
        ...close.map((pair) => pair.map(({ textContent }) => textContent).join('|')),
        ...cut.map(({ textContent }) => `cut: ${textContent}`),
      ],
    }
  })

const WIDEST = { width: 1920, height: 1080 }

it.each(GAMES)('%s: no Dutch heads of columns touch at 360 px and at 1920 px', async (game) => {
  const { page, faults, context } = await openPage(browser, { settings: { language: 'nl' } })
  const found: { [where: string]: readonly string[] } = {}
  let seen = 0
  const look = async (where: string, sheets = false) => {
    for (const size of [PHONE, WIDEST]) {
      await page.setViewportSize(size)
      const doors = sheets && size === PHONE ? await page.locator('.sheet-bar button').all() : [undefined]
      for (const door of doors) {
        await door?.dispatchEvent('click')
        const heads = await headsOn(page)
        seen += heads.seen
        if (heads.touching.length > 0) found[`${where}, ${size.width}`] = heads.touching
      }
    }
  }
  await page.goto(`${inject('address')}#/new/${game}`)
  await page.locator('button[type=submit]').waitFor()
  await look('set-up')
  await openFile(page, await afterOthers(game))
  await asked(page)
  await look('table', true)
  await openFile(page, await finished(game))
  // The score and the course come after the end itself.
  for (const part of ['.score-card tr', 'summary'])
    await page.locator(`main.end ${part}`).first().waitFor({ state: 'attached' })
  for (const summary of await page.locator('.end summary').all()) await summary.press('Enter')
  await look('end')
  expect(found).toEqual({})
  expect(seen).toBeGreaterThan(5)
  expect(faults).toEqual([])
  await context.close()
})
