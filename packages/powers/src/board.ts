import { at, itemAt } from '@hippodrome/engine'
import { FORT0, landId, placeId, powerId, type Tables } from './tables.ts'
import {
  BOXES,
  type Counts,
  FORTRESSES,
  type LandId,
  LANDS,
  POWERS,
  type PowerId,
  type PowersBoard,
  SEAS,
  type SeaId,
  TABLES,
} from './vocabulary.ts'

const record = <K extends string, T>(
  ids: readonly K[],
  of: (id: K, index: number) => T | undefined,
): { readonly [id in K]: T } =>
  Object.fromEntries(
    ids.flatMap((id, index) => {
      const entry = of(id, index)
      return entry === undefined ? [] : [[id, entry]]
    }),
  ) as { readonly [id in K]: T }

const seaIds = (places: readonly number[] | undefined): SeaId[] =>
  (places ?? []).map((place) => placeId(place) as SeaId)

/** The map and the tables as a match has them: with Istria, on the balanced map, from a changed file. */
export function boardOf(tables: Tables): PowersBoard {
  const placeOf = (index: number, first: number) => first + index
  return {
    options: tables.options,
    lands: record(LANDS, (_, land) =>
      tables.inPlay[land] === true
        ? {
            value: at(tables.values, land),
            borders: Object.fromEntries(
              itemAt(tables.borders, land)
                .filter(({ to }) => tables.inPlay[to] === true)
                .map(({ to, form }) => [landId(to), form]),
            ),
            coast: seaIds(tables.coast[land]),
          }
        : undefined,
    ),
    seas: record(SEAS, (_, sea) => seaIds(tables.seaLinks[placeOf(sea, LANDS.length)])),
    fortresses: record(FORTRESSES, (_, index) => {
      const place = placeOf(index, FORT0)
      const areas = itemAt(tables.hosts, place).map((land): LandId => landId(land))
      return areas.length > 0
        ? { areas, ports: seaIds(tables.ports[place]), since: at(tables.fortSince, place) }
        : undefined
    }),
    boxes: record(BOXES, (_, box) => {
      const owner = tables.boxOf.indexOf(placeOf(box, LANDS.length + SEAS.length))
      return owner < 0
        ? undefined
        : {
            owner: powerId(owner),
            value: at(tables.boxValue, box),
            anchor: tables.anchored[box] === true,
            touches: itemAt(tables.boxTouches, box).map(placeId),
          }
    }),
    costs: record<PowerId, Counts>(POWERS, (_, power) => itemAt(tables.costs, power)),
    upkeep: tables.upkeep,
    columns: tables.columns,
    combat: record(TABLES, (_, table) => itemAt(tables.combat, table)),
    mutiny: tables.mutiny,
    manifest: record<PowerId, Counts>(POWERS, (_, power) => itemAt(tables.manifest, power)),
  }
}
