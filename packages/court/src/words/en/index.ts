import type { Tongue } from '../language.ts'
import { choices } from './choices.ts'
import { describer } from './effects.ts'
import { entries } from './entries.ts'
import { names } from './names.baked.ts'
import { prompts } from './prompts.ts'
import { options, reasons } from './reasons.ts'
import { score, sections, verdict } from './table.ts'
import { terms } from './terms.ts'
import { until, windows } from './windows.ts'

export const en: Tongue = {
  name: 'Byzantion',
  about:
    'The court of Justinian: build a following, sway the Emperor, pay for the events of the empire together, and see that your own glory is the greatest. Most cards are our reconstruction.',
  terms,
  names,
  describer,
  prompts,
  choices,
  entries,
  reasons,
  options,
  sections,
  score,
  verdict,
  windows,
  until,
}
