import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { modelFor } from '@hippodrome/bots/models'
import { configure, newHeader, Runner, seedFromText, sealedChance } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { loadGame } from './games.ts'
import { writeModel } from './learning/modelFiles.ts'
import { botSpecs, checkSpec, humanSeats, makePlayer, playersAt } from './players.ts'

const rules = await loadGame('families')
const two = configure(rules, { seats: 2 })

describe('who sits where', () => {
  it('takes bots between commas, levels by name, and a program with all its commas', () => {
    expect(botSpecs(['greedy,search:500', 'exec:bot --list a,b', 'master@hand'])).toEqual([
      'greedy',
      'search:500',
      'exec:bot --list a,b',
      'search:1000@hand',
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
    for (const good of ['random', 'greedy~3%@hand', 'search:10', 'search:10ms', 'exec:true'])
      checkSpec(good, rules, two)
    for (const bad of ['chess', 'search:x', 'greedy@', 'greedy@none.json', `exec:${'x'.repeat(500)}`])
      expect(() => checkSpec(bad, rules, two)).toThrow(/^[^\n]+$/)
  })
})

describe('a model of one’s own after the @', () => {
  const begun = () => {
    const header = newHeader(rules, two, ['a', 'b'].map(named), seedFromText('own'))
    const runner = new Runner(rules)
    const state = runner.start(rules.setup(two, rules.tables(two)), sealedChance(seedFromText('own')))
    return { header, runner, state }
  }
  const named = (name: string) => ({ name, player: 'greedy' })

  it('judges as the same model does that comes with the game, and must fit the table', async () => {
    const shipped = await modelFor(rules, two)
    if (!shipped) return
    const folder = mkdtempSync(join(tmpdir(), 'model-'))
    try {
      const path = join(folder, 'own.json')
      writeModel(path, shipped)
      const { header, runner, state } = begun()
      const chosen = async (spec: string) =>
        (await makePlayer(spec, { rules, header, seat: 0 })).choose(runner, state, 0)
      expect(await chosen(`greedy@${path}`)).toBe(await chosen('greedy'))
      checkSpec(`greedy@${path}`, rules, two)
      expect(() => checkSpec(`greedy@${path}`, rules, configure(rules, { seats: 3 }))).toThrow(
        'another number of seats',
      )
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
