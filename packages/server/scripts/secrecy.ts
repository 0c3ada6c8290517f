import { parseArgs } from 'node:util'
import { GAMES, loadGame } from '@hippodrome/games'
import { isLate, untilOf } from '../src/testing/crash/harness.ts'
import { leaksIn } from '../src/testing/wireSecrecy.ts'

/**
 * `tsx packages/server/scripts/secrecy.ts [matches a game] [share of moments] [--game G] [--first SEED] [--minutes M]`: does any byte
 * follow from what its reader cannot know? After M minutes no more matches are begun.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string' },
    first: { type: 'string', default: '1' },
    minutes: { type: 'string' },
  },
})
const [matches = 500, share = 0.01] = positionals.map(Number)
const first = Number(values.first)
const until = untilOf(values.minutes)
let found = 0
for (const id of values.game === undefined ? GAMES : [values.game]) {
  const game = await loadGame(id)
  let compared = 0
  let seed = first
  for (; seed < first + matches && !isLate(until); seed++) {
    const { compared: more, leaks } = await leaksIn(game, seed, share)
    compared += more
    found += leaks.length
    for (const leak of leaks.slice(0, 3)) console.log(id, JSON.stringify(leak))
    if (seed % 50 === 0) process.stderr.write(`${id}: match ${seed}\n`)
  }
  console.log(
    `${id}: ${seed - first} matches, ${compared} messages of a seat compared with those of a world that it cannot tell apart`,
  )
}
console.log(found === 0 ? 'Nothing leaks.' : `${found} leaks.`)
process.exitCode = found === 0 ? 0 : 1
