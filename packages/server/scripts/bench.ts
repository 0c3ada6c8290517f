import { parseArgs } from 'node:util'
import { ensurePostgres, startPostgres } from '../../../scripts/postgres.mjs'
import { Served } from '../src/testing/served.ts'
import { askers, crowd, memoryWhile, players, shownPlayers, SOCKETS, visit } from './bench/measures.ts'
import { longMatches, manyMatches } from './bench/seeded.ts'
import { byTurns, measured, median, shares, type Speed, together } from './bench/turns.ts'

/**
 * `npm run bench:server [-- --seconds 10 --part speed]`: what one process carries, beside servers that only store and answer.
 * Parts: speed, games, nodes (one and two on a PostgreSQL), crowd, memory, opening. All of them without `--part`.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    part: { type: 'string' },
    matches: { type: 'string', default: '10000' },
  },
})
const seconds = Number(values.seconds)

const say = (what: string, figures: { readonly [name: string]: string | number }): void =>
  console.log(
    `${what.padEnd(48)} ${Object.entries(figures)
      .map(([name, value]) => `${name} ${value}`)
      .join('   ')}`,
  )

const ms = (value: number): string => `${Math.round(value * 10) / 10} ms`
const mb = (value: number): string => `${Math.round(value)} MB`
const share = (part: number, whole: number): string => `${Math.round((100 * part) / whole)} %`

async function withServer<T>(served: Served, measure: (served: Served) => Promise<T>): Promise<T> {
  try {
    return await measure(served)
  } finally {
    await served.end()
  }
}

/** Of the processors. Much of it, and the figures of its line are no good. */
const hadByOthers = ({ others }: { readonly others: number }) => ({ 'had by others': share(others, 1) })

const times = ({ seen, microseconds, refused, others }: Speed) => ({
  'to the other view p50': ms(seen.within(0.5)),
  p99: ms(seen.within(0.99)),
  'processor a choice': `${Math.round(microseconds)} µs`,
  ...hadByOthers({ others }),
  ...(refused > 0 ? { REFUSED: refused } : {}),
})

const plain = (speed: Pick<Speed, 'perSecond' | 'others'>) => ({
  'a second': Math.round(speed.perSecond),
  ...hadByOthers(speed),
})

const percents = (ratios: readonly number[]): string =>
  `${share(median(ratios), 1)} (${share(Math.min(...ratios), 1)} to ${share(Math.max(...ratios), 1)})`

/** So many rounds, in each of which every server has its turn; shares are the median of those of the rounds. */
const ROUNDS = 5

async function speed(): Promise<void> {
  const servers = [
    await Served.plain('own'),
    await Served.plain('shared'),
    await Served.plain('shown'),
    await Served.real(),
  ] as const
  try {
    const [storing, sharing, showing, serving] = servers
    const loads = [
      await askers(storing),
      await askers(sharing),
      await shownPlayers(showing),
      await players([serving], 'all-out', seconds + 10),
    ]
    const [own = [], shared = [], shown = [], ours = []] = await byTurns(loads, seconds, ROUNDS)
    say('plain server, a transaction for each message', plain(together(own)))
    say('plain server, shared transactions', plain(together(shared)))
    say('plain server that also shows, a transaction each', {
      ...plain(together(shown)),
      ...times(together(shown)),
    })
    const full = together(ours)
    say(`durable choices, ${SOCKETS} sockets`, {
      'a second': Math.round(full.perSecond),
      'of plain': percents(shares(ours, own)),
      'of plain, shared': percents(shares(ours, shared)),
      'of plain that shows': percents(shares(ours, shown)),
      ...times(full),
    })
    const pace = { perSecond: Math.min(full.perSecond, 3000) / 2 / (SOCKETS / 2) }
    const half = await measured(await players([serving], pace, seconds), seconds)
    say('at half that load', { 'a second': Math.round(half.perSecond), ...times(half) })
  } finally {
    for (const served of servers) await served.end()
  }
}

async function games(): Promise<void> {
  for (const game of ['powers', 'court']) {
    const full = await withServer(await Served.real(), async (served) =>
      measured(await players([served], 'all-out', seconds + 10, game), seconds),
    )
    say(`durable choices of ${game}`, { 'a second': Math.round(full.perSecond), ...times(full) })
  }
}

/** What nodes carry together, those who play at one and those who look on at another; they share this machine with the database. */
async function nodesOf(count: number): Promise<void> {
  if (!ensurePostgres()) return
  const postgres = await startPostgres()
  const nodes: Served[] = []
  try {
    for (let n = 0; n < count; n++) nodes.push(await Served.real(['--database', postgres.url('postgres')]))
    const full = await measured(await players(nodes, 'all-out', seconds + 10), seconds)
    say(`durable choices, PostgreSQL, ${count === 1 ? 'one node' : `${count} nodes`}`, {
      'a second': Math.round(full.perSecond),
      ...times(full),
    })
  } finally {
    for (const node of nodes) await node.end()
    await postgres.end()
  }
}

const manyWatch = async (): Promise<void> =>
  withServer(await Served.real(), async (served) => {
    const seen = await crowd(served, 2000)
    say('2,000 sockets watching one match', {
      'view p50': ms(seen.within(0.5)),
      p99: ms(seen.within(0.99)),
      heard: seen.count,
      memory: mb(served.memory()),
    })
  })

async function memory(): Promise<void> {
  const count = Number(values.matches)
  let matches: string[] = []
  const prepared = await Served.real([], async (folder) => {
    matches = await manyMatches(folder, count)
  })
  await withServer(prepared, async (served) => {
    const before = served.memory()
    await visit(served.base, matches.slice(0, 1000))
    const visited = served.memory()
    const most = await memoryWhile(served, 100, Math.max(5, seconds))
    say(`${count} open matches, 100 of them played`, {
      'at the start': mb(before),
      'after 1,000 were looked at': mb(visited),
      'the most while 100 are played': mb(most),
    })
  })
}

async function opening(): Promise<void> {
  let matches: string[] = []
  const prepared = await Served.real(['--tables', '1'], async (folder) => {
    matches = await longMatches(folder, 8, 2000)
  })
  await withServer(prepared, async (served) => {
    await visit(served.base, matches.slice(0, 2))
    const opened = await visit(served.base, matches.slice(2))
    say('opening a match of 2,000 choices', {
      p50: ms(opened.within(0.5)),
      most: ms(opened.within(1)),
      of: opened.count,
    })
  })
}

const PARTS: { readonly [part: string]: () => Promise<void> } = {
  speed,
  games,
  nodes: async () => {
    await nodesOf(1)
    await nodesOf(2)
  },
  crowd: manyWatch,
  memory,
  opening,
}

const wished = values.part === undefined ? Object.keys(PARTS) : [values.part]
for (const part of wished) {
  const measure = PARTS[part]
  if (!measure) throw new Error(`there is no part ${part}: ${Object.keys(PARTS).join(', ')}`)
  await measure()
}
process.exit(0)
