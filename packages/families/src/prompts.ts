import type { Seat } from '@hippodrome/engine'
import type { City, Force, Side } from './names.ts'

/** What a cube is taken for: a fact of the prompt `cube`. */
export const USES = [
  'control',
  'increase',
  'improve',
  'emperor',
  'caliph',
  'fleet',
  'fortify',
  'bulgars',
  'reinforce',
  'build',
  'civilWar',
  'garrison',
] as const
export type Use = (typeof USES)[number]

/** Every question that the rules ask, with the facts that it gives. */
export type PromptFacts = {
  /** `last`: everybody else has passed (§20.4). */
  action: { readonly last: boolean }
  /** `payer`: the side whose treasury pays, or 2 where either may. */
  cube: { readonly use: Use; readonly payer: number }
  increase: { readonly placed: number; readonly most: number }
  split: { readonly bezants: number }
  goOn: { readonly side: Side; readonly links: number; readonly spent: number }
  /** `cost` and `doubled` without `extra`, the cube for a second link; `canPay`: the mover can pay the fleet's price. */
  fleet: {
    readonly foe: Seat
    readonly city: City
    readonly cost: number
    readonly doubled: number
    readonly extra: number
    readonly dice: number
    readonly canPay: boolean
  }
  /** `forced` after a defeat; `other`: there is a way by land that the army survives. */
  seaRetreat: {
    readonly foe: Seat
    readonly city: City
    readonly forced: boolean
    readonly other: boolean
  }
  /** `losses`: the cubes that the shortest way costs; `closed`: those by land if `fleet` closes the sea, -1 if the army then stays. */
  retreat: {
    readonly city: City
    readonly force: Force
    readonly foe: Seat
    readonly losses: number
    readonly fleet?: Seat
    readonly closed?: number
  }
  withdraw: { readonly side: Side; readonly from: City; readonly losses: number }
  foe: { readonly city: City }
  levy: { readonly city: City; readonly force: Force; readonly foe: Seat; readonly cubes: number }
  lose: { readonly side: Side; readonly hits: number }
  /** `left`: the cubes still to be given, the first of which stays in the city. */
  garrison: { readonly side: Side; readonly city: City; readonly left: number }
  passCube: object
  maintenance: { readonly due: number; readonly money: number; readonly side: Side }
}
export type Prompt = keyof PromptFacts

export const PROMPTS = [
  'action',
  'cube',
  'increase',
  'split',
  'goOn',
  'fleet',
  'seaRetreat',
  'retreat',
  'withdraw',
  'foe',
  'levy',
  'lose',
  'garrison',
  'passCube',
  'maintenance',
] as const satisfies readonly Prompt[]
