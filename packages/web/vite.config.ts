import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { baked } from './scripts/baked.ts'
import { compiledEarly } from './scripts/compiledEarly.ts'
import { offline } from './scripts/offline.ts'

export default defineConfig({
  base: './',
  plugins: [baked(), react(), compiledEarly('first'), offline()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // The largest is powers with all its data, for those who open that game.
    chunkSizeWarningLimit: 500,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          // What is always fetched together is one file each: forty small ones cost a slow phone more to ask for than to read.
          groups: [
            { name: 'first', test: /src[\\/]main\.tsx$/, priority: 2 },
            { name: 'table', test: /src[\\/](play[\\/]Play|board[\\/]Frame)\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
})
