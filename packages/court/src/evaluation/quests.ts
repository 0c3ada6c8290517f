import { Bits, type Seat } from '@hippodrome/engine'
import type { Counter } from '../data/parts.ts'
import type { Court } from '../state.ts'
import { pickOf } from './pledges.ts'
import type { Outlook } from './supply.ts'
import { WEIGHT } from './weights.ts'

/** Quests as they stand now; the weakest will be given up. */
export function questWorth({ game, pledges, units }: Outlook, seat: Seat): number {
  const quests = game.quests.held[seat] as number[]
  const gone = pickOf(pledges, 'discard-quest', seat)
  let sum = 0
  let count = 0
  let least = Number.POSITIVE_INFINITY
  for (const quest of quests) {
    const score = game.tables.quests[quest]?.score
    if (quest === gone || !score) continue
    const doxa = units.score(game, seat, score)
    sum += doxa
    count += 1
    least = Math.min(least, doxa)
  }
  const kept = count > game.tables.rules.quests.final ? sum - least : sum
  return kept * WEIGHT.quest
}

type Placed = { readonly unit: number; readonly count: number; readonly area: number }

/** What the units of a fulfilled Event would add to a seat's Quests. */
export function questGain(game: Court, seat: Seat, units: readonly Placed[]): number {
  let gain = 0
  const quests = game.quests.held[seat] as number[]
  for (let i = 0; i < quests.length; i++) {
    const score = game.tables.quests[quests[i] as number]?.score
    if (score?.mode !== 'per' || score.count.of !== 'unitsOnMap' || score.count.withSeal) continue
    let n = 0
    for (let j = 0; j < units.length; j++) {
      const placed = units[j] as Placed
      if (counts(game, score.count, placed)) n += placed.count
    }
    gain += (n * (score.each ?? 1)) / (score.per ?? 1)
  }
  return gain * WEIGHT.questHope
}

const counts = (game: Court, counter: Counter, { unit, area }: Placed): boolean =>
  (counter.units === undefined || Bits.has(counter.units, unit)) &&
  (counter.type === undefined || game.tables.units[unit]?.type === counter.type) &&
  (counter.area === undefined || counter.area === area) &&
  (counter.areas === undefined || Bits.has(counter.areas, area))
