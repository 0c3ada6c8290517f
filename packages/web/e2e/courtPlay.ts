import type { Page } from 'playwright-core'

/** How a match went on the table alone: what was clicked, by the kind of thing, and the questions that were answered. */
export type Played = {
  readonly over: boolean
  readonly clicked: { readonly [kind: string]: number }
  readonly asked: readonly string[]
  /** The question at which nothing could be clicked any more. */
  readonly stuck?: string
}

/** Plays court by clicking what is edged in gold, buttons of the ribbon and sheets: never the list. */
export const playTable = (page: Page, seed: number): Promise<Played> =>
  page.evaluate(async (first) => {
    let lot = first * 7919 + 1
    const draw = (count: number) => {
      lot = (lot * 1103515245 + 12345) & 0x7fffffff
      return (lot >> 8) % Math.max(1, count)
    }
    const find = (selector: string) => document.querySelector<HTMLElement>(selector)
    const all = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => !one.matches(':disabled'))
    const version = () => find('[data-testid=prompt]')?.dataset.version
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    const clicked: { [kind: string]: number } = {}
    const asked = new Set<string>()
    const table = '.court-table'
    const next = async (): Promise<HTMLElement | undefined> => {
      const word = ['lift', 'confirm-turn', 'confirm', 'skip'].map((id) => find(`[data-testid=${id}]`))
      const said = word.find((one) => one !== null)
      if (said) return said
      const planned = find(`${table} [data-testid=do-plan]:not(:disabled), ${table} [data-testid=drop-plan]`)
      if (planned) return planned
      const seal = find('[data-testid=seal]')
      if (seal) {
        all('.give footer button')[draw(2)]?.click()
        await pause(5)
        return seal
      }
      const step = find('[data-testid=step-do]')
      if (step) {
        if (draw(2) === 0) all('.acts .step button').at(-1)?.click()
        await pause(5)
        return find('[data-testid=step-do]') ?? step
      }
      const things = all(
        `${table} .legal[data-spot], ${table} .can [data-spot], ${table} .bandon.legal .lead, ${table} .card-discard`,
      )
      const buttons = all(`${table} [data-act], ${table} .builder-unit.legal, ${table} button.spread-slot`)
      const spots = [...things, ...things, ...buttons]
      return spots[draw(spots.length)]
    }
    let idle = 0
    while (idle < 150) {
      if (find('[data-testid=final]')) return { over: true, clicked, asked: [...asked] }
      const before = version()
      const prompt = find(`${table}`)?.dataset.prompt
      const target = await next()
      target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      for (let waits = 0; waits < 30 && version() === before; waits++) await pause(10)
      if (version() === before) idle += 1
      else {
        idle = 0
        const kind = target?.dataset.spot?.split(':')[0] ?? target?.dataset.testid ?? 'button'
        clicked[kind] = (clicked[kind] ?? 0) + 1
        if (prompt !== undefined) asked.add(prompt)
      }
      await pause(10)
    }
    return { over: false, clicked, asked: [...asked], stuck: find(table)?.dataset.prompt ?? '' }
  }, seed)
