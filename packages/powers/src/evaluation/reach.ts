import { SEA0 } from '../tables.ts'
import { POWER_COUNT, type Survey } from './survey.ts'

/** An army is felt where it stands and next to it: of each power in each land the strongest that may come. */
export function spreadArmies({ owners, ground }: Survey, army: Float64Array, reach: Float64Array): void {
  const { starts, neighbours } = ground
  reach.set(army)
  for (let land = 0; land < SEA0; land++) {
    if (owners[land] === 0) continue
    const end = starts[land + 1] as number
    for (let power = 0; power < POWER_COUNT; power++) {
      const strength = army[land * POWER_COUNT + power] as number
      if (strength === 0) continue
      for (let i = starts[land] as number; i < end; i++) {
        const there = (neighbours[i] as number) * POWER_COUNT + power
        if (strength > (reach[there] as number)) reach[there] = strength
      }
    }
  }
}
