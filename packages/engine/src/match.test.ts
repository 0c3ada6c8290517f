import { describe, expect, it } from 'vitest'
import { sealedChance, seedFromText } from './chance.ts'
import { numbers } from './decision.ts'
import { configure, type Game } from './game.ts'
import { canonical } from './json.ts'
import { isLogEntry, logEntrySchema } from './log.ts'
import { Match } from './match.ts'
import type { Orders } from './orders.ts'
import {
  matchFile,
  newHeader,
  openFile,
  openMatch,
  ordersIn,
  parseMatchFile,
  replay,
  takeOrders,
} from './matchFile.ts'
import { parseWith } from './save.ts'
import { type Auction, auction } from './testing/auction.ts'

const seed = seedFromText('a log')
const config = configure(auction, { seats: 3 })
const begin = () => Match.begin<Auction, unknown>(auction, config, sealedChance(seed))
type M = ReturnType<typeof begin>

const choose = (match: M, seat: number, wanted: number | object) => {
  const decision = match.decisionOf(seat)
  const choice =
    typeof wanted === 'number'
      ? wanted
      : (decision?.choices.findIndex((offered) => canonical(offered) === canonical(wanted)) ?? -1)
  return match.submit({ seat, decision: decision?.number ?? 0, choice })
}

/** Seat 2 has its turn. */
function atTheTurn(match = begin()) {
  for (const seat of [0, 1, 2]) choose(match, seat, 0)
  for (const seat of [0, 1, 2]) choose(match, seat, { do: 'number', n: seat })
  return match
}
const strike = (match: M) => choose(match, 2, { do: 'strike', card: match.state.game.hands[2]?.[0] })
const confirms = (match: M, seat: number) => match.apply({ kind: 'orders', seat, orders: { confirm: true } })

describe('the log', () => {
  it('grows with every entry that is accepted, also when something is taken back, and with no other', () => {
    const match = atTheTurn()
    const before = match.log.length
    choose(match, 2, { do: 'mark' })
    match.undo(2)
    match.undo(0)
    match.redo(2)
    match.reset(2)
    choose(match, 2, 99)
    expect(match.log.slice(before).map(({ kind }) => kind)).toEqual(['choose', 'undo', 'redo', 'reset'])
    expect(match.made).toHaveLength(6)
  })

  it('gives the match again, with the numbers of its decisions', () => {
    const match = atTheTurn()
    confirms(match, 2)
    choose(match, 2, { do: 'mark' })
    match.undo(2)
    strike(match)
    match.apply({ kind: 'orders', seat: 0, orders: { standing: { '*': 'pass' } } })
    const again = begin()
    const entries = JSON.parse(JSON.stringify(match.log)) as unknown[]
    for (const entry of entries) expect(again.follow(parseWith(logEntrySchema, entry))).toEqual({ ok: true })
    for (const seat of [0, 1, 2]) expect(again.view(seat)).toEqual(match.view(seat))
  })

  it('of a table may hold kinds of its own, which are none of the match', () => {
    const log = [{ kind: 'say', text: 'hello' }, ...atTheTurn().log]
    expect(log.filter((entry) => isLogEntry(entry))).toHaveLength(6)
  })
})

describe('a turn that waits for the word of its player', () => {
  it('is held after a choice that hands over and may be taken back, until it is confirmed', () => {
    const match = atTheTurn()
    confirms(match, 2)
    choose(match, 2, { do: 'mark' })
    expect(match.view(0).holding).toBeUndefined()
    strike(match)
    expect(match.view(0)).toMatchObject({ holding: 2, waiting: [0, 1] })
    expect(match.view(0).decision).toBeUndefined()
    expect(choose(match, 0, 0)).toMatchObject({ ok: false, code: 'held' })
    expect(match.apply({ kind: 'confirm', seat: 0 })).toMatchObject({ code: 'not-holding' })
    expect(match.apply({ kind: 'confirm', seat: 2 })).toEqual({ ok: true })
    expect(match.view(0).holding).toBeUndefined()
    expect(choose(match, 0, 0)).toEqual({ ok: true })
  })

  it('is held no more when it is taken back, and again when it is made again', () => {
    const match = atTheTurn()
    confirms(match, 2)
    strike(match)
    match.undo(2)
    expect(match.view(2).holding).toBeUndefined()
    match.redo(2)
    expect(match.view(2).holding).toBe(2)
    match.apply({ kind: 'orders', seat: 2, orders: {} })
    expect(match.view(2).holding).toBeUndefined()
  })

  it('does not keep others from what they were asked before', () => {
    const match = begin()
    confirms(match, 0)
    choose(match, 0, 0)
    expect(match.view(0).holding).toBe(0)
    expect(match.view(1).decision?.prompt).toBe('discard')
    expect(choose(match, 1, 0)).toEqual({ ok: true })
    expect(match.view(0).holding).toBe(0)
    expect(choose(match, 2, 0)).toEqual({ ok: true })
    expect(match.view(0).holding).toBeUndefined()
  })

  it('keeps standing orders of others waiting too', () => {
    const match = atTheTurn()
    confirms(match, 2)
    for (const seat of [0, 1]) match.apply({ kind: 'orders', seat, orders: { standing: { strike: 'pass' } } })
    strike(match)
    expect(match.view(2).waiting).toEqual([0, 1])
    match.apply({ kind: 'confirm', seat: 2 })
    expect(match.told.map(({ entry }) => entry.kind)).toContain('struck')
  })
})

