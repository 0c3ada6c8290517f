import { configure } from '@hippodrome/engine'
import { auction } from '@hippodrome/engine/testing'
import { expect, it } from 'vitest'
import { makeBot } from './makeBot.ts'
import { playMatch } from './playMatch.ts'
import { wilson } from './stats.ts'
import { talkative } from './testing/tiny.ts'
import { winShare } from './value.ts'

const config = configure(auction, { seats: 3 })
const bots = (specs: readonly string[], seed: number) =>
  specs.map((spec, seat) => makeBot(spec, { seed: seed * 10 + seat }))

it('plays the same match again from the same seeds', () => {
  const play = (seed: number) =>
    playMatch(auction, config, bots(['random', 'greedy', 'search:40'], seed), seed)
  expect(play(3)).toEqual(play(3))
  expect(play(3)).not.toEqual(play(4))
})

it('wants a bot for every seat', () => {
  expect(() => playMatch(auction, config, bots(['random', 'random'], 1), 1)).toThrow('seat 2 has no bot')
})

it('shares a victory between those who are tied', () => {
  const result = { ranks: [1, 3, 1], scores: [5, 2, 5] }
  expect([0, 1, 2].map((seat) => winShare(result, seat))).toEqual([0.5, 0, 0.5])
})

it('search wins more than its share of auctions', () => {
  let wins = 0
  for (let seed = 0; seed < 100; seed++) {
    const seat = seed % 3
    const specs = [0, 1, 2].map((other) => (other === seat ? 'search:40' : 'random'))
    wins += winShare(playMatch(auction, config, bots(specs, seed), seed).result, seat)
  }
  expect(wilson(wins, 100).low).toBeGreaterThan(1 / 3)
}, 60_000)

it.each(['greedy', 'search:50'])('%s does not talk without end where going on costs something', (spec) => {
  const { choices } = playMatch(talkative, configure(talkative, { seats: 1 }), bots([spec], 1), 1)
  expect(choices).toHaveLength(1)
})
