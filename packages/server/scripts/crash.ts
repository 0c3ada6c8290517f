import { CRASH_POINTS } from '../src/faults.ts'
import { crashTest, type Plan } from '../src/testing/crash/harness.ts'

/** `tsx packages/server/scripts/crash.ts [kills] [kills at each point]`: proves that nothing acknowledged is lost. */
const [kills = 1000, each = 20] = process.argv.slice(2).map(Number)
const clients = 8

const progress = (of: number) => (done: number) => {
  if (done % 50 === 0) process.stderr.write(`${done} of ${of} kills\n`)
}

let wrong = 0
for (const store of ['hasty', 'batching'] as const) {
  const verdict = await crashTest({
    store,
    kills: 40,
    clients,
    ...(store === 'hasty' ? { at: 'after-append' } : {}),
  })
  console.log(`a ${store} server, which must be caught:`, JSON.stringify(verdict))
  if (verdict.lost === 0) wrong += 1
}
const total = { kills: 0, acknowledged: 0, lost: 0, doubled: 0, invented: 0 }
async function prove(what: string, plan: Omit<Plan, 'store' | 'clients'>): Promise<void> {
  const verdict = await crashTest({ store: 'right', clients, progress: progress(plan.kills), ...plan })
  console.log(`${what}:`, JSON.stringify(verdict))
  for (const key of Object.keys(total) as (keyof typeof total)[]) total[key] += verdict[key]
}
for (const at of CRASH_POINTS) await prove(`killed ${at}`, { kills: each, at })
await prove('behind a bad line', { kills: each * 5, badLine: true })
await prove('killed at random', { kills })
wrong += total.lost + total.doubled + total.invented
console.log(`${wrong === 0 ? 'Nothing was lost' : `${wrong} faults`}:`, JSON.stringify(total))
process.exitCode = wrong === 0 ? 0 : 1
