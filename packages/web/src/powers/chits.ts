import type { ChitId } from '@hippodrome/powers'
import type { ChitWindow } from './chitWords.ts'
import type { IconId } from './icons.tsx'

/** The sign of a chit, and when it is played; what happens at once is never held. */
export const CHITS: { readonly [chit in ChitId]?: readonly [IconId, ChitWindow] } = {
  alliance: ['scroll', 'turn'],
  assassin: ['dagger', 'announced'],
  espionage: ['eye', 'turn'],
  greekFire: ['flame', 'naval'],
  raidersEast: ['nomad', 'treasury'],
  raidersNorth: ['nomad', 'treasury'],
  raidersWest: ['nomad', 'treasury'],
  rebelControl: ['pennon', 'operations'],
  conversion: ['cross', 'operations'],
  strategos1: ['star', 'roll'],
  strategos2: ['star', 'roll'],
  strategos3: ['star', 'roll'],
  subversion: ['mask', 'operations'],
  tradeConcession: ['coin', 'anytime'],
  ambush: ['clash', 'attacked'],
  leadership: ['star', 'turn'],
  treasuryGraft: ['coin', 'anytime'],
  tribesUnite: ['nomad', 'treasury'],
  vacillatingForce: ['pennon', 'turn'],
}
