import type { Lexicon } from '../lexicon.ts'
import { choices, term } from './choices.ts'
import { entries } from './entries.ts'
import { names } from './names.ts'
import { labels, options, verdict } from './options.ts'
import { outcomes, prompts, reasons } from './prompts.ts'
import { until, windows } from './windows.ts'

export const english: Lexicon = {
  name: 'Byzantium: the four powers',
  about:
    'Byzantines, Muslims, Khazars and Franks in eight scenarios from 568 to 1204: money, armies, intrigue and treaties. Each power is measured against what history let it hope for.',
  names,
  prompts,
  choices,
  entries,
  reasons,
  outcomes,
  options,
  labels,
  verdict,
  term,
  windows,
  until,
}
