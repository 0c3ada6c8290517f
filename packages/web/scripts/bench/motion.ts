import { longMatch, upTo } from '../longMatch.ts'
import { clickThrough } from './hand.ts'
import { inTheThick } from './matches.ts'
import {
  type Bench,
  fail,
  median,
  note,
  openContext,
  openFile,
  processorTime,
  report,
  slowDown,
} from './page.ts'

const ROUNDS = 3
const FRAMES = 120
const WATCHED_MS = 30_000
const WARM_UP_MS = 10_000

/** Frames a second while the map of a full scenario B is dragged and zoomed, on a slowed processor. */
export async function panZoom({ browser, address }: Bench): Promise<void> {
  const context = await openContext(browser)
  const page = await context.newPage()
  await openFile(page, address, inTheThick.powers())
  await slowDown(context, page)
  const used = await processorTime(context, page)
  const sweep = (kind: 'pan' | 'zoom') =>
    page.evaluate(
      async ([what, frames]) => {
        const svg = [...document.querySelectorAll('.map .map-svg')].at(-1)
        if (!svg) throw new Error('there is no map')
        const spot = svg.querySelector('[data-spot]')
        const where = () => JSON.stringify(spot?.getBoundingClientRect())
        const stood = where()
        let moved = false
        const { left, top, width, height } = svg.getBoundingClientRect()
        const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
        const at = (step: number) => ({
          clientX: left + width / 2 + Math.sin(step / 12) * width * 0.2,
          clientY: top + height / 2 + Math.cos(step / 12) * height * 0.2,
          bubbles: true,
          cancelable: true,
        })
        const pointer = (type: string, step: number) =>
          svg.dispatchEvent(new PointerEvent(type, { ...at(step), pointerId: 1, isPrimary: true }))
        if (what === 'pan') pointer('pointerdown', 0)
        const began = await frame()
        let last = began
        for (let step = 1; step <= frames; step++) {
          if (what === 'pan') pointer('pointermove', step)
          else svg.dispatchEvent(new WheelEvent('wheel', { ...at(0), deltaY: Math.sin(step / 12) * 60 }))
          last = await frame()
          if (step === 5) moved = where() !== stood
        }
        if (!moved) throw new Error('the map does not move')
        if (what === 'pan') pointer('pointerup', frames)
        return (frames * 1000) / (last - began)
      },
      [kind, FRAMES] as const,
    )
  for (const kind of ['pan', 'zoom'] as const) {
    await sweep(kind)
    const from = await used()
    const rates: number[] = []
    for (let round = 0; round < ROUNDS; round++) rates.push(await sweep(kind))
    note(`${(((await used()) - from) / (ROUNDS * FRAMES)).toFixed(1)} ms of processor time for a frame`)
    report(
      `powers: ${kind} with a 4x slowed processor (median of ${ROUNDS})`,
      median(rates),
      'frames/s',
      55,
      true,
    )
  }
  await context.close()
}

/** Frames a second while things glide over a board in the thick of a game, on a slowed processor. */
export async function motion({ browser, address, games, until }: Bench): Promise<void> {
  for (const [index, game] of games.entries()) {
    const file = inTheThick[game]()
    const rates: number[] = []
    const each = (until - performance.now()) / (games.length - index) / ROUNDS
    for (let round = 0; round < ROUNDS; round++) {
      const context = await openContext(browser, { speed: 'normal' })
      const page = await context.newPage()
      await openFile(page, address, file)
      await clickThrough(page, 2, round + 1, WARM_UP_MS)
      await slowDown(context, page)
      const seen = (await clickThrough(page, 40, round + 100, Math.min(WATCHED_MS, each), { watches: true }))
        .motion
      note(`${game}: ${seen.frames} frames of motion in ${seen.ms.toFixed(0)} ms`)
      if (seen.frames > 0) rates.push((seen.frames * 1000) / seen.ms)
      await context.close()
    }
    if (rates.length === 0) fail(game, 'nothing moved')
    else
      report(
        `${game}: motion with a 4x slowed processor (median of ${rates.length})`,
        median(rates),
        'frames/s',
        55,
        true,
      )
  }
}

/** Frames a second while the time-line of a long match is dragged from end to end. */
export async function scrub({ browser, address }: Bench): Promise<void> {
  const context = await openContext(browser)
  const page = await context.newPage()
  const long = longMatch(45, 10)
  const file = upTo(long, long.choices.length - 1)
  await openFile(page, address, file)
  const used = await processorTime(context, page)
  const from = await used()
  const rate = await page
    .locator('[data-testid=timeline]')
    .evaluate(async (element: HTMLInputElement, steps: number) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
      const most = Number(element.max)
      const began = performance.now()
      for (let step = 0; step <= steps; step++) {
        value?.set?.call(element, String(Math.round((most * step) / steps)))
        element.dispatchEvent(new Event('input', { bubbles: true }))
        await frame()
      }
      return (steps * 1000) / (performance.now() - began)
    }, FRAMES)
  note(`${(((await used()) - from) / FRAMES).toFixed(1)} ms of processor time for a frame`)
  report(`families: a match of ${file.choices.length} choices is walked`, rate, 'frames/s', 30, true)
  await context.close()
}
