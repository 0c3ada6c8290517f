import { LANGUAGES, type Language } from '@hippodrome/engine'

/** What a line typed at the table means. */
export type Order =
  | { readonly do: 'choose'; readonly choice: number }
  | { readonly do: 'undo'; readonly all: boolean }
  | { readonly do: 'redo' | 'board' | 'help' | 'quit' }
  | { readonly do: 'chronicle'; readonly last: number | undefined }
  | { readonly do: 'why'; readonly which: string }
  | { readonly do: 'rule'; readonly rule: string | undefined }
  | { readonly do: 'language'; readonly language: Language }
  | { readonly do: 'save'; readonly path: string | undefined }
  | { readonly do: 'nothing' }

const whole = (text: string): number | undefined => (/^\d{1,6}$/.test(text) ? Number(text) : undefined)

/** Reads a line; nothing if it is neither a choice from 1 to `choices` nor a command. */
export function readOrder(line: string, choices: number): Order | undefined {
  const text = line.trim()
  if (text === '') return { do: 'nothing' }
  const number = whole(text)
  if (number !== undefined)
    return number >= 1 && number <= choices ? { do: 'choose', choice: number - 1 } : undefined
  const [, word = '', rest = ''] = /^(\?|§|[a-z]+)\s*(.*)$/i.exec(text) ?? []
  return readWord(word.toLowerCase(), rest.trim())
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
      return rest === '' || number !== undefined ? { do: 'chronicle', last: number } : undefined
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
