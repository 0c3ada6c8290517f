import type { BotLevel } from '@hippodrome/bots'
import type { Configuration } from '@hippodrome/engine'
import * as v from 'valibot'
import { NAMES } from '../app/names.ts'
import type { Options } from './groups.ts'
import { LEVELS } from './levels.ts'
import { isPossible } from './options.ts'

/** Somebody who is elsewhere: a friend by the link, whoever comes, or a program. They need a server. */
export const ELSEWHERE = ['friend', 'anyone', 'program'] as const
export type Elsewhere = (typeof ELSEWHERE)[number]

export type Chair = { readonly name: string; readonly player: 'human' | BotLevel | Elsewhere }
export type SetUp = { readonly chairs: readonly Chair[]; readonly options: Options }

const PLAYERS = ['human', ...LEVELS, ...ELSEWHERE] as const

export const isElsewhere = ({ player }: Chair): boolean => ELSEWHERE.some((kind) => kind === player)

const schema = v.object({
  chairs: v.array(v.object({ name: v.pipe(v.string(), v.maxLength(24)), player: v.picklist(PLAYERS) })),
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
})

const keyOf = (game: string): string => `hippodrome.setup.${game}`

/** A person and bots that suit somebody who knows the game a little. */
export const firstChairs = (count: number): readonly Chair[] =>
  Array.from({ length: count }, (_, index) => ({
    name: NAMES[index] ?? '',
    player: index === 0 ? 'human' : 'squire',
  }))

/** The set-up that a text remembers, if it can be played by the rules of today. */
export function setUpFrom(game: Configuration, text: string | null | undefined): SetUp {
  try {
    const kept = v.parse(schema, JSON.parse(text ?? ''))
    if (isPossible(game, kept.chairs.length, kept.options)) return kept
  } catch {
    // Nothing was kept, or it is spoilt.
  }
  return { chairs: firstChairs(Math.min(3, game.seats.max)), options: {} }
}

export function remember(game: string, setUp: SetUp): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(setUp))
  } catch {
    // A browser that stores nothing forgets the set-up with the tab.
  }
}

export const remembered = (game: Configuration): SetUp =>
  setUpFrom(game, localStorage.getItem(keyOf(game.id)))
