import { Team } from '../team.ts'
import type { Broken, Outcome } from './oneMatch.ts'
import type { Plan } from './plan.ts'
import type { Results } from './worker.ts'

/** Bundled beside this file: a worker cannot be started from TypeScript on Node 20. */
const WORKER = new URL('./worker.js', import.meta.url)

/** Enough to a batch that handing it over costs nothing, few enough that all workers end together. */
const batchOf = (matches: number, workers: number): number =>
  Math.max(1, Math.min(50, Math.floor(matches / (workers * 10))))

/** Plays a plan on this many threads. Stops early when a match breaks. */
export async function playPlan(
  plan: Plan,
  threads: number,
  progress: (done: number) => void,
): Promise<{ outcomes: Outcome[]; broken: Broken[] }> {
  const workers = Math.min(threads, plan.matches)
  const batch = batchOf(plan.matches, workers)
  const outcomes: Outcome[] = []
  const broken: Broken[] = []
  const team = new Team(WORKER, workers, plan)
  let next = 0
  try {
    await team.run<readonly [from: number, to: number], Results>(
      () => {
        if (next >= plan.matches || broken.length > 0) return undefined
        const from = next
        next = Math.min(plan.matches, from + batch)
        return [from, next]
      },
      (results) => {
        for (const result of results)
          if ('fault' in result) broken.push(result)
          else outcomes.push(result)
        progress(outcomes.length)
      },
    )
  } finally {
    await team.end()
  }
  return { outcomes, broken }
}
