import { at, logistic, type Seat } from '@hippodrome/engine'
import type { FamiliesChoice, SourceChoice } from './choices.ts'
import { ARAB, type City, NONE, type Side } from './names.ts'
import { cityStrength, type Families, isFriendly, pawnOf, pointsOf, strengthOf } from './state.ts'

/** §9.13, §18.10 What the conqueror of Constantinople scores. */
const capitalPoints = (game: Families): number => at(game.tables.value, game.tables.capital)

/**
 * How promising a choice looks at first sight, in victory points: a first guess for the search, which is made for
 * every choice of every list and so must not look far.
 */
export function prefer(game: Families, seat: Seat, _prompt: string, choice: FamiliesChoice): number {
  return choice.do === 'take' ? -priceOf(choice) : actionLiking(game, seat, choice)
}

/** §5.1 to §5.3 What a cube from this source is missed for. */
function priceOf(choice: SourceChoice): number {
  if (choice.source === 'pool') return 0.4
  if (choice.source === 'casualties') return 0.7
  return choice.box === 'main' || choice.box === 'move' ? 1 : 0.7
}

function actionLiking(game: Families, seat: Seat, choice: Exclude<FamiliesChoice, SourceChoice>): number {
  const later = game.tables.data.setup.turns - game.turn
  switch (choice.do) {
    case 'control':
      return at(game.tokens, choice.city) * (2 + 0.5 * later)
    case 'improve':
      return game.owner[choice.city] === seat ? 1 + 0.5 * later : -1.5
    case 'emperor':
    case 'caliph':
      return 2
    case 'build':
      return later > 0 ? 0.3 : 1
    case 'tax':
      return 0.25 * choice.n - 1
    case 'increase':
      return choice.box === 'levy' ? -0.7 : 0
    case 'place':
      return 0.3
    case 'march':
      return isFriendly(game, choice.side, choice.city)
        ? -0.7
        : attackLiking(game, seat, choice.side, choice.city)
    case 'civilWar':
      return attackLiking(game, seat, choice.side, pawnOf(game, seat, choice.side))
    case 'bulgars':
      return bulgarLiking(game, seat, choice.city)
    case 'fortify':
      return -0.2
    case 'pass':
      return -0.5
    case 'reinforce':
      return -0.8
    case 'fleet':
      return -1
    default:
      return 0
  }
}

/** §18.2, §18.3 What a conquest brings, now and at the end, and what it takes from another family. */
function prizeOf(game: Families, seat: Seat, city: City): number {
  const tokens = at(game.tokens, city) || at(game.tables.value, city)
  const owner = at(game.owner, city)
  return 2 * (tokens - 1) + (owner !== NONE && owner !== seat ? tokens : 0)
}

/** §16, §17 The prize, as likely as the army is stronger than what it will meet. */
function attackLiking(game: Families, seat: Seat, side: Side, city: City): number {
  if (city === NONE) return 0
  const colour = at(game.colour, city)
  let need = 1.5 * cityStrength(game, city)
  if (colour <= ARAB)
    for (let other = 0; other < game.seats; other++)
      if (other !== seat && pawnOf(game, other, colour as Side) === city)
        need += 0.7 * strengthOf(game, other, colour as Side)
  const chance = logistic(1.2 * (strengthOf(game, seat, side) - need))
  return chance * (city === game.tables.capital ? fallLiking(game, seat) : prizeOf(game, seat, city)) - 1
}

function bulgarLiking(game: Families, seat: Seat, city: City): number {
  if (city === game.tables.capital) return fallLiking(game, seat)
  return game.owner[city] === seat ? -3 : prizeOf(game, seat, city) - 0.5 * at(game.tokens, city)
}

/** §22.5 The fall is for whoever has the most Arab points then. */
function fallLiking(game: Families, seat: Seat): number {
  const own = pointsOf(game, seat, ARAB) + capitalPoints(game)
  for (let other = 0; other < game.seats; other++)
    if (other !== seat && pointsOf(game, other, ARAB) >= own) return -6
  return 6
}
