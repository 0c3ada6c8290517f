import type { Decision, Entry, Naming, OptionValue, Reason, Result, Words } from '@hippodrome/engine'
import type { ActionChoice, FamiliesChoice, SourceChoice } from '../choices.ts'
import type { FamiliesEntry } from '../entries.ts'
import { COLOURS, SIDES } from '../names.ts'
import type { Outcome } from '../likelihood.ts'
import { marchPreview } from '../preview.ts'
import { PROMPTS } from '../prompts.ts'
import type { ReasonKey } from '../reasons.ts'
import type { FamiliesDetail } from '../scoring.ts'
import type { BoardView, FamiliesView } from '../view.ts'
import { type Catalogue, type GeneralKind, type OptionName, readFacts, type Say } from './catalogue.ts'
import { sectionsOf } from './sections.ts'

type FamiliesWords = Words<FamiliesView, FamiliesChoice, FamiliesEntry>

function sayer(words: Catalogue, view: FamiliesView, naming: Naming): Say {
  const board = naming.board as BoardView
  const city = (number: number) => {
    const printed = board.cities[number]
    return printed ? (words.cities[printed.id] ?? printed.name) : words.nobody
  }
  return {
    view,
    board,
    city,
    capital: () => city(board.cities.findIndex(({ capital }) => capital)),
    seat: (seat) => naming.seats[seat] ?? words.nobody,
    colour: (colour) => words.colours[COLOURS[colour] ?? 'persian'],
    box: (box) => words.boxes[box],
    armyBox: (side, box) => words.armyBox(words.colours[COLOURS[side] ?? 'persian'], box),
    special: (kind) => words.specials[kind],
    bezants: words.bezants,
    points: words.points,
    cubes: words.cubes,
    hits: words.hits,
    dice: (dice) => dice.join(', '),
  }
}

/** Turns a catalogue into all that the engine wants to be said. */
export function speak(words: Catalogue): FamiliesWords {
  return {
    name: words.name,
    about: words.about,
    prompt(decision, view, naming) {
      const say = sayer(words, view, naming)
      const prompt = PROMPTS.find((known) => known === decision.prompt) ?? 'action'
      return words.prompts[prompt](say.seat(decision.seat), readFacts(decision.facts), say)
    },
    choice: (choice, decision, view, naming) =>
      choiceWords(words, choice, decision, sayer(words, view, naming)),
    entry: (entry, view, naming) => {
      const write = words.entries[entry.kind] as (entry: Entry, say: Say) => string
      return write(entry, sayer(words, view, naming))
    },
    reason: (reason, view, naming) => reasonWords(words, reason, sayer(words, view, naming)),
    outcome: ({ outcome, facts }, view, naming) =>
      words.outcomes[outcome as Outcome](readFacts(facts), sayer(words, view, naming)),
    option: (name) => words.options[name as OptionName],
    optionValue: (name, value: OptionValue) =>
      words.options[name as OptionName].values[String(value)] ?? String(value),
    sections: (view, naming) => sectionsOf(words, sayer(words, view, naming)),
    result: (result, view, naming) => resultWords(words, result, sayer(words, view, naming)),
  }
}

function reasonWords(words: Catalogue, { key, facts }: Reason, say: Say): string {
  const write = Object.hasOwn(words.reasons, key) ? words.reasons[key as ReasonKey] : undefined
  return write ? write(readFacts(facts), say) : (words.engineReasons[key] ?? key)
}

function choiceWords(words: Catalogue, choice: FamiliesChoice, decision: Decision, say: Say): string {
  const { answers } = words
  switch (choice.do) {
    case 'march':
      return marchWords(words, choice, decision, say)
    case 'take':
      return sourceWords(words, choice, decision, say)
    case 'giveUp':
      return words.boxChoice(say.box(choice.box), decision.prompt)
    case 'withdraw': {
      const side = SIDES.find((name) => say.view.players[decision.seat]?.[name].army === decision.facts?.from)
      return answers.withdraw(say.city(choice.city), say.view.cities[choice.city]?.colour === side)
    }
    case 'fight': {
      const side = SIDES.find((name) => name === say.view.cities[Number(decision.facts?.city)]?.colour)
      return answers.fight(
        say.seat(choice.foe),
        side ? (say.view.players[choice.foe]?.[side].strength ?? 0) : 0,
      )
    }
    case 'split':
      return answers.split(say.bezants(choice.byzantine), say.bezants(choice.arab))
    case 'done':
    case 'useFleet':
    case 'spareFleet':
    case 'closeSea':
    case 'openSea':
    case 'retreat':
    case 'stay':
    case 'raiseLevy':
    case 'noLevy':
      return answers[choice.do]
    default:
      return actionWords(words, choice, say)
  }
}

function actionWords(words: Catalogue, choice: ActionChoice, say: Say): string {
  const general = Object.hasOwn(words.general, choice.do) && words.general[choice.do as GeneralKind]
  if (general && !('city' in choice) && !('n' in choice))
    return general(say.colour('side' in choice ? Number(choice.side) : 0))
  const write = words.actions[choice.do] as (choice: ActionChoice, say: Say) => string
  return write(choice, say)
}

function marchWords(
  words: Catalogue,
  choice: Extract<ActionChoice, { do: 'march' }>,
  decision: Decision,
  say: Say,
): string {
  const second = readFacts(decision.facts).number('links') > 0
  const march = marchPreview(say.view, say.board, decision.seat, choice.side, choice.city, second)
  if (!march) return actionWords(words, choice, say)
  const strength = say.view.cities[choice.city]?.strength ?? 0
  const { cost, attack, fleet } = march
  return words.march(choice, { cost, attack, strength, ...(fleet === undefined ? {} : { fleet }) }, say)
}

function sourceWords(words: Catalogue, choice: SourceChoice, decision: Decision, say: Say): string {
  const { sources } = words
  if (choice.source === 'pool') return sources.pool()
  const free = decision.prompt === 'passCube'
  const payer = choice.pays ?? Number(decision.facts?.payer ?? 0)
  const price = free ? '' : say.colour(payer)
  if (choice.source === 'casualties') return sources.casualties(price)
  return sources.army(say.armyBox(choice.side, choice.box), price)
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
