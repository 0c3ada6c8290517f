import type { Page } from 'playwright-core'
import { note } from './page.ts'

/** What was seen while a hand clicked through a match. */
export type Clicked = {
  /** From each click that was a choice to the end of the frame that shows it, in milliseconds. */
  readonly times: number[]
  /** The same to where that frame begins: what is left is style, layout and paint. */
  readonly begun: number[]
  /** How long motion lasted in all, and the frames that were drawn meanwhile. */
  readonly motion: { ms: number; frames: number }
}

/** A hand is watched this long at a stretch, so that it can be said how far it is. */
const SLICE_MS = 10_000
/** A click comes no sooner after the last choice was shown. */
const READ_MS = 150
/** Where nothing could be chosen for so long the match is over, or bots have it. */
const IDLE_MS = 8000

type Patience = {
  /** Looks on while others move, and lets them be told. */
  readonly watches?: boolean
}

/** Clicks what can be clicked on any board, by lot, until this many choices are made or this much time has passed. */
export async function clickThrough(
  page: Page,
  choices: number,
  seed: number,
  ms: number,
  { watches = false }: Patience = {},
): Promise<Clicked> {
  const all: Clicked = { times: [], begun: [], motion: { ms: 0, frames: 0 } }
  const began = performance.now()
  const left = () => ms - (performance.now() - began)
  for (let slice = 0; all.times.length < choices && left() > 0; slice++) {
    const part = await clickOn(page, {
      enough: choices - all.times.length,
      first: seed * 1000 + slice,
      most: Math.min(SLICE_MS, left()),
      idle: watches ? ms : IDLE_MS,
      watches,
    })
    all.times.push(...part.times)
    all.begun.push(...part.begun)
    all.motion.ms += part.motion.ms
    all.motion.frames += part.motion.frames
    note(`… ${all.times.length} of ${choices} choices in ${Math.round((performance.now() - began) / 1000)} s`)
    if (part.ended) break
  }
  return all
}

type Wish = {
  readonly enough: number
  readonly first: number
  readonly most: number
  readonly idle: number
  readonly watches: boolean
}

const clickOn = (page: Page, wish: Wish): Promise<Clicked & { readonly ended: boolean }> =>
  page.evaluate(
    async ({ enough, first, most, idle, watches, READ_MS }) => {
      let lot = first * 7919
      const draw = (count: number) => {
        lot = (lot * 1103515245 + 12345) & 0x7fffffff
        return (lot >> 8) % Math.max(1, count)
      }
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
      const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
      /** Nothing that a frame does comes later than the next task. */
      const drawn = () =>
        new Promise<void>((resolve) => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve()
          port2.postMessage(0)
        })
      const all = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter(
          (one) => !one.matches(':disabled') && one.checkVisibility({ visibilityProperty: true }),
        )
      const version = () => document.querySelector<HTMLElement>('[data-testid=prompt]')?.dataset.version
      const word = ['lift', 'confirm-turn', 'confirm', 'do-plan', 'drop-plan', 'step-do', 'seal']
        .concat(watches ? [] : 'skip')
        .map((id) => `[data-testid=${id}]`)
        .join()
      const kinds = [
        '.scene .legal[data-spot], :is(.pw-powers, .pw-hand) .legal[data-spot], .court-table .can [data-spot], .court-table .bandon.legal .lead',
        '.board [data-choice]',
        '.pw-desk [data-act], .court-table [data-act], .court-table button.spread-slot',
        // What is put together first is said by one word.
        '.pw-desk button.primary',
      ]
      const next = (): HTMLElement | undefined => {
        const said = all(word)
        if (said.length > 0) return said[draw(said.length)]
        const here = all('.spot-choices [data-choice]')
        if (here.length > 0) return here[draw(here.length)]
        const some = kinds.map(all).filter((found) => found.length > 0)
        const kind = some[draw(some.length)] ?? all('.group-head[aria-expanded=false]')
        return kind[draw(kind.length)]
      }
      const { calls, moving } = globalThis as unknown as {
        calls: { chosen: number; open: number }
        moving: ReadonlySet<Animation>
      }
      /** What glides from place to place; styles that blink for ever are no motion. */
      const isMoving = () => moving.size > 0
      const times: number[] = []
      const frames: number[] = []
      const motion = { ms: 0, frames: 0 }
      /** Counts frames as long as something moves. */
      const watch = async () => {
        const began = performance.now()
        let last = await frame()
        while (isMoving() && performance.now() - began < 3000) {
          const now = await frame()
          motion.ms += now - last
          motion.frames += 1
          last = now
        }
      }
      const begun = performance.now()
      /** When the newest choice was shown, or whoever waited was asked. */
      let asked = begun
      let active = begun
      let ended = false
      while (times.length < enough && performance.now() - begun < most) {
        ended =
          document.querySelector('[data-testid=result], [data-testid=final]') !== null ||
          performance.now() - active > idle
        if (ended) break
        const target = next()
        if (!target) {
          // Bots think; whoever waits for them does not look sixty times a second, which would keep the page busy.
          await watch()
          await wait(50)
          asked = performance.now()
          continue
        }
        // Nobody has read a question and moved a hand in less, and no hand keeps time with the frames of a screen. What moves is
        // no hindrance to reading.
        if (!watches) await wait(Math.max(0, asked + READ_MS - performance.now()) + draw(17))
        const [before, chosen] = [version(), calls.chosen]
        const began = performance.now()
        target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
        // A choice is waited for however long it takes; a click that only opens something, no longer than that lasts.
        await frame()
        for (let rest = 30; version() === before && performance.now() - began < 5000 && rest > 0; ) {
          if (calls.open === 0) rest -= calls.chosen > chosen ? 1 : 30
          await frame()
        }
        const shown = performance.now() - began
        await drawn()
        const took = performance.now() - began
        asked = performance.now()
        if (version() !== before && before !== undefined) {
          active = performance.now()
          if (!target.matches(word)) {
            times.push(took)
            frames.push(shown)
            performance.measure('choice', { start: began, duration: took })
          }
        }
        await watch()
      }
      return { times, begun: frames, motion, ended }
    },
    { ...wish, READ_MS },
  )
