/** The battle that is fought or told, as far as the seat knows it. */
import type { Told } from '@hippodrome/engine'
import type { Counts, PlaceId, PowerId, PowersEntry } from '@hippodrome/powers'
import { UNITS } from '@hippodrome/powers/vocabulary'
import type { PowersStage } from '../usePowers.ts'

export type Roll = Extract<PowersEntry, { readonly kind: 'combatRoll' }>
export type Host = {
  readonly power: PowerId
  readonly rebel: boolean
  /** Absent while nobody may see it. */
  readonly units: Counts | undefined
  /** How many of each have fallen in this battle. */
  readonly lost: Counts
  /** What chits have added. */
  readonly bonus: number
}
export type Fight = {
  readonly place: PlaceId
  readonly siege: boolean
  readonly hosts: readonly [attacker: Host, defender: Host]
  readonly rolls: readonly Roll[]
  /** An interceptor struck, at no price. */
  readonly intercepted: boolean
}

/** How far back a battle may have begun. */
const RECENT = 80

const entriesIn = (told: readonly Told[]) => told.map(({ entry }) => entry as PowersEntry)

/** What has been told of the newest battle; the entry that begins it comes first. */
function battleIn(entries: readonly PowersEntry[]): readonly PowersEntry[] {
  const first = entries.findLastIndex(({ kind }) => kind === 'battle')
  return first < 0 ? [] : entries.slice(first)
}

/** How many units of a side have fallen since it began. */
function lostBy(entries: readonly PowersEntry[], power: PowerId, rebel: boolean): Counts {
  const fallen = entries.flatMap((entry) =>
    entry.kind === 'lost' && entry.power === power && entry.rebel === rebel ? [entry.unit] : [],
  )
  return UNITS.map((unit) => fallen.filter((one) => one === unit).length)
}

export function fightOf({ view, playing, board }: PowersStage): Fight | undefined {
  const { battle, stacks } = view
  const fresh = playing.telling ? entriesIn(playing.news) : []
  if (!battle && !fresh.some(({ kind }) => kind === 'battle')) return undefined
  const recent = [...entriesIn(playing.state.told.slice(-RECENT)), ...fresh]
  const told = battleIn(recent)
  const [begun] = told
  const rolls = told.filter((entry): entry is Roll => entry.kind === 'combatRoll')
  const before = recent[recent.length - told.length - 1]
  const intercepted = before?.kind === 'intercepts' && before.success
  const [attacker, defender] = [battle?.attacker, battle?.defender].map((id) =>
    stacks.find((stack) => stack.id === id),
  )
  if (attacker && defender) {
    const host = (stack: typeof attacker, bonus: number): Host => ({
      power: stack.power,
      rebel: stack.rebel,
      units: stack.units,
      lost: lostBy(told, stack.power, stack.rebel),
      bonus,
    })
    const { place } = defender
    return {
      place,
      siege: place in board.fortresses,
      hosts: [host(attacker, battle?.bonus[0] ?? 0), host(defender, battle?.bonus[1] ?? 0)],
      rolls,
      intercepted,
    }
  }
  if (begun?.kind !== 'battle') return undefined
  const shown = (side: 'attacker' | 'defender'): Host => {
    const { power, rebel, units } = begun[side]
    const lost = lostBy(told, power, rebel)
    return { power, rebel, units: units.map((n, i) => n - (lost[i] ?? 0)), lost, bonus: 0 }
  }
  return {
    place: begun.place,
    siege: begun.siege,
    hosts: [shown('attacker'), shown('defender')],
    rolls,
    intercepted,
  }
}
