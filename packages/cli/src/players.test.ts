import { describe, expect, it } from 'vitest'
import { botSpecs, checkSpec, humanSeats, playersAt } from './players.ts'

describe('who sits where', () => {
  it('takes bots between commas, levels by name, and a program with all its commas', () => {
    expect(botSpecs(['greedy,search:500', 'exec:bot --list a,b', 'squire'])).toEqual([
      'greedy',
      'search:500',
      'exec:bot --list a,b',
      'greedy',
    ])
  })

  it('fills the seats without people, the last bot as often as needed', () => {
    expect(playersAt(4, [1], ['random', 'search:9'])).toEqual(['random', 'human', 'search:9', 'search:9'])
    expect(playersAt(2, [0], [])).toEqual(['human', 'greedy'])
    expect(playersAt(2, [0, 1], [])).toEqual(['human', 'human'])
    expect(() => playersAt(2, [0], ['random', 'random'])).toThrow('2 bots for 1 free seat of 2')
  })

  it('reads the seats of people', () => {
    expect(humanSeats('0,2', 3)).toEqual([0, 2])
    expect(humanSeats('all', 3)).toEqual([0, 1, 2])
    expect(humanSeats('none', 3)).toEqual([])
    for (const wrong of ['3', '-1', 'x', '0,9'])
      expect(() => humanSeats(wrong, 3)).toThrow(/there is no seat .* among 0 to 2$/)
  })

  it('refuses what is no bot before anything begins', () => {
    for (const good of ['random', 'greedy', 'search:10', 'search:10ms', 'exec:true']) checkSpec(good)
    for (const bad of ['chess', 'search:x', 'exec:', `exec:${'x'.repeat(500)}`])
      expect(() => checkSpec(bad)).toThrow(/^[^\n]+$/)
  })
})
