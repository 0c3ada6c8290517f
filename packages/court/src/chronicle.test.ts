import { configure, type Decision, draw, fastChance, Runner, type Seat } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { court } from './index.ts'
import { goodOf } from './rules/choices.ts'
import { type Court, DYNAMIS, G } from './state.ts'
import type { Bag, CourtEntry } from './types.ts'

const CHALICE = 2

/** What the entries of one choice say that each seat has now, if it had `goods` before. Dynamis come and go by themselves. */
function ledger(goods: readonly number[], told: readonly CourtEntry[], chalice: Seat | undefined): number[] {
  const now = goods.slice()
  const add = (seat: Seat, bag: Bag, times = 1) => {
    for (const [good, n] of Object.entries(bag)) (now[seat * G + goodOf(good)] as number) += n * times
  }
  const own = (seat: Seat, n: number) => Math.max(0, n - (seat === chalice ? CHALICE : 0))
  for (const entry of told)
    switch (entry.kind) {
      case 'gained':
      case 'activated':
        add(entry.seat, entry.gain)
        break
      case 'lost':
      case 'paid':
        add(entry.seat, entry.loss, -1)
        break
      case 'settled':
        add(0, entry.loss, -1)
        break
      case 'stole':
        add(entry.seat, entry.gain)
        add(entry.from, entry.gain, -1)
        break
      case 'traded':
        add(entry.seat, { [entry.give]: -1 })
        add(entry.seat, { [entry.take]: entry.n })
        break
      case 'sold':
        add(entry.seat, { [entry.good]: -1, nomisma: entry.price })
        break
      case 'bought':
        add(entry.seat, { [entry.good]: 1, nomisma: -entry.price })
        break
      case 'discarded':
        if (entry.gain) add(entry.seat, { auctoritas: 1, nomisma: 2 })
        break
      case 'played':
        add(entry.seat, entry.cost, -1)
        break
      case 'vote':
        add(entry.seat, { auctoritas: -own(entry.seat, entry.n) })
        break
      case 'bids':
        entry.bids.forEach((n, seat) => add(seat, { [entry.good]: -own(seat, n) }))
        break
      case 'contributed':
        add(entry.seat, entry.gift, -1)
        break
      case 'returned':
        add(entry.seat, entry.gift)
        break
      case 'added':
        add(entry.seat, { [entry.good]: -1 })
        break
      case 'contribution-doxa':
      case 'trial':
      case 'end-score':
      case 'quest-scored':
        add(entry.seat, { doxa: entry.doxa })
        break
      case 'built':
        add(0, { doxa: entry.doxa })
        break
      case 'most-votes':
        for (const seat of entry.seats) add(seat, { doxa: entry.doxa })
        break
      default:
    }
  return now
}

describe('the chronicle', () => {
  it.each([
    [3, {}],
    [4, { taktika: true }],
    [2, { mode: 'duel', taktika: true }],
    [1, { mode: 'solo', length: 'marathon' }],
  ])('of %i seats, %o, accounts for every good that anybody gains or loses', (seats, options) => {
    const config = configure(court, { seats, options } as { seats: number })
    const runner = new Runner<Court>(court as never)
    for (let seed = 1; seed <= 4; seed++) {
      const state = runner.start(court.setup(config, court.tables(config)), fastChance(seed))
      const dice = fastChance(seed + 50)
      while (state.pending.length > 0) {
        const { goods, initiative, phase } = state.game
        const before = goods.slice()
        const chalice = initiative.track[1]
        const told: CourtEntry[] = []
        const decision = state.pending[draw(dice, state.pending.length)] as Decision
        runner.choose(state, decision, draw(dice, decision.choices.length), (entry) => {
          told.push(entry as CourtEntry)
        })
        // The goods of the set-up lie there at once.
        if (phase === 'set-up') continue
        const withoutDynamis = (list: readonly number[]) => list.filter((_, index) => index % G !== DYNAMIS)
        expect([decision.prompt, withoutDynamis(ledger(before, told, chalice))]).toEqual([
          decision.prompt,
          withoutDynamis(state.game.goods),
        ])
      }
    }
  })
})
