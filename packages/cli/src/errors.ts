import { BadData, type Language, RulesFault } from '@hippodrome/engine'

/** What the command's exit code says. */
export const EXIT = {
  ok: 0,
  /** The work was done and the answer is no: a match that does not hold, a simulated match that broke. */
  no: 1,
  /** What was asked for or handed in cannot be used; one line says why and nothing was changed. */
  badInput: 2,
  /** A fault in Hippodrome itself. */
  fault: 3,
  /** Stopped with Ctrl-C. */
  interrupted: 130,
} as const

/** Something that the person at the keyboard can put right, said in both languages. */
export class BadInput extends Error {
  override readonly name = 'BadInput'
  constructor(
    english: string,
    readonly dutch = english,
  ) {
    super(english)
  }
}

/** A player that is a program of its own and broke the table protocol. */
export class BadPlayer extends Error {
  override readonly name = 'BadPlayer'
}

export function exitCodeOf(fault: unknown): number {
  return fault instanceof BadInput || fault instanceof BadData || fault instanceof BadPlayer
    ? EXIT.badInput
    : EXIT.fault
}

/** One line for any fault. What the rules and the data say is English. */
export function lineOf(fault: unknown, language: Language = 'en'): string {
  if (fault instanceof BadInput && language === 'nl') return oneLine(fault.dutch)
  if (fault instanceof RulesFault) return `the rules are broken: ${fault.message}`
  const message = fault instanceof Error ? fault.message : String(fault)
  return oneLine(message)
}

const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ')
