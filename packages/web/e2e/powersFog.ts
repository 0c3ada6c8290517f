import { parseMatchFile, replay } from '@hippodrome/engine'
import { powers, type PowersView } from '@hippodrome/powers'
import type { Page } from 'playwright-core'

/** Every stack that is drawn: its key, and how many units it shows when it shows any; and how many are only counted. */
const drawn = (page: Page) =>
  page.evaluate(() => ({
    stacks: [...document.querySelectorAll<SVGElement>('.pw-stack, .pw-tower:has(.walls:not(.empty))')].map(
      (stack) => ({
        key: stack.dataset.spot ?? '',
        size: stack.querySelector('.size, .count.sailing')?.textContent ?? undefined,
      }),
    ),
    more: [...document.querySelectorAll(':is(.pw-stack, .pw-tower) .more text')].reduce(
      (sum, one) => sum + Number(one.textContent),
      0,
    ),
  }))

const sum = (units: readonly number[]) => units.reduce((all, n) => all + n, 0)

/** What the page draws of stacks against what the match shows to the seat that is asked, played again from its file. */
export async function fogOf(
  page: Page,
  file: string,
): Promise<{ readonly stacks: number; readonly problems: readonly string[] }> {
  const match = replay(powers, parseMatchFile(file))
  const view = match.view(match.state.pending[0]?.seat ?? 0).table as PowersView
  const { stacks, more } = await drawn(page)
  const problems = stacks.flatMap(({ key, size }) => {
    // Of several stacks in a fortress one is drawn.
    const there = view.stacks.filter(({ id, place }) => key === `stack:${id}` || key === `place:${place}`)
    const known = there.map(({ units }) => units && String(sum(units)))
    return known.includes(size)
      ? []
      : [`${key} shows ${size ?? 'nothing'}, the view ${known.map((n) => n ?? 'nothing').join(', ')}`]
  })
  if (stacks.length + more !== view.stacks.length)
    problems.push(`${stacks.length} stacks and ${more} more are drawn of ${view.stacks.length}`)
  return { stacks: stacks.length, problems }
}
