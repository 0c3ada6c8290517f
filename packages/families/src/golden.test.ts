import { readdirSync, readFileSync } from 'node:fs'
import { configure, parseMatchFile, replay } from '@hippodrome/engine'
import { type Playthrough, playthrough } from '@hippodrome/engine/testing'
import { describe, expect, it } from 'vitest'
import { families } from './game.ts'
import { PROMPTS } from './prompts.ts'

const folder = new URL('./golden/', import.meta.url)
const goldens = readdirSync(folder).filter((name) => name.endsWith('.json'))

describe('golden playthroughs (written anew by scripts/golden.ts)', () => {
  it('there is one for each number of players', () => {
    expect(goldens.toSorted()).toEqual(['2-seats.json', '3-seats.json', '4-seats.json'])
  })

  it.each(goldens)('%s is still what the rules play, line for line', (name) => {
    const golden = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Playthrough
    const config = configure(families, { seats: golden.file.seats.length })
    const again = playthrough(families, config, name.replace('.json', ''))
    expect(again.lines).toEqual(golden.lines)
    for (const line of golden.lines) expect(PROMPTS).toContain(line.split(' ')[1])
    expect(again.hash).toBe(golden.hash)
    expect(again.result).toEqual(golden.result)
    expect(replay(families, parseMatchFile(JSON.stringify(golden.file))).hash()).toBe(golden.hash)
  })
})
