import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Header, matchFile, type MatchFile } from '@hippodrome/engine'
import { MATCHES } from '../defaults.ts'
import { BadInput } from '../errors.ts'
import { readMatch, refuseFolder, writeWhole } from '../files.ts'
import type { Table } from '../table.ts'
import type { Keeper } from './session.ts'

/** A file of its own for a new match. */
export function freePath({ game, commitment }: Pick<Header, 'game' | 'commitment'>): string {
  const name = join(MATCHES, `${game}-${commitment.slice(0, 8)}`)
  let path = `${name}.json`
  for (let count = 2; existsSync(path); count++) path = `${name}-${count}.json`
  return path
}

/** The file's head a line a field, for people; the choices and the snapshot each in one. */
function textOf({ choices, snapshot, ...head }: MatchFile): string {
  const lines = JSON.stringify(head, undefined, 1).replace(/\n\}$/, '')
  const state = snapshot === undefined ? '' : `,\n "snapshot": ${JSON.stringify(snapshot)}`
  return `${lines},\n "choices": ${JSON.stringify(choices)}${state}\n}\n`
}

export const fileText = ({ header, match }: Table): string => textOf(matchFile(header, match))

/** Writes a match into a file. One that holds anything else is never written over. Throws `BadInput`. */
export function writeMatch(path: string, file: MatchFile): void {
  refuseFolder(path)
  if (existsSync(path) && matchIn(path)?.commitment !== file.commitment)
    throw new BadInput(
      `${path}: holds something else; name another file`,
      `${path}: bevat iets anders; noem een ander bestand`,
    )
  writeWhole(path, textOf(file))
}

/** Keeps a match in a file. */
export function keeperOf(table: Table, path: string): Keeper {
  const own = new Set<string>()
  return {
    path,
    save(copy = path) {
      const file = matchFile(table.header, table.match)
      if (own.has(copy)) writeWhole(copy, textOf(file))
      else writeMatch(copy, file)
      own.add(copy)
      return copy
    },
  }
}

/** The newest match in the usual folder that is not over. */
export function newestUnfinished(folder = MATCHES): string | undefined {
  if (!existsSync(folder)) return undefined
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
    .map((name) => join(folder, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
    .find((path) => matchIn(path)?.end === undefined && matchIn(path) !== undefined)
}

function matchIn(path: string): MatchFile | undefined {
  try {
    return readMatch(path)
  } catch {
    return undefined
  }
}
