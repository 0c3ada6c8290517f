import { describe, expect, it } from 'vitest'
import type { Ahead } from './ahead.ts'
import { sealedChance, seedFromText } from './chance.ts'
import { configure } from './game.ts'
import { Match } from './match.ts'
import { auction } from './testing/auction.ts'

const config = configure(auction, { seats: 2 })
const begin = () => Match.begin(auction, config, sealedChance(seedFromText('a fair match')))
type Auctioned = ReturnType<typeof begin>

const submit = (match: Auctioned, seat: number, choice: number) =>
  match.submit({ seat, decision: match.state.opened[seat] ?? 0, choice })
const lay = (match: Auctioned, seat: number, ahead: Ahead | undefined) =>
  match.apply({ kind: 'orders', seat, orders: { ...match.orders[seat], ahead } })

const BID_TWO = { prompt: 'bid', choice: { do: 'number', n: 2 } }
const MARK = { prompt: 'turn', choice: { do: 'mark' } }
const ROLL = { prompt: 'turn', choice: { do: 'roll' } }

/** Seat 0 has put its card away and waits for seat 1; then both bid, and seat 0 has the turn if it bid most. */
function waiting(ahead: Ahead): Auctioned {
  const match = begin()
  submit(match, 0, 0)
  expect(lay(match, 0, ahead)).toEqual({ ok: true })
  expect(match.made).toHaveLength(1)
  return match
}

describe('what is laid down for the next question', () => {
  it('is chosen as soon as exactly that is asked and offered, and the log says so', () => {
    const match = waiting([BID_TWO])
    expect(match.view(0).orders?.ahead).toEqual([BID_TWO])
    submit(match, 1, 0)
    expect(match.made.at(-1)).toMatchObject({ seat: 0, choice: 2, by: 'ahead', of: 'bid' })
    expect(match.log.at(-1)).toMatchObject({ kind: 'choose', seat: 0, choice: 2, by: 'ahead' })
    expect(match.view(0).orders?.ahead).toBeUndefined()
    expect(match.view(0).answered).toEqual([{ by: 'ahead', of: 'bid', times: 1 }])
  })

  it('is seen by nobody else before it is played', () => {
    const [plain, planned] = [begin(), waiting([BID_TWO])]
    submit(plain, 0, 0)
    expect(planned.view(1)).toEqual(plain.view(1))
    expect(planned.chronicle(1)).toEqual(plain.chronicle(1))
  })

  it('goes on step by step, until dice fall', () => {
    const match = waiting([BID_TWO, MARK, ROLL, BID_TWO])
    submit(match, 1, 0)
    expect(match.orders[0]?.ahead).toEqual([MARK, ROLL, BID_TWO])
    submit(match, 1, 0)
    expect(match.made.slice(-2).map(({ by, of, sealed }) => [by, of, sealed])).toEqual([
      ['ahead', 'turn', false],
      ['ahead', 'turn', true],
    ])
    expect(match.orders[0]?.ahead).toBeUndefined()
    expect(match.decisionOf(0)?.prompt).toBe('bid')
  })

  it('is not chosen when something else is asked or it is not offered, and says why to its seat alone', () => {
    for (const [step, why] of [
      [MARK, 'other-question'],
      [{ prompt: 'bid', choice: { do: 'number', n: 9 } }, 'not-offered'],
    ] as const) {
      const match = waiting([step])
      submit(match, 1, 0)
      expect(match.view(0).stopped).toEqual({ why })
      expect(match.view(1)).not.toHaveProperty('stopped')
      submit(match, 0, 0)
      expect(match.orders[0]?.ahead).toBeUndefined()
    }
  })

  it('comes before a standing order, which does not use it up', () => {
    const match = waiting([{ prompt: 'shield', choice: { do: 'bear' } }])
    match.apply({ kind: 'orders', seat: 0, orders: { ...match.orders[0], standing: { '*': 'able' } } })
    submit(match, 1, 0)
    expect(match.orders[0]?.ahead).toHaveLength(1)
  })

  it('can be taken back before it is played, and what it has chosen too', () => {
    const unsaid = waiting([BID_TWO])
    lay(unsaid, 0, undefined)
    submit(unsaid, 1, 0)
    expect(unsaid.decisionOf(0)?.prompt).toBe('bid')
    const played = waiting([BID_TWO, MARK])
    submit(played, 1, 0)
    expect(played.undo(0)).toEqual({ ok: true })
    expect(played.decisionOf(0)?.prompt).toBe('bid')
    expect(played.orders[0]?.ahead).toBeUndefined()
  })

  it('survives closing, and a log read again leads to the same', () => {
    const match = waiting([BID_TWO, MARK])
    const opened = Match.restore(auction, config, JSON.parse(JSON.stringify(match.snapshot())))
    for (const one of [match, opened]) submit(one, 1, 0)
    expect(opened.view(0)).toEqual(match.view(0))
    const again = begin()
    for (const entry of match.log) expect(again.follow(entry)).toEqual({ ok: true })
    expect(again.snapshot()).toEqual(match.snapshot())
  })
})
