import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { Client } from '../src/testing/client.ts'
import { Pair, type Pace, socketOf, type Tally, Times } from './load.ts'
import { Served } from '../src/testing/served.ts'

/** `npm run bench:server [-- seconds]`: what one process carries, beside one that only stores and answers. */
const seconds = Number(process.argv[2] ?? 10)
const SOCKETS = 100

const say = (what: string, figures: { readonly [name: string]: string | number }): void =>
  console.log(
    `${what.padEnd(44)} ${Object.entries(figures)
      .map(([name, value]) => `${name} ${value}`)
      .join('   ')}`,
  )

const round = (value: number): number => Math.round(value * 10) / 10

/** Matches that are ready to be played, both seats by the same person. */
async function matchesFor(client: Client, count: number): Promise<string[]> {
  const matches: string[] = []
  for (let n = 0; n < count; n++) {
    const { match } = await client.open('families', [{ kind: 'open' }, { kind: 'open' }], [0, 1])
    await client.send({ type: 'do', match, entry: { kind: 'begin' } })
    client.tell({ type: 'unwatch', match })
    matches.push(match)
  }
  return matches
}

async function pairsAt(base: string, tally: Tally, pace: Pace, each: number): Promise<Pair[]> {
  const pairs: Pair[] = []
  for (let n = 0; n < SOCKETS / 2; n++) {
    const client = await (await Client.come(base, `Player ${n}`)).connect()
    const matches = await matchesFor(client, each)
    client.cut()
    pairs.push(await Pair.open(client, await Client.come(base, `Watcher ${n}`), matches, tally, pace))
  }
  return pairs
}

/** Choices a second that were on the disk before they were answered. */
async function choices(served: Served, pace: Pace): Promise<Tally & { readonly perSecond: number }> {
  const tally: Tally = { answered: 0, seen: new Times() }
  const each = pace === 'all-out' ? 2 + Math.ceil(seconds / 3) : 1
  const pairs = await pairsAt(served.base, tally, pace, each)
  for (const pair of pairs) pair.start()
  await sleep(2000)
  tally.answered = 0
  tally.seen.clear()
  const began = performance.now()
  await sleep(seconds * 1000)
  const perSecond = tally.answered / ((performance.now() - began) / 1000)
  for (const pair of pairs) pair.stop()
  return { ...tally, perSecond }
}

/** As many sockets that each send the next message when the last was answered. */
async function baseline(served: Served): Promise<number> {
  let answered = 0
  const message = (n: number) =>
    JSON.stringify({
      type: 'choose',
      match: 'a'.repeat(22),
      id: `${n}-${answered}`,
      seat: 0,
      decision: answered,
      choice: 3,
    })
  const sockets = await Promise.all(
    Array.from({ length: SOCKETS }, async (_, n) => {
      const socket = new WebSocket(served.base.replace('http', 'ws'), { perMessageDeflate: false })
      await new Promise((resolve) => socket.once('open', resolve))
      socket.on('message', () => {
        answered += 1
        socket.send(message(n))
      })
      socket.send(message(n))
      return socket
    }),
  )
  await sleep(1000)
  answered = 0
  const began = performance.now()
  await sleep(seconds * 1000)
  const perSecond = answered / ((performance.now() - began) / 1000)
  for (const socket of sockets) socket.terminate()
  return perSecond
}

async function withServer<T>(
  start: () => Promise<Served>,
  measure: (served: Served) => Promise<T>,
): Promise<T> {
  const served = await start()
  try {
    return await measure(served)
  } finally {
    await served.end()
  }
}

const plain = await withServer(() => Served.plain(), baseline)
say('stored and answered, nothing else', { 'a second': Math.round(plain) })

const full = await withServer(
  () => Served.real(),
  (served) => choices(served, 'all-out'),
)
say(`durable choices, ${SOCKETS} sockets`, {
  'a second': Math.round(full.perSecond),
  'of the plain server': `${Math.round((100 * full.perSecond) / plain)} %`,
  'to the other view p50': round(full.seen.within(0.5)),
  p99: round(full.seen.within(0.99)),
})

const perPair = Math.min(full.perSecond, 3000) / 2 / (SOCKETS / 2)
const half = await withServer(
  () => Served.real(),
  (served) => choices(served, { perSecond: perPair }),
)
say('at half that load', {
  'a second': Math.round(half.perSecond),
  'to the other view p50': `${round(half.seen.within(0.5))} ms`,
  p99: `${round(half.seen.within(0.99))} ms`,
})

await withServer(
  () => Served.real(),
  async (served) => {
    const player = await (await Client.come(served.base, 'Player')).connect()
    const [match = ''] = await matchesFor(player, 1)
    const times = new Times()
    let sent = 0
    const watcher = await Client.come(served.base, 'Watcher')
    for (let n = 0; n < 2000; n++) {
      const socket = await socketOf(watcher)
      socket.on('message', (data: Buffer) => {
        if (sent > 0 && data.includes('"type":"table"')) times.add(performance.now() - sent)
      })
      socket.send(JSON.stringify({ type: 'watch', match }))
    }
    await sleep(1000)
    player.tell({ type: 'watch', match })
    for (let made = 0; made < 20; made++) {
      const table = await player.until(match, ({ view }) => view !== undefined)
      const { decision, seat } = table.view as { decision?: { number: number }; seat: number }
      if (!decision) break
      sent = performance.now()
      await player.send({ type: 'choose', match, seat, decision: decision.number, choice: 0 })
      await player.until(match, ({ version }) => version > table.version)
      await sleep(300)
    }
    say('2,000 sockets watching one match', {
      'view p50': `${round(times.within(0.5))} ms`,
      p99: `${round(times.within(0.99))} ms`,
      heard: times.count,
      memory: `${Math.round(served.memory())} MB`,
    })
  },
)
process.exit(0)
