import type { Config } from '@hippodrome/engine'
import type { Calibration, Model, ModeCalibration } from './model.ts'

/** A tenth that holds less than this part of the cases says nothing about calibration, and no other may be further off. */
const FEWEST = 0.02
const FARTHEST = 0.03

/** A mode that was measured in fewer matches counts as all modes together. */
const FEWEST_MATCHES = 100
/**
 * In the few matches of one mode chance alone brings more than is allowed. Of its tenths one is off by so many standard
 * errors in one mode of twenty of which all that was said is true.
 */
const CLEARLY = 2.5

function countedTenths({ tenths }: Calibration): Calibration['tenths'] {
  const all = tenths.reduce((sum, { cases }) => sum + cases, 0)
  return tenths.filter(({ cases }) => cases >= FEWEST * all)
}

/** How far what a model said is from what came true, in the tenth where it is farthest. */
export const farthestOff = (calibration: Calibration): number =>
  Math.max(0, ...countedTenths(calibration).map(({ said, won }) => Math.abs(said - won)))

/** Whether what a model said came true in all that can be played, taken together. */
export const comesTrue = (calibration: Calibration | undefined): boolean =>
  calibration !== undefined && farthestOff(calibration) <= FARTHEST

/** What was found of a mode: its chances are held back where they are further off than is allowed, and than chance would have it. */
export function verdictOnMode(mode: ModeCalibration): 'told' | 'held back' | 'too few' {
  if (mode.matches < FEWEST_MATCHES) return 'too few'
  return countedTenths(mode).some(isClearlyOff) ? 'held back' : 'told'
}

/** The error is that of what was said, not of what came true: where nothing was won the latter would be nothing too. */
function isClearlyOff({ said, won, results = 0 }: Calibration['tenths'][number]): boolean {
  const off = Math.abs(won - said)
  return off > FARTHEST && off > CLEARLY * Math.sqrt((said * (1 - said)) / results)
}

/** Whether what a model says of a match may be told to people as chances: it came true, and in the mode of this match too. */
export function isCalibrated({ about }: Model, { options }: Pick<Config, 'options'>): boolean {
  const mode = about.modes?.find(({ option, value }) => options[option] === value)
  return comesTrue(about.calibration) && (!mode || verdictOnMode(mode) !== 'held back')
}
