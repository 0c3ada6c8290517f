import { describe, expect, it } from 'vitest'
import { commitmentTo, draw, fastChance, sealedChance, seedFromText } from './chance.ts'
import { numbers } from './decision.ts'
import { configure } from './game.ts'
import { canonical } from './json.ts'
import { Match } from './match.ts'
import { matchFile, newHeader, parseMatchFile, replay } from './matchFile.ts'
import { hashState, saveState } from './save.ts'
import { Runner, RulesFault } from './state.ts'
import { type Auction, auction } from './testing/auction.ts'

const seed = seedFromText('a seed')
const config = (seats = 3, options = {}) => configure(auction, { seats, options })
const begin = (seats = 3, text = 'a seed') =>
  Match.begin<Auction, unknown>(auction, config(seats), sealedChance(seedFromText(text)))

function answer(match: Match<Auction>, seat: number, wanted: object) {
  const decision = match.decisionOf(seat)
  const choice = decision?.choices.findIndex((offered) => canonical(offered) === canonical(wanted)) ?? -1
  return match.submit({ seat, decision: decision?.number ?? -1, choice })
}

/** Past the thinning of hands: every seat is asked for its bid. */
function atTheBids(seats = 3, text = 'a seed') {
  const match = begin(seats, text)
  for (let seat = 0; seat < seats; seat++) match.submit({ seat, decision: 0, choice: 0 })
  return match
}

function playRandomly(
  match: Match<Auction>,
  dice = fastChance(1),
  each: (match: Match<Auction>) => void = () => {},
) {
  while (!match.over) {
    each(match)
    const { pending, opened } = match.state
    const decision = pending[draw(dice, pending.length)]
    if (!decision) throw new Error('dead end')
    const choice = draw(dice, decision.choices.length)
    expect(match.submit({ seat: decision.seat, decision: opened[decision.seat] ?? -1, choice })).toEqual({
      ok: true,
    })
  }
}

describe('several seats at once', () => {
  it('asks everybody, applies each answer at once and keeps the numbers of the other decisions', () => {
    const match = begin()
    expect(match.state.pending.map((asked) => asked.seat)).toEqual([0, 1, 2])
    expect(match.submit({ seat: 1, decision: 0, choice: 2 })).toEqual({ ok: true })
    expect(match.state.pending.map((asked) => asked.seat)).toEqual([0, 2])
    expect(match.submit({ seat: 0, decision: 0, choice: 0 })).toEqual({ ok: true })
    expect(match.submit({ seat: 2, decision: 0, choice: 0 })).toEqual({ ok: true })
    expect(match.state.pending[0]?.prompt).toBe('bid')
  })

  it('hides secret answers from every view until all are in', () => {
    const one = atTheBids()
    const other = atTheBids()
    answer(one, 0, { do: 'number', n: 0 })
    answer(other, 0, { do: 'number', n: 3 })
    for (const seat of [1, 2, -1]) expect(one.view(seat)).toEqual(other.view(seat))
  })

  it('asks a seat that cannot answer just like one that can', () => {
    const match = atTheBids()
    for (const seat of [0, 1, 2]) answer(match, seat, { do: 'number', n: seat })
    const card = match.state.game.hands[2]?.[0]
    answer(match, 2, { do: 'strike', card })
    expect(match.view(2).waiting).toEqual([0, 1])
  })
})

describe('undo', () => {
  it('takes back a secret answer while others have answered beside it', () => {
    const match = atTheBids()
    answer(match, 0, { do: 'number', n: 2 })
    answer(match, 1, { do: 'number', n: 1 })
    expect(match.undo(0)).toEqual({ ok: true })
    expect(match.state.pending.map((asked) => asked.seat)).toEqual([0, 2])
    expect(match.redo(0)).toEqual({ ok: true })
    expect(match.state.pending.map((asked) => asked.seat)).toEqual([2])
  })

  it('does not go back over what another seat chose after it, also where one step asks both in turn', () => {
    const inTurn = {
      ...auction,
      begin: () => [{ step: 'inTurn', local: { next: 0 } }],
      steps: [
        {
          name: 'inTurn',
          ask: (game: Auction, { next }: { next: number }) =>
            next < 2 * game.seats && {
              seat: next % game.seats,
              prompt: 'mark',
              choices: numbers(0, 1),
            },
          answer(_game: Auction, local: { next: number }) {
            local.next += 1
          },
        },
      ],
    }
    const match = Match.begin(inTurn, config(), fastChance(1))
    match.submit({ seat: 0, decision: 0, choice: 1 })
    expect(match.canUndo(0)).toBe(true)
    match.submit({ seat: 1, decision: 1, choice: 1 })
    const before = match.hash()
    expect(match.undo(0)).toMatchObject({ ok: false, code: 'no-undo' })
    expect(match.hash()).toBe(before)
    expect(match.undo(1)).toEqual({ ok: true })
    expect(match.undo(0)).toEqual({ ok: true })
  })

  it('stops where something was revealed and where dice fell', () => {
    const match = atTheBids()
    for (const seat of [0, 1, 2]) answer(match, seat, { do: 'number', n: seat })
    expect(match.undo(2)).toMatchObject({ ok: false, code: 'no-undo' })
    const before = match.hash()
    answer(match, 2, { do: 'mark' })
    answer(match, 2, { do: 'mark' })
    expect(match.undo(0).ok).toBe(false)
    expect(match.reset(2).ok).toBe(true)
    expect(match.hash()).toBe(before)
    answer(match, 2, { do: 'roll' })
    expect(match.canUndo(2)).toBe(false)
  })
})

