import { BadData, parseWith } from '@hippodrome/engine'
import { territoriesSchema } from './data/schema.ts'
import territories from './data/territories.json' with { type: 'json' }
import { AREAS } from './vocabulary.ts'

export type AreaTable = {
  readonly sea: boolean
  /** Areas that a ship reaches in one step. */
  readonly ships: readonly number[]
  /** Territories that a land unit reaches in one step. */
  readonly land: readonly number[]
  /** Of a sea: the two territories that it joins for whoever is ferried. */
  readonly shores: readonly number[]
}

export function compileAreas(): AreaTable[] {
  const parsed = parseWith(territoriesSchema, territories, 'territories').areas
  return AREAS.map((id, index) => {
    const found = parsed.find((area) => area.id === index)
    if (!found) throw new BadData(`territories.${id}`, 'is missing')
    const sea = found.kind === 'sea'
    return {
      sea,
      ships: [...found.adjacentTerritories, ...found.adjacentSeas],
      land: sea ? [] : found.adjacentTerritories,
      shores: sea ? found.adjacentTerritories : [],
    }
  })
}
