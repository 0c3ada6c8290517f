import { BadData } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { BOT_LEVELS, makeBot, specOf } from './makeBot.ts'

describe('a bot from a few words', () => {
  it.each([
    'random',
    'glance',
    'glance~12%',
    'greedy',
    'greedy:30%',
    'greedy~0.5%',
    'greedy:30%~2%@hand',
    'search',
    'search:1',
    'search:1000',
    'search:150~2%',
    'search:150@hand',
  ])('%s is a bot', (spec) => {
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
    'random~3%',
    'glance:5%',
    'greedy~',
    'greedy~0%',
    'greedy~5',
    'greedy~100%',
    'greedy~1%~2%',
    'greedy@',
    'greedy@model.json',
    'squire@hand',
    'random@hand',
  ])('"%s" is refused in one line', (spec) => {
    const make = () => makeBot(spec, { seed: 1, now: () => 0 })
    expect(make).toThrow(BadData)
    expect(make).toThrow(/^bot: ".*" [^\n]+$/)
  })

  it('has six levels, and each is a bot', () => {
    expect(BOT_LEVELS.map(({ id }) => id)).toEqual([
      'recruit',
      'novice',
      'squire',
      'captain',
      'master',
      'strategos',
    ])
    for (const { id, spec } of BOT_LEVELS)
      expect(makeBot(specOf(id), { seed: 1, now: () => 0 }).name).toBe(spec)
  })
})
