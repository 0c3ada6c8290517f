import { writeFileSync } from 'node:fs'
import { GAMES } from '@hippodrome/games'
import { versionFile, versionOf } from './rules/version.ts'

/** Writes down the version of every game's rules: `npm run rules:version`. A match remembers the one it was played by. */
for (const game of GAMES) {
  const version = versionOf(game)
  writeFileSync(versionFile(game), `{ "rules": "${version}" }\n`)
  console.log(`${game} ${version}`)
}
