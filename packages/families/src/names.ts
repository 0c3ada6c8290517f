/** The two sides that every family plays (§1.1). */
export const SIDES = ['byzantine', 'arab'] as const
export type SideName = (typeof SIDES)[number]

/** The colour of a city (§1.3), in the order of the numbers below. */
export const COLOURS = ['byzantine', 'arab', 'persian', 'bulgar'] as const
export type ColourName = (typeof COLOURS)[number]

export const BYZANTINE = 0
export const ARAB = 1
export const PERSIAN = 2
export const BULGAR = 3

/** A side as a number: `BYZANTINE` or `ARAB`. */
export type Side = 0 | 1
/** A force that attacks: a family's army of a side, or the Bulgars. */
export type Force = 0 | 1 | 3
/** A city by its number on the board. */
export type City = number

/** Nobody, nowhere: no seat, no city, no force. */
export const NONE = -1

/** The boxes of an army on the display (§2.4), in the order of the numbers below. */
export const BOXES = ['elite', 'main', 'levy', 'move'] as const
export type Box = (typeof BOXES)[number]

export const ELITE = 0
export const MAIN = 1
export const LEVY = 2
export const MOVE = 3

/** The kinds of special action, in the order of the display (§8.2). */
export const SPECIALS = [
  'bulgars',
  'fortify',
  'improveByzantine',
  'emperor',
  'civilWarByzantine',
  'fleetByzantine',
  'improveArab',
  'caliph',
  'civilWarArab',
  'fleetArab',
] as const
export type Special = (typeof SPECIALS)[number]

export const otherSide = (side: Side): Side => (side === BYZANTINE ? ARAB : BYZANTINE)
