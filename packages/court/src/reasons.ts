/** Why something that one might expect is not offered. */
export const REASONS = [
  /** facts `cost`, `have` */
  'too-dear',
  'no-auctoritas',
  'no-cards-left',
  /** Discarding in the last step pays for a card that waits for money, and for nothing else. */
  'nothing-to-pay-for',
  'nothing-to-activate',
  'nothing-to-sell',
  'nothing-affordable',
  'no-unit-to-activate',
  'nothing-to-build',
  'nothing-to-trade',
  /** facts `trigger`, `other` */
  'not-its-window',
  'position-taken',
  'seal-used',
  'once-per-round',
  'already-activated',
  /** facts `good` */
  'in-market',
  /** facts `good` */
  'bought-just-now',
  /** facts `good` */
  'sold-just-now',
  /** facts `area` */
  'no-seal',
  /** facts `area` */
  'seal-there',
  'no-seals-left',
  'none-left',
] as const
export type ReasonKey = (typeof REASONS)[number]
