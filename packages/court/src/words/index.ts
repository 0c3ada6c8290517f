import { canonical, type Language, type Section, type Words } from '@hippodrome/engine'
import type { CourtChoice, CourtEntry, CourtView } from '../types.ts'

const facts = (value: unknown): string => canonical(value)

const rowsOf = (view: CourtView): Section[] =>
  Object.entries(view).map(([title, part]) => ({ title, rows: [[facts(part)]] }))

const plain: Words<CourtView, CourtChoice, CourtEntry> = {
  name: 'Byzantion',
  about: 'The court of Justinian.',
  prompt: (decision, _view, naming) => `${naming.seats[decision.seat] ?? ''}: ${decision.prompt}`,
  choice: facts,
  entry: facts,
  reason: facts,
  option: (name) => ({ label: name, help: name }),
  optionValue: (_name, value) => String(value),
  sections: rowsOf,
  result: (result) => [facts(result)],
}

export const words: { readonly [language in Language]: Words<CourtView, CourtChoice, CourtEntry> } = {
  en: plain,
  nl: plain,
}
