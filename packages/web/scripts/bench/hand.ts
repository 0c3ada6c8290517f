import type { Page } from 'playwright-core'

/** What was seen while a hand clicked through a match. */
export type Clicked = {
  /** From each click that was a choice to the frame after the one in which it was shown, in milliseconds. */
  readonly times: readonly number[]
  /** How long motion lasted in all, and the frames that were drawn meanwhile. */
  readonly motion: { readonly ms: number; readonly frames: number }
}

/** Clicks what can be clicked on any board, by lot, until this many choices are made or this much time has passed. */
export const clickThrough = (page: Page, choices: number, seed = 1, ms = 300_000): Promise<Clicked> =>
  page.evaluate(
    async ([enough, first, most]) => {
      let lot = first * 7919
      const draw = (count: number) => {
        lot = (lot * 1103515245 + 12345) & 0x7fffffff
        return (lot >> 8) % Math.max(1, count)
      }
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
      const all = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter(
          (one) => !one.matches(':disabled') && one.checkVisibility({ visibilityProperty: true }),
        )
      const version = () => document.querySelector<HTMLElement>('[data-testid=prompt]')?.dataset.version
      const word = ['lift', 'confirm-turn', 'confirm', 'skip', 'do-plan', 'drop-plan', 'step-do', 'seal']
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
        const some = kinds.map(all).filter((found) => found.length > 0)
        const kind = some[draw(some.length)] ?? all('.group-head[aria-expanded=false]')
        return kind[draw(kind.length)]
      }
      /** What glides from place to place; styles that blink for ever are no motion. */
      const isMoving = () =>
        document
          .getAnimations()
          .some((one) => !(one instanceof CSSTransition) && !(one instanceof CSSAnimation))
      const times: number[] = []
      const motion = { ms: 0, frames: 0 }
      const begun = performance.now()
      let active = begun
      const isDone = () =>
        times.length >= enough || performance.now() - active > 60_000 || performance.now() - begun > most
      while (!isDone()) {
        if (document.querySelector('[data-testid=result], [data-testid=final]')) break
        const target = next()
        if (!target) {
          // Bots think.
          await new Promise((resolve) => setTimeout(resolve, 20))
          continue
        }
        const before = version()
        const began = performance.now()
        target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
        while (version() === before && performance.now() - began < 300) await frame()
        const took = performance.now() - began
        const isChoice = version() !== before && before !== undefined && !target.matches(word)
        if (isChoice) {
          times.push(took)
          active = performance.now()
        }
        let last = await frame()
        while (isMoving() && performance.now() - began < 3000) {
          const now = await frame()
          motion.ms += now - last
          motion.frames += 1
          last = now
        }
      }
      return { times, motion }
    },
    [choices, seed, ms] as const,
  )
