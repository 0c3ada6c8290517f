import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from '../../src/testing/client.ts'
import type { Served } from '../../src/testing/served.ts'
import { Asker, newTally, type Pace, Pair, socketOf, type Tally, Times } from './load.ts'
import type { Load } from './turns.ts'

export const SOCKETS = 100

/** Matches that are ready to be played, both seats by the same person. */
async function matchesFor(client: Client, count: number, game = 'families'): Promise<string[]> {
  const matches: string[] = []
  for (let n = 0; n < count; n++) {
    const { match } = await client.open(game, [{ kind: 'open' }, { kind: 'open' }], [0, 1])
    await client.send({ type: 'do', match, entry: { kind: 'begin' } })
    client.tell({ type: 'unwatch', match })
    matches.push(match)
  }
  return matches
}

type Players = {
  /** Of each node; who plays and who looks on are at different ones where there are several. */
  readonly bases: readonly string[]
  readonly pairs: number
  readonly pace: Pace
  readonly matches: number
}

function pairsAt({ bases, pairs, pace, matches }: Players, tally: Tally, game?: string): Promise<Pair[]> {
  const baseOf = (n: number) => bases[n % bases.length] ?? ''
  return Promise.all(
    Array.from({ length: pairs }, async (_, n) => {
      const client = await (await Client.come(baseOf(n), `Player ${n}`)).connect()
      const own = await matchesFor(client, matches, game)
      client.cut()
      return Pair.open(client, await Client.come(baseOf(n + 1), `Watcher ${n}`), own, tally, pace)
    }),
  )
}

const all = (nodes: readonly Served[], tally: Tally, people: readonly (Pair | Asker)[]): Load => ({
  nodes,
  tally,
  go() {
    for (const person of people) person.go()
  },
  rest() {
    for (const person of people) person.rest()
  },
  end() {
    for (const person of people) person.stop()
  },
})

/** Choices that are on the disk before they are answered; matches for so many seconds. */
export async function players(
  nodes: readonly Served[],
  pace: Pace,
  seconds: number,
  game?: string,
): Promise<Load> {
  const bases = nodes.map(({ base }) => base)
  const tally = newTally()
  const matches = 5 + Math.ceil(seconds / 1.5)
  return all(nodes, tally, await pairsAt({ bases, pairs: SOCKETS / 2, pace, matches }, tally, game))
}

/** The same load on a plain server that shows a text as long as a view. */
export async function shownPlayers(served: Served): Promise<Load> {
  const tally = newTally()
  const visitor = { base: served.base, cookie: '' }
  const matches = Array.from({ length: SOCKETS / 2 }, (_, n) => String(n).padStart(22, 'a'))
  const pairs = matches.map((match) => Pair.open(visitor, visitor, [match], tally, 'all-out'))
  return all([served], tally, await Promise.all(pairs))
}

/** As many sockets on a plain server. */
export async function askers(served: Served): Promise<Load> {
  const tally = newTally()
  const names = Array.from({ length: SOCKETS }, (_, n) => String(n))
  return all([served], tally, await Promise.all(names.map((name) => Asker.open(served.base, name, tally))))
}

/** This many look at one match, while twenty choices are made in it. */
export async function crowd(served: Served, watchers: number): Promise<Times> {
  const player = await (await Client.come(served.base, 'Player')).connect()
  const [match = ''] = await matchesFor(player, 1)
  const times = new Times()
  let sent = 0
  const watcher = await Client.come(served.base, 'Watcher')
  for (let n = 0; n < watchers; n++) {
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
  return times
}

/** Looks at each of these matches once, a few at a time. */
export async function visit(base: string, matches: readonly string[]): Promise<Times> {
  const client = await (await Client.come(base, 'Visitor')).connect()
  const times = new Times()
  for (const match of matches) {
    const began = performance.now()
    client.tell({ type: 'watch', match })
    await client.until(match, ({ view }) => view !== undefined)
    times.add(performance.now() - began)
    client.tell({ type: 'unwatch', match })
    client.tables.delete(match)
    client.heard.length = 0
  }
  client.cut()
  return times
}

/** What the server holds in memory, in MB, after this many matches were played at once for a while: the most that was seen. */
export async function memoryWhile(served: Served, active: number, seconds: number): Promise<number> {
  const pace = { perSecond: 5 }
  const pairs = await pairsAt({ bases: [served.base], pairs: active, pace, matches: 2 }, newTally())
  for (const pair of pairs) pair.go()
  let most = 0
  for (let second = 0; second < seconds; second++) {
    await sleep(1000)
    most = Math.max(most, served.memory())
  }
  for (const pair of pairs) pair.stop()
  return most
}
