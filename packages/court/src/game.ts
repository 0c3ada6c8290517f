import { type Config, configure, type Game, hashText } from '@hippodrome/engine'
import { auditCourt } from './audit.ts'
import { configuration } from './configuration.ts'
import { evaluateCourt } from './evaluate.ts'
import { features } from './features.ts'
import { parseCourt } from './parse.ts'
import { prefer } from './prefer.ts'
import { resampleCourt } from './resample.ts'
import { beginCourt } from './rules/begin.ts'
import { courtResult } from './rules/end.ts'
import { cloneCourt, type Court, emptyCourt } from './state.ts'
import { statisticsOf } from './statistics.ts'
import { steps } from './steps.ts'
import { compileTables, type Tables } from './tables.ts'
import type { CourtBoard, CourtChoice, CourtEntry, CourtView } from './types.ts'
import { PHASES, WINDOW_SPECS } from './vocabulary.ts'
import { courtBoard, courtView } from './view.ts'
import { words } from './words/index.ts'
import version from './version.json' with { type: 'json' }

const compiled = new Map<string, Tables>()

/** Compiled once for each configuration; tables never change. */
function tablesOf(config: Config): Tables {
  const key = JSON.stringify([config.seats, config.options, config.data])
  let tables = compiled.get(key)
  if (!tables) {
    tables = compileTables(config)
    compiled.set(key, tables)
  }
  return tables
}

let dataVersion: string | undefined

/** One short text for all the data that the rules read. */
function hashData(): string {
  const { cards, events, quests, caskets, patrons, units, areas, rules } = tablesOf(
    configure(configuration, { seats: 2 }),
  )
  return hashText(JSON.stringify([cards, events, quests, caskets, patrons, units, areas, rules])).slice(0, 12)
}

export const court: Game<Court, CourtChoice, CourtEntry, CourtView, CourtBoard> = {
  ...configuration,
  rules: version.rules,
  /** Reckoned when somebody asks: who only plays a match need not wait for it. */
  get data() {
    return (dataVersion ??= hashData())
  },
  tables: tablesOf,
  setup: (_config, tables) => emptyCourt(tables),
  begin: beginCourt,
  steps,
  windows: WINDOW_SPECS,
  periods: ({ round, phase, turn }) => ({ turn: (round * 16 + PHASES.indexOf(phase)) * 8 + turn, round }),
  clone: cloneCourt,
  board: courtBoard,
  secrets: true,
  view: courtView,
  resample: resampleCourt,
  result: courtResult,
  statistics: (game, told) => statisticsOf(game, courtResult(game).ranks, told),
  evaluate: evaluateCourt,
  features,
  prefer,
  parse: parseCourt,
  audit: auditCourt,
  words,
}
