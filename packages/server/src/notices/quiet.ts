import type { Calling } from '@hippodrome/wire'

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Whether somebody wants quiet at a moment, by the hours of where they are. */
export function isQuiet({ zone, quiet }: Calling, at: number): boolean {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'short',
    hour: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  const hour = Number(part('hour'))
  return (quiet[DAYS.indexOf(part('weekday'))] ?? []).some(([from, to]) => hour >= from && hour < to)
}
