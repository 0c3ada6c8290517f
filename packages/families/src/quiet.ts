import { BadData, type Seat } from '@hippodrome/engine'
import { ARAB, BYZANTINE, NONE } from './names.ts'
import { armySize, type Families, pawnOf } from './state.ts'

/** What is only set while an action is carried out, with the value that says that there is none. */
const UNDER_WAY = { owed: 0, lifted: 0, purse: 0, force: NONE, target: NONE, origin: NONE } as const

/**
 * A position that was given without saying where the rules stand in it: somebody is about to choose an action.
 * Throws `BadData` where that cannot be.
 */
export function checkQuiet(game: Families): void {
  for (const [key, none] of Object.entries(UNDER_WAY))
    if (game[key as keyof typeof UNDER_WAY] !== none)
      throw new BadData(
        `game.${key}`,
        `must be ${none} between two actions; in the middle of one, give "stack" too`,
      )
  if (game.active === NONE) throw new BadData('game.active', 'must be the seat whose action it is')
  if (game.first === NONE) throw new BadData('game.first', 'must be the first player of the turn')
  checkPassing(game)
  for (let seat = 0; seat < game.seats; seat++) checkSeat(game, seat)
}

/** §4.5, §20.4 */
function checkPassing({ seats, passed, active, last }: Families): void {
  if (passed[active] === 1) throw new BadData('game.active', `seat ${active} has passed`)
  const left = passed.filter((flag) => flag === 0).length
  if (last !== (left === 1 ? 1 : 0))
    throw new BadData('game.last', `must be ${1 - last}, since ${left} of ${seats} have not passed`)
}

function checkSeat(game: Families, seat: Seat): void {
  // §6.5 follows from what lies on the board, and is easily forgotten when somebody sets up a position.
  if (hasSettled(game, seat)) game.settled[seat] = 1
  // §12.8
  for (const side of [BYZANTINE, ARAB] as const)
    if (pawnOf(game, seat, side) !== NONE && armySize(game, seat, side) === 0)
      throw new BadData(`game.pawns.${seat * 2 + side}`, 'an army without a cube is not on the map')
}

const hasSettled = (game: Families, seat: Seat): boolean =>
  pawnOf(game, seat, BYZANTINE) !== NONE ||
  game.owner.some((owner, city) => owner === seat && game.colour[city] === BYZANTINE)
