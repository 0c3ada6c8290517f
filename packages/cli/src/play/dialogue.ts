import { BOT_LEVELS } from '@hippodrome/bots'
import { type Game, LANGUAGES, type Language } from '@hippodrome/engine'
import { HUMAN } from '../players.ts'
import { say } from '../say.ts'
import type { Terminal } from '../terminal.ts'

/** What somebody chose to play. */
export type Setting = {
  readonly rules: Game
  readonly language: Language
  readonly players: readonly string[]
}

type Answer<T> = { readonly text: string; readonly value: T }

/** Asks for the language, the game, the seats and who sits at them; Enter takes the first answer. Nothing if left. */
export async function askSetting(
  terminal: Terminal,
  games: readonly Game[],
  usual: Language,
): Promise<Setting | undefined> {
  const languages = [usual, ...LANGUAGES.filter((other) => other !== usual)]
  const language = await pick(
    terminal,
    usual,
    say[usual].chooseLanguage,
    languages.map((value) => ({ text: value, value })),
  )
  if (!language) return undefined
  const words = say[language]
  const rules = await pick(
    terminal,
    language,
    words.chooseGame,
    games.map((game) => ({ text: `${game.words[language].name} (${game.id})`, value: game })),
  )
  if (!rules) return undefined
  const { min, max } = rules.seats
  const seats = await pickNumber(
    terminal,
    language,
    words.chooseSeats(min, max),
    min,
    max,
    Math.min(max, Math.max(min, 3)),
  )
  if (seats === undefined) return undefined
  const humans = await pickNumber(terminal, language, words.chooseHumans(seats), 0, seats, 1)
  if (humans === undefined) return undefined
  const players: string[] = Array.from({ length: humans }, () => HUMAN)
  const levels = BOT_LEVELS.map(({ id, spec }) => ({ text: words.level[id], value: spec as string }))
  while (players.length < seats) {
    const spec = await pick(terminal, language, words.chooseBot(words.seat(players.length + 1)), levels, 1)
    if (spec === undefined) return undefined
    players.push(spec)
  }
  return { rules, language, players }
}

/** One of a numbered list; Enter takes number `usual`. */
export async function pick<T>(
  terminal: Terminal,
  language: Language,
  question: string,
  answers: readonly Answer<T>[],
  usual = 0,
): Promise<T | undefined> {
  terminal.print(`\n${question}`)
  terminal.print(answers.map(({ text }, i) => `  ${i + 1} ${text}`).join('\n'))
  const number = await pickNumber(terminal, language, '', 1, answers.length, usual + 1)
  return number === undefined ? undefined : answers[number - 1]?.value
}

async function pickNumber(
  terminal: Terminal,
  language: Language,
  question: string,
  from: number,
  to: number,
  usual: number,
): Promise<number | undefined> {
  for (;;) {
    const line = await terminal.ask(`${question} [${usual}] `.trimStart())
    if (line === undefined) return undefined
    const text = line.trim()
    const number = text === '' ? usual : /^\d{1,3}$/.test(text) ? Number(text) : -1
    if (number >= from && number <= to) return number
    terminal.print(say[language].wrongAnswer(text.slice(0, 40)))
  }
}
