import { type CourtChoice, type CourtView, court } from '@hippodrome/court'
import { words } from '@hippodrome/court/words/en'
import { configure, type Game, walkPlan } from '@hippodrome/engine'
import { byLot } from '@hippodrome/engine/testing'
import { expect, it } from 'vitest'
import { foreseen } from './foresight.ts'
import { gesture } from './gesture.ts'
import { cardsIn } from './stage.ts'

const rules = court as unknown as Game

type Seen = { readonly walked: string; readonly goods: ReadonlyMap<string, number> }

const ENOUGH = 40

/** What clicks on such spots would come to for whoever is at turn, in matches by lot. */
function clicked(kind: 'stall' | 'card', seed: number): readonly Seen[] {
  const found: Seen[] = []
  for (const { match, asked } of byLot(rules, configure(rules, { seats: 2, options: {} }), seed)) {
    if (asked.prompt !== 'take-turn' || found.length > ENOUGH) continue
    const view = rules.view(match.state.game, asked.seat) as CourtView
    const board = { named: {} } as never
    const at = {
      view,
      board,
      choices: asked.choices as readonly CourtChoice[],
      decision: { ...asked, number: 0 },
    }
    const played = view.players[view.seat]?.played ?? []
    const ids = kind === 'card' ? played.map(({ card }) => card) : view.market.map((_, stall) => stall + 1)
    for (const id of ids) {
      const plan = gesture({ kind: 'click', spot: `${kind}:${id}`, shift: false }, at)
      if (!plan) continue
      const walk = walkPlan(match, asked.seat, plan.choices)
      const card = cardsIn(words.faces, board, view.mode)
      found.push({ walked: walk.stop.why, goods: foreseen(plan.choices, walk, { view, card }) })
    }
  }
  return found
}

/** Others may answer an action before anything of it happens (§14.2), so that the engine goes no further. */
const answerable = (kind: 'stall' | 'card') =>
  [3, 4, 5].flatMap((seed) => clicked(kind, seed)).filter(({ walked }) => walked === 'others')

it('§12.5 what would be bought is paid and gained, before anybody has answered', () => {
  const all = answerable('stall')
  expect(all.length).toBeGreaterThan(0)
  for (const { goods } of all) {
    expect(goods.get('dynamis')).toBe(-1)
    expect(goods.get('nomisma')).toBeLessThan(0)
    expect([...goods.values()].filter((n) => n === 1)).toHaveLength(1)
  }
})

it('§11.1 what would be activated yields what lies in it, before anybody has answered', () => {
  const all = answerable('card')
  expect(all.length).toBeGreaterThan(0)
  for (const { goods } of all) expect([...goods.values()].some((n) => n > 0)).toBe(true)
})
