import { countHits } from '../../dice.ts'
import { BULGAR, NONE } from '../../names.ts'
import { armySize, cityStrength } from '../../state.ts'
import { step } from '../step.ts'
import { attackStrength, hitAttacker } from './battle.ts'
import { conquer } from './conquest.ts'
import { repulse } from './repulse.ts'

/** §17.5 */
const CAPITAL_KILLS = 2

/** §17.1, §17.2 The city shoots first. */
export const siege = step('siege', {
  rule: '17.2',
  play(game, _: object, flow) {
    const { active: seat, target: city } = game
    const force = game.force
    if (force === NONE) return
    const dice = flow.roll(cityStrength(game, city))
    const hits = countHits(dice)
    const size = force === BULGAR ? game.bulgars : armySize(game, seat, force)
    const losses = Math.min(size, hits * (city === game.tables.capital ? CAPITAL_KILLS : 1))
    flow.tell({ kind: 'siege', seat, force, city, dice, hits, losses })
    hitAttacker(game, losses, flow)
    flow.then(siegeOver, {})
  },
})

/** §17.3, §17.4 Only a stronger attacker takes the city. */
export const siegeOver = step('siegeOver', {
  rule: '17.3',
  play(game, _: object, flow) {
    const { active: seat, target: city } = game
    const force = game.force as 0 | 1 | 3
    const strength = attackStrength(game)
    const against = cityStrength(game, city)
    const won = strength > against
    flow.tell({ kind: 'siegeOver', seat, force, city, strength, cityStrength: against, won })
    if (won) conquer(game, flow)
    else repulse(game, flow)
  },
})
