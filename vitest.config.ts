import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'packages/*/scripts/**/*.test.ts', 'scripts/**/*.test.ts'],
    maxWorkers: 2,
    passWithNoTests: true,
  },
})