describe('refusals', () => {
  it('are typed, say why and change nothing', () => {
    const match = begin()
    const before = canonical([match.save(), match.told, match.made])
    expect(match.submit({ seat: 7, decision: 0, choice: 0 })).toMatchObject({ code: 'not-your-decision' })
    expect(match.submit({ seat: 0, decision: 9, choice: 0 })).toMatchObject({ code: 'stale' })
    expect(match.submit({ seat: 0, decision: 0, choice: 3 })).toMatchObject({ code: 'not-offered' })
    expect(match.submit({ seat: 0, decision: 0, choice: 0.5 })).toMatchObject({ code: 'malformed' })
    expect(canonical([match.save(), match.told, match.made])).toBe(before)
    playRandomly(match)
    expect(match.submit({ seat: 0, decision: 0, choice: 0 })).toMatchObject({ code: 'match-over' })
  })

  it('a repeated submission is stale', () => {
    const match = atTheBids()
    for (const seat of [0, 1, 2]) answer(match, seat, { do: 'number', n: seat })
    const submission = { seat: 2, decision: match.decisionOf(2)?.number ?? 0, choice: 1 }
    expect(match.submit(submission).ok).toBe(true)
    expect(match.submit(submission)).toMatchObject({ code: 'stale' })
  })

  it('an answer to a decision that was taken back is stale, and so is one to what it led to', () => {
    const match = atTheBids()
    for (const seat of [0, 1, 2]) answer(match, seat, { do: 'number', n: seat })
    const first = { seat: 2, decision: match.decisionOf(2)?.number ?? 0, choice: 1 }
    match.submit(first)
    const second = { seat: 2, decision: match.decisionOf(2)?.number ?? 0, choice: 1 }
    expect(match.undo(2).ok).toBe(true)
    const before = match.hash()
    expect(match.submit(first)).toMatchObject({ code: 'stale' })
    expect(match.submit(second)).toMatchObject({ code: 'stale' })
    expect(match.hash()).toBe(before)
    expect(match.submit({ ...first, decision: match.decisionOf(2)?.number ?? 0 }).ok).toBe(true)
    expect(match.submit(second)).toMatchObject({ code: 'stale' })
    const numbers = match.made.map(({ decision }) => decision)
    expect(numbers.at(-1)).toBeGreaterThan(second.decision)
  })

  it('others keep the numbers of their decisions while one takes back beside them', () => {
    const match = atTheBids()
    const open = match.decisionOf(1)?.number
    answer(match, 0, { do: 'number', n: 2 })
    match.undo(0)
    expect(match.decisionOf(1)?.number).toBe(open)
    answer(match, 1, { do: 'number', n: 1 })
    answer(match, 0, { do: 'number', n: 1 })
    expect(match.undo(1)).toEqual({ ok: true })
    expect(match.state.pending.map(({ seat }) => seat)).toEqual([1, 2])
  })

  it('a reason is given for what one might expect', () => {
    const match = atTheBids()
    for (const seat of [0, 1, 2]) answer(match, seat, { do: 'number', n: seat })
    expect(match.why(2, { do: 'mark' })).toBeUndefined()
    answer(match, 2, { do: 'mark' })
    answer(match, 2, { do: 'mark' })
    expect(match.why(2, { do: 'mark' })).toEqual({ key: 'marked-twice', facts: { marks: 2 } })
    expect(match.why(2, { do: 'sing' })).toEqual({ key: 'not-offered' })
    expect(match.why(0, { do: 'mark' })?.key).toBe('not-your-decision')
  })
})

