import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs'
import { BadData } from '@hippodrome/engine'
import { BadInput } from '../errors.ts'

/** Adds each value as a line of JSON. */
export const keepLines = (path: string, values: readonly unknown[]): void =>
  appendFileSync(path, values.map((value) => `${JSON.stringify(value)}\n`).join(''))

/** What is not one, in both languages: "a lesson", "een les". */
type Name = readonly [english: string, dutch: string]

/** The values that were kept. A last line that was cut off when the work was stopped is taken off the file. */
export function keptLines<T>(path: string, parse: (json: unknown) => T, [english, dutch]: Name): T[] {
  if (!existsSync(path)) return []
  const text = readFileSync(path, 'utf8')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  if (whole.length < text.length) truncateSync(path, Buffer.byteLength(whole))
  return whole
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
