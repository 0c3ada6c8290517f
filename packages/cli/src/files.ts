import {
  appendFileSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { BadData, type MatchFile, parseMatchFile } from '@hippodrome/engine'
import { BadInput } from './errors.ts'

type Both = readonly [english: string, dutch: string]

const REASONS: { readonly [code: string]: Both } = {
  ENOENT: ['there is no such file', 'er is geen bestand met deze naam'],
  EISDIR: ['is a folder', 'is een map'],
  EACCES: ['may not be opened', 'mag niet geopend worden'],
  ENOTDIR: ['is not in a folder', 'ligt niet in een map'],
  EEXIST: ['is not in a folder', 'ligt niet in een map'],
}

function reasonOf(fault: unknown): Both {
  const known = fault instanceof Error && 'code' in fault ? REASONS[String(fault.code)] : undefined
  const message = fault instanceof Error ? fault.message : String(fault)
  return known ?? [message, message]
}

export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (fault) {
    const [english, dutch] = reasonOf(fault)
    throw new BadInput(`${path}: ${english}`, `${path}: ${dutch}`)
  }
}

export function readJson(path: string): unknown {
  const text = readText(path)
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new BadInput(`${path}: is not whole JSON`, `${path}: is geen volledige JSON`)
  }
}

/** A match file; what is wrong with it is said with its path. Throws `BadData`. */
export function readMatch(path: string): MatchFile {
  const text = readText(path)
  return inFile(path, () => parseMatchFile(text))
}

/** What is wrong with what a match file says is said with its path. */
export function inFile<T>(path: string, read: () => T): T {
  try {
    return read()
  } catch (fault) {
    if (!(fault instanceof BadData)) throw fault
    throw new BadData(`${path} ${fault.place.replace(/^match file\.?/, '')}`.trimEnd(), fault.reason)
  }
}

/** Nothing is written in the place of a folder, nor in a folder that was never meant to be one. Throws `BadInput`. */
export function refuseFolder(path: string): void {
  if (/[/\\]$/.test(path) || (existsSync(path) && statSync(path).isDirectory()))
    throw new BadInput(
      `${path}: cannot be written, is a folder`,
      `${path}: kan niet geschreven worden, is een map`,
    )
}

/** A folder, made where there is none. Throws `BadInput` where there cannot be one. */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true })
  } catch {
    throw new BadInput(`${path}: no folder can be made there`, `${path}: daar kan geen map komen`)
  }
}

/** Adds text to a file, made where there is none. Throws `BadInput` where it cannot be written. */
export function appendText(path: string, text: string): void {
  refuseFolder(path)
  try {
    appendFileSync(path, text)
  } catch (fault) {
    throw unwritable(path, fault)
  }
}

function unwritable(path: string, fault: unknown): BadInput {
  const [english, dutch] = reasonOf(fault)
  return new BadInput(
    `${path}: cannot be written, ${english}`,
    `${path}: kan niet geschreven worden, ${dutch}`,
  )
}

/** Written aside, forced to the disk and moved into place: there is the old file or the new one, never half of one. */
export function writeWhole(path: string, text: string, mode = 0o666): void {
  refuseFolder(path)
  const aside = join(dirname(path), `.${basename(path)}.${process.pid}`)
  try {
    mkdirSync(dirname(path), { recursive: true })
    const file = openSync(aside, 'w', mode)
    try {
      writeSync(file, text)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(aside, path)
  } catch (fault) {
    if (existsSync(aside)) rmSync(aside)
    throw unwritable(path, fault)
  }
}
