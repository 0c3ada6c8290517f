import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { matchFile, type MatchFile } from '@hippodrome/engine'
import { MATCHES } from '../defaults.ts'
import { BadInput } from '../errors.ts'
import { readMatch, writeWhole } from '../files.ts'
import type { Table } from '../table.ts'
import type { Keeper } from './session.ts'

/** A file of its own for a new match. */
export function freePath({ header }: Table): string {
  const name = join(MATCHES, `${header.game}-${header.commitment.slice(0, 8)}`)
  let path = `${name}.json`
  for (let count = 2; existsSync(path); count++) path = `${name}-${count}.json`
  return path
}

/** The file's head a line a field, for people; the choices and the snapshot each in one. */
export function fileText({ header, match }: Table): string {
  const { choices, snapshot, ...head } = matchFile(header, match)
  const lines = JSON.stringify(head, undefined, 1).replace(/\n\}$/, '')
  const state = snapshot === undefined ? '' : `,\n "snapshot": ${JSON.stringify(snapshot)}`
  return `${lines},\n "choices": ${JSON.stringify(choices)}${state}\n}\n`
}

/** Keeps a match in a file. A file that holds anything else is never written over. */
export function keeperOf(table: Table, path: string): Keeper {
  const own = new Set<string>()
  return {
    path,
    save(copy = path) {
      if (!own.has(copy) && existsSync(copy) && matchIn(copy)?.commitment !== table.header.commitment)
        throw new BadInput(
          `${copy}: holds something else; name another file`,
          `${copy}: bevat iets anders; noem een ander bestand`,
        )
      writeWhole(copy, fileText(table))
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
