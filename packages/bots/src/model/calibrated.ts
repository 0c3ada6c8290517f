import type { Model } from './model.ts'

/** A tenth that holds less than this part of the cases says nothing about calibration, and no other may be further off. */
const FEWEST = 0.02
const FARTHEST = 0.03

/** How far what a model said is from what came true, in the tenth where it is farthest; nothing where nobody measured. */
export function farthestOff({ about: { calibration } }: Model): number | undefined {
  if (!calibration) return undefined
  const all = calibration.tenths.reduce((sum, { cases }) => sum + cases, 0)
  const counted = calibration.tenths.filter(({ cases }) => cases >= FEWEST * all)
  return Math.max(0, ...counted.map(({ said, won }) => Math.abs(said - won)))
}

/** Whether what a model says may be told to people as chances. */
export const isCalibrated = (model: Model): boolean =>
  (farthestOff(model) ?? Number.POSITIVE_INFINITY) <= FARTHEST
