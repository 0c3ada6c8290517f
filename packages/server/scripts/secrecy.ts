import { GAMES, loadGame } from '@hippodrome/games'
import { leaksIn } from '../src/testing/wireSecrecy.ts'

/** `tsx packages/server/scripts/secrecy.ts [matches a game] [share of moments]`: does any byte follow from what its reader cannot know? */
const [matches = 500, share = 0.01] = process.argv.slice(2).map(Number)
let found = 0
for (const id of GAMES) {
  const game = await loadGame(id)
  let compared = 0
  for (let seed = 1; seed <= matches; seed++) {
    const { compared: more, leaks } = await leaksIn(game, seed, share)
    compared += more
    found += leaks.length
    for (const leak of leaks.slice(0, 3)) console.log(id, JSON.stringify(leak))
    if (seed % 50 === 0) process.stderr.write(`${id}: ${seed} of ${matches} matches\n`)
  }
  console.log(
    `${id}: ${matches} matches, ${compared} messages of a seat compared with those of a world that it cannot tell apart`,
  )
}
console.log(found === 0 ? 'Nothing leaks.' : `${found} leaks.`)
process.exitCode = found === 0 ? 0 : 1
