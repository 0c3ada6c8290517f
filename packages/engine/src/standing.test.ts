import { describe, expect, it } from 'vitest'
import { sealedChance, seedFromText } from './chance.ts'
import { numbers } from './decision.ts'
import { configure } from './game.ts'
import { Match } from './match.ts'
import type { Orders, Passing } from './orders.ts'
import { despite, knownOrders, ordersAfter, standingChoice } from './standing.ts'
import { auction } from './testing/auction.ts'

const window = { kind: 'strike', pass: 1, aims: [1], amount: 6 }
const decision = { seat: 1, prompt: 'shield', choices: numbers(1, 2), window }
const lone = { ...decision, choices: numbers(1, 1), window: { ...window, pass: 0 } }
const ownTurn = { seat: 1, prompt: 'roll', choices: [{ do: 'roll' }] }

describe('standing orders', () => {
  it('pass, or pass unless aimed at', () => {
    expect(standingChoice(decision, { strike: 'pass' })).toBe(1)
    expect(standingChoice(decision, { '*': 'pass-unless-target' })).toBeUndefined()
    expect(standingChoice({ ...decision, seat: 0 }, { '*': 'pass-unless-target' })).toBe(1)
    expect(standingChoice(decision, { '*': 'pass', strike: 'able' })).toBeUndefined()
  })

  it('make the only choice there is, also in the own turn, unless the seat wants to be asked everything', () => {
    for (const order of ['able', 'pass-unless-target', 'pass'] as const) {
      expect(standingChoice(lone, { '*': order })).toBe(0)
      expect(standingChoice(ownTurn, { '*': order })).toBe(0)
    }
    expect(standingChoice(decision, { '*': 'able' })).toBeUndefined()
    expect(standingChoice(lone, { '*': 'able', strike: 'ask' })).toBeUndefined()
    expect(standingChoice(lone, {})).toBeUndefined()
    expect(standingChoice(ownTurn, { strike: 'pass' })).toBeUndefined()
  })

  it('of an older file lose the windows that the game no longer has', () => {
    const orders: Orders = { standing: { gone: 'pass', strike: 'ask', '*': 'pass' }, confirm: true }
    expect(knownOrders({ strike: {} }, {}, orders)).toEqual({
      standing: { strike: 'ask', '*': 'pass' },
      confirm: true,
    })
    const limited: Orders = { standing: { strike: { do: 'pass', unless: { over: 5 } } } }
    expect(knownOrders({ strike: { amount: true } }, {}, limited)).toEqual(limited)
    expect(knownOrders({ strike: {} }, {}, limited)).toEqual({ standing: {} })
    const lasting: Orders = { standing: { '*': { do: 'pass', until: 'turn' } } }
    expect(knownOrders({}, { turn: 3 }, lasting)).toEqual(lasting)
    expect(knownOrders({}, { round: 3 }, lasting)).toEqual({ standing: {} })
  })
})

describe('an order with conditions', () => {
  const pass = (more: Omit<Passing, 'do'>, kind = 'strike') => ({ [kind]: { do: 'pass' as const, ...more } })

  it('passes up to its limit and asks above it, and says so', () => {
    expect(standingChoice(decision, pass({ unless: { over: 6 } }))).toBe(1)
    expect(standingChoice(decision, pass({ unless: { over: 5 } }))).toBeUndefined()
    expect(despite(decision, pass({ unless: { over: 5 } }))).toEqual({
      window: 'strike',
      why: 'over',
      amount: 6,
      limit: 5,
    })
    expect(despite(decision, pass({ unless: { over: 6 } }))).toBeUndefined()
  })

  it('asks whoever is aimed at, and says so, also of an order without other conditions', () => {
    const why = { window: 'strike', why: 'aimed' }
    expect(despite(decision, pass({ unless: { aimed: true } }))).toEqual(why)
    expect(despite(decision, pass({ unless: { aimed: true, over: 9 } }, '*'))).toEqual(why)
    expect(despite(decision, { '*': 'pass-unless-target' })).toEqual(why)
    expect(standingChoice({ ...decision, seat: 0 }, pass({ unless: { aimed: true } }))).toBe(1)
  })

  it('ends with its turn or round and not with another, and leaves what the other orders say', () => {
    const orders: Orders = { standing: { ...pass({ until: 'round' }), '*': 'able' } }
    const { standing = {} } = orders
    expect(standingChoice(decision, standing)).toBe(1)
    expect(ordersAfter(orders, { turn: 1, round: 1 }, { turn: 2, round: 1 })).toBe(orders)
    const after = ordersAfter(orders, { turn: 2, round: 1 }, { turn: 3, round: 2 })?.standing ?? {}
    expect(after).toEqual({ strike: { do: 'pass', until: 'round', ended: true }, '*': 'able' })
    expect(standingChoice(decision, after)).toBeUndefined()
    expect(standingChoice(lone, after)).toBe(0)
    expect(despite(decision, after)).toEqual({ window: 'strike', why: 'ended', until: 'round' })
    expect(standingChoice(decision, { ...after, '*': 'pass' })).toBe(1)
    expect(despite(ownTurn, after)).toBeUndefined()
  })
})

