import { Bits, type Seat } from '@hippodrome/engine'
import { eyesOf, isSeen } from '../fog.ts'
import { NOWHERE } from '../evaluation/ground.ts'
import { spreadArmies } from '../evaluation/reach.ts'
import { POWER_COUNT, type Survey } from '../evaluation/survey.ts'
import { colourOf, isRebel, type Powers, REBEL, seatOf } from '../state.ts'
import { FLEET, FORT0, isBox, isFort, isSea, KINDS, MILITIA, SEA0 } from '../tables.ts'

const ROOM = 128
const perPower = () => new Float64Array(POWER_COUNT)
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
  readonly largest = perPower()
  readonly hidden = perPower()
  /** By power: what neighbours in arms may take of it, in how many lands they are stronger, and what its armies may take. */
  readonly threatened = perPower()
  readonly outmatched = perPower()
  readonly prize = perPower()
  /** By stack how many units it has, or is thought to have. */
  private sizes = new Float64Array(ROOM)
  private seen = new Uint8Array(ROOM)
  /** The powers that the seat plays. */
  private own: Bits = Bits.empty
  /** Whether rebels are led, and what the seat sees then. */
  private leads = false
  private eyes: readonly boolean[] = []
  private readonly reach = new Float64Array(SLOTS)
  /** By colour the land units that are not seen, the militia among them, and the fleets; and in how many stacks they are. */
  private readonly troops = perPower()
  private readonly militia = perPower()
  private readonly ships = perPower()
  private readonly unseenLand = perPower()
  private readonly unseenFleet = perPower()
  /** By colour what such a stack is thought to have, and what of it goes to war. */
  private readonly usual = perPower()
  private readonly usualArmy = perPower()
  private readonly usualFleet = perPower()

  constructor(places: number) {
    this.abroad = new Float64Array((places - SEA0) * POWER_COUNT)
  }

  fill(game: Powers, seat: Seat, survey: Survey): void {
    if (game.stackPlace.length > this.seen.length) this.grow(game.stackPlace.length)
    this.look(game, seat, survey)
    this.guess()
    this.muster(survey)
    spreadArmies(survey, this.army, this.reach)
    this.weigh(survey)
  }

  sizeOf(stack: number): number {
    return this.sizes[stack] as number
  }

  /** Whether the seat sees a stack, by its place among those in play. */
  hasSeen(i: number): boolean {
    return this.seen[i] === 1
  }

  private grow(stacks: number): void {
    this.seen = new Uint8Array(2 * stacks)
    this.sizes = new Float64Array(2 * stacks)
  }

  /** What is seen, and what of each colour is not. */
  private look(game: Powers, seat: Seat, survey: Survey): void {
    const { troops, militia, ships, seen, court, unseenLand, unseenFleet } = this
    const { count, place, owner } = survey
    this.open(game, seat, survey)
    this.countAll(survey)
    unseenLand.fill(0)
    unseenFleet.fill(0)
    court.fill(-1)
    for (let i = 0; i < count; i++) {
      const whose = owner[i] as number
      const power = colourOf(whose)
      const fleet = survey.fleet[i] as number
      if (!this.sees(game, seat, survey, i)) {
        seen[i] = 0
        raise(fleet > 0 ? unseenFleet : unseenLand, power, 1)
        continue
      }
      seen[i] = 1
      const men = survey.militia[i] as number
      raise(troops, power, -(survey.mobile[i] as number) - men)
      raise(militia, power, -men)
      raise(ships, power, -fleet)
      const where = place[i] as number
      if ((survey.basileus[i] as number) > 0 && whose < REBEL && !isBox(where) && !isSea(where))
        court[power] = survey.land[i] as number
    }
  }

  /** §17.7 Who leads rebels sees by them too; `eyesOf` knows. */
  private open(game: Powers, seat: Seat, { seats }: Survey): void {
    this.leads = game.opStack >= 0 && isRebel(game, game.opStack)
    if (this.leads) this.eyes = eyesOf(game, seat)
    this.own = Bits.empty
    for (let power = 0; power < POWER_COUNT; power++)
      if (seats[power] === seat) this.own = Bits.with(this.own, power)
  }

  /** `isSeen`, faster while nobody leads rebels, as nearly always: it is known already who has a unit where (§24.1). */
  private sees(game: Powers, seat: Seat, { stack, place, owner, presence }: Survey, i: number): boolean {
    if (Bits.has(this.own, owner[i] as number)) return true
    const number = stack[i] as number
    const where = place[i] as number
    if (this.leads) return isSeen(game, seat, number, this.eyes)
    if (where < FORT0 && Bits.meet(presence[where] as number, this.own)) return true
    if (Bits.has(game.stackSeen[number] as number, seat)) return true
    if (number === game.battleAttacker || number === game.battleDefender) return true
    if (number === game.opStack && game.actor >= 0 && seatOf(game, game.actor) === seat) return true
    return where >= FORT0 && this.seesInside(game.tables.hosts[where] as readonly number[], presence)
  }

  private seesInside(hosts: readonly number[], presence: Uint8Array): boolean {
    for (let i = 0; i < hosts.length; i++)
      if (Bits.meet(presence[hosts[i] as number] as number, this.own)) return true
    return false
  }

  /** The counters of each colour, of which those are taken away that are seen. */
  private countAll({ counters }: Survey): void {
    for (let power = 0; power < POWER_COUNT; power++) {
      const first = power * KINDS
      let units = 0
      for (let unit = 0; unit < FLEET; unit++) units += counters[first + unit] as number
      this.troops[power] = units
      this.militia[power] = counters[first + MILITIA] as number
      this.ships[power] = counters[first + FLEET] as number
    }
  }

  /** What a stack that is not seen has on average. */
  private guess(): void {
    const { troops, militia, ships, unseenLand, unseenFleet, hidden } = this
    for (let power = 0; power < POWER_COUNT; power++) {
      const units = troops[power] as number
      const stacks = unseenLand[power] as number
      const fleets = unseenFleet[power] as number
      hidden[power] = stacks + fleets
      this.usual[power] = units / stacks
      this.usualArmy[power] = (units - (1 - AT_HOME) * (militia[power] as number)) / stacks
      this.usualFleet[power] = (ships[power] as number) / fleets
    }
  }

  private muster(survey: Survey): void {
    const { guard, inside, army, rebels, abroad, largest, sizes, seen } = this
    const { count, stack, place, owner, land, mobile, militia, fleet } = survey
    guard.fill(0)
    inside.fill(0)
    army.fill(0)
    rebels.fill(0)
    abroad.fill(0)
    largest.fill(0)
    for (let i = 0; i < count; i++) {
      const whose = owner[i] as number
      const power = colourOf(whose)
      const ships = fleet[i] as number
      const men = militia[i] as number
      const troops = (mobile[i] as number) + men
      const known = seen[i] === 1
      const sailing = ships > 0
      const size = known ? troops + ships : ((sailing ? this.usualFleet[power] : this.usual[power]) as number)
      const strength = known ? troops - (1 - AT_HOME) * men : sailing ? 0 : (this.usualArmy[power] as number)
      sizes[stack[i] as number] = size
      if (whose < REBEL && strength > (largest[whose] as number)) largest[whose] = strength
      const here = land[i] as number
      if (here === NOWHERE) {
        raise(abroad, ((place[i] as number) - SEA0) * POWER_COUNT + power, size)
        continue
      }
      if (whose >= REBEL) {
        raise(rebels, here, size)
        continue
      }
      const slot = here * POWER_COUNT + whose
      raise(guard, slot, size)
      raise(army, slot, strength)
      if (isFort(place[i] as number)) raise(inside, slot, size)
    }
  }

  private weigh({ owners, foes, others, ground }: Survey): void {
    const { guard, inside, reach, threatened, outmatched, prize } = this
    const { values } = ground
    threatened.fill(0)
    outmatched.fill(0)
    prize.fill(0)
    for (let land = 0; land < SEA0; land++) {
      const value = values[land] as number
      if (value === 0) continue
      const first = land * POWER_COUNT
      for (let power = 0; power < POWER_COUNT; power++) {
        const near = reach[first + power] as number
        const own = guard[first + power] as number
        if (own > 0) {
          const threat = strongestOf(reach, first, foes[power] as number, 0)
          if (threat === 0) continue
          const walls = (inside[first + power] as number) > 0 ? WALLS : 0
          const over = threat - own - walls
          raise(threatened, power, value * riskOf(over))
          if (over > 0) raise(outmatched, power, 1)
        } else if (near > 0) {
          const against =
            owners[land] === 0
              ? 0
              : strongestOf(guard, first, others[power] as number, this.rebels[land] as number)
          raise(prize, power, value * riskOf(near - against))
        }
      }
    }
  }
}

const raise = (list: Float64Array, index: number, by: number): void => {
  list[index] = (list[index] as number) + by
}

/** The most that any of some powers have in the land whose slots begin at `first`, and no less than `least`. */
function strongestOf(list: Float64Array, first: number, powers: Bits, least: number): number {
  let most = least
  for (let power = 0; power < POWER_COUNT; power++) {
    const strength = list[first + power] as number
    if (strength > most && Bits.has(powers, power)) most = strength
  }
  return most
}

/** About how likely an area changes hands where one side is so much stronger. */
const riskOf = (over: number): number => Math.min(0.5, Math.max(0.04, 0.15 + 0.05 * over))
