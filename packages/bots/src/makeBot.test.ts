import { BadData } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { BOT_LEVELS, makeBot } from './makeBot.ts'

describe('a bot from a few words', () => {
  it.each(['random', 'greedy', 'greedy:30%', 'search', 'search:1', 'search:1000'])('%s is a bot', (spec) => {
    expect(makeBot(spec, { seed: 1 }).name).toBe(spec)
  })

  it('takes a budget in time only where there is a clock', () => {
    expect(makeBot('search:500ms', { seed: 1, now: () => 0 }).name).toBe('search:500ms')
    expect(() => makeBot('search:500ms', { seed: 1 })).toThrow('needs a clock')
  })

  it.each([
    '',
    'Greedy',
    'random:3',
    'greedy:30',
    'greedy:101%',
    'search:',
    'search:0',
    'search:-5',
    'search:1.5',
    'search:ms',
    'search:5s',
    'search:99999999999',
    'search:10:20',
    'exec:rm',
  ])('"%s" is refused in one line', (spec) => {
    const make = () => makeBot(spec, { seed: 1, now: () => 0 })
    expect(make).toThrow(BadData)
    expect(make).toThrow(/^bot: ".*" [^\n]+$/)
  })

  it('has four levels, and each is a bot', () => {
    expect(BOT_LEVELS.map(({ id }) => id)).toEqual(['novice', 'squire', 'captain', 'master'])
    for (const { spec } of BOT_LEVELS) expect(makeBot(spec, { seed: 1 }).name).toBe(spec)
  })
})
