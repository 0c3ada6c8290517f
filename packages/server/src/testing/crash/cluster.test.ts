import { describe, expect, it } from 'vitest'
import { startPostgres } from '../../../../../scripts/postgres.mjs'
import { POSTGRES } from '../place.ts'
import { clusterTest } from './cluster.ts'

describe.skipIf(POSTGRES === undefined)('several nodes of one PostgreSQL', () => {
  it('lose, double and invent nothing when nodes and the database are killed, and do what is due once', async () => {
    const postgres = await startPostgres()
    try {
      const verdict = await clusterTest(postgres, { kills: 6, clients: 4, nodes: 2, databaseEvery: 3 })
      expect(verdict).toMatchObject({ lost: 0, doubled: 0, invented: 0, twice: 0, missed: 0 })
      expect(verdict.deadlines).toBeGreaterThan(0)
      expect(verdict.acknowledged).toBeGreaterThan(0)
    } finally {
      await postgres.end()
    }
  }, 180_000)
})
