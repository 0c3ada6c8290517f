import { parseArgs } from 'node:util'
import { ensurePostgres, startPostgres } from '../../../scripts/postgres.mjs'
import { clusterTest } from '../src/testing/crash/cluster.ts'
import { untilOf } from '../src/testing/crash/harness.ts'

/**
 * `tsx packages/server/scripts/cluster.ts [kills] [--minutes M]`: two nodes and their PostgreSQL, killed over and over under load, so often
 * or for so long.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string' } },
})
const [kills = 200] = positionals.map(Number)

if (!ensurePostgres()) process.exit(1)
const postgres = await startPostgres()
try {
  const verdict = await clusterTest(postgres, {
    kills,
    clients: 8,
    nodes: 2,
    databaseEvery: 4,
    ...untilOf(values.minutes),
    progress: (done) => {
      if (done % 20 === 0) process.stderr.write(`${done} of ${kills} kills\n`)
    },
  })
  const { lost, doubled, invented, twice, missed } = verdict
  const wrong = lost + doubled + invented + twice + missed
  console.log(`${wrong === 0 ? 'Nothing was lost' : `${wrong} faults`}:`, JSON.stringify(verdict))
  process.exitCode = wrong === 0 ? 0 : 1
} finally {
  await postgres.end()
}
