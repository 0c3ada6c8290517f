import { configure, draw, fastChance, type Game, Runner } from '@hippodrome/engine'
import { powers, type PowersBoard, type PowersView } from '@hippodrome/powers'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { newPointer } from '../board/pointer.ts'
import { type Stage, StageContext } from '../board/stage.ts'
import { Areas } from './Areas.tsx'
import { Boxes } from './Boxes.tsx'
import { Plates } from './Plates.tsx'
import { placesOf } from './places.ts'
import { Stacks } from './Stacks.tsx'
import { Towers } from './Towers.tsx'

const runner = new Runner(powers as unknown as Game)

/** A position after some choices by lot, as the first seat sees it. */
function position(options: { readonly [name: string]: string | boolean }, seats: number, choices: number) {
  const config = configure(powers, { seats, options })
  const tables = powers.tables(config)
  const state = runner.start(powers.setup(config, tables), fastChance(7))
  const lot = fastChance(11)
  for (let made = 0; made < choices; made++) {
    const [decision] = state.pending
    if (!decision) break
    runner.choose(state, decision, draw(lot, decision.choices.length))
  }
  const view = powers.view(state.game as never, 0)
  return { view, board: powers.board?.(tables) as PowersBoard }
}

function drawn(view: PowersView, board: PowersBoard): string {
  const stage = {
    view,
    board,
    language: 'en',
    words: powers.words.en,
    spots: new Map(),
    told: [],
    marks: new Map(),
    playing: {},
    pointer: newPointer(),
  } as unknown as Stage
  return renderToStaticMarkup(
    <StageContext value={stage}>
      <svg>
        <Areas />
        <Plates />
        <Boxes />
        <Towers />
        <Stacks />
      </svg>
    </StageContext>,
  )
}

const count = (text: string, part: string | RegExp) => text.split(part).length - 1
const KINDS = 4

describe.each([
  ['scenario 1, two players', { scenario: '1' }, 2, 150],
  ['scenario 3, four players', { scenario: '3' }, 4, 300],
  ['scenario A with Istria', { scenario: 'A' }, 2, 150],
  ['the balanced map', { scenario: '6', map: 'balanced' }, 2, 100],
])('%s', (_, options, seats, choices) => {
  const { view, board } = position(options, seats, choices)
  const places = placesOf(board)
  const text = drawn(view, board)

  it('draws every area, sea, box and fortress of the match, and no other', () => {
    const standing = places.towers.filter(({ since }) => since <= view.year)
    expect(count(text, 'data-spot="place:')).toBe(
      view.areas.length + places.seas.length + places.boxes.length + standing.length,
    )
    for (const { place, fortress } of view.areas) {
      expect(text).toContain(`data-spot="place:${place}"`)
      if (fortress) expect(text).toContain(`data-spot="place:${fortress}"`)
    }
  })

  it('draws each stack once, in a fortress too, or counts it where there is no room', () => {
    const manned = new Set(view.stacks.map(({ place }) => place).filter((place) => place in board.fortresses))
    const more = [...text.matchAll(/\+(?:<!-- -->)?(\d+)<\/text>/g)].reduce(
      (sum, [, n]) => sum + Number(n),
      0,
    )
    expect(count(text, 'data-spot="stack:') + manned.size + more).toBe(view.stacks.length)
  })

  it('§24.1 shows the units of those stacks that the view knows, and of no other', () => {
    const hidden = view.stacks.filter(({ units }) => units === undefined)
    const seen = view.stacks.filter(
      ({ units, place, fleet }) => units && !fleet && !(place in board.fortresses),
    )
    const kinds = seen.reduce(
      (sum, { units = [] }) => sum + Math.min(KINDS, units.filter((n) => n > 0).length),
      0,
    )
    expect(hidden.length).toBeGreaterThan(0)
    const uncounted = [...text.matchAll(/\+(?:<!-- -->)?\d+<\/text>/g)].length > 0
    if (uncounted) expect(count(text, 'class="unit ')).toBeLessThanOrEqual(kinds)
    else expect(count(text, 'class="unit ')).toBe(kinds)
    for (const { id, place } of hidden) {
      const spot = place in board.fortresses ? `place:${place}` : `stack:${id}`
      const [, rest = ''] = text.split(`data-spot="${spot}"`)
      const [own = ''] = rest.split('data-spot="')
      expect(own).not.toMatch(/class="(unit |size"|count")/)
    }
  })
})
