import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds that is serious or critical: everything in the light, and what depends on colours in the dark too. */
export async function found(page: Page, screen: string, whole?: string): Promise<string[]> {
  const problems: string[] = []
  const axe = () => {
    const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
    return whole === undefined ? builder : builder.exclude(whole)
  }
  const note = async (look: string, builder: AxeBuilder) => {
    const { violations } = await builder.analyze()
    for (const { id, impact, nodes } of violations)
      if (impact === 'serious' || impact === 'critical')
        problems.push(`${screen}, ${look}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  }
  await note('light', axe().withTags(TAGS))
  await page.emulateMedia({ colorScheme: 'dark' })
  await note('dark', axe().withRules(['color-contrast']))
  await page.emulateMedia({ colorScheme: 'light' })
  return problems
}
