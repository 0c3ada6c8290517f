import {
  commitmentTo,
  type Config,
  FORMAT,
  FORMAT_VERSION,
  type Game,
  type MatchFile,
  newHeader,
} from '@hippodrome/engine'
import type { MatchStore, StoredMatch } from './matchStore.ts'

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export const newMatchId = (): string => hex(crypto.getRandomValues(new Uint8Array(8)))

export function newSeed(): { seed: string; commitment: string } {
  const seed = hex(crypto.getRandomValues(new Uint8Array(32)))
  return { seed, commitment: commitmentTo(seed) }
}

/** The file of a match that has yet to begin. */
export function newMatchFile(
  rules: Pick<Game, 'id' | 'rules' | 'data'>,
  config: Config,
  seats: MatchFile['seats'],
  extra: { script?: number[]; position?: unknown } = {},
): MatchFile {
  const { seed } = newSeed()
  return {
    format: FORMAT,
    version: FORMAT_VERSION,
    ...newHeader(rules, config, seats, seed, extra),
    choices: [],
  }
}

/** Keeps a new match and gives its name. */
export async function addMatch(
  store: MatchStore,
  file: MatchFile,
  how: Pick<StoredMatch, 'hidden'> = {},
): Promise<string> {
  const id = newMatchId()
  await store.put({ id, revision: 1, file, changed: Date.now(), ...how })
  return id
}
