import { type CourtChoice, type CourtView, court } from '@hippodrome/court'
import type { Choice, Game, Match } from '@hippodrome/engine'
import { configure, walkPlan } from '@hippodrome/engine'
import { byLot } from '@hippodrome/engine/testing'
import { describe, expect, it } from 'vitest'
import type { Plan } from '../board/board.ts'
import { basketOf, dealsIn, isAsMeant, settled, totalOf } from './dealing.ts'
import { gesture, hotSpots } from './gesture.ts'

const rules = court as unknown as Game

type At = ReturnType<typeof situation>

const situation = (view: CourtView, choices: readonly CourtChoice[], prompt: string) => ({
  view,
  board: { named: {} },
  choices,
  decision: { number: 0, seat: 0, prompt, choices },
})

const ready = (plan: Plan | undefined) =>
  plan && { planned: { plan, spots: plan.spots ?? [], phase: 'ready' as const } }

const clickOn = (spot: string, at: At, plan?: Plan): Plan<CourtChoice> | undefined =>
  gesture({ kind: 'click', spot, shift: false }, { ...at, ...ready(plan) })

/** All things of a kind that can be clicked, one after the other, in matches by lot. */
async function fill(
  kind: 'stall' | 'good',
  look: (at: At, plan: Plan<CourtChoice>, match: Match) => Promise<void> | void,
): Promise<void> {
  for (const seed of [1, 2, 3])
    for (const { match, asked } of byLot(
      rules,
      configure(rules, { seats: 1, options: { mode: 'solo' } }),
      seed,
    )) {
      const view = rules.view(match.state.game, 0) as CourtView
      const at = situation(view, asked.choices as readonly CourtChoice[], asked.prompt)
      let plan: Plan<CourtChoice> | undefined
      for (const spot of hotSpots(at)) {
        if (!spot.startsWith(`${kind}:`)) continue
        const next = clickOn(spot, at, plan)
        if (next && next.choices.length > 0) plan = next
      }
      if (plan) await look(at, plan, match)
    }
}

const tableOf = (match: Match) => ({
  walk: (choices: readonly Choice[]) => Promise.resolve(walkPlan(match, 0, choices)),
})

describe('goods that are clicked one after the other', () => {
  it('§12.5 are bought in one plan that the rules follow to its end, and nothing is sent before the word', async () => {
    let tried = 0
    let longest = 0
    await fill('stall', async (at, plan, match) => {
      expect(plan.waits).toBe(true)
      longest = Math.max(longest, dealsIn(plan).length)
      const { left } = totalOf(dealsIn(plan), at.view.players[0]?.goods.nomisma ?? 0)
      expect(left).toBeGreaterThanOrEqual(0)
      await follows(match, plan)
      tried += 1
    })
    expect(tried).toBeGreaterThan(5)
    expect(longest).toBeGreaterThan(1)
  })

  it('§12.2 §12.4 are sold each for the next stall, the duplicate last', async () => {
    let longest = 0
    await fill('good', async (at, plan, match) => {
      const deals = dealsIn(plan)
      longest = Math.max(longest, deals.length)
      if (at.decision.prompt === 'take-turn') {
        const free = at.view.market.filter(({ good }) => good === undefined).map(({ price }) => price)
        expect(deals.map(({ price }) => price)).toEqual(free.slice(0, deals.length))
      }
      expect(deals.slice(0, -1).some((deal) => deal.do === 'sell' && deal.duplicate)).toBe(false)
      await follows(match, plan)
    })
    expect(longest).toBeGreaterThan(1)
  })

  /** As the rules have it, a plan is made whole, and asks no further about the same deal. */
  async function follows(match: Match, plan: Plan): Promise<void> {
    const now = await settled(tableOf(match), plan)
    const { stop, next } = walkPlan(match, 0, now.choices)
    expect(stop.why).toBe('done')
    expect(next?.prompt).not.toBe(dealsIn(now)[0]?.do)
    expect(await settled(tableOf(match), now)).toEqual(now)
  }

  it('are taken out again by a second click, and the basket with the last of them; a drag only lays', async () => {
    let seen = 0
    await fill('stall', (at, plan) => {
      const [first, second] = dealsIn(plan)
      if (first?.do !== 'buy' || second?.do !== 'buy') return
      const spot = `stall:${first.position}`
      const without = clickOn(spot, at, plan)
      expect(dealsIn(without)).toEqual(dealsIn(plan).slice(1))
      const alone = clickOn(spot, at)
      expect(clickOn(spot, at, alone)).toEqual({ choices: [], waits: true })
      const drag = { kind: 'drag', spot, to: 'good:lapis' } as const
      expect(gesture(drag, { ...at, ...ready(alone) })?.choices).toEqual(alone?.choices)
      seen += 1
    })
    expect(seen).toBeGreaterThan(2)
  })

  it('what there is no money left for changes nothing', () => {
    const { view, choices } = rich(9)
    const at = situation(view, choices, 'take-turn')
    const first = clickOn('stall:6', at)
    expect(dealsIn(first)).toMatchObject([{ good: 'lapis', price: 7 }])
    expect(clickOn('stall:2', at, first)).toEqual({ choices: [] })
    expect(dealsIn(clickOn('stall:1', at, first))).toHaveLength(2)
  })
})

