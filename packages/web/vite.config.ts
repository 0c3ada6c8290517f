import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { offline } from './scripts/offline.ts'

export default defineConfig({
  base: './',
  plugins: [react(), offline()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
})
