import type { Account, Estimate, Mistake, Review, Turning } from '@hippodrome/bots/review'
import type { Language, Seat } from '@hippodrome/engine'
import { rowsText, wrap } from '../format.ts'
import { reviewWords } from './words.ts'

const INDENT = '      '

/** A review to read: the result, what it is made of, what turned it, and the dearest choices. */
export function reviewText(
  review: Review,
  names: readonly string[],
  language: Language,
  width: number,
  seat?: Seat,
): string {
  const words = reviewWords[language]
  const mistakes = review.mistakes.filter((mistake) => seat === undefined || mistake.seat === seat)
  const nameOf = (each: Seat) => names[each] ?? String(each)
  const fold = (text: string) => wrap(text, width, INDENT)
  const listed = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? ['', title, ...lines.map((line) => line.split('\n').map(fold).join('\n'))] : []
  return [
    verdictOf(review.accounts, nameOf, language),
    '',
    words.parts,
    ...tableOf(review.accounts, nameOf, language),
    ...listed(
      words.turnings,
      review.turnings.map((turning) => turningText(turning, nameOf, language)),
    ),
    ...(mistakes.length === 0 ? ['', words.noMistakes] : []),
    ...listed(
      words.mistakes,
      mistakes.map((mistake) => mistakeText(mistake, nameOf, language)),
    ),
    '',
    wrap(review.judge === 'model' ? words.byModel(review.learned) : words.byHand, width),
  ].join('\n')
}

function verdictOf(accounts: readonly Account[], nameOf: (seat: Seat) => string, language: Language): string {
  const words = reviewWords[language]
  if (accounts.length === 1) return words.alone
  const winners = accounts.filter(({ result }) => result > 0).map(({ seat }) => nameOf(seat))
  return winners.length === 1 ? words.won(winners[0] ?? '') : words.shared(winners.join(', '))
}

function tableOf(
  accounts: readonly Account[],
  nameOf: (seat: Seat) => string,
  language: Language,
): readonly string[] {
  const rows = accounts.map(({ seat, start, luck, own, others, residual, result }) => [
    nameOf(seat),
    points(start),
    ...[luck, own, others, residual].map(signed),
    points(result),
  ])
  return rowsText([reviewWords[language].heads, ...rows], [1, 2, 3, 4, 5, 6]).map((line) => `  ${line}`)
}

const points = (share: number): string => (share * 100).toFixed(0)

/** A change in points of a hundred with its standard error, where it has one. */
function signed({ value, error }: Estimate): string {
  const text = `${value < 0 ? '−' : '+'}${Math.abs(value * 100).toFixed(1)}`
  return error >= 0.0005 ? `${text} ± ${(error * 100).toFixed(1)}` : text
}

function turningText(
  { at, seat, change, by, says }: Turning,
  nameOf: (seat: Seat) => string,
  language: Language,
): string {
  const words = reviewWords[language]
  return `  ${words.move(at + 1)} (${words[by]}), ${nameOf(seat)} ${signed(change)}: ${says[language]}`
}

function mistakeText(
  { at, seat, cost, asked, played, better }: Mistake,
  nameOf: (seat: Seat) => string,
  language: Language,
): string {
  const words = reviewWords[language]
  const value = signed(cost).replace('+', '')
  return [
    `  ${words.move(at + 1)}, ${nameOf(seat)}, ${words.cost(value)}: ${asked[language]}`,
    `    ${words.played(played[language])}`,
    `    ${words.better(better[language])}`,
  ].join('\n')
}
