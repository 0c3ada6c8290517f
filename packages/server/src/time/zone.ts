import { BadData } from '@hippodrome/engine'
import { type Calendar, DAY, type Days, MINUTE } from '@hippodrome/wire'

/** For how long the changes of the local time are looked up; after that the last one stays. */
const AHEAD = 3 * 366 * DAY
/** No zone changes its time twice within so long. */
const STEP = 7 * DAY

/** How far the local time of a zone is from UTC at a moment, in minutes. Throws `BadData` for a zone that is none. */
function offsetIn(zone: string): (at: number) => number {
  let format: Intl.DateTimeFormat
  try {
    format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  } catch {
    throw new BadData('zone', 'is no time zone')
  }
  return (at) => {
    const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
    const [, sign, hours, minutes] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? []
    const distance = Number(hours ?? 0) * 60 + Number(minutes ?? 0)
    return sign === '-' ? -distance : distance
  }
}

/** Somebody's days as a log keeps them, from a moment on. Throws `BadData`. */
export function calendarOf(days: Days, from: number): Calendar {
  const offset = offsetIn(days.zone)
  const shifts: [number, number][] = [[from, offset(from)]]
  for (let at = from; at < from + AHEAD; at += STEP) {
    const before = offset(at)
    if (offset(at + STEP) === before) continue
    let [same, other] = [at, at + STEP]
    while (other - same > 1) {
      const middle = Math.floor((same + other) / 2)
      if (offset(middle) === before) same = middle
      else other = middle
    }
    // Every zone changes its time at a full minute.
    const change = Math.round(other / MINUTE) * MINUTE
    shifts.push([change, offset(change)])
  }
  return { ...days, shifts }
}
