import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/web/e2e/**/*.e2e.ts'],
    globalSetup: ['packages/web/e2e/site.ts'],
    // A browser waits more than it works: two files at a time fill two cores.
    maxWorkers: 2,
    // A browser on a starved machine can miss its moment once; what is broken fails twice. Retries are reported.
    retry: 1,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
