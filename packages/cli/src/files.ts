import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { BadInput } from './errors.ts'

const REASONS: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file',
  EISDIR: 'is a folder',
  EACCES: 'may not be opened',
  ENOTDIR: 'is not in a folder',
}

const reasonOf = (fault: unknown): string =>
  fault instanceof Error && 'code' in fault ? (REASONS[String(fault.code)] ?? fault.message) : String(fault)

export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (fault) {
    throw new BadInput(`${path}: ${reasonOf(fault)}`)
  }
}

export function readJson(path: string): unknown {
  const text = readText(path)
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new BadInput(`${path}: is not whole JSON`)
  }
}

/** Written aside, forced to the disk and moved into place: there is the old file or the new one, never half of one. */
export function writeWhole(path: string, text: string): void {
  const aside = join(dirname(path), `.${basename(path)}.${process.pid}`)
  try {
    mkdirSync(dirname(path), { recursive: true })
    const file = openSync(aside, 'w')
    try {
      writeSync(file, text)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(aside, path)
  } catch (fault) {
    if (existsSync(aside)) rmSync(aside)
    throw new BadInput(`${path}: cannot be written, ${reasonOf(fault)}`)
  }
}