describe('undo', () => {
  const pairs = {
    ...auction,
    begin: () => [{ step: 'pairs', local: { next: 0 } }],
    steps: [
      {
        name: 'pairs',
        ask: (_game: Auction, { next }: { next: number }) =>
          next < 6 && {
            seat: next < 4 ? 0 : 1,
            prompt: next % 2 === 0 ? 'pair' : 'single',
            choices: next % 2 === 0 ? numbers(0, 1) : numbers(0, 0),
            evenIfForced: true,
          },
        answer(_game: Auction, local: { next: number }) {
          local.next += 1
        },
      },
    ],
  } as unknown as Game<Auction>

  it('does not offer again what orders, given meanwhile, have made', () => {
    const match = Match.begin(pairs, config, sealedChance(seed))
    choose(match, 0, 1)
    choose(match, 0, 0)
    match.undo(0)
    match.undo(0)
    match.apply({ kind: 'orders', seat: 0, orders: { standing: { '*': 'able' } } })
    expect(match.redo(0)).toEqual({ ok: true })
    expect(match.made.map(({ by }) => by)).toEqual([undefined, 'orders'])
    choose(match, 0, 0)
    expect(match.snapshot().undone).toEqual([])
    match.undo(0)
    expect(match.snapshot().undone).toHaveLength(1)
  })

  it('goes back to what the seat chose itself, and makes that again with what its orders make of it', () => {
    const match = Match.begin(pairs, config, sealedChance(seed))
    match.apply({ kind: 'orders', seat: 0, orders: { standing: { '*': 'able' } } })
    choose(match, 0, 1)
    choose(match, 0, 1)
    expect(match.made.map(({ by }) => by)).toEqual([undefined, 'orders', undefined, 'orders'])
    match.undo(0)
    expect(match.made).toHaveLength(2)
    match.undo(0)
    expect(match.made).toHaveLength(0)
    expect(match.redo(0)).toEqual({ ok: true })
    expect(match.made).toHaveLength(2)
    expect(match.view(0).redo).toBe(true)
    expect(match.redo(0)).toEqual({ ok: true })
    expect(match.made).toHaveLength(4)
    expect(match.view(0).redo).toBe(false)
  })

  describe('leaves what may be made again', () => {
    const taken = (before: Orders) => {
      const match = Match.begin(pairs, config, sealedChance(seed))
      match.apply({ kind: 'orders', seat: 0, orders: before })
      for (let made = match.made.length; made < 2; made++) choose(match, 0, 0)
      while (match.undo(0).ok);
      return match
    }
    const able: Orders = { standing: { '*': 'able' } }

    it.each<[string, Orders, Orders, boolean]>([
      ['turns wait from now on', able, { ...able, confirm: true }, true],
      ['there were no orders yet', {}, able, true],
      ['they choose otherwise', able, { standing: { '*': 'ask' } }, false],
      ['something is laid down', able, { ...able, ahead: [{ prompt: 'no', choice: { do: 'x' } }] }, false],
    ])('when orders come and %s: %j, %j, %s', (_what, before, orders, kept) => {
      const match = taken(before)
      expect(match.apply({ kind: 'orders', seat: 0, orders })).toEqual({ ok: true })
      expect(match.view(0).redo).toBe(kept)
    })

    it('but does not offer it where orders have led to another question', () => {
      const match = taken({})
      match.apply({ kind: 'orders', seat: 0, orders: able })
      expect(match.redo(0)).toEqual({ ok: true })
      expect(match.made.map(({ by }) => by)).toEqual([undefined, 'orders'])
      expect(match.view(0).redo).toBe(false)
      expect(match.redo(0)).toMatchObject({ ok: false, code: 'no-undo' })
    })
  })

  it('opened again, still waits at a question that orders would answer', () => {
    const people = [0, 1, 2].map((seat) => ({ name: `${seat}`, player: 'human' }))
    const header = newHeader(pairs, config, people, seed)
    const match = openMatch(pairs, header)
    choose(match, 0, 0)
    choose(match, 0, 0)
    match.apply({ kind: 'orders', seat: 0, orders: { standing: { '*': 'able' } } })
    match.undo(0)
    expect(match.made).toHaveLength(1)
    const again = openFile(pairs, matchFile(header, match))
    takeOrders(again.match as unknown as Match, ordersIn(again.header))
    expect(again.match.view(0)).toEqual(match.view(0))
  })

  it('[A90] does not go back over the choice that ended the match', () => {
    const last = {
      ...pairs,
      begin: () => [{ step: 'pairs', local: { next: 5 } }],
    }
    const match = Match.begin(last, config, sealedChance(seed))
    expect(choose(match, 1, 0)).toEqual({ ok: true })
    expect(match.over).toBe(true)
    expect(match.made.at(-1)?.sealed).toBe(true)
    expect(match.view(1).undo).toBe(false)
    expect(match.undo(1)).toMatchObject({ ok: false, code: 'no-undo' })
  })
})

