import { at, type Frame } from '@hippodrome/engine'
import { auditSteps } from './frames.ts'
import {
  areasOf,
  CUP,
  fortOf,
  heldSize,
  isRebel,
  ownerOf,
  type Powers,
  placeOf,
  poolOf,
  powerOf,
  sizeOf,
  unitsOf,
} from './state.ts'
import {
  BASILEUS,
  chitId,
  FLEET,
  isBox,
  isFort,
  isImmediate,
  isLand,
  isSea,
  KINDS,
  placeId,
  powerId,
  unitId,
} from './tables.ts'

/** What does not add up: counters by type and colour, chits, money, and who may be where. */
export function audit(game: Powers, stack: readonly Frame[] = []): string[] {
  const problems = auditSteps(game, stack)
  countUnits(game, problems)
  for (let stack = 0; stack < game.stackPlace.length; stack++) checkStack(game, stack, problems)
  for (let power = 0; power < 4; power++)
    if (at(game.treasury, power) < 0) problems.push(`${powerId(power)} owes money`)
  // By its keys: a chit that there is not would be at -1.
  const chits = Object.keys(game.chits).length
  if (chits !== game.tables.chitKinds.length) problems.push(`${chits} chits`)
  for (let power = 0; power < 4; power++) {
    const held = heldSize(game, power)
    if (held > 10) problems.push(`${powerId(power)} holds ${held} chits`)
  }
  game.chits.forEach((where, chit) => {
    const kind = at(game.tables.chitKinds, chit)
    if (where < CUP && isImmediate(kind) && chitId(kind) !== 'deCeremoniis')
      problems.push(`${powerId(where)} holds ${chitId(kind)}, which is played at once`)
  })
  return problems
}

function countUnits(game: Powers, problems: string[]): void {
  for (let power = 0; power < 4; power++)
    for (let unit = 0; unit < KINDS; unit++) {
      let count = poolOf(game, power, unit)
      for (let stack = 0; stack < game.stackPlace.length; stack++)
        if (placeOf(game, stack) >= 0 && powerOf(game, stack) === power) count += unitsOf(game, stack, unit)
      const counters = at(game.tables.manifest[power] as readonly number[], unit)
      if (count !== counters || poolOf(game, power, unit) < 0)
        problems.push(`${count} of ${counters} ${unitId(unit)} of ${powerId(power)}`)
    }
}

const isPlayed = (game: Powers, place: number, area: number): boolean =>
  game.tables.inPlay[area] === true && (place === area || fortOf(game, area) === place)

function checkStack(game: Powers, stack: number, problems: string[]): void {
  const place = placeOf(game, stack)
  const size = sizeOf(game, stack)
  if (place < 0) {
    if (size !== 0) problems.push(`units in the unused stack ${stack}`)
    return
  }
  const where = `the stack in ${placeId(place)}`
  if (areasOf(game, place).every((area) => isLand(area) && !isPlayed(game, place, area)))
    problems.push(`${where} is in a place that is not in play`)
  if (size === 0) problems.push(`${where} is empty`)
  for (let unit = 0; unit < KINDS; unit++)
    if (unitsOf(game, stack, unit) < 0) problems.push(`${where} has less than no ${unitId(unit)}`)
  const fleets = unitsOf(game, stack, FLEET)
  if (fleets > 0 && fleets < size) problems.push(`${where} mixes fleets and land units`)
  if (fleets > 0 && !isSea(place) && !isBox(place)) problems.push(`${where} has fleets on land`)
  if (fleets === 0 && isSea(place)) problems.push(`${where} swims`)
  if (isRebel(game, stack) && unitsOf(game, stack, BASILEUS) > 0)
    problems.push(`${where} is a rebel Basileus`)
  if (isBox(place) && (isRebel(game, stack) || game.tables.boxOf[powerOf(game, stack)] !== place))
    problems.push(`${where} is in another's box`)
  if (!isFort(place)) return
  for (let other = stack + 1; other < game.stackPlace.length; other++)
    if (placeOf(game, other) === place && ownerOf(game, other) !== ownerOf(game, stack))
      problems.push(`two owners in ${placeId(place)}`)
}
