import { existsSync, truncateSync } from 'node:fs'
import { BadData } from '@hippodrome/engine'
import { BadInput } from '../errors.ts'
import { appendText, readText } from '../files.ts'

/** Adds each value as a line of JSON. Throws `BadInput` where nothing can be written. */
export const keepLines = (path: string, values: readonly unknown[]): void =>
  appendText(path, values.map((value) => `${JSON.stringify(value)}\n`).join(''))

/** What is not one, in both languages. */
type Name = readonly [english: string, dutch: string]
export const LESSON: Name = ['a lesson', 'les']

/** The values that were kept. A last line that was cut off when the work was stopped is taken off the file. */
export function keptLines<T>(path: string, parse: (json: unknown) => T, name: Name): T[] {
  if (!existsSync(path)) return []
  const text = readText(path)
  const whole = wholeLines(text)
  const values = parsed(path, whole, parse, name)
  // What is no line of such a file is somebody's own.
  if (values.length === 0 && !text.startsWith('{')) parsed(path, text, parse, name)
  if (whole.length < text.length) truncateSync(path, Buffer.byteLength(whole))
  return values
}

/** The values of a file that somebody names, which is left as it is: another may be writing to it, so that half a last line is no fault. */
export function linesIn<T>(path: string, parse: (json: unknown) => T, name: Name): T[] {
  const text = readText(path)
  return parsed(path, wholeLines(text) || text, parse, name)
}

const wholeLines = (text: string): string => text.slice(0, text.lastIndexOf('\n') + 1)

function parsed<T>(path: string, text: string, parse: (json: unknown) => T, [english, dutch]: Name): T[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line, index) => {
      try {
        return parse(JSON.parse(line))
      } catch (fault) {
        if (!(fault instanceof BadData) && !(fault instanceof SyntaxError)) throw fault
        throw new BadInput(
          `${path}: line ${index + 1} is not ${english}`,
          `${path}: regel ${index + 1} is geen ${dutch}`,
        )
      }
    })
}
