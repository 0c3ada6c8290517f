import { at, type Denied, itemAt, type Seat } from '@hippodrome/engine'
import type { ActionChoice } from '../../choices.ts'
import { ARAB, BYZANTINE, BULGAR, type City, NONE, PERSIAN, type Side } from '../../names.ts'
import { armySize, type Families, pawnOf, score } from '../../state.ts'
import { hasCube, takeCube } from '../cubes.ts'
import { denyInto } from '../deny.ts'
import { type FamiliesFlow, step } from '../step.ts'

/** §6.1, §6.3 Uncontrolled, Byzantine or Arab, and not Constantinople. */
const isFree = (game: Families, city: City): boolean =>
  game.owner[city] === NONE && at(game.colour, city) <= ARAB && city !== game.tables.capital

export function listControl(game: Families, seat: Seat, list: ActionChoice[]): void {
  const { choices, size } = game.tables
  const byzantine = hasCube(game, seat, BYZANTINE)
  const arab = hasCube(game, seat, ARAB)
  if (!byzantine && !arab) return
  for (let city = 0; city < size; city++)
    if (isFree(game, city) && (game.colour[city] === ARAB ? arab : byzantine))
      list.push(choices.control[city] as ActionChoice)
}

/** §6.1, §6.2 */
export function takeControl(game: Families, seat: Seat, city: City, flow: FamiliesFlow): void {
  const side = game.colour[city] as Side
  const points = at(game.tokens, city)
  game.owner[city] = seat
  game.owed = 1
  score(game, seat, side, points)
  flow.tell({ kind: 'control', seat, city, side, points })
  flow.then(takeCube, { seat, payer: side, use: 'control' })
  if (side === BYZANTINE && game.settled[seat] === 0) flow.then(settle, { seat, city })
}

/** §6.5, §6.6 The first Byzantine city brings the Byzantine army, if there is one. */
export const settle = step('settle', {
  rule: '6.5',
  play(game, { seat, city }: { seat: Seat; city: City }, flow) {
    game.settled[seat] = 1
    if (armySize(game, seat, BYZANTINE) === 0 || pawnOf(game, seat, BYZANTINE) !== NONE) return
    game.pawns[seat * 2 + BYZANTINE] = city
    flow.tell({ kind: 'place', seat, side: BYZANTINE, city })
  },
})

/** Why each other city cannot be taken control of. */
export function deniedControl(game: Families, seat: Seat): Denied[] {
  const { choices, size, capital } = game.tables
  const list: Denied[] = []
  const deny = denyInto(list)
  for (let city = 0; city < size; city++) {
    const choice = itemAt(choices.control, city)
    const owner = at(game.owner, city)
    const colour = at(game.colour, city)
    if (city === capital) deny(choice, 'capital', '6.3', { city })
    else if (colour === PERSIAN) deny(choice, 'persian', '6.3', { city })
    else if (colour === BULGAR) deny(choice, 'bulgar', '6.3', { city })
    else if (owner !== NONE) deny(choice, 'controlled', '6.1', { city, owner })
    else if (!hasCube(game, seat, colour as Side)) deny(choice, 'no-cube', '5.1', { side: colour })
  }
  return list
}
