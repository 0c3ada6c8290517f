import { type Game, type Json, LANGUAGES, type Language, type OptionValue } from '@hippodrome/engine'
import { type Args, type Flags, listOf, wholeNumber } from './args.ts'
import { BadInput } from './errors.ts'
import { readJson } from './files.ts'
import { GAMES } from './games.ts'
import { systemLanguage } from './say.ts'
import { allowedSeats, seatsOf, type Wish } from './table.ts'

/** Flags that say what is played. */
export const TABLE_FLAGS = {
  game: { value: 'GAME', help: `${GAMES.join(', ')} (default ${GAMES[0]})` },
  seats: { value: 'N', help: 'how many seats at the table' },
  option: {
    value: 'NAME=VALUE',
    many: true,
    help: 'an option of the game; "hippodrome options GAME" lists them',
  },
  map: { value: 'NAME', help: 'the values of the map: short for --option map=NAME' },
  seed: { value: 'TEXT', help: 'where the dice come from: any text; drawn by lot if absent' },
  dice: { value: '2,4,6', help: 'dice that fall first, before any from the seed' },
  state: { value: 'FILE', help: 'begin from this position, as "drive" or "replay --print state" gives it' },
  board: { value: 'FILE', help: 'another board or set of cards (JSON)' },
} as const satisfies Flags

export const languageFrom = (args: Args): Language =>
  args.oneOf('lang', LANGUAGES) ?? systemLanguage(process.env)

/** `name=value`, with the value as the game knows it. */
export function optionsFrom(
  rules: Pick<Game, 'options'>,
  texts: readonly string[],
): { [name: string]: OptionValue } {
  const options = texts.map((text): [string, OptionValue] => {
    const at = text.indexOf('=')
    if (at < 1)
      throw new BadInput(
        `--option wants NAME=VALUE, not "${text}"`,
        `--option wil NAAM=WAARDE, niet "${text}"`,
      )
    const name = text.slice(0, at)
    const value = text.slice(at + 1)
    const spec = Object.hasOwn(rules.options, name) ? rules.options[name] : undefined
    return [name, spec?.values.find((known) => String(known) === value) ?? value]
  })
  // Not by assignment: a name may be one that objects have by nature.
  return Object.fromEntries(options)
}

const diceFrom = (text: string): number[] => listOf(text).map((word) => wholeNumber(word, '--dice', 1, 6))

/** What the flags of a table wish for, except who sits at it. */
export function wishFrom(rules: Game, args: Args): Omit<Wish, 'seated'> {
  const [board, state, dice] = [args.text('board'), args.text('state'), args.text('dice')]
  const map = args.text('map')
  return {
    options: optionsFrom(rules, [...args.texts('option'), ...(map === undefined ? [] : [`map=${map}`])]),
    seed: args.text('seed'),
    ...(dice === undefined ? {} : { dice: diceFrom(dice) }),
    ...(board === undefined ? {} : { board: readJson(board) as Json }),
    ...(state === undefined ? {} : { state: readJson(state) }),
  }
}

/** As many seats as asked for, as the position has, or as are usual. */
export function seatsFrom(rules: Game, args: Args, wish: Omit<Wish, 'seated'>, otherwise?: number): number {
  const { min, max } = rules.seats
  const asked = args.text('seats')
  if (asked === undefined) return seatsOf(wish.state) ?? otherwise ?? usualSeats(rules, wish.options)
  const seats = wholeNumber(asked, '--seats', 0, 99)
  if (seats < min || seats > max)
    throw new BadInput(
      `--seats: ${rules.id} is for ${min} to ${max} players, not ${seats}`,
      `--seats: ${rules.id} is voor ${min} tot ${max} spelers, niet ${seats}`,
    )
  return seats
}

/** Three if it can be, else as many as can. */
export function usualSeats(rules: Game, options: Wish['options']): number {
  const allowed = allowedSeats(rules, options)
  return allowed.includes(3) ? 3 : (allowed[allowed.length - 1] ?? rules.seats.min)
}
