import type { CourtView } from '@hippodrome/court'

/** The sheets of a phone, and which of them an answer lies on. */
export const SHEETS = ['now', 'event', 'map', 'courts', 'market'] as const
export type SheetName = (typeof SHEETS)[number]

const SHEET_OF: { readonly [prompt: string]: SheetName | undefined } = {
  'vote-option': 'event',
  'vote-amount': 'event',
  'steal-votes': 'event',
  'break-option-tie': 'event',
  'stake-option': 'event',
  'swap-event': 'event',
  'take-position': 'market',
  'choose-casket': 'market',
  'draw-way': 'market',
  'take-offer': 'market',
  buy: 'market',
  'place-miniature': 'map',
  'unit-area': 'map',
  'unit-pick': 'map',
  'unit-move': 'map',
  'unit-use': 'map',
  'build-area': 'map',
  'move-unit': 'map',
  'move-unit-to': 'map',
  'place-unit': 'map',
  'place-unit-to': 'map',
  'remove-unit': 'map',
  'place-seal': 'map',
  'remove-seal': 'map',
  'unit-free': 'map',
  'choose-player': 'courts',
  'break-tie': 'courts',
  'remove-card': 'courts',
  'flip-card': 'courts',
  activate: 'courts',
  'activate-free': 'courts',
  'choose-bandon': 'courts',
  'form-bandons': 'courts',
}

export const sheetFor = (prompt: string | undefined): SheetName =>
  (prompt === undefined ? undefined : SHEET_OF[prompt]) ?? 'now'

/** Questions that are answered on one sheet in the middle, however many choices that comes to. */
const GIVING: ReadonlySet<string> = new Set([
  'contribute',
  'bid',
  'divide-loot',
  'choose-pile',
  'trade-resource',
])

export const asksAtOnce = (prompt: string | undefined): boolean => prompt !== undefined && GIVING.has(prompt)

/** Questions about a unit that is being activated: answered under the map, or on it. */
const PLANNING: ReadonlySet<string> = new Set(['unit-pick', 'unit-move', 'unit-use'])

export const asksUnderMap = (prompt: string | undefined): boolean =>
  prompt !== undefined && PLANNING.has(prompt)

/** Questions that come once for every good, and are answered together. */
export const asksTogether = (prompt: string): boolean => prompt === 'contribute' || prompt === 'divide-loot'

/** Whether one has sealed a contribution, or a bid, and others have not yet. */
export const isSealed = (view: CourtView, waiting: readonly number[]): boolean =>
  view.mode !== 'solo' &&
  view.phase === 'resolve' &&
  waiting.length > 0 &&
  view.contributions === undefined &&
  view.bids === undefined &&
  view.events[view.round - 1]?.outcome === undefined
