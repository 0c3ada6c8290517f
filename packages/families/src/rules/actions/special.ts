import { addTo, at, type Seat } from '@hippodrome/engine'
import type { ActionChoice } from '../../choices.ts'
import { ARAB, BYZANTINE, type City, NONE, type Side, type Special } from '../../names.ts'
import { type Families, freeBox, score } from '../../state.ts'
import { hasCube, type Taking, takeCube } from '../cubes.ts'
import { type FamiliesFlow, step } from '../step.ts'

/** §8.6 */
const MOST_TOKENS = 3
/** §8.7, §8.8 */
const TITLE_POINTS = 2

export const IMPROVE = ['improveByzantine', 'improveArab'] as const
export const FLEETS = ['fleetByzantine', 'fleetArab'] as const
export const TITLES = ['emperor', 'caliph'] as const

/** §8.1 The cube lies in the box at once; where it comes from is asked next. */
export function occupy(
  game: Families,
  seat: Seat,
  kind: Special,
  taking: Omit<Taking, 'seat' | 'except'>,
  flow: FamiliesFlow,
): void {
  game.special[freeBox(game, kind)] = seat
  game.owed = 1
  flow.then(takeCube, { seat, ...taking })
}

/** §8.6 One or two tokens of the colour of the box. */
const isImprovable = (game: Families, side: Side, city: City): boolean => {
  const tokens = at(game.tokens, city)
  return game.colour[city] === side && tokens > 0 && tokens < MOST_TOKENS
}

/** §8.13 */
export function fortificationsOf(game: Families, seat: Seat): number {
  let count = 0
  for (let city = 0; city < game.fort.length; city++)
    if (game.fort[city] === 1 && game.owner[city] === seat) count += 1
  return count
}

export function listSpecials(game: Families, seat: Seat, list: ActionChoice[]): void {
  const { choices, size } = game.tables
  const cube = [hasCube(game, seat, BYZANTINE), hasCube(game, seat, ARAB)] as const
  for (const side of [BYZANTINE, ARAB] as const) {
    if (!cube[side]) continue
    if (freeBox(game, IMPROVE[side]) !== NONE)
      for (let city = 0; city < size; city++)
        if (isImprovable(game, side, city)) list.push(choices.improve[side]?.[city] as ActionChoice)
    if (freeBox(game, TITLES[side]) !== NONE) list.push(side === BYZANTINE ? choices.emperor : choices.caliph)
    if (freeBox(game, FLEETS[side]) !== NONE) list.push(choices.fleet[side] as ActionChoice)
  }
  if ((cube[0] || cube[1]) && freeBox(game, 'fortify') !== NONE && canFortify(game, seat))
    for (let city = 0; city < size; city++)
      if (isFortifiable(game, seat, city) && cube[game.colour[city] as Side])
        list.push(choices.fortify[city] as ActionChoice)
}

/** §8.13 A spare token is left. */
export const canFortify = (game: Families, seat: Seat): boolean =>
  fortificationsOf(game, seat) < game.tables.data.setup.fortifications

/** §8.12 The player's own control cube lies there. */
const isFortifiable = (game: Families, seat: Seat, city: City): boolean =>
  game.owner[city] === seat && game.fort[city] === 0

/** §8.6 */
export function improveCity(
  game: Families,
  seat: Seat,
  { side, city }: { side: Side; city: City },
  flow: FamiliesFlow,
): void {
  addTo(game.tokens, city, 1)
  flow.tell({ kind: 'improve', seat, city, tokens: at(game.tokens, city) })
  occupy(game, seat, IMPROVE[side], { payer: side, use: 'improve' }, flow)
}

/** §8.7, §8.8 */
export function takeTitle(game: Families, seat: Seat, side: Side, flow: FamiliesFlow): void {
  score(game, seat, side, TITLE_POINTS)
  flow.tell({ kind: 'title', seat, side, points: TITLE_POINTS })
  occupy(game, seat, TITLES[side], { payer: side, use: TITLES[side] }, flow)
  flow.then(guardArrives, { seat, side })
}

/** §8.5 The guard comes after the cube was taken and the armies were checked. */
export const guardArrives = step('guardArrives', {
  rule: '8.5',
  play(game, { seat, side }: { seat: Seat; side: Side }) {
    game.guard[side] = seat
  },
})

/** §8.15 */
export function takeFleet(game: Families, seat: Seat, side: Side, flow: FamiliesFlow): void {
  flow.tell({ kind: 'fleet', seat, side })
  occupy(game, seat, FLEETS[side], { payer: side, use: 'fleet' }, flow)
}

/** §8.12 The token lies there at once; the lifted cube is no source for this action. */
export function fortify(game: Families, seat: Seat, city: City, flow: FamiliesFlow): void {
  game.fort[city] = 1
  game.lifted = 1
  flow.tell({ kind: 'fortify', seat, city })
  occupy(game, seat, 'fortify', { payer: game.colour[city] as Side, use: 'fortify' }, flow)
  flow.then(liftedCube, { seat })
}

/** §8.12 The replaced control cube goes to casualties. */
export const liftedCube = step('liftedCube', {
  rule: '8.12',
  play(game, { seat }: { seat: Seat }) {
    game.lifted = 0
    addTo(game.casualties, seat, 1)
  },
})
