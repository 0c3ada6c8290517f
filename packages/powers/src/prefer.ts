import { at, type Seat } from '@hippodrome/engine'
import { type Powers, startingPower } from './state.ts'
import { placeNumber } from './tables.ts'
import type { PowersChoice } from './vocabulary.ts'

/** How promising a choice looks at first sight. */
export function prefer(game: Powers, seat: Seat, _prompt: string, choice: PowersChoice): number {
  switch (choice.do) {
    case 'attack':
    case 'intercept':
      return choice.table === 'engagement' ? 0.5 : 1
    case 'pay':
    case 'payMost':
    case 'relief':
    case 'advance':
      return 2
    case 'move':
    case 'sail':
      return moveWorth(game, seat, placeNumber(choice.to)) - 0.1 * choice.cost
    case 'pass':
    case 'done':
    case 'roll':
    case 'chit':
      return 0.3
    case 'operate':
      return 0.5
    case 'end':
      return -0.2
    case 'split':
    case 'drop':
    case 'takeUnit':
    case 'feudalism':
      return -0.5
    case 'pillage':
    case 'skip':
    case 'agree':
    case 'offer':
    case 'talk':
    case 'treaty':
      return -1
    case 'show':
      return -2
    default:
      return 0
  }
}

/** An area that is not one's own yet draws an army. */
function moveWorth(game: Powers, seat: Seat, place: number): number {
  const value = game.tables.values[place]
  if (value === undefined) return 0
  const power = startingPower(game, seat)
  const held = game.stackPlace.some((where, stack) => where === place && at(game.stackOwner, stack) === power)
  return held ? 0.1 : value / 4
}
