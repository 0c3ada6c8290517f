import type { BotLevel } from '@hippodrome/bots'
import type { Language } from '@hippodrome/engine'
import type { setupWords } from './words.ts'

/** What to expect of each level, weakest first. Pages that only speak of bots load none. */
const CHARACTERS = {
  recruit: 'saysRecruit',
  novice: 'saysNovice',
  squire: 'saysSquire',
  captain: 'saysCaptain',
  master: 'saysMaster',
  strategos: 'saysStrategos',
} as const satisfies { readonly [level in BotLevel]: string }

export const LEVELS = Object.keys(CHARACTERS) as readonly BotLevel[]

export const levelOf = (player: string): BotLevel | undefined => LEVELS.find((level) => level === player)

export const characterOf = (level: BotLevel, words: (typeof setupWords)[Language]): string =>
  words[CHARACTERS[level]]
