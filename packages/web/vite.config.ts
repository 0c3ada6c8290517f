import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { baked } from './scripts/baked.ts'
import { offline } from './scripts/offline.ts'

export default defineConfig({
  base: './',
  plugins: [baked(), react(), offline()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // The largest is powers with all its data, for those who open that game.
    chunkSizeWarningLimit: 500,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
})
