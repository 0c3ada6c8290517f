import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MatchView } from '@hippodrome/engine'
import { bundle } from '../../../../../scripts/bundle.mjs'
import type { CrashPoint } from '../../faults.ts'
import { Store } from '../../store/store.ts'
import { actorKey } from '../../table/actor.ts'
import { Client, newId } from '../client.ts'
import { BadLine } from '../proxy.ts'
import { Onlooker } from './onlooker.ts'

/** What a client did: sent under its id, and the version under which it was acknowledged, if it was. */
type Sent = { readonly match: string; readonly id: string; version?: number }

export type Verdict = {
  readonly kills: number
  /** How many of the deaths were at the point that was wished. */
  readonly struck?: number
  readonly sent: number
  readonly acknowledged: number
  /** Acknowledged, and not in the log, or not where it was said to be. */
  readonly lost: number
  readonly doubled: number
  /** In the log, and sent by nobody; or seen by somebody, and not in the log. */
  readonly invented: number
  /** Kept without an acknowledgement, which is allowed: the client sends it again under its id. */
  readonly unheard: number
  /** What the line between did, if there was one. */
  readonly line?: BadLine['done']
}

export type Plan = {
  readonly store: 'right' | 'slow' | 'hasty' | 'batching'
  readonly kills: number
  readonly clients: number
  /** Random kills, or one at each pass of a point. */
  readonly at?: CrashPoint
  /** The number of the first kill, from which its moment follows: another part of a series has other moments. */
  readonly first?: number
  /** Between clients and server lies a line that delays, stalls, doubles and cuts. */
  readonly badLine?: boolean
  readonly progress?: (kills: number) => void
  /** From this moment on nothing more is killed, and what was done so far is judged. */
  readonly until?: number
}

/** Whether a series has had its time. */
export const isLate = ({ until }: { readonly until?: number }): boolean =>
  until !== undefined && Date.now() >= until

/** The end of a part of a series that may take so many minutes. */
export const untilOf = (minutes: string | undefined): { readonly until?: number } =>
  minutes === undefined ? {} : { until: Date.now() + Number(minutes) * 60_000 }

/** A port that nobody has, for a server that is to come back at it. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

/** A server in a process of its own, on data that stay, killed and started again. */
export class Victim {
  private child: ChildProcess | undefined
  dead: Promise<void> = Promise.resolve()

  constructor(
    private readonly entry: string,
    private readonly data: readonly string[],
    readonly port: number,
  ) {}

  /** At a port that nobody has. */
  static async at(data: readonly string[]): Promise<Victim> {
    const bundled = await bundle('server', ['testing/crash/server.ts', 'bots/worker.ts', 'store/scribe.ts'])
    return new Victim(fileURLToPath(new URL('server.js', bundled)), data, await freePort())
  }

  get base(): string {
    return `http://127.0.0.1:${this.port}`
  }

  get alive(): boolean {
    return this.child?.exitCode === null && this.child.signalCode === null
  }

  async start(store: string, point: string, pass: number): Promise<void> {
    const args = [store, point, String(pass), '--port', String(this.port), ...this.data, '--thinkers', '0']
    const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const
    // Without what this process was started with: it is JavaScript, and each start counts.
    const child = fork(this.entry, args, { stdio: [...stdio], execArgv: [] })
    this.child = child
    this.dead = new Promise((resolve) => child.once('exit', () => resolve()))
    await Promise.race([new Promise((resolve) => child.once('message', resolve)), this.dead])
  }

  async kill(): Promise<void> {
    this.child?.kill('SIGKILL')
    await this.dead
  }
}

/** A player who plays both seats of a match of their own, and writes down what was acknowledged. */
export class Witness {
  readonly history: Sent[] = []
  /** The ids of all that it has sent. */
  readonly sent = new Set<string>()
  /** The highest version that it was shown of each match. */
  readonly seen = new Map<string, number>()
  private client: Client | undefined
  private turns: number
  match = ''
  private open:
    | { readonly sent: Sent; readonly seat: number; readonly decision: number; readonly choice: number }
    | undefined
  /** How much was acknowledged. */
  heard = 0
  private random: number

  /** Comes back to the next of the servers each time. */
  constructor(
    private readonly bases: readonly string[],
    readonly name: string,
    seed: number,
  ) {
    this.random = seed
    this.turns = seed
  }

  private get base(): string {
    return this.bases[this.turns % this.bases.length] ?? ''
  }

  async begin(): Promise<void> {
    this.client = await (await Client.come(this.base, this.name)).connect()
    await this.openTable(this.client)
    this.note(this.client)
  }

  private sends(): Sent {
    const sent: Sent = { match: this.match, id: newId() }
    this.history.push(sent)
    return sent
  }

  private hear(sent: Sent, version: number): void {
    sent.version = version
    this.heard += 1
  }

  /** Plays until the connection is cut. */
  async play(): Promise<void> {
    if (!this.client) return
    this.turns += 1
    const client = Client.back(this.base, this.client)
    this.client = client
    try {
      await client.connect()
      client.tell({ type: 'watch', match: this.match })
      for (;;) await this.choose(client)
    } catch {
      client.cut()
    }
    this.note(client)
  }

  private note({ sent, seen }: Client): void {
    for (const id of sent) this.sent.add(id)
    for (const [match, version] of seen) this.seen.set(match, Math.max(version, this.seen.get(match) ?? 0))
  }

