import { sameJson } from '@hippodrome/engine'
import { type Calendar, type Days, daysSchema } from '@hippodrome/wire'
import * as v from 'valibot'
import type { Registry } from '../live/registry.ts'
import { mine } from '../http/lists.ts'
import { newId } from '../people/keys.ts'
import type { Person } from '../people/people.ts'
import type { Store } from '../store/store.ts'
import { daysOf, keepDays } from '../store/timeRows.ts'
import { calendarOf } from './zone.ts'

/** Whether two calendars say the same; the changes of a zone's time follow from its name. */
const isSame = (one: Calendar | undefined, { zone, night, away }: Calendar): boolean =>
  one !== undefined && sameJson({ zone, night, away }, { zone: one.zone, night: one.night, away: one.away })

/** Where people are, when they sleep, and when they are on vacation: told once, and noted at each of their tables that goes by it. */
export class DaysBook {
  constructor(
    private readonly store: Store,
    private readonly now: () => number,
  ) {}

  async of(person: string): Promise<Days | undefined> {
    const body = await daysOf(this.store, person)
    return body === undefined ? undefined : v.parse(daysSchema, JSON.parse(body))
  }

  /** The same as a log keeps it. */
  async calendarOf(person: string): Promise<Calendar | undefined> {
    const days = await this.of(person)
    return days && calendarOf(days, this.now())
  }

  /** Throws `BadData` for a time zone that is none. */
  async keep(person: Person, days: Days, registry: Registry): Promise<void> {
    const calendar = calendarOf(days, this.now())
    await keepDays(this.store, person.id, JSON.stringify(days))
    for (const { id, phase, time } of await mine(this.store, person.id))
      if (time?.kind === 'turns' && (phase === 'gathering' || phase === 'playing'))
        await this.note(id, person, calendar, registry)
  }

  private async note(match: string, person: Person, calendar: Calendar, registry: Registry): Promise<void> {
    const live = await registry.find(match)
    await live?.send({ kind: 'person', ...person }, newId(), function* (table, actor) {
      for (const seat of table.seatsOf(actor))
        if (!isSame(table.places[seat]?.calendar, calendar))
          yield { kind: 'calendar', seat, calendar, next: true }
      return undefined
    })
  }
}
