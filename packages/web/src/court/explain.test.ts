import { type CourtView, court } from '@hippodrome/court'
import { configure, type Game, type Options, type PendingView } from '@hippodrome/engine'
import { byLot } from '@hippodrome/engine/testing'
import { describe, expect, it, vi } from 'vitest'
import book from '../../../../docs/rules/court.md?raw'
import { explain } from './explain.ts'
import { drawn, situationOf } from './drawnTable.ts'
import { learn } from './words.ts'

// There is no screen here whose width could be asked.
vi.mock('../play/useNarrow.ts', () => ({ useNarrow: () => false }))
// Whatever the page fetches when it is first needed is here from the beginning.
vi.mock('./late.ts', async () => ({
  ...(await import('./Final.tsx')),
  ...(await import('./Giving.tsx')),
  ...(await import('./Letter.tsx')),
  ...(await import('./UnitPlan.tsx')),
  ...(await import('./Solo.tsx')),
}))

await learn('nl')

const rules = court as unknown as Game

type Moment = {
  readonly view: CourtView
  readonly decision: PendingView | undefined
  readonly waiting: readonly number[]
}

/** Moments of a match by lot, as the first seat sees them. */
function played(options: Options, count: number) {
  const moments: Moment[] = []
  for (const { match, asked } of byLot(rules, configure(rules, { seats: count, options }), 3))
    if (match.made.length % 40 === 0) {
      const own = match.state.pending.find(({ seat }) => seat === 0)
      moments.push({
        view: rules.view(match.state.game, 0) as CourtView,
        decision: own && { ...own, number: 0 },
        waiting: [asked.seat],
      })
    }
  return moments
}

/** An element that can be chosen, or explained. */
const SPOT = /<\w+ [^>]*data-spot="([^"]+)"[^>]*>/g

const isReached = (tag: string): boolean =>
  tag.startsWith('<button') || (/tabindex="/i.test(tag) && /aria-label="[^"]/.test(tag))

const KEY = /data-(?:about|spot)="([^"]+)"/g

describe.each([
  ['court', { mode: 'court' }, 3],
  ['Taktika', { mode: 'court', taktika: true }, 3],
  ['Duel', { mode: 'duel' }, 2],
  ['Solo', { mode: 'solo' }, 1],
] as const)('the table of %s', (_name, options, count) => {
  const moments = played(options, count)

  it('says of all that can be pointed at what it is, what it does, and a rule that the book has', () => {
    const silent = new Set<string>()
    const kinds = new Set<string>()
    for (const { view, decision, waiting } of moments) {
      const html = drawn(view, decision, waiting)
      for (const [, spot = ''] of html.matchAll(KEY)) {
        const [kind = ''] = spot.split(':')
        // A card is shown in full instead; the place of a player is explained by what lies in it.
        if (kind === 'card' || kind === 'seat') continue
        kinds.add(kind)
        const [en, nl] = (['en', 'nl'] as const).map((language) =>
          explain(spot, situationOf(view, decision, language) as Parameters<typeof explain>[1]),
        )
        if (!en?.name || !nl?.name || en.says === '' || nl.says === '') silent.add(spot)
        if (!book.includes(`**${en?.rule}**`)) silent.add(`${spot} §${en?.rule}`)
        if (en?.says !== undefined && en.says === nl?.says) silent.add(`${spot} is not in Dutch`)
      }
    }
    expect([...silent]).toEqual([])
    for (const kind of ['good', 'event', 'position', 'stall', 'way', 'area', 'unit', 'victorious'])
      expect(kinds).toContain(kind)
  }, 30_000)

  it('lets arrow keys come to all that can be pointed at, and has it read out there', () => {
    const lost = new Set<string>()
    // The land under a tray, and the ground where cards are dropped, are reached by what lies on them.
    for (const { view, decision, waiting } of moments)
      for (const [tag, spot = ''] of drawn(view, decision, waiting).matchAll(SPOT))
        if (!tag.startsWith('<g ') && spot !== 'court:own' && !isReached(tag)) lost.add(tag)
    expect([...lost]).toEqual([])
  }, 30_000)
})
