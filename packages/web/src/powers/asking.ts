/** What is asked, in as few words as the board leaves to be said, and how it is answered here. */
import type { ChitId, PlaceId, PowerId, PromptId, UnitId } from '@hippodrome/powers'
import type { PowersWords } from '@hippodrome/powers/words'
import type { Question } from '../board/board.ts'
import { type Asked, askWords } from './askWords.ts'
import { byHand } from './byHand.ts'
import { namesOf, peopleOf, titleOf } from './sentences.ts'
import type { PowersSituation } from './usePowers.ts'

type Facts = {
  readonly power?: PowerId
  readonly place?: PlaceId
  readonly unit?: UnitId
  readonly chit?: ChitId
  readonly to?: PowerId
  readonly by?: PowerId | 'me' | 'you'
  readonly stack?: number
  readonly others?: readonly PowerId[]
  readonly what?: string
  readonly left?: number
  readonly due?: number
  readonly turn?: number
  readonly strength?: number
  readonly losses?: number
  readonly spared?: number
}

function askedOf(at: PowersSituation, facts: Facts): Asked {
  const { view, board } = at
  const names = namesOf(at)
  const people = (power: PowerId | undefined) => (power === undefined ? '' : peopleOf(at, power))
  const { place, unit, chit, to, by, others = [], left = 1, due = 0, turn = 0, strength = 0 } = facts
  const stack = view.stacks.find(({ id }) => id === facts.stack)
  return {
    place: place === undefined ? '' : names.places[place],
    unit: unit === undefined ? '' : names.units[unit][left === 1 ? 0 : 1],
    chit: chit === undefined ? '' : names.chits[chit].name,
    help: chit === undefined ? '' : names.chits[chit].help,
    to: people(to),
    by: by === 'me' || by === 'you' ? '' : people(by),
    power: people(facts.power),
    entering: people(stack?.power),
    others: others.map(people).join(', '),
    what: facts.what ?? '',
    left,
    due,
    turn,
    strength,
    losses: facts.losses ?? 0,
    spared: facts.spared ?? 0,
    fleet: stack?.fleet === true,
    walls: place !== undefined && place in board.fortresses,
    offered: view.offers.some((offer) => at.choices.some((one) => 'offer' in one && one.offer === offer.id)),
  }
}

/** Prompts about another power than the one that is asked. */
const ABOUT_ANOTHER: readonly string[] = ['activation-bid', 'assassin', 'ally-pick', 'treaty']

export function question(at: PowersSituation): Question | undefined {
  const { decision, view, naming, language } = at
  const say = decision && askWords[language][decision.prompt as PromptId]
  if (!decision || !say) return undefined
  const facts = decision.facts as Facts | undefined
  const [asks, how] = say(askedOf(at, facts ?? {}))
  const own = view.powers.filter(({ seat }) => seat === decision.seat)
  const asked = ABOUT_ANOTHER.includes(decision.prompt) ? undefined : facts?.power
  // Whoever leads several powers must know for which one they are asked.
  const power = own.length > 1 && asked !== undefined ? ` (${titleOf(at, asked)})` : ''
  const whole = (at.words as unknown as PowersWords).prompt(decision as never, view, naming)
  const named = `${naming.seats[decision.seat] ?? ''}${power}`
  // What is announced is told by the game itself.
  const told = whole.slice(whole.indexOf(': ') + 2)
  return {
    asks: `${named}, ${asks}`,
    how: how === 'told' ? told.charAt(0).toUpperCase() + told.slice(1) : byHand(how),
  }
}