describe('the numbers of decisions', () => {
  it('a decision that looks the same but is asked anew has another number', () => {
    // Both are asked the same again and again, each time by a new frame.
    const again = {
      ...auction,
      begin: () => [
        { step: 'both', local: { round: 1 } },
        { step: 'both', local: { round: 0 } },
      ],
      steps: [
        {
          name: 'both',
          ask: (game: Auction, { over }: { over?: boolean }) =>
            !over &&
            Array.from({ length: game.seats }, (_, seat) => ({
              seat,
              prompt: 'both',
              choices: numbers(0, 1),
            })),
          answer(_game: Auction, local: { over?: boolean }) {
            local.over = true
          },
        },
      ],
    } as unknown as Game<Auction>
    const match = Match.begin(again, config, sealedChance(seed))
    const late = { seat: 1, decision: match.decisionOf(1)?.number ?? -1, choice: 1 }
    choose(match, 0, 0)
    expect(match.view(1).waiting).toEqual([0, 1, 2])
    expect(match.submit(late)).toMatchObject({ ok: false, code: 'stale' })
  })
})

describe('a match file', () => {
  const seats = [0, 1, 2].map((n) => ({ name: `seat ${n}`, player: 'human' }))
  const header = newHeader(auction, config, seats, seed)
  const kept = (match: M) => parseMatchFile(JSON.stringify(matchFile(header, match)))
  const play = () => atTheTurn(openMatch<Auction, unknown>(auction, header))

  it('opens as it was left: what may be taken back, orders and who holds', () => {
    const match = play()
    confirms(match, 2)
    choose(match, 2, { do: 'mark' })
    strike(match)
    const { match: again } = openFile(auction, kept(match))
    for (const seat of [-1, 0, 1, 2]) {
      expect(again.view(seat)).toEqual(match.view(seat))
      expect(again.chronicle(seat)).toEqual(match.chronicle(seat))
    }
    expect(again.reset(2)).toEqual({ ok: true })
    expect(again.made).toEqual(match.made.slice(0, 6))
  })

  it('whose snapshot is not what its choices lead to is refused', () => {
    const file = kept(play())
    const { snapshot: other } = kept(openMatch<Auction, unknown>(auction, header))
    expect(() => openFile(auction, { ...file, snapshot: other })).toThrow('not what the choices lead to')
  })

  it('of older rules goes on from its snapshot, with its record and the dice it would have had', () => {
    const match = play()
    const file = kept(match)
    const newer = { ...auction, rules: '2' }
    const { header: carried, match: goesOn } = openFile(newer, file)
    expect(carried).toMatchObject({ rules: '2', earlier: [{ rules: '1', choices: file.choices }] })
    expect(goesOn.made).toEqual(match.made)
    expect(goesOn.told).toEqual(match.told)
    expect(goesOn.view(2)).toEqual(match.view(2))
    choose(match, 2, { do: 'roll' })
    choose(goesOn, 2, { do: 'roll' })
    expect(goesOn.state.game.scores).toEqual(match.state.game.scores)
    expect(goesOn.told).toEqual(match.told)

    const later = parseMatchFile(JSON.stringify(matchFile(carried, goesOn)))
    expect(later.choices).toHaveLength(1)
    expect(replay(newer, later).hash()).toBe(goesOn.hash())
    expect(openFile(newer, later).match.made).toEqual(match.made)
    const third = openFile({ ...auction, rules: '3' }, later)
    expect(third.header.earlier?.map(({ choices }) => choices.length)).toEqual([6, 1])
    expect(third.match.made).toHaveLength(7)
  })

  it('of older rules takes nothing back from before its snapshot', () => {
    const match = play()
    choose(match, 2, { do: 'mark' })
    const { match: goesOn } = openFile({ ...auction, rules: '2' }, kept(match))
    expect(match.canUndo(2)).toBe(true)
    expect(goesOn.canUndo(2)).toBe(false)
  })

  it('that kept only the state is read too, and counts the choices before it', () => {
    const match = play()
    const bare = { ...kept(match), rules: '0', snapshot: match.save() }
    const { match: goesOn } = openFile(auction, bare)
    expect(goesOn.made.map(({ seat, choice }) => [seat, choice])).toEqual(bare.choices)
    expect(goesOn.view(2).version).toBe(6)
    expect(choose(goesOn, 2, { do: 'roll' })).toEqual({ ok: true })
    expect(goesOn.told.at(-1)?.at).toBe(7)
  })
})
