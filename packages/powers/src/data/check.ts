import { BadData } from '@hippodrome/engine'
import { BOXES, type BoxId, POWERS, type PowerId, SEAS, UNITS, type UnitId } from '../vocabulary.ts'
import type { Force, PowersData, ScenarioData } from './schema.ts'

const MOST_CHITS = 10

const ascends = (numbers: readonly number[]): boolean =>
  numbers.every((number, i) => i === 0 || number > (numbers[i - 1] ?? 0))

const isOneOf = (ids: readonly string[], id: string): boolean => ids.includes(id)

/** Every column of the combat tables begins above the one before, the first at strength 1. */
export function checkCombat({ combat }: PowersData, place: string): void {
  if (combat.columns[0] !== 1 || !ascends(combat.columns))
    throw new BadData(`${place}.columns`, 'the columns begin at 1 and ascend')
}

/** A scenario can be laid out: its units exist, stand where such units can, and have somewhere to go. */
export function checkScenario(data: PowersData, scenario: ScenarioData, place: string): void {
  for (const power of POWERS) {
    const side = scenario.powers[power]
    if (!side) continue
    const where = `${place}.powers.${power}`
    if (!ascends(side.bands)) throw new BadData(`${where}.bands`, 'the bands ascend')
    if (side.chits > MOST_CHITS) throw new BadData(`${where}.chits`, `nobody holds more than ${MOST_CHITS}`)
    checkPlace(data, scenario, power, 'basileus', side.basileus, `${where}.basileus`)
    checkForce(data, scenario, power, side.loyal, `${where}.loyal`)
    checkForce(data, scenario, power, side.rebel, `${where}.rebel`)
    for (const unit of UNITS) checkCounters(data, power, unit, [side.loyal, side.rebel], where)
  }
}

function checkForce(
  data: PowersData,
  scenario: ScenarioData,
  power: PowerId,
  force: Force,
  place: string,
): void {
  for (const unit of UNITS) {
    const { at = {}, free = 0, in: places = [] } = force[unit] ?? {}
    const where = `${place}.${unit}`
    for (const id of [...Object.keys(at), ...places]) {
      checkPlace(data, scenario, power, unit, id, where)
      if (place.endsWith('rebel') && isOneOf(BOXES, id)) throw new BadData(where, `rebels cannot be in ${id}`)
    }
    if (free > 0 && places.length === 0) throw new BadData(where, 'free units need areas to be placed in')
    if (new Set(places).size !== places.length) throw new BadData(`${where}.in`, 'an area is named twice')
  }
}

function checkPlace(
  data: PowersData,
  scenario: ScenarioData,
  power: PowerId,
  unit: UnitId,
  id: string,
  where: string,
): void {
  const fleet = unit === 'fleet'
  if (isOneOf(BOXES, id)) {
    const box = data.boxes[id as BoxId]
    if (box?.owner !== power || scenario.noBoxes?.includes(id as BoxId))
      throw new BadData(where, `${id} is no box of this power`)
    if (fleet && !box.anchor) throw new BadData(where, `${id} has no anchor`)
  } else if (isOneOf(SEAS, id) !== fleet)
    throw new BadData(where, fleet ? `a fleet cannot be in ${id}` : `only a fleet can be in ${id}`)
  else if (id === 'Ist' && scenario.istria !== true)
    throw new BadData(where, 'the scenario does not use Istria')
}

function checkCounters(
  data: PowersData,
  power: PowerId,
  unit: UnitId,
  forces: readonly Force[],
  where: string,
): void {
  let used = 0
  for (const force of forces) {
    const { at = {}, free = 0 } = force[unit] ?? {}
    used += free
    for (const count of Object.values(at)) used += count
  }
  const counters = data.manifest[power][unit] ?? 0
  if (unit === 'basileus' && (used > 0 || counters !== 1))
    throw new BadData(where, 'there is one Basileus, with a place of his own')
  if (used > counters) throw new BadData(where, `${used} ${unit}, but ${counters} counters`)
}
