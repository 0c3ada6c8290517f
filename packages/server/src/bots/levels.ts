import { BOT_LEVELS } from '@hippodrome/bots'
import type { SeatWish } from '@hippodrome/wire'
import { STAND_IN } from '../table/absence.ts'

const LEVELS: readonly string[] = BOT_LEVELS.map(({ id }) => id)

/** Whether a seat may be wished so: its bot, if it has one, must be of a level that everybody knows. */
export const isKnownLevel = ({ player }: Pick<SeatWish, 'player'>): boolean =>
  player === undefined || LEVELS.includes(player)

/** The level at which a bot plays. Tables of old may name any bot, also one that is none or that never ends. */
export const levelOf = (player: string): string => (LEVELS.includes(player) ? player : STAND_IN)
