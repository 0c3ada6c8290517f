import { at, Bits, type Seat } from '@hippodrome/engine'
import { eyesOf, isSeen } from '../fog.ts'
import {
  colourOf,
  areaOf,
  hasBasileus,
  isActive,
  isFleet,
  ownerOf,
  type Powers,
  placeOf,
  powerOf,
  REBEL,
  seatOf,
  unitsOf,
} from '../state.ts'
import { type Border, FLEET, isBox, isFort, isLand, isSea, KINDS, MILITIA, SEA0 } from '../tables.ts'
import { POWER_COUNT, type Realms } from './realms.ts'

const SLOTS = SEA0 * POWER_COUNT
/** What walls add to a garrison. */
const WALLS = 1.5
/** How much of an army militia are. */
const AT_HOME = 0.3

/**
 * Who stands where as one seat sees it (§24.1). What it may not examine it takes for the average: of each colour as many
 * units as are in play and not seen, over as many stacks.
 */
export class Field {
  /** By land and power: units, those of them behind walls, and what goes to war. */
  readonly guard = new Float64Array(SLOTS)
  readonly inside = new Float64Array(SLOTS)
  readonly army = new Float64Array(SLOTS)
  /** By land, and by place from the first sea on and power: rebels, fleets and what waits in boxes. */
  readonly rebels = new Float64Array(SEA0)
  readonly abroad: Float64Array
  /** By power: the land where its Basileus is seen, or -1. */
  readonly court = new Int8Array(POWER_COUNT)
  readonly largest = new Float64Array(POWER_COUNT)
  readonly hidden = new Float64Array(POWER_COUNT)
  /** By power: what neighbours in arms may take of it, in how many lands they are stronger, and what its armies may take. */
  readonly threatened = new Float64Array(POWER_COUNT)
  readonly outmatched = new Float64Array(POWER_COUNT)
  readonly prize = new Float64Array(POWER_COUNT)
  /** By stack how many units it has, or is thought to have; the same of what goes to war. */
  private sizes = new Float64Array(128)
  private armies = new Float64Array(128)
  private readonly reach = new Float64Array(SLOTS)
  private readonly owners = new Uint8Array(SEA0)
  private readonly loose = new Float64Array(POWER_COUNT * KINDS)
  private readonly unseenLand = new Float64Array(POWER_COUNT)
  private readonly unseenFleet = new Float64Array(POWER_COUNT)
  private seen = new Uint8Array(128)

  constructor(places: number) {
    this.abroad = new Float64Array((places - SEA0) * POWER_COUNT)
  }

  fill(game: Powers, seat: Seat, realms: Realms): void {
    if (game.stackPlace.length > this.seen.length) this.grow(game.stackPlace.length)
    this.look(game, seat, realms)
    this.guess(game)
    this.muster(game)
    this.spread(game)
    this.weigh(game)
  }

  sizeOf(stack: number): number {
    return this.sizes[stack] as number
  }

  private grow(stacks: number): void {
    this.seen = new Uint8Array(2 * stacks)
    this.sizes = new Float64Array(2 * stacks)
    this.armies = new Float64Array(2 * stacks)
  }

  /** What is seen, and what of each colour is not. */
  private look(game: Powers, seat: Seat, realms: Realms): void {
    const { loose, seen, hidden } = this
    const eyes = eyesOf(game, seat)
    loose.set(realms.counters)
    this.unseenLand.fill(0)
    this.unseenFleet.fill(0)
    hidden.fill(0)
    this.court.fill(-1)
    for (let stack = 0; stack < game.stackPlace.length; stack++) {
      const place = placeOf(game, stack)
      if (place < 0) continue
      const power = powerOf(game, stack)
      seen[stack] = isSeen(game, seat, stack, eyes) ? 1 : 0
      if (seen[stack] === 0) {
        const unseen = isFleet(game, stack) ? this.unseenFleet : this.unseenLand
        unseen[power] = (unseen[power] as number) + 1
        hidden[power] = (hidden[power] as number) + 1
        continue
      }
      for (let unit = 0; unit < KINDS; unit++) {
        const slot = power * KINDS + unit
        loose[slot] = (loose[slot] as number) - unitsOf(game, stack, unit)
      }
      if (hasBasileus(game, stack) && ownerOf(game, stack) < REBEL && !isBox(place) && !isSea(place))
        this.court[power] = areaOf(game, place)
    }
  }

