/** When a stack that lies face down was last seen, and what it was then: from what the chronicle told this seat. */
import type { Counts, PlaceId, PowerId, PowersEntry, StackView } from '@hippodrome/powers'
import { UNITS } from '@hippodrome/powers/vocabulary'
import { placesOf } from './places.ts'
import { sizeOf } from './standing.ts'
import type { PowersSituation } from './usePowers.ts'

export type Sighting = {
  readonly units: Counts
  readonly year: number
  readonly place: PlaceId
  /** Others may have joined it, or it them. */
  readonly changed: boolean
  /** Which of several stacks it was is not known. */
  readonly oneOf: boolean
}

type Side = { readonly power: PowerId; readonly rebel: boolean }
type Trace = Side & {
  units: Counts
  readonly year: number
  readonly seen: PlaceId
  place: PlaceId
  changed: boolean
}

/** What is remembered of stacks while the chronicle goes on; the newest first. */
class Memory {
  private traces: Trace[] = []
  private year: number

  constructor(
    first: number,
    private readonly homeOf: (place: PlaceId) => PlaceId,
  ) {
    this.year = first
  }

  read(entry: PowersEntry): void {
    switch (entry.kind) {
      case 'turn':
        this.year = entry.year
        break
      case 'showedStack':
        this.see(entry, entry.units, entry.place)
        break
      case 'battle':
        this.see(entry.attacker, entry.attacker.units, entry.siege ? this.homeOf(entry.place) : entry.place)
        this.see(entry.defender, entry.defender.units, entry.place)
        break
      case 'lost':
        this.lose(entry)
        break
      case 'destroyed':
        this.traces = this.traces.filter((trace) => trace !== this.at(entry, entry.place)[0])
        break
      case 'moved':
        this.move(entry)
        break
      case 'recruited':
      case 'arrived':
        for (const trace of this.at({ power: entry.power, rebel: false }, entry.place)) trace.changed = true
        break
      case 'rebelled':
      case 'restored':
      case 'converted':
        for (const trace of this.traces) if (trace.place === entry.place) trace.changed = true
        break
      default:
    }
  }

  /** Those that may be of a stack, the newest first. */
  of(stack: StackView): readonly Trace[] {
    const afloat = (units: Counts) => (units[UNITS.indexOf('fleet')] ?? 0) > 0
    return this.at(stack, stack.place).filter(({ units }) => afloat(units) === (stack.fleet === true))
  }

  private at({ power, rebel }: Side, place: PlaceId): readonly Trace[] {
    return this.traces.filter(
      (trace) => trace.power === power && trace.rebel === rebel && trace.place === place,
    )
  }

  private see({ power, rebel }: Side, units: Counts, place: PlaceId): void {
    // The same units at the same place are the same stack, seen again.
    const again = this.at({ power, rebel }, place).find((trace) => trace.units.join() === units.join())
    const trace = { power, rebel, units, year: this.year, seen: place, place, changed: false }
    this.traces = [trace, ...this.traces.filter((known) => known !== again)]
  }

  private lose({ power, rebel, unit, place }: Extract<PowersEntry, { readonly kind: 'lost' }>): void {
    const kind = UNITS.indexOf(unit)
    const trace = this.at({ power, rebel }, place).find(({ units }) => (units[kind] ?? 0) > 0)
    if (!trace) return
    trace.units = trace.units.map((n, i) => (i === kind ? n - 1 : n))
    if (sizeOf(trace.units) === 0) this.traces = this.traces.filter((known) => known !== trace)
  }

  private move({ power, rebel, from, to }: Extract<PowersEntry, { readonly kind: 'moved' }>): void {
    const [gone, ...more] = this.at({ power, rebel }, from)
    const joined = this.at({ power, rebel }, to)
    for (const trace of joined) trace.changed = true
    if (!gone) return
    gone.place = to
    gone.changed ||= more.length > 0 || joined.length > 0
  }
}

/** A memory goes on where the chronicle does; what was taken back is read anew from the beginning. */
type Read = { readonly memory: Memory; readonly told: PowersSituation['told']; readonly first: number }
const read = new WeakMap<object, Read>()

function memoryOf({ view, told, board }: PowersSituation): Memory {
  const first = view.year - Math.max(1, view.turn) + 1
  const before = read.get(board)
  const length = before?.told.length ?? 0
  const goesOn =
    before !== undefined &&
    before.first === first &&
    length <= told.length &&
    before.told.every((one, index) => one === told[index])
  const memory = goesOn ? before.memory : new Memory(first, placesOf(board).homeOf)
  for (const { entry } of goesOn ? told.slice(length) : told) memory.read(entry as PowersEntry)
  read.set(board, { memory, told, first })
  return memory
}

const known = new WeakMap<object, ReadonlyMap<number, Sighting>>()

/** By stack that lies face down. */
export function sightingsOf(at: PowersSituation): ReadonlyMap<number, Sighting> {
  const { view } = at
  const found = known.get(view) ?? remember()
  known.set(view, found)
  return found

  function remember(): ReadonlyMap<number, Sighting> {
    const memory = memoryOf(at)
    const hidden = view.stacks.filter(({ units }) => units === undefined)
    return new Map(
      hidden.flatMap((stack): [number, Sighting][] => {
        const [trace] = memory.of(stack)
        const alike = hidden.filter(
          ({ place, power, rebel, fleet }) =>
            place === stack.place && power === stack.power && rebel === stack.rebel && fleet === stack.fleet,
        )
        if (!trace) return []
        const { units, year, seen, changed } = trace
        return [[stack.id, { units, year, place: seen, changed, oneOf: alike.length > 1 }]]
      }),
    )
  }
}
