import { readdirSync, readFileSync } from 'node:fs'
import { configure, parseMatchFile, replay } from '@hippodrome/engine'
import { type Playthrough, playthrough } from '@hippodrome/engine/testing'
import { describe, expect, it } from 'vitest'
import { powers } from './game.ts'
import { PROMPTS } from './vocabulary.ts'

const folder = new URL('./golden/', import.meta.url)
const goldens = readdirSync(folder).filter((name) => name.endsWith('.json'))

describe('golden playthroughs (written anew by scripts/golden.ts)', () => {
  it('there is one with and one without neutral powers', () => {
    expect(goldens.toSorted()).toEqual(['3-seats-revolt.json', '4-seats-war.json'])
  })

  it.each(goldens)(
    '%s is still what the rules play, line for line',
    (name) => {
      const golden = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Playthrough
      const { seats, options } = golden.file
      const config = configure(powers, { seats: seats.length, options })
      const again = playthrough(powers, config, name.replace('.json', ''))
      expect(again.lines).toEqual(golden.lines)
      for (const line of golden.lines) expect(PROMPTS).toContain(line.split(' ')[1])
      expect(again.hash).toBe(golden.hash)
      expect(again.result).toEqual(golden.result)
      expect(replay(powers, parseMatchFile(JSON.stringify(golden.file))).hash()).toBe(golden.hash)
    },
    20_000,
  )
})
