import { type Naming, type OptionValue, type Result, type Words, wordsFrom } from '@hippodrome/engine'
import type { FamiliesChoice } from '../choices.ts'
import type { FamiliesEntry } from '../entries.ts'
import { COLOURS } from '../names.ts'
import { marchPreview } from '../preview.ts'
import type { FamiliesDetail } from '../scoring.ts'
import type { BoardView, FamiliesView } from '../view.ts'
import type { Catalogue, GeneralKind, OptionName, Say } from './catalogue.ts'
import { befalls } from './befalls.ts'
import { concerns, subjectIn } from './concerns.ts'
import { sectionsOf } from './sections.ts'
import { verdictIn } from './verdict.ts'

function speaker(words: Catalogue, view: FamiliesView, naming: Naming, decision: Say['decision']): Say {
  const board = naming.board as BoardView
  const city = (number: number) => {
    const printed = board.cities[number]
    return printed ? (words.cities[printed.id] ?? printed.name) : words.nobody
  }
  const colour = (number: number) => words.colours[COLOURS[number] ?? 'persian']
  return {
    view,
    board,
    decision,
    city,
    capital: () => city(board.cities.findIndex(({ capital }) => capital)),
    seat: (seat) => naming.seats[seat] ?? words.nobody,
    colour,
    box: (box) => words.boxes[box],
    armyBox: (side, box) => words.armyBox(colour(side), box),
    special: (kind) => words.specials[kind],
    bezants: words.bezants,
    points: words.points,
    pointsOf: (count, side) =>
      side === undefined ? words.points(count) : words.pointsOf(count, colour(side)),
    cubes: words.cubes,
    hits: words.hits,
    dice: (dice) => (dice.length > 0 ? dice.join(', ') : words.noDice),
    march: (side, to) =>
      decision && marchPreview(view, board, decision.seat, side, to, Number(decision.facts?.links ?? 0) > 0),
    payer: (pays) =>
      decision?.prompt === 'passCube' ? undefined : (pays ?? Number(decision?.facts?.payer ?? 0)),
  }
}

/** Turns a catalogue into all that the engine wants to be said. */
export function speak(words: Catalogue): Words<FamiliesView, FamiliesChoice, FamiliesEntry> {
  const said = wordsFrom<FamiliesView, FamiliesChoice, FamiliesEntry, Say>({
    name: words.name,
    about: words.about,
    speaker: (view, naming, decision) => speaker(words, view, naming, decision),
    asked: (sentence, { seat }, say) => `${say.seat(seat)}, ${sentence}`,
    prompts: words.prompts,
    choices: { ...words.choices, ...wholeKinds(words) },
    entries: words.entries,
    reasons: { ...words.reasons, ...words.engineReasons },
    outcomes: words.outcomes,
    windows: words.windows,
    until: words.until,
    concerns,
    subject: (subject, view, naming) => subjectIn(words, subject, speaker(words, view, naming, undefined)),
    option: (name) => words.options[name as OptionName],
    optionValue: (name, value: OptionValue) =>
      words.options[name as OptionName].values[String(value)] ?? String(value),
    sections: (say) => sectionsOf(words, say),
    result: (result, say) => resultWords(words, result, say),
    verdict: verdictIn(words.verdict),
  })
  return { ...said, befalls }
}

/** What is denied may be a whole kind of action, without its city or number. */
function wholeKinds({ general, choices }: Catalogue) {
  const kinds = Object.keys(general) as GeneralKind[]
  return Object.fromEntries(
    kinds.map((kind) => {
      const one = choices[kind] as (choice: FamiliesChoice, say: Say) => string
      const write = (choice: FamiliesChoice, say: Say) =>
        'city' in choice || 'n' in choice
          ? one(choice, say)
          : general[kind](say.colour('side' in choice ? choice.side : 0))
      return [kind, write]
    }),
  )
}

function resultWords(words: Catalogue, result: Result, say: Say): string[] {
  const detail = result.detail as FamiliesDetail | undefined
  if (!detail) return []
  const order = result.ranks.map((rank, seat) => ({ rank, seat })).toSorted((a, b) => a.rank - b.rank)
  const winners = order.filter(({ rank }) => rank === 1).map(({ seat }) => say.seat(seat))
  return [
    detail.fall ? words.result.fall(say.capital()) : words.result.turns(say.board.turns),
    ...order.flatMap(({ rank, seat }) => {
      const line = detail.lines[seat]
      if (!line) return []
      const [low, high] = [Math.min(line.byzantine, line.arab), Math.max(line.byzantine, line.arab)]
      const onlyHigher = !detail.fall && low * 2 < high
      return [words.result.line(say.seat(seat), { ...line, rank, onlyHigher, fall: detail.fall })]
    }),
    words.result.winner(winners),
  ]
}
