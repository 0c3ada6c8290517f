import { at, type Frame, type Seat } from '@hippodrome/engine'
import { auditSteps } from './frames.ts'
import { ARAB, BULGAR, BYZANTINE, NONE, PERSIAN, type Side } from './names.ts'
import { TITLES } from './rules/actions/special.ts'
import { armySize, type Families, holderOf } from './state.ts'

const sum = (list: readonly number[]): number => list.reduce((total, value) => total + value, 0)

/** Every cube of a seat, wherever it is; during an action some are in the player's hand. */
function cubesOf(game: Families, seat: Seat): number {
  let cubes = at(game.pool, seat) + at(game.casualties, seat) + at(game.lost, seat)
  cubes += at(game.passBox, seat) + at(game.taxBox, seat)
  cubes += sum(game.boxes.slice(seat * 8, seat * 8 + 8)) + sum(game.built.slice(seat * 2, seat * 2 + 2))
  cubes += game.special.filter((holder) => holder === seat).length
  game.owner.forEach((owner, city) => {
    if (owner === seat && game.fort[city] === 0) cubes += 1
  })
  return seat === game.active ? cubes + game.lifted - game.owed : cubes
}

/** What is wrong with the counts: conservation (§2.1, §2.2, §5.9); and with the frames of steps under way. */
export function audit(game: Families, stack: readonly Frame[] = []): string[] {
  const problems = auditSteps(game, stack)
  const check = (holds: boolean, problem: string) => {
    if (!holds) problems.push(problem)
  }
  const { data, capital } = game.tables
  for (let seat = 0; seat < game.seats; seat++) {
    const cubes = cubesOf(game, seat)
    check(cubes === data.display.cubes, `seat ${seat} has ${cubes} cubes, not ${data.display.cubes}`)
    const forts = game.fort.filter((fort, city) => fort === 1 && game.owner[city] === seat).length
    check(
      game.passBox[seat] === 0 || game.passed[seat] === 1,
      `seat ${seat} is in the Pass box without passing`,
    )
    check(forts <= data.setup.fortifications, `seat ${seat} has ${forts} fortifications`)
    for (const side of [BYZANTINE, ARAB] as const) checkPawn(game, seat, side, check)
  }
  for (const key of ['boxes', 'pool', 'casualties', 'lost', 'money', 'points', 'built', 'tokens'] as const)
    check(!game[key].some((count) => count < 0), `${key} below zero`)
  for (const [side, title] of TITLES.entries())
    check(
      game.guard[side] === NONE || game.guard[side] === holderOf(game, title),
      `seat ${game.guard[side]} has the guard without being ${title}`,
    )
  check(
    sum(game.money) === game.coined,
    `${sum(game.money)} Bezants in the treasuries, but coined says ${game.coined}`,
  )
  check(
    game.bulgars >= 0 && game.bulgars <= data.setup.mostBulgars,
    `${game.bulgars} cubes in the Bulgar box`,
  )
  check(
    game.firstPasser === NONE ? !game.passed.includes(1) : game.passed[game.firstPasser] === 1,
    `firstPasser is ${game.firstPasser}, passed is ${game.passed.join(', ')}`,
  )
  checkCities(game, check)
  check(game.owner[capital] === NONE && game.tokens[capital] === 0, 'the capital is held')
  check(game.colour[capital] === BYZANTINE, 'the capital is not Byzantine')
  return problems
}

type Check = (holds: boolean, problem: string) => void

/** §12.1 An army stands in a city of its colour, unless there is an attack or a retreat. */
function checkPawn(game: Families, seat: Seat, side: Side, check: Check): void {
  const city = at(game.pawns, seat * 2 + side)
  if (city === NONE) return
  const place = `the ${side === BYZANTINE ? 'Byzantine' : 'Arab'} army of seat ${seat}`
  if (game.target !== NONE) return
  check(at(game.colour, city) === side, `${place} stands in a city of another colour`)
  // §7.5 An increase looks at the armies at its end.
  check(game.active === seat || armySize(game, seat, side) > 0, `${place} has no cube`)
}

/** Tokens and colours belong together; no city has more than three (§8.6). */
function checkCities(game: Families, check: Check): void {
  const { capital, data, bulgarReach, colour: printed } = game.tables
  let orange = 0
  game.colour.forEach((colour, city) => {
    const tokens = at(game.tokens, city)
    const name = data.cities[city]?.name ?? String(city)
    if (colour === BULGAR) {
      orange += tokens
      check(bulgarReach.includes(city), `the Bulgars cannot reach ${name}`)
      check(tokens <= 2, `${name} has ${tokens} orange tokens`)
    }
    check(tokens <= 3, `${name} has ${tokens} tokens`)
    const bare = colour === PERSIAN || city === capital
    check(bare ? tokens === 0 : tokens > 0, `${name} has ${tokens} tokens`)
    check(colour !== PERSIAN || printed[city] === PERSIAN, `${name} became Persian`)
    if (colour > ARAB) check(game.owner[city] === NONE, `${name} is controlled`)
    check(game.fort[city] === 0 || game.owner[city] !== NONE, `${name} has a fortification of nobody`)
  })
  check(orange <= data.setup.orangeTokens, `${orange} orange tokens`)
}
