import { at, Bits, type Inputs, type Seat } from '@hippodrome/engine'
import { POWER_COUNT, type Survey } from '../evaluation/survey.ts'
import { isKnown } from '../fog.ts'
import { CUP, type Powers, seatOf } from '../state.ts'
import { FORT0, SEA0 } from '../tables.ts'
import { BOXES, CHITS, LANDS, SEAS } from '../vocabulary.ts'
import type { Field } from './field.ts'

/** Of an area and each power. */
const OF_POWER = ['units', 'units inside', 'colony', 'fortification', 'court'] as const
/** Of an area besides. */
const OF_LAND = ['rebels', 'pillaged'] as const

/** Which areas and chits: what a model that serves any board leaves out. */
export class Places {
  readonly names: readonly string[]
  private readonly perLand = POWER_COUNT * OF_POWER.length + OF_LAND.length
  private readonly abroad: number
  private readonly chits: number

  constructor(
    private readonly first: number,
    roles: readonly string[],
  ) {
    const ofLand = [...roles.flatMap((role) => OF_POWER.map((what) => `${role} ${what}`)), ...OF_LAND]
    this.abroad = first + LANDS.length * this.perLand
    this.chits = this.abroad + (FORT0 - SEA0) * POWER_COUNT
    this.names = [
      ...LANDS.flatMap((land) => ofLand.map((what) => `${land}: ${what}`)),
      ...[...SEAS, ...BOXES].flatMap((place) => roles.map((role) => `${place}: ${role} units`)),
      ...CHITS.map((chit) => `${chit}: own`),
      ...CHITS.map((chit) => `${chit}: with another`),
    ]
  }

  write(game: Powers, seat: Seat, survey: Survey, field: Field, roles: Uint8Array, inputs: Inputs): void {
    for (let land = 0; land < SEA0; land++)
      this.writeLand(game, land, survey.owners[land] !== 0, field, roles, inputs)
    for (let place = 0; place < FORT0 - SEA0; place++)
      for (let role = 0; role < POWER_COUNT; role++) {
        const units = field.abroad[place * POWER_COUNT + (roles[role] as number)] as number
        inputs.put(this.abroad + place * POWER_COUNT + role, units / 4)
      }
    for (let chit = 0; chit < game.chits.length; chit++) {
      const where = at(game.chits, chit)
      if (where >= CUP || !isKnown(game, seat, chit)) continue
      const own = seatOf(game, where) === seat
      inputs.put(this.chits + (own ? 0 : CHITS.length) + at(game.tables.chitKinds, chit), 1)
    }
  }

  private writeLand(
    game: Powers,
    land: number,
    owned: boolean,
    field: Field,
    roles: Uint8Array,
    inputs: Inputs,
  ): void {
    const first = this.first + land * this.perLand
    const colony = at(game.colony, land)
    const walls = at(game.fortification, land)
    const last = first + POWER_COUNT * OF_POWER.length
    inputs.put(last, (field.rebels[land] as number) / 4)
    inputs.put(last + 1, at(game.pillaged, land))
    if (!owned && colony < 0 && walls === 0) return
    for (let role = 0; role < POWER_COUNT; role++) {
      const power = roles[role] as number
      const slot = land * POWER_COUNT + power
      const from = first + role * OF_POWER.length
      if (owned) {
        inputs.put(from, (field.guard[slot] as number) / 6)
        inputs.put(from + 1, (field.inside[slot] as number) / 4)
        if (field.court[power] === land) inputs.put(from + 4, 1)
      }
      if (colony === power) inputs.put(from + 2, 1)
      if (walls > 0 && Bits.has(walls, power)) inputs.put(from + 3, 1)
    }
  }
}
