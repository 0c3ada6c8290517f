import type { Page } from 'playwright-core'
import { listenTo, type Settled } from './settled.ts'

/** How a match went on the board alone: by prompt what answered it, and what was asked when nothing led on. */
export type PowersPlayed = {
  readonly over: boolean
  readonly clicks: number
  readonly answered: { readonly [prompt: string]: { readonly [by: string]: number } }
  readonly stuck?: string
}

export type Bounds = {
  readonly ms?: number
  /** How many times something is clicked at most. */
  readonly most?: number
  /** It ends once all of these have been answered. */
  readonly until?: readonly string[]
  /** How often out of eight a turn goes on rather than end. */
  readonly zeal?: number
}

/** Plays powers by clicking the map, the hand, the powers and the desk: never the list of all choices. */
export async function playPowers(page: Page, seed: number, bounds: Bounds): Promise<PowersPlayed> {
  await listenTo(page)
  return page.evaluate(
    async ({ seed: first, ms = 1e9, most = 1e9, until, zeal = 6 }) => {
      let lot = first * 7919 + 1
      const draw = (count: number) => {
        lot = (lot * 1103515245 + 12345) & 0x7fffffff
        return (lot >> 8) % Math.max(1, count)
      }
      const find = (selector: string) => document.querySelector<HTMLElement>(selector)
      const all = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter(
          (one) => !one.matches(':disabled') && one.checkVisibility(),
        )
      const version = () => find('[data-testid=prompt]')?.dataset.version
      const settled = async () => (window as Window & { settled?: Settled }).settled?.()
      const answered: { [prompt: string]: { [by: string]: number } } = {}
      const begun = performance.now()
      let clicks = 0
      let drops = 0
      const kindOf = (one: HTMLElement) =>
        one.closest('.pw-desk') ? 'desk' : one.closest('.pw-powers, .pw-hand') ? 'hand' : 'map'
      const ENDS = '[data-act=end], [data-act=done], [data-act=pass], [data-testid=close-ledger]'
      const SELDOM = '[data-act=treaty], [data-act=talk], [data-act=show], [data-act=transfer]'
      /** A captain would play instead, or the match be over by agreement. */
      const NEVER = '[data-testid=propose-setup], [data-act=agree], summary'
      const next = (): { target?: HTMLElement | undefined; by: string } => {
        const word = ['lift', 'confirm-turn', 'confirm', 'skip'].map((id) => find(`[data-testid=${id}]`))
        const said = word.find((one) => one !== null)
        if (said) return { target: said, by: 'word' }
        const plan = find('[data-testid=do-plan]:not(:disabled)')
        if (plan && drops < 2) return { target: plan, by: 'word' }
        const drop = find('[data-testid=drop-plan]')
        if (drop) return { target: drop, by: 'word' }
        const here = all('.spot-choices [data-choice]')
        if (here.length > 0) return { target: here[draw(here.length)], by: 'map' }
        const ends = all(`.pw-desk :is(${ENDS})`)
        if (ends.length > 0 && draw(8) >= zeal) return { target: ends[draw(ends.length)], by: 'desk' }
        const desk = all('.pw-desk button').filter(
          (one) =>
            !one.matches(NEVER) &&
            !one.matches(ENDS) &&
            !one.matches('.shop [aria-pressed=true]') &&
            (draw(8) >= zeal || !one.matches(SELDOM)),
        )
        const map = all('.scene .legal[data-spot]')
        const hand = all(':is(.pw-powers, .pw-hand) .legal[data-spot]')
        const kinds = [map, map, desk, desk, hand].filter((some) => some.length > 0)
        // On a phone the desk, the hand and the map lie behind one another.
        const sheets = all('.sheet-bar button').slice(0, 4)
        if (sheets.length > 0 && (kinds.length === 0 || draw(6) === 0))
          return { target: sheets[draw(sheets.length)], by: 'word' }
        const some = kinds[draw(kinds.length)] ?? [...ends, ...all('.spot-head button')]
        const target = some[draw(some.length)]
        return { target, by: target ? kindOf(target) : 'none' }
      }
      const over = () => find('[data-testid=final], [data-testid=result]') !== null
      let idle = 0
      let last = { prompt: '', by: '' }
      while (idle < 200) {
        if (over()) return { over: true, clicks, answered }
        if (clicks >= most || performance.now() - begun > ms || until?.every((prompt) => prompt in answered))
          break
        const before = version()
        const { target, by } = next()
        const prompt = find('.pw-desk')?.dataset.prompt
        if (by !== 'word' && prompt !== undefined) last = { prompt, by }
        drops = target?.dataset.testid === 'do-plan' ? drops + 1 : 0
        target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
        if (target) clicks += 1
        await settled()
        // Where there is nothing to click, something is being fetched.
        if (version() === before) idle += target ? 1 : 0.1
        else {
          idle = 0
          // Who lifts the curtain answers nothing.
          if (target?.dataset.testid === 'lift') continue
          const counts = (answered[last.prompt] ??= {})
          counts[last.by] = (counts[last.by] ?? 0) + 1
        }
      }
      return {
        over: false,
        clicks,
        answered,
        ...(idle >= 200 ? { stuck: find('.pw-desk')?.dataset.prompt ?? '?' } : {}),
      }
    },
    { seed, ...bounds },
  )
}
