import type { Seat } from '@hippodrome/engine'
import { BOXES, type Box, type City, type Side } from './names.ts'

/** The actions of §4.3, each with what it is done to. */
export type ActionChoice =
  | { readonly do: 'control'; readonly city: City }
  | IncreaseChoice
  | { readonly do: 'improve'; readonly side: Side; readonly city: City }
  | { readonly do: 'emperor' }
  | { readonly do: 'caliph' }
  | { readonly do: 'fleet'; readonly side: Side }
  | { readonly do: 'fortify'; readonly city: City }
  | { readonly do: 'bulgars'; readonly city: City }
  | { readonly do: 'reinforce' }
  | { readonly do: 'tax'; readonly n: number }
  | { readonly do: 'build'; readonly side: Side }
  | MarchChoice
  | { readonly do: 'pass' }

export type IncreaseChoice = { readonly do: 'increase'; readonly side: Side; readonly box: Box }

/** What an army may do in a Move and/or Attack action (§13.1). */
export type MarchChoice =
  | { readonly do: 'place'; readonly side: Side; readonly city: City }
  | { readonly do: 'march'; readonly side: Side; readonly city: City }
  | { readonly do: 'civilWar'; readonly side: Side }

/** Where a cube comes from (§5.1); `pays` only where either treasury may pay. */
export type SourceChoice =
  | { readonly do: 'take'; readonly source: 'pool' }
  | { readonly do: 'take'; readonly source: 'casualties'; readonly pays?: Side }
  | {
      readonly do: 'take'
      readonly source: 'army'
      readonly side: Side
      readonly box: Box
      readonly pays?: Side
    }

/** A cube that a display loses: to hits, to hold a city, or for want of money (§16.3, §18.7, §21.4). */
export type BoxChoice = { readonly do: 'giveUp'; readonly side: Side; readonly box: Box }
/** The next city of a retreat (§19.3). */
export type WithdrawChoice = { readonly do: 'withdraw'; readonly city: City }
export type FoeChoice = { readonly do: 'fight'; readonly foe: Seat }
export type SplitChoice = { readonly do: 'split'; readonly byzantine: number; readonly arab: number }
export type DoneChoice = { readonly do: 'done' }
export type FleetChoice = { readonly do: 'useFleet' | 'spareFleet' }
export type SeaChoice = { readonly do: 'closeSea' | 'openSea' }
export type RetreatChoice = { readonly do: 'retreat' | 'stay' }
export type LevyChoice = { readonly do: 'raiseLevy' | 'noLevy' }

export type FamiliesChoice =
  | ActionChoice
  | SourceChoice
  | BoxChoice
  | WithdrawChoice
  | FoeChoice
  | SplitChoice
  | DoneChoice
  | FleetChoice
  | SeaChoice
  | RetreatChoice
  | LevyChoice

/** Every choice that there can be, made once and shared, because listing them is what random play does most. */
export type Choices = ReturnType<typeof choicesFor>

const BOTH: readonly Side[] = [0, 1]

export function choicesFor(cities: number, cubes: number) {
  const perCity = <T>(make: (city: City) => T): readonly T[] =>
    Array.from({ length: cities }, (_, city) => make(city))
  const perSide = <T>(make: (side: Side) => T): readonly T[] => BOTH.map(make)
  /** By side × 4 + box. */
  const perBox = <T>(make: (side: Side, box: Box) => T): readonly T[] =>
    BOTH.flatMap((side) => BOXES.map((box) => make(side, box)))
  return {
    control: perCity((city): ActionChoice => ({ do: 'control', city })),
    increase: perBox((side, box): IncreaseChoice => ({ do: 'increase', side, box })),
    improve: perSide((side) => perCity((city): ActionChoice => ({ do: 'improve', side, city }))),
    emperor: { do: 'emperor' } as ActionChoice,
    caliph: { do: 'caliph' } as ActionChoice,
    fleet: perSide((side): ActionChoice => ({ do: 'fleet', side })),
    fortify: perCity((city): ActionChoice => ({ do: 'fortify', city })),
    bulgars: perCity((city): ActionChoice => ({ do: 'bulgars', city })),
    reinforce: { do: 'reinforce' } as ActionChoice,
    tax: Array.from({ length: cubes + 1 }, (_, n): ActionChoice => ({ do: 'tax', n })),
    build: perSide((side): ActionChoice => ({ do: 'build', side })),
    place: perSide((side) => perCity((city): MarchChoice => ({ do: 'place', side, city }))),
    march: perSide((side) => perCity((city): MarchChoice => ({ do: 'march', side, city }))),
    civilWar: perSide((side): MarchChoice => ({ do: 'civilWar', side })),
    pass: { do: 'pass' } as ActionChoice,
    pool: { do: 'take', source: 'pool' } as SourceChoice,
    casualties: { do: 'take', source: 'casualties' } as SourceChoice,
    army: perBox((side, box): SourceChoice => ({ do: 'take', source: 'army', side, box })),
    casualtiesPaidBy: perSide((pays): SourceChoice => ({ do: 'take', source: 'casualties', pays })),
    armyPaidBy: perSide((pays) =>
      perBox((side, box): SourceChoice => ({ do: 'take', source: 'army', side, box, pays })),
    ),
    box: perBox((side, box): BoxChoice => ({ do: 'giveUp', side, box })),
    withdraw: perCity((city): WithdrawChoice => ({ do: 'withdraw', city })),
  }
}

export const DONE: DoneChoice = { do: 'done' }
export const FLEET_CHOICES: readonly FleetChoice[] = [{ do: 'useFleet' }, { do: 'spareFleet' }]
export const SEA_CHOICES: readonly SeaChoice[] = [{ do: 'closeSea' }, { do: 'openSea' }]
export const RETREAT_CHOICES: readonly RetreatChoice[] = [{ do: 'retreat' }, { do: 'stay' }]
export const LEVY_CHOICES: readonly LevyChoice[] = [{ do: 'raiseLevy' }, { do: 'noLevy' }]
