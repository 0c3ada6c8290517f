export const EFFORTS = ['quick', 'usual', 'deep'] as const
export type Effort = (typeof EFFORTS)[number]

/** How much a review may look. */
export type Pains = {
  /** How often chance is let fall again after each choice. */
  readonly throws: number
  /** How often the choice that was made and the best are tried at first. */
  readonly tries: number
  /** How many choices are looked at a second time, the dearest first. */
  readonly deeper: number
  /** How often those are tried. */
  readonly triesDeeper: number
}

export const PAINS: { readonly [effort in Effort]: Pains } = {
  quick: { throws: 12, tries: 4, deeper: 12, triesDeeper: 24 },
  usual: { throws: 32, tries: 8, deeper: 60, triesDeeper: 96 },
  deep: { throws: 96, tries: 16, deeper: 120, triesDeeper: 240 },
}
