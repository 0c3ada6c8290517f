import type { Tongue } from '../language.ts'
import names from '../names.nl.json' with { type: 'json' }
import { choices } from './choices.ts'
import { describer } from './effects.ts'
import { entries } from './entries.ts'
import { prompts } from './prompts.ts'
import { options, reasons } from './reasons.ts'
import { score, sections, verdict } from './table.ts'
import { terms } from './terms.ts'
import { until, windows } from './windows.ts'

export const nl: Tongue = {
  name: 'Byzantion',
  about:
    'Het hof van Justinianus: bouw een aanhang op, praat de Keizer om, betaal samen voor wat het rijk overkomt, en zorg dat jouw roem de grootste is. De meeste kaarten zijn onze reconstructie.',
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
