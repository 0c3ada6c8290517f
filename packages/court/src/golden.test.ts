import { readdirSync, readFileSync } from 'node:fs'
import { configure, parseMatchFile, replay } from '@hippodrome/engine'
import { type Playthrough, playthrough } from '@hippodrome/engine/testing'
import { describe, expect, it } from 'vitest'
import { court } from './index.ts'
import { PROMPTS } from './vocabulary.ts'

const folder = new URL('./golden/', import.meta.url)
const goldens = readdirSync(folder).filter((name) => name.endsWith('.json'))

describe('golden playthroughs (written anew by scripts/golden.ts)', () => {
  it('there is one for each way to play', () => {
    expect(goldens.toSorted()).toEqual([
      'duel.json',
      'four-seats-full-court.json',
      'solo.json',
      'three-seats-taktika.json',
      'two-seats.json',
    ])
  })

  it.each(goldens)('%s is still what the rules play, line for line', { timeout: 60_000 }, (name) => {
    const golden = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Playthrough
    const { seats, options } = parseMatchFile(JSON.stringify(golden.file))
    const again = playthrough(
      court,
      configure(court, { seats: seats.length, options }),
      name.replace('.json', ''),
    )
    expect(again.lines).toEqual(golden.lines)
    for (const line of golden.lines) expect(PROMPTS).toContain(line.split(' ')[1])
    expect(again.hash).toBe(golden.hash)
    expect(again.result).toEqual(golden.result)
    expect(replay(court, parseMatchFile(JSON.stringify(golden.file))).hash()).toBe(golden.hash)
  })
})
