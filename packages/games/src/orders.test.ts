import { configure, type Game, LANGUAGES, type Options, PERIODS, type WindowSpec } from '@hippodrome/engine'
import { underOrder, windowsMet } from '@hippodrome/engine/testing'
import { describe, expect, it } from 'vitest'
import { GAMES, loadGame } from './index.ts'

const WISHES: { readonly [game: string]: readonly { seats: number; options?: Options }[] } = {
  families: [{ seats: 3 }, { seats: 4 }],
  powers: [
    { seats: 4, options: { newChits: true } },
    { seats: 3, options: { scenario: '5', newChits: true } },
  ],
  court: [{ seats: 2 }, { seats: 4, options: { fullCourt: true } }],
}

const games: readonly Game[] = await Promise.all(GAMES.map(loadGame))

describe.each(games)(
  'orders for the windows of $id',
  (rules) => {
    const configs = (WISHES[rules.id] ?? []).map((wish) => configure(rules, wish))
    const kinds = Object.entries(rules.windows)
    const met = windowsMet(rules, configs)
    const at = (kind: string) => met.filter(({ decision }) => decision.window?.kind === kind)
    const only = (kind: string) => at(kind)[0] ?? expect.fail(`${kind} was never met`)

    it.each(kinds)('%s can be passed, until its turn or round is over', (kind) => {
      const periods = rules.periods?.(rules.setup(only(kind).config, rules.tables(only(kind).config))) ?? {}
      expect(underOrder(rules, only(kind), { do: 'pass' })).toEqual({ passed: true })
      for (const until of PERIODS.filter((period) => periods[period] !== undefined)) {
        expect(underOrder(rules, only(kind), { do: 'pass', until })).toEqual({ passed: true })
        expect(underOrder(rules, only(kind), { do: 'pass', until, ended: true })).toEqual({
          stopped: { window: kind, why: 'ended', until },
        })
      }
    })

    it.each(kinds)('%s is asked all the same of whom it aims at', (kind, { aims }) => {
      for (const moment of at(kind))
        expect(underOrder(rules, moment, { do: 'pass', unless: { aimed: true } })).toEqual(
          moment.aimed ? { stopped: { window: kind, why: 'aimed' } } : { passed: true },
        )
      if (aims) expect(at(kind).map(({ aimed }) => aimed)).toEqual(expect.arrayContaining([true, false]))
    })

    it.each(kinds.filter(([, { amount }]) => amount))('%s is asked all the same above a limit', (kind) => {
      const amount = only(kind).decision.window?.amount ?? expect.fail('it has no amount')
      expect(underOrder(rules, only(kind), { do: 'pass', unless: { over: amount } })).toEqual({
        passed: true,
      })
      expect(underOrder(rules, only(kind), { do: 'pass', unless: { over: amount - 1 } })).toEqual({
        stopped: { window: kind, why: 'over', amount, limit: amount - 1 },
      })
    })

    it.each(kinds.filter(([, { amount }]) => !amount))('%s has no amount, and a limit is refused', (kind) => {
      expect(only(kind).decision.window).not.toHaveProperty('amount')
      expect(() => underOrder(rules, only(kind), { do: 'pass', unless: { over: 1 } })).toThrow(/no amount/)
    })

    it.each(LANGUAGES)('has words for all of them (%s)', (language) => {
      const words = rules.words[language]
      const said = (kind: string, { amount, aims }: WindowSpec) => {
        const window = words.window?.(kind)
        const limits = Boolean(window?.over?.(7).includes('7'))
        return Boolean(window?.name) && window?.aims === aims && limits === Boolean(amount)
      }
      expect(kinds.filter(([kind, spec]) => !said(kind, spec))).toEqual([])
      const [config = expect.fail()] = configs
      const periods = rules.periods?.(rules.setup(config, rules.tables(config))) ?? {}
      const named = PERIODS.filter((period) => words.until?.(period) !== undefined)
      expect(named).toEqual(PERIODS.filter((period) => periods[period] !== undefined))
    })
  },
  60_000,
)
