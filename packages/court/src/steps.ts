import type { Choice, Step } from '@hippodrome/engine'
import * as effectCards from './effects/cards.ts'
import * as effectCourt from './effects/court.ts'
import * as effectGoods from './effects/goods.ts'
import * as effectHands from './effects/hands.ts'
import * as effectMap from './effects/map.ts'
import * as effectMarket from './effects/market.ts'
import * as effectRun from './effects/run.ts'
import * as actionPhase from './rules/actionPhase.ts'
import * as activate from './rules/activate.ts'
import * as bandons from './rules/bandons.ts'
import * as build from './rules/build.ts'
import * as cards from './rules/cards.ts'
import * as contribute from './rules/contribute.ts'
import * as draw from './rules/draw.ts'
import * as duel from './rules/duel.ts'
import * as end from './rules/end.ts'
import * as eventPhase from './rules/eventPhase.ts'
import * as fire from './rules/fire.ts'
import * as intrigue from './rules/intrigue.ts'
import * as market from './rules/market.ts'
import * as resolvePhase from './rules/resolvePhase.ts'
import * as setup from './rules/setup.ts'
import * as solo from './rules/solo.ts'
import * as units from './rules/units.ts'
import type { Court } from './state.ts'
import type { CourtEntry } from './types.ts'

type AnyStep = Step<Court, never, Choice, CourtEntry>

const isStep = (value: unknown): value is AnyStep =>
  typeof value === 'object' && value !== null && 'name' in value && ('play' in value || 'ask' in value)

const chapters: readonly object[] = [
  effectCards,
  effectCourt,
  effectGoods,
  effectHands,
  effectMap,
  effectMarket,
  effectRun,
  actionPhase,
  activate,
  bandons,
  build,
  cards,
  contribute,
  draw,
  duel,
  end,
  eventPhase,
  fire,
  intrigue,
  market,
  resolvePhase,
  setup,
  solo,
  units,
]

/** Every step that a chapter exports. */
export const steps: readonly AnyStep[] = chapters.flatMap((chapter) => Object.values(chapter).filter(isStep))
