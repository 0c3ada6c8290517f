import map from './map.json' with { type: 'json' }

export type Anchor = { readonly x: number; readonly y: number }
export type BoxOf = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const LABEL_SIZE = 14
export const CITY_RADIUS = 15
export const CAPITAL_RADIUS = 22
export const radiusOf = (capital: boolean): number => (capital ? CAPITAL_RADIUS : CITY_RADIUS)
/** Wider than any letter of the fonts that we name, on the average of a name. */
const LETTER = 0.62

const anchors: { readonly [city: string]: Anchor | undefined } = map.cities

/** Where a city lies on the map. A city of another board, which we have not drawn, is placed by its longitude and latitude. */
export const anchorOf = (city: { readonly id: string; readonly lon: number; readonly lat: number }): Anchor =>
  anchors[city.id] ?? { x: (city.lon - 17.2) * 29.6, y: (43.9 - city.lat) * 34.5 }

/** Where the name stands: below the city unless there is no room. */
const SIDES_OF: { readonly [city: string]: 'above' | 'left' | 'right' | undefined } = {
  constantinople: 'right',
  nicaea: 'left',
  smyrna: 'left',
  athens: 'left',
  edessa: 'right',
  baghdad: 'right',
  jerusalem: 'left',
  antioch: 'right',
  damascus: 'right',
  tarsus: 'above',
  amida: 'right',
  mosul: 'right',
  attalia: 'above',
  tiflis: 'right',
  derbent: 'right',
  sinope: 'right',
}

export type Label = { readonly x: number; readonly y: number; readonly align: 'start' | 'middle' | 'end' }

/** The foot of a city's name. */
export function labelOf(id: string, { x, y }: Anchor, capital: boolean): Label {
  const radius = radiusOf(capital)
  const gap = 4
  switch (SIDES_OF[id]) {
    case 'above':
      return { x, y: y - radius - gap - 1, align: 'middle' }
    case 'left':
      return { x: x - radius - gap, y: y + LABEL_SIZE * 0.35, align: 'end' }
    case 'right':
      // The mark of control lies at this corner.
      return { x: x + radius + gap + 4, y: y + LABEL_SIZE * 0.35, align: 'start' }
    case undefined:
      return { x, y: y + radius + gap + LABEL_SIZE * 0.75, align: 'middle' }
  }
}

export function labelBox(name: string, { x, y, align }: Label, size = LABEL_SIZE): BoxOf {
  const width = name.length * size * LETTER
  const left = align === 'start' ? x : align === 'end' ? x - width : x - width / 2
  return { x: left, y: y - size * 0.78, width, height: size }
}

/** Names of seas and lands, for the look of it. */
export const REGIONS: readonly {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn: number
}[] = [
  { name: 'Mare Internum', x: 205, y: 385, size: 24, turn: 4 },
  { name: 'Pontus Euxinus', x: 470, y: 32, size: 20, turn: 0 },
  { name: 'Libya', x: 150, y: 520, size: 24, turn: 0 },
  { name: 'Aegyptus', x: 345, y: 590, size: 20, turn: 0 },
  { name: 'Arabia', x: 790, y: 545, size: 28, turn: 24 },
  { name: 'Persis', x: 934, y: 372, size: 17, turn: 0 },
  { name: 'Thracia', x: 232, y: 40, size: 15, turn: 0 },
]
