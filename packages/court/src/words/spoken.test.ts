import { configure, draw, fastChance, LANGUAGES, Runner } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { court } from '../index.ts'
import type { CourtChoice, CourtEntry } from '../types.ts'
import { courtView } from '../view.ts'
import { words } from './index.ts'

const naming = { seats: ['Anna', 'Bardas', 'Chloe', 'Doukas'] }

/** What no sentence may contain: a hole, or an id where a name belongs. */
const HOLES =
  /\S {2}|\(\)|undefined|NaN|\[object|\b[ET]\d{3}\b|\bPT\d\d\b|\bT?Q\d\d\b|\bIC\d\d\b|\b(?:EV|SE)-I/

const tables = [
  { seats: 4, options: {} },
  { seats: 2, options: { taktika: true } },
  { seats: 2, options: { mode: 'duel', taktika: true } },
  { seats: 1, options: { mode: 'solo' } },
] as const

/** Plays at random and hands everything that is said to `heard`. */
function listen(wish: (typeof tables)[number], seed: number, heard: (text: string) => void): void {
  const config = configure(court, wish)
  const runner = new Runner(court)
  const told: CourtEntry[] = []
  const keep = (entry: unknown) => told.push(entry as CourtEntry)
  const state = runner.start(court.setup(config, court.tables(config)), fastChance(seed), undefined, keep)
  const dice = fastChance(seed + 1)
  for (let turn = 0; state.pending.length > 0; turn++) {
    const decision = state.pending[draw(dice, state.pending.length)]
    if (!decision) break
    const view = courtView(state.game, decision.seat)
    const asked = { ...decision, choices: decision.choices as readonly CourtChoice[] }
    for (const language of LANGUAGES) {
      const say = words[language]
      heard(say.prompt(asked, view, naming))
      for (const choice of asked.choices) heard(say.choice(choice, asked, view, naming))
      for (const entry of told) heard(say.entry(entry, view, naming))
      for (const { reason } of runner.denied(state, decision.seat)) heard(say.reason(reason, view, naming))
      if (turn % 25 === 0)
        for (const { title, rows } of say.sections(view, naming))
          heard([title, ...rows.flat().filter((cell) => cell !== '')].join(' · '))
    }
    told.length = 0
    runner.choose(state, decision, draw(dice, decision.choices.length), keep)
  }
  for (const language of LANGUAGES)
    for (const line of words[language].result(court.result(state.game), courtView(state.game, 0), naming))
      heard(line)
}

describe('everything that is said in a match', () => {
  it.each(tables)(
    'has no holes and no ids: %o',
    (wish) => {
      const holes = new Set<string>()
      let sentences = 0
      listen(wish, 2, (text) => {
        sentences += 1
        if (text === '' || HOLES.test(text)) holes.add(text)
      })
      expect([...holes].slice(0, 10)).toEqual([])
      expect(sentences).toBeGreaterThan(1000)
    },
    20_000,
  )
})
