/** The moments between which a process may die without anything being lost: the crash tests stop it at each of them. */
export const CRASH_POINTS = [
  'before-append',
  'after-append',
  'after-commit',
  'before-send',
  'half-a-frame',
] as const
export type CrashPoint = (typeof CRASH_POINTS)[number]

/** A death that was ordered: at the n-th pass of a point. Plain data, because one of the points is in another thread. */
export type Fault = { readonly at: CrashPoint; readonly pass: number }

/** Called as each point is passed; does nothing but in those tests. `half` sends the first half of what is sent next. */
export type Passing = (point: CrashPoint, half?: () => void) => void

export function passingFor(fault: Fault | undefined): Passing {
  if (!fault) return () => {}
  let passed = 0
  return (point, half) => {
    if (point !== fault.at) return
    passed += 1
    if (passed !== fault.pass) return
    half?.()
    process.kill(process.pid, 'SIGKILL')
  }
}
