import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Part = {
  /** Looks only at this, where the rest was looked at before. */
  readonly only?: string
  readonly but?: string
  /** Whether colours are looked at in the dark too: they are the same at every size. */
  readonly dark?: boolean
  /** Whether they are looked at at all: not where all of it was seen at another size. They take most of the time. */
  readonly colours?: boolean
}

/** What axe finds that is serious or critical. */
export async function found(
  page: Page,
  screen: string,
  { only, but, dark = false, colours = true }: Part = {},
): Promise<string[]> {
  const problems: string[] = []
  const axe = async () => {
    // Half a megabyte that would be sent and read twice for each look at the same page.
    const isThere = await page.evaluate(() => 'axe' in window)
    const builder = new AxeBuilder({ page, ...(isThere ? { axeSource: 'void 0' } : {}) })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
    if (only !== undefined) builder.include(only)
    if (but !== undefined) builder.exclude(but)
    return builder
  }
  const note = async (look: string, builder: AxeBuilder) => {
    const { violations } = await builder.analyze()
    for (const { id, impact, nodes } of violations)
      if (impact === 'serious' || impact === 'critical')
        problems.push(`${screen}, ${look}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  }
  const all = (await axe()).withTags(TAGS)
  await note('light', colours ? all : all.disableRules('color-contrast'))
  if (!dark) return problems
  await page.emulateMedia({ colorScheme: 'dark' })
  await note('dark', (await axe()).withRules(['color-contrast']))
  await page.emulateMedia({ colorScheme: 'light' })
  return problems
}