  private async choose(client: Client): Promise<void> {
    const { match } = this
    if (!this.open) {
      const table = await client.until(
        match,
        ({ view, phase }) => phase === 'over' || (view as MatchView | undefined)?.decision !== undefined,
      )
      if (table.phase === 'over') return this.openTable(client)
      const view = table.view as MatchView
      if (!view.decision) return
      this.random = (this.random * 16_807) % 2_147_483_647
      const { number, choices, seat } = view.decision
      this.open = { sent: this.sends(), seat, decision: number, choice: this.random % choices.length }
    }
    const { sent, ...choice } = this.open
    const reply = await client.send({ type: 'choose', match, ...choice }, sent.id)
    if (reply.type === 'done') this.hear(sent, reply.version)
    else if (reply.type === 'refused' && reply.code === 'too-fast') return
    this.open = undefined
    if (reply.type === 'done') await client.until(match, ({ version }) => version >= reply.version)
  }

  private async openTable(client: Client): Promise<void> {
    const { match } = await client.open('families', [{ kind: 'open' }, { kind: 'open' }], [0, 1])
    this.match = match
    const sent = this.sends()
    const reply = await client.send({ type: 'do', match, entry: { kind: 'begin' } }, sent.id)
    if (reply.type === 'done') this.hear(sent, reply.version)
  }
}

/**
 * How long a server may take to come to the point at which it dies. One that has lost what it acknowledged may never come there: those
 * who play wait for what is gone.
 */
const PATIENCE_MS = { right: 30_000, slow: 30_000, hasty: 2000, batching: 2000 }

/** Lets clients play while the server is killed again and again, and then reads what was kept. */
export async function crashTest(plan: Plan): Promise<Verdict> {
  const folder = mkdtempSync(join(tmpdir(), 'hippodrome-crash-'))
  const victim = await Victim.at(['--data', folder])
  const line = plan.badLine ? await BadLine.open(victim.port, 1) : undefined
  const base = line ? `http://127.0.0.1:${line.port}` : victim.base
  const witnesses = Array.from({ length: plan.clients }, (_, n) => new Witness([base], `Witness ${n}`, 7 + n))
  const onlooker = new Onlooker(base)
  const play = async (witness: Witness, running: () => boolean) => {
    do await witness.play()
    while (plan.badLine && running())
  }
  try {
    await victim.start(plan.store, '', 0)
    await Promise.all([onlooker.begin(), ...witnesses.map((witness) => witness.begin())])
    await victim.kill()
    line?.turnBad()
    let struck = 0
    let kills = 0
    let unkept = 0
    for (; kills < plan.kills && !isLate(plan); kills++) {
      const moment = kills + (plan.first ?? 0)
      await victim.start(plan.store, plan.at ?? '', 10 + ((moment * 37) % 60))
      let running = true
      const isRunning = () => running
      const playing = Promise.all([
        ...witnesses.map((witness) => play(witness, isRunning)),
        onlooker.look(isRunning, () => witnesses.map(({ match }) => match)),
      ])
      if (plan.at) await Promise.race([victim.dead, sleep(PATIENCE_MS[plan.store])])
      else await underLoad(witnesses, 150 + ((moment * 7919) % 350))
      running = false
      if (!victim.alive) struck += 1
      await victim.kill()
      await playing
      unkept += await unkeptOf(folder, [onlooker, ...witnesses])
      plan.progress?.(kills + 1)
    }
    const { invented, ...verdict } = await judge(folder, witnesses, kills)
    return {
      ...verdict,
      invented: invented + unkept,
      ...(plan.at ? { struck } : {}),
      ...(line ? { line: line.done } : {}),
    }
  } finally {
    line?.close()
    await victim.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** At any moment once so much time has passed, and something has been acknowledged in it, however slow the machine is. */
export async function underLoad(witnesses: readonly Witness[], ms: number): Promise<void> {
  const acknowledged = () => witnesses.reduce((sum, { heard }) => sum + heard, 0)
  const before = acknowledged()
  await sleep(ms)
  for (let more = 0; more < 200 && acknowledged() - before < witnesses.length * 5; more++) await sleep(25)
}

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** How often somebody has seen more of a match than was kept. To be asked before it goes on: what is sent again may come to the same version. */
async function unkeptOf(
  place: string,
  all: readonly { readonly seen: ReadonlyMap<string, number> }[],
): Promise<number> {
  const store = await Store.open(place, Date.now)
  const rows = await store.db.selectFrom('matches').select(['id', 'version']).execute()
  await store.close()
  const newest = new Map(rows.map(({ id, version }) => [id, Number(version)]))
  const seen = all.flatMap((one) => [...one.seen])
  return seen.filter(([match, version]) => version > (newest.get(match) ?? 0)).length
}

/** Reads what was kept at a place, and compares it with what was sent and acknowledged. */
export async function judge(
  place: string,
  witnesses: readonly Witness[],
  kills: number,
  /** The ids of what others sent meanwhile. */
  others: Iterable<string> = [],
): Promise<Verdict> {
  const history = witnesses.flatMap((witness) => witness.history)
  const store = await Store.open(place, Date.now)
  const rows = await store.db.selectFrom('entries').select(['match', 'id', 'version', 'by']).execute()
  await store.close()
  const kept = new Map<string, number[]>()
  for (const { match, id, version } of rows)
    kept.set(`${match} ${id}`, [...(kept.get(`${match} ${id}`) ?? []), version])
  const sent = new Set([...witnesses.flatMap((witness) => [...witness.sent]), ...others])
  const acknowledged = history.filter(({ version }) => version !== undefined)
  return {
    kills,
    sent: history.length,
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(({ match, id, version }) => kept.get(`${match} ${id}`)?.[0] !== version).length,
    doubled: [...kept.values()].filter((versions) => versions.length > 1).length,
    invented: rows.filter(
      ({ id, by }) => id !== 'open' && by !== actorKey({ kind: 'table' }) && !sent.has(id),
    ).length,
    unheard: history.filter(({ match, id, version }) => version === undefined && kept.has(`${match} ${id}`))
      .length,
  }
}
