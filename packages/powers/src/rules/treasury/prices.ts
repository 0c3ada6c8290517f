import { at } from '@hippodrome/engine'
import { type Powers } from '../../state.ts'
import { ARABIA } from '../../tables.ts'

/** §10.8 What anything costs more in the desert. */
const extraIn = (area: number): number => (area === ARABIA ? 1 : 0)

/** §10.1 What a unit costs in an area, at sea or in a box. */
export const recruitPrice = (game: Powers, power: number, unit: number, area: number): number =>
  at(game.tables.costs[power] as readonly number[], unit) + extraIn(area)

/** §27.5 */
export const colonyPrice = (game: Powers, land: number): number => game.tables.prices.colony + extraIn(land)

/** §10.9 What buying out the pillage of an area costs. */
export const rebuildPrice = (game: Powers, land: number): number => 2 * at(game.tables.values, land)
