import { draw, fastChance } from '@hippodrome/engine'
import { type Bot, decisionOf, mixSeeds } from './bot.ts'

/** Any choice, each as likely as the others. */
export const randomBot = (seed: number): Bot => ({
  name: 'random',
  choose: (_runner, state, seat) =>
    draw(fastChance(mixSeeds(seed, state.version)), decisionOf(state, seat).choices.length),
})
