import type { Decision, Subject } from '@hippodrome/engine'
import type { FamiliesChoice } from '../choices.ts'
import { type Box, BOXES, type City, type Side, type Special } from '../names.ts'
import type { Catalogue, Say } from './catalogue.ts'

const city = (id: City): Subject => ({ kind: 'city', id })
const army = (seat: number, side: Side): Subject => ({ kind: 'army', id: `${seat}:${side}` })
const box = (seat: number, side: Side, name: Box): Subject => ({ kind: 'box', id: `${seat}:${side}:${name}` })
const special = (side: number, byzantine: Special, arab = byzantine): Subject => ({
  kind: 'special',
  id: side === 0 ? byzantine : arab,
})

/** What a choice is about: a city, an army, a box of a display, a special action, a pool, a player. */
export function concerns(choice: FamiliesChoice, { seat, facts }: Decision): readonly Subject[] {
  switch (choice.do) {
    case 'control':
    case 'withdraw':
      return [city(choice.city)]
    case 'improve':
      return [city(choice.city), special(choice.side, 'improveByzantine', 'improveArab')]
    case 'fortify':
      return [city(choice.city), special(0, 'fortify')]
    case 'bulgars':
      return [city(choice.city), special(0, 'bulgars')]
    case 'place':
    case 'march':
      return [city(choice.city), army(seat, choice.side)]
    case 'civilWar':
      return [army(seat, choice.side), special(choice.side, 'civilWarByzantine', 'civilWarArab')]
    case 'increase':
    case 'giveUp':
      return [box(seat, choice.side, choice.box)]
    case 'take':
      return [
        choice.source === 'army' ? box(seat, choice.side, choice.box) : { kind: choice.source, id: seat },
      ]
    case 'emperor':
    case 'caliph':
      return [special(0, choice.do)]
    case 'fleet':
      return [special(choice.side, 'fleetByzantine', 'fleetArab')]
    case 'reinforce':
      return [special(0, 'bulgars')]
    case 'build':
      return [{ kind: choice.side === 0 ? 'church' : 'mosque', id: seat }]
    case 'tax':
    case 'pass':
      return [{ kind: choice.do, id: seat }]
    case 'fight':
      return [{ kind: 'seat', id: choice.foe }]
    case 'useFleet':
    case 'spareFleet':
    case 'closeSea':
    case 'openSea':
      return [special(0, 'fleetByzantine'), ...where(facts?.city)]
    case 'retreat':
    case 'stay':
    case 'raiseLevy':
    case 'noLevy':
      return where(facts?.city)
    case 'split':
    case 'done':
      return []
  }
}

const where = (place: unknown): Subject[] => (typeof place === 'number' ? [city(place)] : [])

/** The name of a subject, and how it stands. */
export function subjectIn(
  words: Catalogue,
  { kind, id }: Subject,
  say: Say,
): { name: string; says?: string } {
  const [seat = 0, side = 0] = String(id).split(':').map(Number)
  switch (kind) {
    case 'city': {
      const { tokens = 0, strength = 0, owner } = say.view.cities[Number(id)] ?? {}
      const says = words.cityState(tokens, strength, owner === undefined ? undefined : say.seat(owner))
      return { name: say.city(Number(id)), says }
    }
    case 'army': {
      const { strength = 0 } = say.view.players[seat]?.[side === 0 ? 'byzantine' : 'arab'] ?? {}
      return {
        name: words.armyCell(say.seat(seat), say.colour(side)),
        says: `${words.table.strength} ${strength}`,
      }
    }
    case 'box':
      return { name: say.armyBox(side, BOXES.find((name) => String(id).endsWith(name)) ?? 'main') }
    case 'special':
      return { name: say.special(id as Special) }
    case 'seat':
      return { name: say.seat(Number(id)) }
    default:
      return { name: words.subjects[kind as keyof Catalogue['subjects']] }
  }
}
