import type { Configuration } from '@hippodrome/engine'
import { optionSpecs, refuse } from './options.ts'

export const configuration: Configuration = {
  id: 'powers',
  seats: { min: 2, max: 4 },
  options: optionSpecs,
  refuse,
}
