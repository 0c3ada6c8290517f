/** What a screen reader and the explanations say of a place or a stack. */
import type { Counts, PlaceId, PowerId, StackView } from '@hippodrome/powers'
import type { PowersWords } from '@hippodrome/powers/words'
import { UNITS } from '@hippodrome/powers/vocabulary'
import type { Spoken } from '../board/stage.ts'
import { placesOf } from './places.ts'
import { sightingsOf } from './sightings.ts'
import { holdingOf, nationOf } from './standing.ts'
import type { PowersSituation } from './usePowers.ts'
import { powersWords } from './words.ts'

/** What the words of the game call its things. */
export const namesOf = ({ words }: Pick<Spoken, 'words'>): PowersWords['names'] =>
  (words as unknown as PowersWords).names
export const nameOf = (at: Pick<Spoken, 'words'>, place: PlaceId): string =>
  capital(namesOf(at).places[place])
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const titleOf = (at: PowersSituation, power: PowerId): string =>
  namesOf(at).nations[nationOf(at.view, power)].title

/** The same within a sentence: “the Muslims”. */
export const peopleOf = (at: PowersSituation, power: PowerId): string =>
  namesOf(at).nations[nationOf(at.view, power)].people

/** What a stack is made of; when it lies face down, what it was when it was last seen. */
function makeUpOf(at: PowersSituation, { id, units }: StackView): string {
  if (units) return unitsOf(at, units)
  const { unseen } = namesOf(at)
  const seen = sightingsOf(at).get(id)
  if (!seen) return unseen
  const words = powersWords[at.language]
  const then = words.lastSeen(seen.year, nameOf(at, seen.place), unitsOf(at, seen.units))
  return `${unseen}, ${seen.oneOf ? words.oneOfThem(then) : then}${seen.changed ? `, ${words.mayDiffer}` : ''}`
}

function unitsOf(at: PowersSituation, units: Counts): string {
  const { units: words } = namesOf(at)
  return UNITS.flatMap((unit, i) => {
    const n = units[i] ?? 0
    return n === 0 ? [] : [`${n} ${words[unit][n === 1 ? 0 : 1]}`]
  }).join(', ')
}

export function stackSentence(at: PowersSituation, stack: StackView): string {
  const words = powersWords[at.language]
  const who = stack.rebel ? words.rebelsOf(titleOf(at, stack.power)) : titleOf(at, stack.power)
  const parts = [
    `${who}: ${makeUpOf(at, stack)}`,
    stack.done ? words.hasOperated : '',
    stack.leadership ? words.led : '',
    stack.vacillating ? words.vacillates : '',
  ]
  return `${parts.filter((part) => part !== '').join(', ')} (${namesOf(at).places[stack.place]})`
}

/** "Bulgaria, value 3, held by the Khazars. …" */
export function areaSentence(at: PowersSituation, place: PlaceId): string {
  const words = powersWords[at.language]
  const { view, board } = at
  const area = view.areas.find((known) => known.place === place)
  const box = board.boxes[place as keyof typeof board.boxes]
  const stacks = view.stacks.filter((stack) => stack.place === place)
  const { kind, powers } = holdingOf(view, placesOf(board), place)
  const held = powers.map((power) => titleOf(at, power)).join(', ')
  const first = [
    nameOf(at, place),
    area || box ? words.value(area?.value ?? box?.value ?? 0) : '',
    kind === 'empty' || !area ? '' : words[kind](held),
    area?.pillaged ? words.pillaged : '',
    area?.colony ? words.colonyOf(titleOf(at, area.colony)) : '',
    area?.monastery ? words.monasteryOf(titleOf(at, area.monastery)) : '',
    area?.fortifications
      ? words.wallsOf(area.fortifications.map((power) => titleOf(at, power)).join(', '))
      : '',
    area?.concession
      ? words.concession(titleOf(at, area.concession.by), titleOf(at, area.concession.to))
      : '',
  ]
  const there = stacks.map((stack) => {
    const who = stack.rebel ? words.rebelsOf(titleOf(at, stack.power)) : titleOf(at, stack.power)
    return ` ${who}: ${makeUpOf(at, stack)}.`
  })
  return `${first.filter((part) => part !== '').join(', ')}.${there.join('')}`
}
