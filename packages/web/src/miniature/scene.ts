import type { CourtView } from '@hippodrome/court'
import type { Language } from '@hippodrome/engine'
import type { FamiliesView } from '@hippodrome/families'
import type { PowersView } from '@hippodrome/powers'

/** A city: whose colour it has, how many tokens, its owner or -1, whether it is fortified. */
export type CityScene = readonly [id: string, colour: string, tokens: number, owner: number, fort: 0 | 1]
export type ArmyScene = readonly [city: string, seat: number, side: number, strength: number]

/**
 * As much of a table as a small picture shows: kept with a match, so that the list of matches needs no rules. `moment` is
 * the turn, the year or the round.
 */
export type Scene =
  | {
      readonly game: 'families'
      readonly moment: number
      readonly cities: readonly CityScene[]
      readonly armies: readonly ArmyScene[]
    }
  | {
      readonly game: 'powers'
      readonly moment: number
      /** By area, the first letter of the power whose units alone stand there; small when they are rebels. */
      readonly owners: { readonly [area: string]: string }
    }
  | { readonly game: 'court'; readonly moment: number; readonly cards: readonly string[] }

/** What the picture of a match shows, of what everybody may see. */
export function sceneOf(game: string, view: unknown): Scene | undefined {
  if (game === 'families') return familiesScene(view as FamiliesView)
  if (game === 'powers') return powersScene(view as PowersView)
  if (game === 'court') return courtScene(view as CourtView)
  return undefined
}

function familiesScene({ cities, players, turn }: FamiliesView): Scene {
  return {
    game: 'families',
    moment: turn,
    cities: cities.map(({ id, colour, tokens, owner, fortified }) => [
      id,
      colour,
      tokens,
      owner ?? -1,
      fortified ? 1 : 0,
    ]),
    armies: cities.flatMap(({ id, armies }) =>
      armies.map(({ seat, side }): ArmyScene => {
        const display = players[seat]?.[side === 0 ? 'byzantine' : 'arab']
        return [id, seat, side, display?.strength ?? 0]
      }),
    ),
  }
}

function powersScene({ stacks, areas, year }: PowersView): Scene {
  const hosts = new Map<string, string>(
    areas.flatMap(({ place, fortress }) => (fortress ? [[fortress, place] as const] : [])),
  )
  const owners: Record<string, string> = {}
  const shared = new Set<string>()
  for (const { place, power, rebel, fleet } of stacks) {
    if (fleet) continue
    const area = hosts.get(place) ?? place
    const letter = power.charAt(0)
    const owner = rebel ? letter : letter.toUpperCase()
    if (owners[area] !== undefined && owners[area] !== owner) shared.add(area)
    owners[area] = owner
  }
  for (const area of shared) delete owners[area]
  return { game: 'powers', moment: year, owners }
}

/** What was played last, and what is on offer: five cards. */
function courtScene({ players, offer, round }: CourtView): Scene {
  const played = players.flatMap((player) =>
    player.played.filter(({ down }) => !down).map(({ card }) => card),
  )
  return {
    game: 'court',
    moment: round,
    cards: [...played.slice(-5), ...offer.map(({ card }) => card)].slice(0, 5),
  }
}

/** What the list of matches shows of one that goes on. */
export type Glance = {
  readonly waiting: readonly number[]
  readonly scene?: Scene
  /** What is asked of the only person at the table; where several look, it may be a secret. */
  readonly asks?: { readonly [language in Language]: string }
}

export function glanceOf(
  game: string,
  view: { readonly waiting: readonly number[]; readonly table: unknown },
): Glance {
  const scene = sceneOf(game, view.table)
  return { waiting: view.waiting, ...(scene ? { scene } : {}) }
}
