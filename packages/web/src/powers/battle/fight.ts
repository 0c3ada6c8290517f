/** The battle that is fought or told, as far as the seat knows it. */
import type { Told } from '@hippodrome/engine'
import type { Counts, PlaceId, PowerId, PowersEntry, StackView } from '@hippodrome/powers'
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

/** A side, of whose units those have fallen that were told over the table as it was; `told` is the whole battle. */
function hostOf(
  side: Pick<StackView, 'power' | 'rebel' | 'units'>,
  told: readonly PowersEntry[],
  since: readonly PowersEntry[],
  bonus: number,
): Host {
  const { power, rebel, units } = side
  const fell = lostBy(since, power, rebel)
  const left = units?.map((n, i) => n - (fell[i] ?? 0))
  const lost = lostBy(told, power, rebel)
  const destroyed = since.some(
    (entry) => entry.kind === 'destroyed' && entry.power === power && entry.rebel === rebel,
  )
  if (!destroyed || !left) return { power, rebel, units: left, lost, bonus }
  return { power, rebel, units: left.map(() => 0), lost: lost.map((n, i) => n + (left[i] ?? 0)), bonus }
}

export function fightOf({ view, playing, board }: PowersStage): Fight | undefined {
  const { battle, stacks } = view
  const fresh = playing.telling ? entriesIn(playing.news) : []
  const begins = fresh.some(({ kind }) => kind === 'battle')
  if (!battle && !begins) return undefined
  const recent = [...entriesIn(playing.state.told.slice(-RECENT)), ...fresh]
  const told = battleIn(recent)
  const [begun] = told
  const rolls = told.filter((entry): entry is Roll => entry.kind === 'combatRoll')
  const before = recent[recent.length - told.length - 1]
  const intercepted = before?.kind === 'intercepts' && before.success
  const [attacker, defender] = [battle?.attacker, battle?.defender].map((id) =>
    stacks.find((stack) => stack.id === id),
  )
  // A battle that only begins while it is told is not on the table yet.
  if (attacker && defender && !begins) {
    const { place } = defender
    const [one = 0, other = 0] = battle?.bonus ?? []
    return {
      place,
      siege: place in board.fortresses,
      hosts: [hostOf(attacker, told, fresh, one), hostOf(defender, told, fresh, other)],
      rolls,
      intercepted,
    }
  }
  if (begun?.kind !== 'battle') return undefined
  return {
    place: begun.place,
    siege: begun.siege,
    hosts: [hostOf(begun.attacker, told, told, 0), hostOf(begun.defender, told, told, 0)],
    rolls,
    intercepted,
  }
}
