import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { startOffline } from './app/offline.ts'
import { watchPointer } from './app/resting.ts'
import { readEarly } from './app/useMatches.ts'
import './app/theme.css'
import './app/app.css'
import './app/frame.css'
import './app/forms.css'

// Only the first page shows them.
if (/^#?\/?$/.test(location.hash)) readEarly()
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
watchPointer()
startOffline()
