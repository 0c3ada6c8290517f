import { BOT_LEVELS } from '@hippodrome/bots'
import { type Game, LANGUAGES, type Language, type Options, type OptionValue } from '@hippodrome/engine'
import { HUMAN } from '../players.ts'
import { say } from '../say.ts'
import { allowedSeats } from '../table.ts'
import { usualSeats } from '../tableFlags.ts'
import type { Terminal } from '../terminal.ts'

/** What somebody chose to play. */
export type Setting = {
  readonly rules: Game
  readonly language: Language
  readonly options: Options
  readonly players: readonly string[]
}

type Answer<T> = { readonly text: string; readonly value: T }

/** The input has ended. */
class Left extends Error {}

/** Asks for the language, the game and who sits at it; Enter takes what is usual. Nothing if the person leaves. */
export async function askSetting(
  terminal: Terminal,
  games: readonly Game[],
  usual: Language,
): Promise<Setting | undefined> {
  try {
    const languages = [usual, ...LANGUAGES.filter((other) => other !== usual)]
    const language = await pick(terminal, usual, say[usual].chooseLanguage, sameWords(languages))
    const named = games.map((game) => ({ text: `${game.words[language].name} (${game.id})`, value: game }))
    const rules = await pick(terminal, language, say[language].chooseGame, named)
    const options = await askOptions(terminal, language, rules)
    return { rules, language, options, players: await askPlayers(terminal, language, rules, options) }
  } catch (fault) {
    if (fault instanceof Left) return undefined
    throw fault
  }
}

const sameWords = <T extends string>(values: readonly T[]): Answer<T>[] =>
  values.map((value) => ({ text: value, value }))

/** The recommended options, or each of them in turn; again if they do not go together. */
async function askOptions(terminal: Terminal, language: Language, rules: Game): Promise<Options> {
  const words = rules.words[language]
  const { changeOptions, no, yes, wrongOptions } = say[language]
  const question = [
    { text: no, value: false },
    { text: yes, value: true },
  ]
  if (Object.keys(rules.options).length === 0) return {}
  if (!(await pick(terminal, language, changeOptions, question))) return {}
  for (;;) {
    const options: Record<string, OptionValue> = {}
    for (const [name, { values }] of Object.entries(rules.options)) {
      const { label, help } = words.option(name)
      const answers = values.map((value) => ({ text: words.optionValue(name, value), value }))
      options[name] = await pick(terminal, language, `${label}: ${help}`, answers)
    }
    if (allowedSeats(rules, options).length > 0) return options
    terminal.print(wrongOptions)
  }
}

async function askPlayers(
  terminal: Terminal,
  language: Language,
  rules: Game,
  options: Options,
): Promise<string[]> {
  const words = say[language]
  const allowed = allowedSeats(rules, options)
  const usual = usualSeats(rules, options)
  const seats = await askNumber(terminal, language, words.chooseSeats(allowed.join(', ')), allowed, usual)
  const people = Array.from({ length: seats + 1 }, (_, n) => n)
  const humans = await askNumber(terminal, language, words.chooseHumans(seats), people, Math.min(1, seats))
  const players: string[] = Array.from({ length: humans }, () => HUMAN)
  const levels = BOT_LEVELS.map(({ id, spec }) => ({ text: words.level[id], value: spec as string }))
  const usualLevel = BOT_LEVELS.findIndex(({ id }) => id === 'squire')
  while (players.length < seats)
    players.push(
      await pick(terminal, language, words.chooseBot(words.seat(players.length + 1)), levels, usualLevel),
    )
  return players
}

/** One of a numbered list; Enter takes number `usual`. Throws when the input ends. */
async function pick<T>(
  terminal: Terminal,
  language: Language,
  question: string,
  answers: readonly Answer<T>[],
  usual = 0,
): Promise<T> {
  terminal.print(`\n${question}`)
  terminal.print(answers.map(({ text }, i) => `  ${i + 1} ${text}`).join('\n'))
  const numbers = answers.map((_, i) => i + 1)
  const number = await askNumber(terminal, language, '', numbers, usual + 1)
  return (answers[number - 1] as Answer<T>).value
}

async function askNumber(
  terminal: Terminal,
  language: Language,
  question: string,
  allowed: readonly number[],
  usual: number,
): Promise<number> {
  for (;;) {
    const line = await terminal.ask(`${question} [${usual}] `.trimStart())
    if (line === undefined) throw new Left()
    const text = line.trim()
    const number = text === '' ? usual : /^\d{1,3}$/.test(text) ? Number(text) : -1
    if (allowed.includes(number)) return number
    terminal.print(say[language].wrongAnswer(text.slice(0, 40)))
  }
}

/** Whether to go on with a match that was left; nothing if the person leaves. */
export async function askResume(
  terminal: Terminal,
  language: Language,
  path: string,
): Promise<boolean | undefined> {
  const { yes, no, resume } = say[language]
  const answers = [
    { text: yes, value: true },
    { text: no, value: false },
  ]
  return pick(terminal, language, resume(path), answers).catch((fault: unknown) => {
    if (fault instanceof Left) return undefined
    throw fault
  })
}
