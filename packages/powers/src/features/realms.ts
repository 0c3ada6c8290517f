import { Bits, type Block, type Frame } from '@hippodrome/engine'
import { POWER_COUNT, type Survey } from '../evaluation/survey.ts'
import type { Taxing } from '../rules/treasury/income.ts'
import { DONE, granterOf, hasActed, hasRebels, holderOf, type Offer, type Powers, REBEL } from '../state.ts'
import { BASILEUS, BOX0, CONSTANTINOPLE, isBox, isFort, KINDS, SEA0 } from '../tables.ts'

/** What is counted, by power. */
const LISTS = [
  'points',
  'income',
  'toCome',
  'upkeep',
  'hands',
  'alone',
  'shared',
  'value',
  'pillaged',
  'colonies',
  'monasteries',
  'walls',
  'granted',
  'received',
  'armies',
  'squadrons',
  'garrisons',
  'inBoxes',
  'done',
  'rebels',
  'offers',
  'promises',
] as const
type List = (typeof LISTS)[number]

/** What everybody can count of each power, once of a position. Filled again and again. */
export class Realms {
  /** The lists one after the other, so that all are cleared and read at once. */
  private readonly all = new Float64Array(LISTS.length * POWER_COUNT)
  /** Victory points as if the war ended now. */
  readonly points = this.list('points')
  readonly income = this.list('income')
  /** What is still to come of it in this turn. */
  readonly toCome = this.list('toCome')
  readonly upkeep = this.list('upkeep')
  readonly hands = this.list('hands')
  readonly value = this.list('value')
  private readonly alone = this.list('alone')
  private readonly shared = this.list('shared')
  private readonly pillaged = this.list('pillaged')
  private readonly colonies = this.list('colonies')
  private readonly monasteries = this.list('monasteries')
  private readonly walls = this.list('walls')
  private readonly granted = this.list('granted')
  private readonly received = this.list('received')
  private readonly armies = this.list('armies')
  private readonly squadrons = this.list('squadrons')
  private readonly garrisons = this.list('garrisons')
  private readonly inBoxes = this.list('inBoxes')
  private readonly done = this.list('done')
  private readonly rebels = this.list('rebels')
  private readonly offers = this.list('offers')
  private readonly promises = this.list('promises')
  cup = 0
  /** Who sits in Constantinople, or -1. */
  capital = -1

  private list(what: List): Float64Array {
    const first = LISTS.indexOf(what) * POWER_COUNT
    return this.all.subarray(first, first + POWER_COUNT)
  }

  /** Adds what a power has in each list from `first` on, by as many scales. */
  write(block: Block, first: List, power: number, scales: readonly number[]): void {
    block.addAll(this.all, LISTS.indexOf(first) * POWER_COUNT + power, scales, POWER_COUNT)
  }

  fill(game: Powers, survey: Survey, stack: readonly Frame[]): void {
    this.all.fill(0)
    this.countUnits(game, survey)
    this.countMarkers(game)
    this.countLands(game, survey, collectingIn(stack))
    this.countStacks(game, survey)
    this.countWords(game)
    this.cup = survey.cup
  }

  private countUnits({ tables, treasury }: Powers, survey: Survey): void {
    const { upkeep, boxOf, boxValue } = tables
    const { counters } = survey
    for (let power = 0; power < POWER_COUNT; power++) {
      this.points[power] = (survey.points[power] as number) + ((treasury[power] as number) >> 1)
      this.hands[power] = survey.hands[power] as number
      const box = boxOf[power] as number
      const income = box < 0 ? 0 : (boxValue[box - BOX0] as number)
      this.income[power] = income
      this.toCome[power] = income
      let due = 0
      for (let unit: number = BASILEUS; unit < KINDS; unit++)
        due += (counters[power * KINDS + unit] as number) * (upkeep[unit] as number)
      this.upkeep[power] = due
    }
  }

  private countLands(
    game: Powers,
    { presence, ground, active }: Survey,
    collecting: Taxing | undefined,
  ): void {
    const { values } = ground
    const { pillaged } = game
    for (let land = 0; land < SEA0; land++) {
      const here = presence[land] as number
      if (here === 0) continue
      const waste = hasRebels(here) || pillaged[land] === 1
      const count = Bits.size(here)
      const share = waste ? 0 : Math.floor((values[land] as number) / count)
      for (let power = 0; power < POWER_COUNT; power++) {
        if (!Bits.has(here, power)) continue
        raise(count === 1 ? this.alone : this.shared, power)
        if (waste) raise(this.pillaged, power)
        raise(this.value, power, share)
        if (collecting?.power === power && collecting.skip.includes(land)) raise(this.toCome, power, -share)
      }
    }
    for (let power = 0; power < POWER_COUNT; power++) {
      raise(this.income, power, this.value[power])
      raise(this.toCome, power, this.value[power])
    }
    for (let power = 0; power < POWER_COUNT; power++)
      if (collecting?.power !== power && (hasActed(game, power) || !Bits.has(active, power)))
        this.toCome[power] = 0
  }

  private countMarkers(game: Powers): void {
    const { colony, monastery, fortification, concession } = game
    for (let land = 0; land < SEA0; land++) {
      const settlers = colony[land] as number
      const monks = monastery[land] as number
      const walls = fortification[land] as number
      if (settlers < 0 && monks < 0 && walls === 0 && (concession[land] as number) < 0) continue
      if (settlers >= 0) raise(this.colonies, settlers)
      if (monks >= 0) raise(this.monasteries, monks)
      if (walls > 0)
        for (let power = 0; power < POWER_COUNT; power++) if (Bits.has(walls, power)) raise(this.walls, power)
      const granter = granterOf(game, land)
      if (granter < 0) continue
      raise(this.granted, granter)
      raise(this.received, holderOf(game, land))
    }
  }

  private countStacks({ stackMarks }: Powers, { count, stack, place, owner, fleet }: Survey): void {
    this.capital = -1
    for (let i = 0; i < count; i++) {
      const whose = owner[i] as number
      if (whose >= REBEL) {
        raise(this.rebels, whose - REBEL)
        continue
      }
      const where = place[i] as number
      const kind =
        (fleet[i] as number) > 0
          ? this.squadrons
          : isBox(where)
            ? this.inBoxes
            : isFort(where)
              ? this.garrisons
              : this.armies
      raise(kind, whose)
      if (((stackMarks[stack[i] as number] as number) & DONE) !== 0) raise(this.done, whose)
      if (where === CONSTANTINOPLE) this.capital = whose
    }
  }

  private countWords({ offers, agreements }: Powers): void {
    for (let i = 0; i < offers.length; i++) raise(this.offers, (offers[i] as Offer).to)
    for (let i = 0; i < agreements.length; i++) {
      const { terms } = agreements[i] as Offer
      for (const { term, by } of terms) if (term !== 'money' && term !== 'chit') raise(this.promises, by)
    }
  }
}

function raise(list: Float64Array, index: number, by = 1): void {
  list[index] = (list[index] as number) + by
}

/** The collecting of income that is under way: areas of `skip` have paid already, or were spared. */
function collectingIn(stack: readonly Frame[]): Taxing | undefined {
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i] as Frame
    if (frame.step === 'collect' || frame.step === 'taxes') return frame.local as Taxing
  }
  return undefined
}
