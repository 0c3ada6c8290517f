import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { absentGames } from './scripts/absentGames.ts'
import { offline } from './scripts/offline.ts'

export default defineConfig({
  base: './',
  plugins: [absentGames(), react(), offline()],
  worker: { format: 'es', plugins: () => [absentGames()] },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
})
