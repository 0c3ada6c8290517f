import { CRASH_POINTS } from '../src/faults.ts'
import { crashTest } from '../src/testing/crash/harness.ts'

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
for (const at of CRASH_POINTS) {
  const verdict = await crashTest({ store: 'right', kills: each, clients, at })
  console.log(`killed ${at}:`, JSON.stringify(verdict))
  wrong += verdict.lost + verdict.doubled + verdict.invented
}
const behind = await crashTest({ store: 'right', kills: each * 5, clients, badLine: true })
console.log('behind a bad line:', JSON.stringify(behind))
wrong += behind.lost + behind.doubled + behind.invented
const verdict = await crashTest({ store: 'right', kills, clients, progress: progress(kills) })
console.log('killed at random:', JSON.stringify(verdict))
wrong += verdict.lost + verdict.doubled + verdict.invented
console.log(wrong === 0 ? 'Nothing was lost.' : `${wrong} faults.`)
process.exitCode = wrong === 0 ? 0 : 1
