import { type MatchFile, parseMatchFile } from '@hippodrome/engine'
import { call } from './server.ts'

export const fileOf = async (match: string): Promise<MatchFile> =>
  parseMatchFile(JSON.stringify(await call('GET', `/tables/${match}/file`)))

/** A match of one's own that goes on from a moment of one that is played. */
export const fileFrom = async (match: string, made: number): Promise<MatchFile> =>
  parseMatchFile(JSON.stringify(await call('GET', `/tables/${match}/from/${made}`)))
