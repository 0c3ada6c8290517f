import { describe, expect, it } from 'vitest'
import { sealedChance, seedFromText } from './chance.ts'
import { numbers } from './decision.ts'
import { configure } from './game.ts'
import { Match } from './match.ts'
import { knownOrders, type Orders, standingChoice } from './standing.ts'
import { auction } from './testing/auction.ts'

const window = { kind: 'strike', pass: 1, aims: [1] }
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
    expect(knownOrders(['strike'], orders)).toEqual({
      standing: { strike: 'ask', '*': 'pass' },
      confirm: true,
    })
  })
})

describe('standing orders in a match', () => {
  const begin = () =>
    Match.begin(auction, configure(auction, { seats: 2 }), sealedChance(seedFromText('a fair match')))
  const submit = (match: ReturnType<typeof begin>, seat: number, choice: number) =>
    match.submit({ seat, decision: match.state.opened[seat] ?? 0, choice })
  const strikeWith = (orders: Orders) => {
    const match = begin()
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

  it('for a window that the game does not have are refused, and so is a seat that is not there', () => {
    const match = begin()
    const order = (seat: number, orders: Orders) => match.apply({ kind: 'orders', seat, orders })
    expect(order(0, { standing: { stirke: 'pass' } })).toMatchObject({
      code: 'unknown-window',
      message: 'auction has no window "stirke"; it has strike',
    })
    expect(order(2, {})).toMatchObject({ code: 'malformed' })
    expect(match.log).toEqual([])
    expect(match.view(0).orders).toBeUndefined()
  })
})
