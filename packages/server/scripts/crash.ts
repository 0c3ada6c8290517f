import { parseArgs } from 'node:util'
import { CRASH_POINTS } from '../src/faults.ts'
import { crashTest, type Plan, untilOf } from '../src/testing/crash/harness.ts'

/**
 * `tsx packages/server/scripts/crash.ts [kills] [kills at each point] [--part P] [--first N] [--minutes M]`: proves that nothing acknowledged is lost.
 * Parts: wrong (servers that must be caught), points, line, random. All of them without `--part`. `--first` is the number of the first random kill;
 * after M minutes no more are begun.
 */
const PARTS = ['wrong', 'points', 'line', 'random']
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    part: { type: 'string', multiple: true },
    first: { type: 'string', default: '0' },
    minutes: { type: 'string' },
  },
})
const [kills = 1000, each = 20] = positionals.map(Number)
const parts = values.part ?? PARTS
const unknown = parts.find((part) => !PARTS.includes(part))
if (unknown !== undefined) throw new Error(`there is no part ${unknown}: ${PARTS.join(', ')}`)
const clients = 8
const until = untilOf(values.minutes)

const progress = (of: number) => (done: number) => {
  if (done % 50 === 0) process.stderr.write(`${done} of ${of} kills\n`)
}

let wrong = 0
const total = { kills: 0, acknowledged: 0, lost: 0, doubled: 0, invented: 0 }
async function prove(what: string, plan: Omit<Plan, 'store' | 'clients'>): Promise<void> {
  const verdict = await crashTest({ store: 'right', clients, progress: progress(plan.kills), ...plan })
  console.log(`${what}:`, JSON.stringify(verdict))
  if (verdict.struck !== undefined && verdict.struck < plan.kills) wrong += 1
  for (const key of Object.keys(total) as (keyof typeof total)[]) total[key] += verdict[key]
}

if (parts.includes('wrong'))
  for (const store of ['hasty', 'batching'] as const) {
    const at = store === 'hasty' ? { at: 'after-append' as const } : {}
    const verdict = await crashTest({ store, kills: 40, clients, ...at })
    console.log(`a ${store} server, which must be caught:`, JSON.stringify(verdict))
    if (verdict.lost === 0) wrong += 1
  }
if (parts.includes('points')) for (const at of CRASH_POINTS) await prove(`killed ${at}`, { kills: each, at })
if (parts.includes('line')) await prove('behind a bad line', { kills: each * 5, badLine: true })
if (parts.includes('random'))
  await prove('killed at random', { kills, first: Number(values.first), ...until })
wrong += total.lost + total.doubled + total.invented
console.log(`${wrong === 0 ? 'Nothing was lost' : `${wrong} faults`}:`, JSON.stringify(total))
process.exitCode = wrong === 0 ? 0 : 1
