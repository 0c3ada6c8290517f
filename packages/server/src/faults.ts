/** The moments between which a process may die without anything being lost: the crash tests stop it at each of them. */
export const CRASH_POINTS = [
  'before-append',
  'after-append',
  'after-commit',
  'before-send',
  'half-a-frame',
] as const
export type CrashPoint = (typeof CRASH_POINTS)[number]

/** Called as each point is passed; does nothing but in those tests. `half` sends the first half of what is sent next. */
export type Passing = (point: CrashPoint, half?: () => void) => void

export const passing: Passing = () => {}
