import { parseArgs } from 'node:util'
import type { MatchView } from '@hippodrome/engine'
import { DAY } from '@hippodrome/wire'
import { Client } from '../src/testing/client.ts'
import { sendBad } from '../src/testing/badMessages.ts'
import { isLate, untilOf } from '../src/testing/crash/harness.ts'
import { Served } from '../src/testing/served.ts'

/** `tsx packages/server/scripts/bad.ts [messages] [seed] [--minutes M]`: so many bent messages, or for so long; none may be accepted. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string' } },
})
const [count = 1_000_000, seed = 1] = positionals.map(Number)
const until = untilOf(values.minutes)
const served = await Served.real()
const anna = await (await Client.come(served.base, 'Anna')).connect()
const basil = await (await Client.come(served.base, 'Basil')).connect()
const { match } = await anna.open('families', [{ kind: 'open' }, { kind: 'open' }], [0], {
  talks: false,
  time: { kind: 'turns', each: DAY, reserve: DAY, off: [] },
})
await basil.sit(match, 1)
await anna.send({ type: 'do', match, entry: { kind: 'begin' } })
await anna.until(match, ({ view }) => view !== undefined)
// A vote is open in which strangers have no say.
await anna.send({ type: 'do', match, entry: { kind: 'motion', motion: { do: 'end' } } })
const before = await anna.until(match, ({ votes }) => votes.length > 0)
const waits = (before.view as unknown as MatchView).waiting.includes(1) ? anna : basil
const memory: number[] = []
const strangers = await Promise.all(['Mallory', 'Mordred'].map((name) => Client.come(served.base, name)))
const step = Math.ceil(count / 10)
let next = step
const report = await sendBad(waits, strangers, match, count, seed, (sent) => {
  if (sent >= next) {
    next += step
    memory.push(Math.round(served.memory()))
    process.stderr.write(`${sent} of ${count}\n`)
  }
  return !isLate(until)
})
memory.push(Math.round(served.memory()))
anna.tell({ type: 'watch', match })
const after = await anna.until(match, (table) => table !== before)
const changed = after.version !== before.version || JSON.stringify(after.view) !== JSON.stringify(before.view)
console.log(JSON.stringify({ ...report, changed, 'memory in MB': memory }))
anna.cut()
basil.cut()
await served.end()
process.exit(changed || report.accepted > 0 ? 1 : 0)
