/** Where on the board each choice can be made. */
import type { LandId, PlaceId, PowersChoice } from '@hippodrome/powers'
import { placesOf } from './places.ts'
import type { PowersSituation } from './usePowers.ts'

/** A stack in a fortress is its tower. */
export function stackSpot({ view, board }: PowersSituation, id: number): string {
  const place = view.stacks.find((stack) => stack.id === id)?.place
  return place !== undefined && place in board.fortresses ? `place:${place}` : `stack:${id}`
}

/** What a choice may name, whatever its kind. */
type Named = {
  readonly do: string
  readonly chit?: string
  readonly target?: number
  readonly stack?: number
  readonly place?: string
  readonly power?: string
}

export function targetsOf(choice: PowersChoice, at: PowersSituation): readonly string[] {
  // It is said, not pointed at: the card of the own power is no question.
  if (choice.do === 'show' || choice.do === 'showChits') return []
  if (choice.do === 'garrison') return [towerOf(at, choice.place)]
  const asked = at.decision?.facts?.['place']
  if (choice.do === 'advance') return typeof asked === 'string' ? [towerOf(at, asked as LandId)] : []
  if (choice.do === 'table') return typeof asked === 'string' ? [`place:${asked}`] : []
  if (choice.do === 'move' || choice.do === 'sail' || choice.do === 'freeMove') return [`place:${choice.to}`]
  const { chit, target, stack, place, power }: Named = choice
  const stacks = [target, stack].flatMap((id) => (id === undefined ? [] : [stackSpot(at, id)]))
  return [
    ...(chit === undefined ? [] : [`chit:${chit}`]),
    ...(stacks.length > 0 || place === undefined ? stacks : [`place:${place}`]),
    ...(power === undefined ? [] : [`power:${power}`]),
  ]
}

function towerOf({ board }: PowersSituation, area: LandId): string {
  const tower = placesOf(board).towers.find(
    ({ id, areas }) => id === (area as string) || areas.includes(area),
  )
  return `place:${tower?.id ?? area}`
}

const placeIn = (spot: string): PlaceId | undefined =>
  spot.startsWith('place:') ? (spot.slice('place:'.length) as PlaceId) : undefined

/** The place of a spot: a stack stands in one. */
export function placeOf({ view }: PowersSituation, spot: string): PlaceId | undefined {
  const stack = spot.startsWith('stack:') ? Number(spot.slice('stack:'.length)) : undefined
  return placeIn(spot) ?? view.stacks.find(({ id }) => id === stack)?.place
}
