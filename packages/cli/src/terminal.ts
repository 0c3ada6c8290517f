import { createInterface } from 'node:readline'
import { PAGE, shown } from './format.ts'

/** Where a person reads and types. */
export interface Terminal {
  readonly width: number
  /** A person who can answer again; otherwise a script, in which a wrong line is an error. */
  readonly interactive: boolean
  print(text: string): void
  /** The next line, or nothing when the input has ended. */
  ask(prompt: string): Promise<string | undefined>
  /** Takes away what others must not read. */
  clear(): void
  close(): void
}

/** The real terminal, or a pipe in its place. `interrupted` is called on Ctrl-C. */
export function openTerminal(interrupted: () => void): Terminal {
  const { stdin, stdout } = process
  const interactive = Boolean(stdin.isTTY && stdout.isTTY)
  const reader = createInterface({
    input: stdin,
    ...(interactive ? { output: stdout } : {}),
    terminal: interactive,
  })
  const lines: string[] = []
  let waiting: ((line: string | undefined) => void) | undefined
  let ended = false
  const answer = (line: string | undefined) => {
    const resolve = waiting
    waiting = undefined
    resolve?.(line)
  }
  reader.on('line', (line) => (waiting ? answer(line) : lines.push(line)))
  reader.on('close', () => {
    ended = true
    answer(undefined)
  })
  reader.on('SIGINT', interrupted)
  return {
    get width() {
      return stdout.columns || PAGE
    },
    interactive,
    print(text) {
      // What is being typed stays below what is told meanwhile.
      const typing = interactive && waiting !== undefined
      stdout.write(`${typing ? '\r\u001b[J' : ''}${shown(text)}\n`)
      if (typing) reader.prompt(true)
    },
    ask(prompt) {
      const ready = lines.shift()
      if (ready !== undefined || ended) return Promise.resolve(ready)
      if (interactive) {
        reader.setPrompt(prompt)
        reader.prompt()
      }
      return new Promise((resolve) => {
        waiting = resolve
      })
    },
    clear: () => void stdout.write('\u001b[2J\u001b[3J\u001b[H'),
    close: () => reader.close(),
  }
}