/** A market of seven goods, and a purse of so much. */
function rich(nomisma: number) {
  const goods = ['auctoritas', 'civicus', 'virtus', 'fides', 'frumentum', 'lapis', 'lignum'] as const
  const market = [2, 3, 4, 5, 6, 7, 8, 9].map((price, index) => {
    const good = goods[index]
    return good ? { good, price } : { price }
  })
  const view = { seat: 0, market, offer: [], players: [{ goods: { nomisma }, played: [] }] }
  return {
    view: view as unknown as CourtView,
    choices: [{ do: 'action', action: 'buy' }] as readonly CourtChoice[],
  }
}

it('what is meant stays as it was said where others may answer the action first', async () => {
  let tried = 0
  for (const { match, asked } of byLot(rules, configure(rules, { seats: 3 }), 1)) {
    const view = rules.view(match.state.game, asked.seat) as CourtView
    const at = situation(view, asked.choices as readonly CourtChoice[], asked.prompt)
    const spot = [...hotSpots(at)].find((one) => /^(?:stall|good):/.test(one))
    const plan = spot && clickOn(spot, at)
    if (!plan || asked.prompt !== 'take-turn') continue
    const walk = (choices: readonly Choice[]) => walkPlan(match, asked.seat, choices)
    if (walk(plan.choices).stop.why !== 'others') continue
    tried += 1
    const now = await settled({ walk: (choices) => Promise.resolve(walk(choices)) }, plan)
    expect(now).toEqual(plan)
  }
  expect(tried).toBeGreaterThan(5)
})

it('the only deal that is possible is made with the action, and waits for the same word', async () => {
  let lone = 0
  for (const seed of [1, 2, 3])
    for (const { match, asked } of byLot(rules, configure(rules, { seats: 3 }), seed)) {
      const view = rules.view(match.state.game, asked.seat) as CourtView
      const at = situation(view, asked.choices as readonly CourtChoice[], asked.prompt)
      if (asked.prompt !== 'take-turn') continue
      for (const spot of hotSpots(at)) {
        const plan = spot.startsWith('good:') ? clickOn(spot, at) : undefined
        const [deal] = dealsIn(plan)
        if (!plan || !deal) continue
        const walk = (choices: readonly Choice[]) => walkPlan(match, asked.seat, choices)
        const now = await settled({ walk: (choices) => Promise.resolve(walk(choices)) }, plan)
        if (dealsIn(now).length > 0 || now.choices.length === 0) continue
        lone += 1
        const had = view.players[asked.seat]?.goods[deal.good] ?? 0
        const left = walk(now.choices).steps[0]?.changes?.find(
          ({ path }) => path.join('.') === `players.${asked.seat}.goods.${deal.good}`,
        )
        expect(left).toMatchObject({ to: had - 1 })
      }
    }
  expect(lone).toBeGreaterThan(0)
})

it('a plan that costs more than it was meant to, or lacks something, is not as it was meant', () => {
  const buy = (price: number) => ({ do: 'buy', good: 'lapis', price, position: 1 }) as const
  const meant: Plan = { choices: [{ do: 'action' }, buy(3)] }
  expect(isAsMeant(meant, { choices: [buy(2), { do: 'done' }] })).toBe(true)
  expect(isAsMeant(meant, { choices: [buy(4), { do: 'done' }] })).toBe(false)
  expect(isAsMeant(meant, { choices: [] })).toBe(false)
})

it('a plan that is on its way, or waits for others, is no basket any more', () => {
  const plan: Plan = { choices: [{ do: 'buy', good: 'lapis', price: 2, position: 1 } as Choice] }
  const phases = ['walking', 'ready', 'making', 'stopped'] as const
  expect(phases.map((phase) => basketOf({ planned: { plan, spots: [], phase } }).length)).toEqual([
    1, 1, 0, 0,
  ])
})
