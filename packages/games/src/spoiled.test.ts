import {
  BadData,
  draw,
  fastChance,
  type Game,
  type Json,
  type Match,
  newHeader,
  openGiven,
  openMatch,
  seedFromText,
} from '@hippodrome/engine'
import { randomConfig, spoiled } from '@hippodrome/engine/testing'
import { expect, it } from 'vitest'
import { GAMES, loadGame } from './index.ts'

const PEOPLE = ['Anna', 'Bardas', 'Christopher', 'Drosos']

/** Makes a choice by lot, which must be taken and lose nothing. */
function chooseAny(match: Match, chance: ReturnType<typeof fastChance>): void {
  const asked = match.state.pending[draw(chance, match.state.pending.length)]
  if (!asked) throw new Error('nobody is asked')
  const { seat, choices } = asked
  match.denied(seat)
  const decision = match.state.opened[seat] ?? 0
  const outcome = match.submit({ seat, decision, choice: draw(chance, choices.length) })
  if (!outcome.ok) throw new Error(outcome.message)
}

/** Positions at random moments of a random match, with something in them changed: refused, or played on. */
function* spoil(rules: Game, seed: number): Generator<'refused' | 'played'> {
  const config = randomConfig(rules, seed)
  const chance = fastChance(seed)
  const open = (position?: unknown) => {
    const people = PEOPLE.slice(0, config.seats).map((name) => ({ name, player: 'human' }))
    return openGiven(rules, newHeader(rules, config, people, seedFromText(`${seed}`), { position }))
  }
  const match = open()
  for (let count = 0; count < 300 && !match.over; count++) {
    chooseAny(match, chance)
    if (match.over || draw(chance, 12) > 0) continue
    const { game, stack } = match.save() as { readonly [key: string]: Json }
    const part = draw(chance, 4) === 0 ? 'game' : 'stack'
    const { json, at } = spoiled((part === 'game' ? game : stack) ?? {}, chance)
    try {
      const other = open({ game, stack, [part]: json })
      for (let ahead = 0; ahead < 40 && !other.over; ahead++) chooseAny(other, chance)
      expect(rules.audit(other.state.game)).toEqual([])
      yield 'played'
    } catch (fault) {
      if (!(fault instanceof BadData)) throw new Error(`${part}: ${at.join(' ')}`, { cause: fault })
      // What the language says of a fault is no reason that anybody could act on.
      expect(fault.message).toMatch(/^(position|game)/)
      expect(fault.message).not.toMatch(/Cannot|not a function|of undefined/)
      yield 'refused'
    }
  }
}

it.each(GAMES)(
  'a position of %s in which anything was changed is refused with a reason, or can be played on',
  async (id) => {
    const rules = await loadGame(id)
    const tally = { refused: 0, played: 0 }
    for (let seed = 1; tally.refused + tally.played < 50; seed++)
      for (const fate of spoil(rules, seed)) tally[fate] += 1
    expect(tally.refused).toBeGreaterThan(20)
    expect(tally.played).toBeGreaterThan(1)
  },
  60_000,
)

it.each(GAMES)('what the steps of %s hold is said of each local that may be wrong', async (id) => {
  const rules = await loadGame(id)
  const config = randomConfig(rules, 3)
  const match = openMatch(
    rules,
    newHeader(
      rules,
      config,
      PEOPLE.slice(0, config.seats).map((name) => ({ name, player: 'human' })),
      seedFromText(id),
    ),
  )
  const chance = fastChance(3)
  while (!match.state.stack.some(({ local }) => 'seat' in local)) chooseAny(match, chance)
  const { game, stack } = match.state
  const at = stack.findIndex(({ local }) => 'seat' in local)
  const withSeat = (local: object) =>
    stack.map((frame, index) => (index === at ? { ...frame, local } : frame))
  expect(rules.audit(game, stack)).toEqual([])
  expect(rules.audit(game, withSeat({ ...stack[at]?.local, seat: 99 }))[0]).toContain(
    `stack.${at}.local.seat: cannot be 99`,
  )
  expect(rules.audit(game, withSeat({ ...stack[at]?.local, unread: 1 }))).toEqual([])
})
