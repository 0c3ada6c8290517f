import { SEA0, type Tables } from '../tables.ts'

/** Not on land. */
export const NOWHERE = 255

/** A board in flat lists, made once: judging reads it hundreds of thousands of times a second. */
export class Ground {
  readonly values: Uint16Array
  /** The neighbours of all lands, one land after the other, of each the most valuable first. */
  readonly neighbours: Uint8Array
  /** By land where its neighbours begin; one more than there are. */
  readonly starts: Uint16Array
  /** By place the land that it lies in (the first, for a fortress of two), or `NOWHERE`. */
  readonly lands: Uint8Array

  constructor({ values, borders, hosts }: Pick<Tables, 'values' | 'borders' | 'hosts'>) {
    const worth = (land: number): number => values[land] ?? 0
    const around = Array.from({ length: SEA0 }, (_, land) =>
      (borders[land] ?? []).map(({ to }) => to).toSorted((a, b) => worth(b) - worth(a)),
    )
    this.values = Uint16Array.from({ length: SEA0 }, (_, land) => worth(land))
    this.neighbours = Uint8Array.from(around.flat())
    this.starts = Uint16Array.from({ length: SEA0 + 1 }, (_, land) => around.slice(0, land).flat().length)
    this.lands = Uint8Array.from(hosts, (homes, place) => {
      const [land = place] = homes
      return land < SEA0 ? land : NOWHERE
    })
  }
}

/** Before any position was read. */
export const NO_GROUND = new Ground({ values: [], borders: [], hosts: [] })

const known = new WeakMap<Tables, Ground>()

export function groundOf(tables: Tables): Ground {
  const found = known.get(tables)
  if (found) return found
  const ground = new Ground(tables)
  known.set(tables, ground)
  return ground
}
