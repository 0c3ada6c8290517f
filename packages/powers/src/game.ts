import type { Game } from '@hippodrome/engine'
import { audit } from './audit.ts'
import { boardOf } from './board.ts'
import { configuration } from './configuration.ts'
import { evaluate } from './evaluate.ts'
import { odds } from './odds.ts'
import { parse } from './parse.ts'
import { prefer } from './prefer.ts'
import { result } from './result.ts'
import { periods, WINDOWS } from './orders.ts'
import { steps } from './rules/steps.ts'
import { resume } from './rules/setup/resume.ts'
import { setup } from './rules/setup/setup.ts'
import { resample } from './sample.ts'
import { statistics } from './statistics.ts'
import { clone, type Powers } from './state.ts'
import { compile } from './tables.ts'
import { view } from './view.ts'
import type { PowersBoard, PowersChoice, PowersEntry, PowersView } from './vocabulary.ts'
import { words } from './words/index.ts'
import version from './version.json' with { type: 'json' }

export const powers: Game<Powers, PowersChoice, PowersEntry, PowersView, PowersBoard> = {
  ...configuration,
  rules: version.rules,
  data: '1',
  tables: compile,
  setup,
  begin: resume,
  steps,
  windows: WINDOWS,
  periods,
  clone,
  board: boardOf,
  secrets: true,
  whispers: true,
  view,
  resample,
  result,
  statistics,
  evaluate,
  prefer,
  idle: ({ do: verb }) => verb === 'show',
  odds,
  playouts: 'careful',
  parse,
  audit,
  words,
}
