import { LANGUAGES } from '@hippodrome/engine'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launch } from './browser.ts'
import { sheetPage } from './courtSheet.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

/** A face is cut when something in it reaches beyond it, or beyond what clips it on the way. */
const cutFaces = () => {
  const faces = document.querySelectorAll<HTMLElement>('.court-card, .court-tile, .court-chip, .court-casket')
  const cut: string[] = []
  for (const face of faces) {
    const texts = [
      ...face.querySelectorAll<HTMLElement>(
        'h4, h5, p, .tile-name, .card-moment, .good, .court-unit, .type-badge, .coin',
      ),
    ]
    const beyond = texts.find((text) => {
      const box = text.getBoundingClientRect()
      const bounds = (text.closest('.card-top') ?? face).getBoundingClientRect()
      return (
        box.bottom > bounds.bottom + 0.5 ||
        box.right > bounds.right + 0.5 ||
        box.left < bounds.left - 0.5 ||
        (text.matches('h4, h5, p, .tile-name, .card-moment') && text.scrollWidth > text.clientWidth + 1)
      )
    })
    const origin = face.querySelector('.origin')?.getBoundingClientRect()
    const last = [...face.querySelectorAll<HTMLElement>('p')].at(-1)
    const range = document.createRange()
    if (last) range.selectNodeContents(last)
    const touches =
      origin !== undefined &&
      last !== undefined &&
      [...range.getClientRects()].some((line) => line.bottom > origin.top + 2 && line.right > origin.left)
    const name = `${face.className} ${Object.values(face.dataset).join()}`
    if (beyond) cut.push(`${name}: ${beyond.className || beyond.tagName} “${beyond.textContent}”`)
    if (touches) cut.push(`${name}: its mark lies on its text`)
  }
  return { cut, faces: faces.length }
}

it.each(LANGUAGES)('every card in every size holds all that stands on it, in %s', async (language) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.setContent(await sheetPage(language))
  const { cut, faces } = await page.evaluate(cutFaces)
  expect(cut).toEqual([])
  expect(faces).toBe(160 * 4 + (70 + 33 + 12) * 2 + 40)
  await page.close()
})
