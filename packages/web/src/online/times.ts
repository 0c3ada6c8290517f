import { DAY, HOUR, MINUTE, SECOND, type Time } from '@hippodrome/wire'

const live = (minutes: number, increment: number): Time => ({
  kind: 'live',
  base: minutes * MINUTE,
  increment: increment * SECOND,
})
const turns = (each: number, reserve: number): Extract<Time, { readonly kind: 'turns' }> => ({
  kind: 'turns',
  each,
  reserve,
  off: ['nights'],
})

/** How much time people usually give themselves, by the way they play. */
export const TIMES = {
  live: [live(15, 10), live(30, 20), live(60, 30)],
  bank: [
    { kind: 'bank', each: 30 * SECOND, bank: 10 * MINUTE },
    { kind: 'bank', each: MINUTE, bank: 20 * MINUTE },
  ],
  turns: [turns(DAY, 3 * DAY), turns(12 * HOUR, DAY), turns(3 * DAY, 7 * DAY)],
} as const satisfies { readonly [kind in Time['kind']]: readonly Time[] }

/** What is proposed first. */
export const USUAL_TIMES = { live: TIMES.live[0], bank: TIMES.bank[0], turns: TIMES.turns[0] } as const
