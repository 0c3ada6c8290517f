import { AREAS, type Area } from '../vocabulary.ts'

/** The six territories; the other areas are seas (§2.8). */
export const TERRITORIES: ReadonlySet<Area> = new Set(AREAS.slice(0, 6))