/** Seat 1 has a shield when it is struck. */
const SHIELDED = 'shield 9'

describe('standing orders in a match', () => {
  const begin = (seed = 'a fair match') =>
    Match.begin(auction, configure(auction, { seats: 2 }), sealedChance(seedFromText(seed)))
  const submit = (match: ReturnType<typeof begin>, seat: number, choice: number) =>
    match.submit({ seat, decision: match.state.opened[seat] ?? 0, choice })
  const strikeWith = (orders: Orders, seed?: string) => {
    const match = begin(seed)
    expect(match.apply({ kind: 'orders', seat: 1, orders })).toEqual({ ok: true })
    submit(match, 0, 0)
    submit(match, 1, 0)
    submit(match, 0, 3)
    submit(match, 1, 0)
    const strike = match.decisionOf(0)?.choices.findIndex((choice) => choice.do === 'strike') ?? -1
    expect(submit(match, 0, strike)).toEqual({ ok: true })
    return match
  }

  it('answer for the seat that left them, and the log says that they did', () => {
    const asked = strikeWith({ standing: { strike: 'ask' } })
    expect(asked.state.pending.map(({ seat }) => seat)).toEqual([1])
    const passed = strikeWith({ standing: { strike: 'pass' } })
    expect(passed.told.map(({ entry }) => entry.kind)).toContain('struck')
    expect(passed.log.at(-1)).toMatchObject({ kind: 'choose', seat: 1, choice: 0, by: 'orders' })
    expect(passed.made.at(-1)).toMatchObject({ seat: 1, by: 'orders' })
    expect(passed.view(1).orders).toEqual({ standing: { strike: 'pass' } })
  })

  it('take effect at once on what is already asked', () => {
    const match = strikeWith({})
    expect(match.apply({ kind: 'orders', seat: 1, orders: { standing: { '*': 'pass' } } }).ok).toBe(true)
    expect(match.told.map(({ entry }) => entry.kind)).toContain('struck')
  })

  it('say to their seat alone what they have answered, and why they do not', () => {
    const passed = strikeWith({ standing: { strike: { do: 'pass', unless: { over: 2 } } } }, SHIELDED)
    expect(passed.view(1).answered).toEqual([{ by: 'orders', of: 'strike', times: 1 }])
    expect(passed.view(0)).not.toHaveProperty('answered')
    const ended = strikeWith({ standing: { strike: { do: 'pass', until: 'round' } } }, SHIELDED)
    expect(ended.view(1).orders?.standing?.strike).toMatchObject({ ended: true })
    expect(ended.view(1).stopped).toEqual({ window: 'strike', why: 'ended', until: 'round' })
    const stopped = strikeWith({ standing: { strike: { do: 'pass', unless: { over: 1 } } } }, SHIELDED)
    expect(stopped.view(1).stopped).toEqual({ window: 'strike', why: 'over', amount: 2, limit: 1 })
    expect(stopped.view(0)).not.toHaveProperty('stopped')
  })

  it('for a window that the game does not have are refused, and so is a seat that is not there', () => {
    const match = begin()
    const order = (seat: number, orders: Orders) => match.apply({ kind: 'orders', seat, orders })
    expect(order(0, { standing: { stirke: 'pass' } })).toMatchObject({
      code: 'unknown-window',
      message: 'auction has no window "stirke"; it has strike',
    })
    expect(order(0, { standing: { '*': { do: 'pass', unless: { over: 1 } } } })).toMatchObject({
      message: 'window "*" has no amount that could be over 1',
    })
    expect(order(0, { standing: { strike: { do: 'pass', until: 'turn' } } })).toMatchObject({
      message: 'auction has no turn that an order could last',
    })
    expect(order(2, {})).toMatchObject({ code: 'malformed' })
    expect(match.log).toEqual([])
    expect(match.view(0).orders).toBeUndefined()
  })
})
