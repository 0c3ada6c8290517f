import { type Court, eventNow, NOMISMA } from '../state.ts'
import { openRound } from '../evaluation/supply.ts'

/** Goods that Events want and cards produce: the seven Resources and Nomisma. */
export const WANTED = NOMISMA + 1

type Goods = readonly number[]

/** What the Events want, reckoned once of a position. Filled again and again. */
export class Demand {
  /** Of the round's Event as long as it can be contributed to; until an Option is chosen, on average of both. */
  readonly now = new Float64Array(WANTED)
  /** Of the Events after it, on average of their Options. */
  readonly later = new Float64Array(WANTED)
  /** How much more of a good the first Option wants than the second, while neither is chosen. */
  readonly between = new Float64Array(WANTED)
  /** Whether the round's Event can still be contributed to. */
  open = false
  decided = false

  fill(game: Court): void {
    const first = openRound(game)
    const chosen = game.events.options[game.round] ?? -1
    this.now.fill(0)
    this.later.fill(0)
    this.between.fill(0)
    this.open = first === game.round && eventNow(game) !== undefined
    this.decided = this.open && chosen >= 0
    for (let round = first; round < game.events.row.length; round++) {
      if (!game.events.shown[round]) continue
      const options = game.tables.events[game.events.row[round] as number]?.options
      const one = options?.[0]?.requires
      const two = options?.[1]?.requires ?? one
      if (!one || !two) continue
      if (round !== game.round) addHalves(this.later, one, two)
      else if (chosen >= 0) addHalves(this.now, chosen === 0 ? one : two, chosen === 0 ? one : two)
      else {
        addHalves(this.now, one, two)
        for (let good = 0; good < WANTED; good++)
          this.between[good] = (one[good] as number) - (two[good] as number)
      }
    }
  }

  /** How much of what is wanted now some goods would give, Nomisma left out. */
  met(stock: Float64Array): number {
    let met = 0
    for (let good = 0; good < NOMISMA; good++)
      met += Math.min(this.now[good] as number, stock[good] as number)
    return met
  }

  /** How much of what the court still wants after this Event some goods would give. */
  metLater(stock: Float64Array): number {
    let met = 0
    for (let good = 0; good < NOMISMA; good++)
      met += Math.min(this.later[good] as number, stock[good] as number)
    return met
  }

  /** What is missing now if these goods were all given. */
  missing(stock: Float64Array): number {
    let missing = 0
    for (let good = 0; good < WANTED; good++) {
      const less = (this.now[good] as number) - (stock[good] as number)
      if (less > 0) missing += good === NOMISMA ? less / 3 : less
    }
    return missing
  }
}

function addHalves(into: Float64Array, one: Goods, two: Goods): void {
  for (let good = 0; good < WANTED; good++)
    into[good] = (into[good] as number) + ((one[good] as number) + (two[good] as number)) / 2
}
