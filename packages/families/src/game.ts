import type { Game } from '@hippodrome/engine'
import { audit } from './audit.ts'
import { BOARD_VERSION, tablesOf } from './board.ts'
import type { FamiliesChoice } from './choices.ts'
import { clone } from './clone.ts'
import { configuration } from './configuration.ts'
import type { FamiliesEntry } from './entries.ts'
import { evaluate } from './evaluate.ts'
import { features } from './features.ts'
import { odds } from './likelihood.ts'
import { NONE } from './names.ts'
import { parse } from './parse.ts'
import { prefer } from './prefer.ts'
import { checkQuiet } from './quiet.ts'
import { steps } from './rules/steps.ts'
import { result } from './scoring.ts'
import { setup } from './setup.ts'
import { type Families, RUNNING } from './state.ts'
import { type BoardView, boardOf, type FamiliesView, view } from './view.ts'
import { words } from './words/index.ts'
import version from './version.json' with { type: 'json' }

/** Byzantium (2005): two to four families of 632, each with a hand in both empires. */
export const families: Game<Families, FamiliesChoice, FamiliesEntry, FamiliesView, BoardView> = {
  ...configuration,
  rules: version.rules,
  data: BOARD_VERSION,
  tables: tablesOf,
  setup: ({ seats }, tables) => setup(seats, tables),
  begin(game) {
    if (game.over !== RUNNING) return []
    if (game.active === NONE && game.first === NONE) return [{ step: 'opening', local: {} }]
    checkQuiet(game)
    return [{ step: 'actions', local: {} }]
  },
  steps,
  windows: {
    retreat: { amount: true },
    levy: { amount: true },
    seaRetreat: {},
    fleet: { aims: true, amount: true },
  },
  periods: ({ turn }) => ({ round: turn }),
  clone,
  board: boardOf,
  secrets: false,
  view,
  // Nothing is hidden but the dice to come, and those are not in the state.
  resample: () => {},
  result,
  evaluate,
  features,
  prefer,
  odds,
  parse,
  audit,
  words,
}
