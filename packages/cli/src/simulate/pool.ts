import { Worker } from 'node:worker_threads'
import type { Broken, Outcome } from './oneMatch.ts'
import type { Plan } from './plan.ts'
import type { Results } from './worker.ts'

/** Bundled beside this file: a worker cannot be started from TypeScript on Node 20. */
const WORKER = new URL('./worker.js', import.meta.url)

/** Enough to a batch that handing it over costs nothing, few enough that all workers end together. */
const batchOf = (matches: number, workers: number): number =>
  Math.max(1, Math.min(50, Math.floor(matches / (workers * 10))))

/** Plays a plan on this many threads. Stops early when a match breaks. */
export function playPlan(
  plan: Plan,
  threads: number,
  progress: (done: number) => void,
): Promise<{ outcomes: Outcome[]; broken: Broken[] }> {
  const workers = Math.min(threads, plan.matches)
  const batch = batchOf(plan.matches, workers)
  const outcomes: Outcome[] = []
  const broken: Broken[] = []
  let next = 0
  return new Promise((resolve, reject) => {
    const team = Array.from(
      { length: workers },
      () => new Worker(WORKER, { workerData: JSON.stringify(plan) }),
    )
    let busy = team.length
    const finish = (settle: () => void) => {
      void Promise.all(team.map((worker) => worker.terminate())).then(settle, reject)
    }
    const feed = (worker: Worker) => {
      if (next >= plan.matches || broken.length > 0) {
        busy -= 1
        if (busy === 0) finish(() => resolve({ outcomes, broken }))
        return
      }
      const to = Math.min(plan.matches, next + batch)
      worker.postMessage(JSON.stringify([next, to]))
      next = to
    }
    for (const worker of team) {
      worker.on('message', (text: string) => {
        for (const result of JSON.parse(text) as Results)
          if ('fault' in result) broken.push(result)
          else outcomes.push(result)
        progress(outcomes.length)
        feed(worker)
      })
      worker.on('error', (fault) => finish(() => reject(fault)))
      feed(worker)
    }
  })
}