  private guess(game: Powers): void {
    const { loose, seen, sizes, armies } = this
    for (let stack = 0; stack < game.stackPlace.length; stack++) {
      if (placeOf(game, stack) < 0) continue
      const power = powerOf(game, stack)
      if (seen[stack] === 1) {
        let units = 0
        for (let unit = 0; unit < KINDS; unit++) units += unitsOf(game, stack, unit)
        sizes[stack] = units
        armies[stack] = units - unitsOf(game, stack, FLEET) - (1 - AT_HOME) * unitsOf(game, stack, MILITIA)
      } else if (isFleet(game, stack)) {
        sizes[stack] = (loose[power * KINDS + FLEET] as number) / (this.unseenFleet[power] as number)
        armies[stack] = 0
      } else {
        let units = 0
        for (let unit = 0; unit < FLEET; unit++) units += loose[power * KINDS + unit] as number
        const stacks = this.unseenLand[power] as number
        sizes[stack] = units / stacks
        armies[stack] = (units - (1 - AT_HOME) * (loose[power * KINDS + MILITIA] as number)) / stacks
      }
    }
  }

  private muster(game: Powers): void {
    const { guard, inside, army, rebels, abroad, largest, owners, sizes, armies } = this
    guard.fill(0)
    inside.fill(0)
    army.fill(0)
    rebels.fill(0)
    abroad.fill(0)
    largest.fill(0)
    owners.fill(0)
    for (let stack = 0; stack < game.stackPlace.length; stack++) {
      const place = placeOf(game, stack)
      if (place < 0) continue
      const owner = ownerOf(game, stack)
      const size = sizes[stack] as number
      if (owner < REBEL) largest[owner] = Math.max(largest[owner] as number, armies[stack] as number)
      if (isSea(place) || isBox(place)) {
        const slot = (place - SEA0) * POWER_COUNT + colourOf(owner)
        abroad[slot] = (abroad[slot] as number) + size
        continue
      }
      const land = areaOf(game, place)
      if (!isLand(land)) continue
      owners[land] = Bits.with(owners[land] as number, owner)
      if (owner >= REBEL) {
        rebels[land] = (rebels[land] as number) + size
        continue
      }
      const slot = land * POWER_COUNT + owner
      guard[slot] = (guard[slot] as number) + size
      army[slot] = (army[slot] as number) + (armies[stack] as number)
      if (isFort(place)) inside[slot] = (inside[slot] as number) + size
    }
  }

  /** An army is felt where it stands and next to it. */
  private spread({ tables }: Powers): void {
    const { army, reach } = this
    reach.set(army)
    for (let slot = 0; slot < SLOTS; slot++) {
      const strength = army[slot] as number
      if (strength === 0) continue
      const borders = tables.borders[slot >> 2] as readonly Border[]
      for (let i = 0; i < borders.length; i++) {
        const there = (borders[i] as Border).to * POWER_COUNT + (slot & 3)
        if (strength > (reach[there] as number)) reach[there] = strength
      }
    }
  }

  private weigh(game: Powers): void {
    const { guard, inside, reach, owners, threatened, outmatched, prize } = this
    const { values } = game.tables
    threatened.fill(0)
    outmatched.fill(0)
    prize.fill(0)
    for (let land = 0; land < SEA0; land++) {
      const value = at(values, land)
      if (value === 0) continue
      const first = land * POWER_COUNT
      for (let power = 0; power < POWER_COUNT; power++) {
        const near = reach[first + power] as number
        if ((guard[first + power] as number) > 0) {
          const threat = this.threatTo(game, first, power)
          if (threat === 0) continue
          const walls = (inside[first + power] as number) > 0 ? WALLS : 0
          const over = threat - (guard[first + power] as number) - walls
          threatened[power] = (threatened[power] as number) + value * riskOf(over)
          if (over > 0) outmatched[power] = (outmatched[power] as number) + 1
        } else if (near > 0) {
          const over = near - this.strongest(game, first, power)
          prize[power] = (prize[power] as number) + value * riskOf(owners[land] === 0 ? near : over)
        }
      }
    }
  }

  /** The greatest army of others that may come here. */
  private threatTo(game: Powers, first: number, power: number): number {
    const seat = seatOf(game, power)
    let most = 0
    for (let enemy = 0; enemy < POWER_COUNT; enemy++) {
      const strength = this.reach[first + enemy] as number
      if (strength <= most || enemy === power || !isActive(game, enemy)) continue
      if (seat < 0 || seatOf(game, enemy) !== seat) most = strength
    }
    return most
  }

  /** The strongest of the others that stand here. */
  private strongest(game: Powers, first: number, power: number): number {
    const seat = seatOf(game, power)
    let most = this.rebels[first >> 2] as number
    for (let other = 0; other < POWER_COUNT; other++)
      if (other !== power && (seat < 0 || seatOf(game, other) !== seat))
        most = Math.max(most, this.guard[first + other] as number)
    return most
  }

  ownersOf(land: number): Bits {
    return this.owners[land] as number
  }
}

/** About how likely an area changes hands where one side is so much stronger. */
const riskOf = (over: number): number => Math.min(0.5, Math.max(0.04, 0.15 + 0.05 * over))
