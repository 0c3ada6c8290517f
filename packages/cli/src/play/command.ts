import { LANGUAGES, type Language } from '@hippodrome/engine'
import { wordsIn } from './typed.ts'

/** A part of a line: a choice of the list that is shown, by its number from 0, or words for one. */
export type Part = { readonly typed: string } & (
  | { readonly choice: number }
  | { readonly words: readonly string[] }
)

/** What a line typed at the table means. */
export type Order =
  /** Choices to be made one after the other; or, to `look`, only what that would come to. */
  | { readonly do: 'choose'; readonly parts: readonly Part[]; readonly look: boolean }
  | { readonly do: 'undo'; readonly all: boolean }
  | { readonly do: 'redo' | 'board' | 'help' | 'quit' }
  | { readonly do: 'chronicle'; readonly last: number | undefined }
  | { readonly do: 'why'; readonly which: string }
  | { readonly do: 'rule'; readonly rule: string | undefined }
  | { readonly do: 'language'; readonly language: Language }
  | { readonly do: 'save'; readonly path: string | undefined }
  | { readonly do: 'nothing' }

const whole = (text: string): number | undefined => (/^\d{1,6}$/.test(text) ? Number(text) : undefined)

/** Reads a line; nothing if it can neither mean choices, by numbers from 1 to `choices` or by words, nor is a command. */
export function readOrder(line: string, choices: number): Order | undefined {
  const text = line.trim()
  if (text === '') return { do: 'nothing' }
  const [, word = '', rest = ''] = /^(\?|§|[a-z]+)\s*(.*)$/i.exec(text) ?? []
  return isCommand(word.toLowerCase())
    ? readWord(word.toLowerCase(), rest.trim())
    : readChoices(text, choices)
}

/** Words of one letter are commands, or will be. */
const isCommand = (word: string): boolean =>
  word.length === 1 || word === '§' || word === 'help' || word === 'rule'

/** Numbers stand beside each other; words end at a comma. A question mark after one of them only asks what it means. */
function readChoices(text: string, choices: number): Order | undefined {
  const look = text.endsWith('?')
  const parts = (look ? text.slice(0, -1) : text).split(',').map((part) => readPart(part.trim(), choices))
  const all = parts.flatMap((part) => part ?? [])
  if (parts.includes(undefined) || (look && all.length !== 1)) return undefined
  return { do: 'choose', parts: all, look }
}

function readPart(text: string, choices: number): Part[] | undefined {
  if (/^[\d\s]+$/.test(text)) {
    const numbers = text.split(/\s+/).map((typed) => ({ typed, number: whole(typed) ?? 0 }))
    return numbers.every(({ number }) => number >= 1 && number <= choices)
      ? numbers.map(({ typed, number }) => ({ typed, choice: number - 1 }))
      : undefined
  }
  const words = wordsIn(text)
  return words.join('').length > 1 && !/^\d+$/.test(words[0] ?? '') ? [{ typed: text, words }] : undefined
}

function readWord(word: string, rest: string): Order | undefined {
  const number = whole(rest)
  switch (word) {
    case 'u':
      return rest === '' || rest === 'all' ? { do: 'undo', all: rest === 'all' } : undefined
    case 'r':
      return rest === '' ? { do: 'redo' } : undefined
    case 'b':
      return rest === '' ? { do: 'board' } : undefined
    case 'h':
    case 'help':
      return rest === '' ? { do: 'help' } : undefined
    case 'q':
      return rest === '' ? { do: 'quit' } : undefined
    case 'c':
      return rest === '' || (number ?? 0) > 0 ? { do: 'chronicle', last: number } : undefined
    case '?':
      return { do: 'why', which: rest.slice(0, 40) }
    case '§':
    case 'rule':
      return { do: 'rule', rule: rest === '' ? undefined : rest.replace(/^§\s*/, '') }
    case 'l': {
      const language = LANGUAGES.find((known) => known === rest)
      return language ? { do: 'language', language } : undefined
    }
    case 's':
      return { do: 'save', path: rest === '' ? undefined : rest }
    default:
      return undefined
  }
}
