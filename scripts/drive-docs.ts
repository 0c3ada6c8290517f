import { writeFileSync } from 'node:fs'
import { makeBot } from '@hippodrome/bots'
import { configure, fastChance, type Game, Match, type Options } from '@hippodrome/engine'
import { GAMES, loadGame } from '@hippodrome/games'
import { pageOf, promptsIn, type Sample } from './drive/page.ts'
import { pagePath, sourcesOf } from './drive/sources.ts'

/** Writes docs/drive-<game>.md anew: `npm run docs:drive`. */

/** The configurations that the examples come from, and how many matches of each. */
const MATCHES = 20

const WISHES: { readonly [game: string]: readonly { seats: number; options?: Options }[] } = {
  families: [2, 3, 4, 4, 4].map((seats) => ({ seats })),
  powers: [
    { seats: 2, options: { limitedAlliances: true } },
    { seats: 4, options: { newChits: true } },
    { seats: 3, options: { scenario: '5', newChits: true } },
    { seats: 4, options: { scenario: '6', newChits: true } },
  ],
  court: [
    ...[2, 3, 4, 4].map((seats) => ({ seats, options: { fullCourt: seats === 4 } })),
    ...[2, 3, 4].map((seats) => ({ seats, options: { taktika: true } })),
    { seats: 2, options: { mode: 'duel' } },
    { seats: 1, options: { mode: 'solo' } },
  ],
}

type Seen = Map<string, Sample>

function lookAt(match: Match, seat: number, seen: Seen): void {
  const { prompt, rule, facts, choices } = match.decisionOf(seat) ?? { prompt: '', choices: [] }
  const before = seen.get(prompt) ?? {
    prompt,
    ...(rule === undefined ? {} : { rule }),
    ...(facts === undefined ? {} : { facts }),
    choices: [],
  }
  const kinds = new Set(before.choices.map((choice) => choice.do))
  const more = (choices as Sample['choices']).filter(
    (choice) => !kinds.has(choice.do) && kinds.add(choice.do),
  )
  seen.set(prompt, { ...before, choices: [...before.choices, ...more] })
}

function playInto(rules: Game, wish: { seats: number; options?: Options }, seed: number, seen: Seen): void {
  const match = Match.begin(rules, configure(rules, wish), fastChance(seed))
  const bot = makeBot('random', { seed, now: () => 0 })
  while (!match.over) {
    const seat = match.state.pending[0]?.seat ?? 0
    lookAt(match, seat, seen)
    const choice = bot.choose(match.runner, match.state, seat)
    match.submit({ seat, decision: match.state.opened[seat] ?? 0, choice })
  }
}

for (const game of GAMES) {
  const rules = await loadGame(game)
  const seen: Seen = new Map()
  for (let seed = 1; seed <= MATCHES; seed++)
    WISHES[game]?.forEach((wish, index) => playInto(rules, wish, seed * 100 + index, seen))
  const sources = sourcesOf(game)
  writeFileSync(pagePath(game), pageOf(sources, [...seen.values()]))
  const unseen = promptsIn(sources.prompts).filter(({ prompt }) => !seen.has(prompt))
  console.log(
    `${game}: ${seen.size} prompts seen; without an example: ${unseen.map(({ prompt }) => prompt).join(' ') || 'none'}`,
  )
}
