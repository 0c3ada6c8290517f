import { createHash, randomBytes } from 'node:crypto'

/** A name that nobody guesses: 128 random bits. */
export const newId = (): string => randomBytes(16).toString('base64url')

/** A secret that is shown once; only its hash is kept. */
export const newKey = (): string => randomBytes(32).toString('base64url')

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Letters that nobody mistakes for one another when they copy them from paper. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const GROUPS = 5
const GROUP = 4

/** A code to write down: a hundred random bits in five groups. */
export function newRecoveryCode(): string {
  const letters = [...randomBytes(GROUPS * GROUP)].map((byte) => LETTERS[byte % LETTERS.length] ?? '')
  return Array.from({ length: GROUPS }, (_, group) =>
    letters.slice(group * GROUP, (group + 1) * GROUP).join(''),
  ).join('-')
}

/** What was typed, as the code was written: spaces, dashes and small letters do not matter. */
export const recoveryHash = (typed: string): string =>
  hashOf(typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))
