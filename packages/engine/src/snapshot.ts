import * as v from 'valibot'
import type { Chance } from './chance.ts'
import { SPECTATOR } from './decision.ts'
import type { Config, GameState } from './game.ts'
import type { Json } from './json.ts'
import { logEntrySchema } from './log.ts'
import type { Made, Told, Undone } from './record.ts'
import { loadState, saveState } from './save.ts'
import type { Orders } from './orders.ts'
import { ordersSchema } from './standing.ts'
import type { Runner, State } from './state.ts'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31))

const toldSchema = v.strictObject({
  at: whole,
  entry: v.looseObject({ kind: v.string() }),
  /** Whoever only watches is a reader too. */
  to: v.optional(v.array(v.pipe(v.number(), v.integer(), v.minValue(SPECTATOR)))),
})

const madeSchema = v.strictObject({
  seat: whole,
  choice: whole,
  sealed: v.boolean(),
  decision: whole,
  draws: v.array(v.number()),
  by: v.optional(v.picklist(['orders', 'ahead'])),
  of: v.optional(v.string()),
})

/** A match as it stands, whole: opened again it goes on as if it had never been closed. */
export const snapshotSchema = v.strictObject({
  /** The versions that it was written by. By others nothing before it can be taken back. */
  rules: v.string(),
  data: v.string(),
  state: v.unknown(),
  serial: whole,
  log: v.array(logEntrySchema),
  made: v.array(madeSchema),
  told: v.array(toldSchema),
  undone: v.array(
    v.strictObject({
      seat: whole,
      choice: whole,
      step: v.optional(v.strictObject({ prompt: v.string(), choice: v.looseObject({}) })),
    }),
  ),
  orders: v.array(v.nullable(ordersSchema)),
  holds: v.array(v.strictObject({ seat: whole, serial: whole })),
  /** What may be taken back: the state before the oldest of these choices. Chance had no part in them. */
  window: v.optional(
    v.strictObject({
      state: v.unknown(),
      moments: v.array(v.strictObject({ version: whole, serial: whole, opened: v.array(whole) })),
    }),
  ),
})

export type Snapshot = Omit<
  v.InferOutput<typeof snapshotSchema>,
  'state' | 'made' | 'told' | 'undone' | 'orders'
> & {
  readonly state: Json
  readonly made: readonly Made[]
  readonly told: readonly Told[]
  readonly undone: readonly Undone[]
  readonly orders: readonly (Orders | null)[]
}

/** The state before a choice that may be taken back. */
export type Moment<S extends GameState> = {
  /** How many choices were made before it. */
  readonly version: number
  readonly serial: number
  readonly state: State<S>
}

export function saveWindow<S extends GameState>(before: readonly Moment<S>[]): Pick<Snapshot, 'window'> {
  const [oldest] = before
  if (!oldest) return {}
  const moments = before.map(({ version, serial, state }) => ({ version, serial, opened: [...state.opened] }))
  return { window: { state: saveState(oldest.state), moments } }
}

/** Plays what may be taken back once more. */
export function loadWindow<S extends GameState>(
  runner: Runner<S>,
  config: Config,
  { window, made }: Pick<Snapshot, 'window' | 'made'>,
  chance: Chance | undefined,
): Moment<S>[] {
  if (!window) return []
  let state = loadState(runner, config, window.state, chance)
  return window.moments.map(({ version, serial, opened }) => {
    const before = { version, serial, state: { ...state, opened } }
    const choice = made[version]
    const asked = state.pending.find(({ seat }) => seat === choice?.seat)
    state = runner.clone(state)
    if (choice && asked) runner.choose(state, asked, choice.choice)
    return before
  })
}
