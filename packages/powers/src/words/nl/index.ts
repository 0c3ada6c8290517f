import type { Lexicon } from '../lexicon.ts'
import { choices, term } from './choices.ts'
import { entries } from './entries.ts'
import { names } from './names.ts'
import { labels, options, verdict } from './options.ts'
import { outcomes, prompts, reasons } from './prompts.ts'
import { until, windows } from './windows.ts'

export const dutch: Lexicon = {
  name: 'Byzantium: de vier machten',
  about:
    'Byzantijnen, Moslims, Chazaren en Franken in acht scenario’s van 568 tot 1204: geld, legers, intriges en verdragen. Elke macht wordt gemeten aan wat de geschiedenis haar gunde.',
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