describe('a match is data', () => {
  it('serialised at every decision, it goes on exactly like the original and shares nothing with it', {
    timeout: 30_000,
  }, () => {
    for (let round = 0; round < 30; round++) {
      const match = begin(2 + (round % 3), `match ${round}`)
      playRandomly(match, fastChance(round), (now) => {
        expect(now.rules.audit(now.state.game)).toEqual([])
        const copy = Match.from<Auction, unknown>(auction, now.config, JSON.parse(JSON.stringify(now.save())))
        expect(copy.hash()).toBe(now.hash())
        const hash = now.hash()
        playRandomly(copy, fastChance(7))
        expect(now.hash()).toBe(hash)
      })
    }
  })

  it('replays from its file, byte for byte, and a bad file is refused with the place', () => {
    const header = newHeader(
      auction,
      config(),
      [0, 1, 2].map((n) => ({ name: `seat ${n}`, player: 'human' })),
      seed,
    )
    const match = begin()
    playRandomly(match)
    const text = JSON.stringify(matchFile(header, match))
    expect(replay(auction, parseMatchFile(text)).hash()).toBe(match.hash())
    expect(header.commitment).toBe(commitmentTo(seed))
    expect(() => parseMatchFile(text.slice(0, 200))).toThrow('cut off')
    expect(() => parseMatchFile('{"foreign": true}')).toThrow('not a Hippodrome match')
    const broken = parseMatchFile(text)
    broken.choices[4] = [0, 99]
    expect(() => replay(auction, broken)).toThrow('choices.4')
  })

  it('a clone is a private copy', () => {
    const runner = new Runner(auction)
    const match = begin()
    playRandomly(match, fastChance(3), (now) => {
      const before = hashState(now.state)
      const copy = runner.clone(now.state)
      const [decision] = copy.pending
      if (decision) runner.choose(copy, decision, 0)
      expect(hashState(now.state)).toBe(before)
    })
  })
})

describe('what a seat cannot know', () => {
  it('resampling everything hidden leaves its view as it was', () => {
    for (let seat = 0; seat < 3; seat++) {
      const match = begin()
      let changed = 0
      playRandomly(match, fastChance(seat), (now) => {
        const sampled = now.runner.sample(now.state, seat, fastChance(now.state.version))
        expect(auction.view(sampled.game, seat)).toEqual(auction.view(now.state.game, seat))
        expect(sampled.pending.find((asked) => asked.seat === seat)).toEqual(
          now.state.pending.find((asked) => asked.seat === seat),
        )
        expect(auction.audit(sampled.game)).toEqual([])
        if (canonical(saveState(sampled)) !== canonical(saveState(now.state))) changed++
      })
      expect(changed).toBeGreaterThan(3)
    }
  })

  it('the chronicle of another seat lacks what is not for its eyes', () => {
    const match = atTheBids()
    expect(match.chronicle(0).filter((told) => told.entry.kind === 'discarded')).toHaveLength(1)
    expect(match.chronicle(-1).filter((told) => told.entry.kind === 'discarded')).toHaveLength(0)
  })
})

describe('chance', () => {
  it('follows from the seed and the words alone', () => {
    const draws = (words: string[]) => {
      const chance = sealedChance(seed, words)
      return Array.from({ length: 40 }, () => draw(chance, 6))
    }
    expect(draws(['a'])).toEqual(draws(['a']))
    expect(draws(['a'])).not.toEqual(draws(['b']))
  })

  it.each(['fast', 'sealed'])('%s: each face falls about as often', (kind) => {
    const chance = kind === 'fast' ? fastChance(5) : sealedChance(seed)
    const seen = [0, 0, 0, 0, 0, 0]
    for (let i = 0; i < 6000; i++) {
      const face = draw(chance, 6)
      seen[face] = (seen[face] ?? 0) + 1
    }
    for (const count of seen) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })

  it('scripted dice fall first', () => {
    const match = Match.begin<Auction, unknown>(auction, config(), sealedChance(seed, [], [4]))
    for (let seat = 0; seat < 3; seat++) match.submit({ seat, decision: 0, choice: 0 })
    for (const seat of [0, 1, 2]) answer(match, seat, { do: 'number', n: 0 })
    answer(match, 0, { do: 'roll' })
    expect(match.told.map((told) => told.entry)).toContainEqual({ kind: 'rolled', seat: 0, pips: 4 })
  })
})

describe('configuration', () => {
  it('fills in defaults and refuses what it does not know', () => {
    expect(config(2).options).toEqual({ rounds: 3 })
    expect(() => config(7)).toThrow('2 to 4 players, not 7')
    expect(() => config(2, { rounds: 4 })).toThrow('options.rounds')
    expect(() => config(2, { toString: 1 })).toThrow('no such option')
  })
})

it('rules that ask without a choice are a fault, not a hang', () => {
  const stuck = {
    ...auction,
    begin: () => [{ step: 'stuck', local: {} }],
    steps: [{ name: 'stuck', ask: () => ({ seat: 0, prompt: 'x', choices: [] }) }],
  }
  expect(() => Match.begin(stuck, config(), fastChance(1))).toThrow(RulesFault)
})
