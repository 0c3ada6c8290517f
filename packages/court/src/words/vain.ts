import { Bits, type Seat } from '@hippodrome/engine'
import type { AbilityData, Effect } from '../data/effect.ts'
import type { Counter, Filter } from '../data/parts.ts'
import type { CourtView, PlayedCard, PlayerView } from '../types.ts'
import { type Area, TYPES, UNITS, type Unit } from '../vocabulary.ts'
import { book } from './book.ts'
import { areaOf, areasIn, typesIn, unitsIn } from './parts.ts'

/** Where an ability would be used: who asks, and the area where the unit stands that has it. */
type Scene = { readonly view: CourtView; readonly seat: Seat; readonly here?: Area | undefined }

const fitsCard = ({ card }: PlayedCard, filter: Filter | undefined): boolean => {
  const page = book().cards.get(card)
  if (!page || !filter) return true
  const types = typesIn(filter.types)
  return (
    (types.length === 0 || page.types.some((type) => types.includes(type))) &&
    (filter.hero === undefined || filter.hero === page.levels.length > 0) &&
    (filter.maxCost === undefined || page.cost <= filter.maxCost)
  )
}

/** §26.9 The heroes of a Duel are never aimed at. */
const isImmune = ({ hero }: PlayerView, { card }: PlayedCard): boolean =>
  hero !== undefined && book().cards.get(card)?.hero === hero

const aimedCards = ({ view, seat }: Scene, who: string, filter: Filter | undefined): PlayedCard[] =>
  view.players
    .filter((player) => who === 'any' || (player.seat === seat) === (who === 'self'))
    .flatMap((player) => player.played.filter((card) => fitsCard(card, filter) && !isImmune(player, card)))

const fitsUnit = (unit: Unit, types: number | undefined, units: number | undefined): boolean => {
  const wanted = unitsIn(units)
  const type = book().units.get(unit)?.type
  return (
    (wanted.length === 0 || wanted.includes(unit)) &&
    (types === undefined || (type !== undefined && Bits.has(types, TYPES.indexOf(type))))
  )
}

function unitsOnMap({ view, here }: Scene, filter: Filter | undefined, counter?: Counter): number {
  const areas = areasIn(counter?.areas)
  const only =
    counter?.area === 'here' ? here : counter?.area === undefined ? undefined : areaOf(counter.area)
  const types = counter?.type === undefined ? filter?.types : Bits.only(counter.type)
  return view.map
    .filter(
      ({ area }) => (only === undefined || only === area) && (areas.length === 0 || areas.includes(area)),
    )
    .flatMap(({ units }) => Object.entries(units))
    .filter(([unit]) => fitsUnit(unit as Unit, types, counter?.units ?? filter?.units))
    .reduce((sum, [, n]) => sum + n, 0)
}

const sealsOnMap = ({ view, seat, here }: Scene, where: unknown, who: string | undefined): number =>
  view.map
    .filter(({ area }) => where !== 'here' || area === here)
    .flatMap(({ seals }) => seals)
    .filter((owner) => who === undefined || who === 'any' || (owner === seat) === (who === 'self')).length

const hasBandon = ({ view, seat }: Scene): boolean =>
  view.players[seat]?.played.some(({ leader }) => leader !== undefined) ?? false

/** Whether an effect can do nothing as the table stands; what cannot be told from the table is taken to do something. */
function isVain(effect: Effect, scene: Scene): boolean {
  switch (effect.op) {
    case 'flipCard':
      return aimedCards(scene, effect.who, effect.filter).every(
        ({ down }) => (down === true) === (effect.face === 'down'),
      )
    case 'removeCard':
      return aimedCards(scene, effect.who, effect.filter).length === 0
    case 'activate':
      return effect.target === 'bandon' && !hasBandon(scene)
    case 'moveUnits':
    case 'removeUnits':
      return unitsOnMap(scene, effect.filter) === 0
    case 'placeUnits':
      return UNITS.every(
        (unit) => !fitsUnit(unit, effect.filter?.types, effect.filter?.units) || scene.view.pool[unit] === 0,
      )
    case 'removeSeal':
      return sealsOnMap(scene, effect.area, effect.who === 'any' ? 'any' : 'other') === 0
    case 'forEach':
      return effect.count.of === 'unitsOnMap' ? unitsOnMap(scene, undefined, effect.count) === 0 : false
    case 'pay':
      return areVain(effect.then, scene)
    default:
      return false
  }
}

const areVain = (effects: readonly Effect[], scene: Scene): boolean =>
  effects.every((effect) => isVain(effect, scene))

/** Whether these abilities would do nothing now, so that whoever plays them is warned. */
export const wouldDoNothing = (abilities: readonly AbilityData[], scene: Scene): boolean =>
  abilities.length > 0 && abilities.every(({ effects }) => areVain(effects, scene))
