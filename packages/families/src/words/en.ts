import type { Words } from '@hippodrome/engine'
import type { FamiliesChoice } from '../choices.ts'
import type { FamiliesEntry } from '../entries.ts'
import type { FamiliesView } from '../view.ts'

export const en: Words<FamiliesView, FamiliesChoice, FamiliesEntry> = {
  name: 'Byzantium',
  about: 'x',
  prompt: (decision) => decision.prompt,
  choice: (choice) => JSON.stringify(choice),
  entry: (entry) => JSON.stringify(entry),
  reason: (reason) => reason.key,
  option: (name) => ({ label: name, help: name }),
  optionValue: (_name, value) => String(value),
  sections: () => [],
  result: () => [],
}
