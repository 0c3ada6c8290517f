import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { words } from '@hippodrome/court/words'
import type { Language } from '@hippodrome/engine'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Sheet } from '../src/court/Sheet.tsx'
import { learn } from '../src/court/words.ts'

const source = join(import.meta.dirname, '../src')
const STYLES = ['app/theme.css', 'app/app.css', 'court/tokens.css', 'court/cards.css', 'court/things.css']
const LAYOUT = `
  .court-sheet { display: flex; flex-wrap: wrap; gap: .6rem; padding: 1rem; align-items: flex-start }
  .sheet-card { display: grid; gap: .4rem; width: 8.6rem; justify-items: start }
  .sheet-card .court-tile { width: 100% }`

/** A page with every card in every size. */
export async function sheetPage(language: Language): Promise<string> {
  await learn(language)
  const css = STYLES.map((path) => readFileSync(join(source, path), 'utf8')).join('\n')
  const body = renderToStaticMarkup(createElement(Sheet, { language, words: words[language] }))
  return `<!doctype html><html lang="${language}"><style>${css}${LAYOUT}</style>${body}</html>`
}
