import type { Page } from 'playwright-core'

/** By prompt: how often it was answered on which kind of thing. */
export type Answered = { readonly [prompt: string]: { readonly [thing: string]: number } }

/** How a match went on the table alone. */
export type Played = {
  readonly over: boolean
  readonly answered: Answered
  /** Prompts for which a tab of the phone had to be tapped first. */
  readonly elsewhere: readonly string[]
  /** The question at which nothing in sight could be clicked any more. */
  readonly stuck?: string
}

type Wish = {
  readonly seed: number
  /** How many answers are enough; the whole match when absent. */
  readonly most?: number
}

/** Plays court by clicking what is in sight and edged in gold, buttons of the ribbon and sheets: never the list. */
export const playTable = (page: Page, { seed, most = 100_000 }: Wish): Promise<Played> =>
  page.evaluate(
    async ([first, enough]) => {
      let lot = first * 7919 + 1
      const draw = (count: number) => {
        lot = (lot * 1103515245 + 12345) & 0x7fffffff
        return (lot >> 8) % Math.max(1, count)
      }
      const seen = (element: HTMLElement | SVGElement) =>
        element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0
      const all = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter(
          (one) => !one.matches(':disabled') && seen(one),
        )
      const find = (selector: string) => all(selector)[0]
      const table = '.court-table'
      const version = () => document.querySelector<HTMLElement>('[data-testid=prompt]')?.dataset.version
      const prompt = () => document.querySelector<HTMLElement>(table)?.dataset.prompt
      const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
      const answered: { [prompt: string]: { [thing: string]: number } } = {}
      const elsewhere = new Set<string>()
      const word = ['lift', 'confirm-turn', 'confirm', 'skip'].map((id) => `[data-testid=${id}]`).join()
      const plan = `${table} [data-testid=do-plan], ${table} [data-testid=drop-plan]`
      const things = `${table} .legal[data-spot], ${table} .can [data-spot], ${table} .bandon.legal .lead, ${table} .card-discard`
      const buttons = `${table} [data-act], ${table} .builder-unit.legal, ${table} button.spread-slot, ${table} .trade button`
      const next = async (): Promise<HTMLElement | undefined> => {
        const said = find(word) ?? find(plan)
        if (said) return said
        const seal = find('[data-testid=seal]')
        if (seal) {
          all('.give footer button')[draw(2)]?.click()
          await pause(5)
          return seal
        }
        if (find('[data-testid=step-do]')) {
          if (draw(2) === 0) all('.acts .stepper button').at(-1)?.click()
          await pause(5)
          return find('[data-testid=step-do]')
        }
        const spots = [...all(things), ...all(things), ...all(buttons)]
        return spots[draw(spots.length)]
      }
      const thingOf = (target: HTMLElement): string =>
        target.closest('.letter')
          ? 'letter'
          : (target.dataset.spot?.split(':')[0] ?? target.dataset.testid ?? 'button')
      let made = 0
      let chosen: string | undefined
      // An answer counts as soon as it is on the screen, however late, and also when it ends the match.
      let given: { readonly asked: string; readonly before: string | undefined } | undefined
      const count = () => {
        if (!given || chosen === undefined || version() === given.before) return
        const by = (answered[given.asked] ??= {})
        by[chosen] = (by[chosen] ?? 0) + 1
        made += 1
        given = undefined
      }
      for (let idle = 0; idle < 150 && made < enough; ) {
        count()
        if (find('[data-testid=final], [data-testid=result]'))
          return { over: true, answered, elsewhere: [...elsewhere] }
        const before = version()
        const asked = prompt()
        const tabs = all('.court-tabs button')
        const target = await next()
        if (!target && asked !== undefined && idle > 3) {
          elsewhere.add(asked)
          tabs[idle % Math.max(1, tabs.length)]?.click()
        }
        if (target && !target.matches(word)) chosen = thingOf(target)
        if (target && asked !== undefined) given = { asked, before }
        target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
        for (let waits = 0; waits < 30 && version() === before; waits++) await pause(10)
        idle = version() === before ? idle + 1 : 0
        count()
        await pause(10)
      }
      const stuck = made < enough ? { stuck: prompt() ?? '' } : {}
      return { over: false, answered, elsewhere: [...elsewhere], ...stuck }
    },
    [seed, most] as const,
  )
