/**
 * How what a game's own evaluation says is turned into a chance that comes true: the logit of it times a slope, plus an
 * offset. Measured on matches of bots (`scripts/slopes.ts`); a slope below one says that the evaluation is too sure of itself.
 */
export type Calibration = {
  /** The number of the first round. */
  readonly first: number
  /** For parts of the match of equal length. */
  readonly slopes: readonly number[]
  /** Below nothing where the evaluation counts what a seat alone can see of itself, and so flatters everybody. */
  readonly offset: number
}

export const CALIBRATIONS: { readonly [game: string]: Calibration | undefined } = {
  families: { first: 1, slopes: [1.46, 1.48, 1.54], offset: 0 },
  powers: { first: 1, slopes: [0.08, 0.25, 0.53, 1.63], offset: 0 },
  court: { first: 0, slopes: [0.25, 0.49, 0.58, 0.68], offset: -0.31 },
}
