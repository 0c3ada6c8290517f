import type { Server } from 'node:http'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import type { Game } from '@hippodrome/engine'
import { Hono } from 'hono'
import { Errands } from './admin/errands.ts'
import { BotPool } from './bots/pool.ts'
import { BotSeats } from './bots/seats.ts'
import { type Fault, passingFor } from './faults.ts'
import { api } from './http/api.ts'
import { headers, inlineScripts } from './http/guard.ts'
import { botsAreAsked, lobby } from './http/lists.ts'
import { pageOf, pages } from './http/pages.ts'
import { programs } from './http/programs.ts'
import { Registry } from './live/registry.ts'
import type { Log } from './log.ts'
import { makeMetrics } from './metrics.ts'
import type { Nodes } from './nodes/nodes.ts'
import { Caller } from './notices/caller.ts'
import { Channels } from './notices/channels.ts'
import { Notices } from './notices/notices.ts'
import { Blocks } from './people/blocks.ts'
import { Comings } from './people/comings.ts'
import { newId } from './people/keys.ts'
import { openPost } from './mail/post.ts'
import { Mails } from './people/mails.ts'
import { Passkeys } from './people/passkeys.ts'
import { People } from './people/people.ts'
import { Tickets } from './people/tickets.ts'
import { type Settings, USUAL_PORT } from './settings.ts'
import type { Connection } from './socket/connection.ts'
import { Hub } from './socket/hub.ts'
import { listen } from './socket/listen.ts'
import { Listener } from './socket/listener.ts'
import { Store, type StoreParts } from './store/store.ts'
import { isOver } from './standing/results.ts'
import { Standings } from './standing/standings.ts'
import { dueOf } from './table/timing.ts'
import { DaysBook } from './time/daysBook.ts'
import { Deadlines } from './time/deadlines.ts'
import { type Later, later as laterHere } from './time/later.ts'
import { Pulse } from './time/pulse.ts'

export type Running = {
  readonly port: number
  /** What it answers to over HTTP: a method and a path each. */
  readonly routes: readonly string[]
  stop(): Promise<void>
}

export type Start = {
  readonly settings: Settings
  readonly loadGame: (id: string) => Promise<Game>
  /** The built page, if there is one. */
  readonly page?: string
  /** The bundled worker in which bots think. */
  readonly thinker: URL
  /** The bundled thread that writes to the database. */
  readonly scribe: URL
  readonly build: string
  readonly now: () => number
  /** How the server waits; tests let weeks pass in a moment. */
  readonly later?: Later
  readonly log: Log
  /** Origins on this machine that may be called, and how soon people are: for tests, which have their receivers here. */
  readonly trusted?: readonly string[]
  readonly noticeDelayMs?: number
  /** How long the stream of a program may be silent. */
  readonly keepaliveMs?: number
  /** Where the process is to die, in the crash tests. */
  readonly fault?: Fault
  /** How the data are opened; the crash tests put a careless store here. */
  readonly openStore?: (folder: string, now: () => number, parts: StoreParts) => Promise<Store>
}

/** How long after something happens somebody who is not here is called. */
const NOTICE_DELAY_MS = 2 * 60 * 1000
/** How often it is looked whether somebody is to be called. */
const CALLS_MS = 5000

/** How long the lobby may be out of date. */
const LOBBY_MS = 250

/** Starts everything; resolves once it listens. Throws `StoreFault`, or what the network says. */
export async function startServer(start: Start): Promise<Running> {
  const { settings, now, log, scribe, later = laterHere } = start
  const keepalive = start.keepaliveMs === undefined ? {} : { keepaliveMs: start.keepaliveMs }
  const fault = start.fault ? { fault: start.fault } : {}
  const openStore = start.openStore ?? ((...args) => Store.open(...args))
  const node = newId()
  const store = await openStore(settings.database ?? settings.data, now, { scribe, node, ...fault })
  const people = new People(store, now)
  const shared = settings.database !== undefined
  const pulse = await Pulse.start({ store, now, later, shared })
  const days = new DaysBook(store, now)
  const blocks = new Blocks(store, now)
  const standings = new Standings({ store, log })
  const registry = new Registry({ store, loadGame: start.loadGame, now, most: settings.tables })
  const comings = new Comings(store)
  let nodes: Nodes | undefined
  const hub = new Hub(now, (person, left) => {
    comings.note(person, left)
    nodes?.note(person, left)
  })
  const tickets = new Tickets(store, now)
  const passkeys = new Passkeys(store, tickets, now)
  const post = await openPost(settings)
  let base = settings.url ?? ''
  const mails = new Mails({ store, tickets, post, base: () => base, now, log, haste: settings.haste })
  const caller = new Caller(start.trusted)
  const channels = new Channels({ store, mails, post, caller, base: () => base, now })
  const notices = new Notices({
    store,
    channels,
    base: () => base,
    isHere: (person) => hub.presenceOf(person).presence === 'here',
    now,
    log,
    delayMs: start.noticeDelayMs ?? NOTICE_DELAY_MS,
    shared,
  })
  const pool = new BotPool(start.thinker, settings.thinkers)
  const bots = new BotSeats(pool, log)
  const metrics = makeMetrics({
    sockets: () => hub.sockets,
    tables: () => registry.size,
    thinking: () => pool.length,
    commits: () => store.commits,
  })
  const find = (id: string) => registry.find(id)
  const awake = (late: number) => pulse.awake(late)
  const deadlines = new Deadlines({ store, find, now, later, awake, log })
  pulse.spare = () => registry.spareAll()
  const showLobby = async (connection: Connection) =>
    connection.send({ type: 'lobby', tables: await lobby(store) })
  const news = lobbyNews(store, hub)
  const failed = (wrong: unknown) => log('fault', { detail: String(wrong) })

  registry.failed = (fault) => log('not-kept', { detail: fault.message })
  registry.inUse = (id) => hub.isWatched(id) || bots.isThinking(id)
  registry.opened = (live, left) => {
    hub.remember(left)
    bots.wake(live)
  }
  registry.changed = (live) => {
    hub.tell(live)
    bots.wake(live)
    deadlines.note(dueOf(live.table))
    if (notices.concern(live)) notices.look(live).catch(failed)
    if (isOver(live.table)) standings.rateAll().catch(failed)
    if (live.table.wish.listed) news()
  }
  const { database: url } = settings
  if (url !== undefined) {
    const { joinNodes } = await import('./nodes/nodes.ts')
    nodes = await joinNodes({ url, node, store, registry, hub, now, lobbyChanged: news })
    hub.endElsewhere = (who) => nodes?.ended(who)
  }
  const listener = new Listener({
    registry,
    hub,
    metrics,
    build: start.build,
    now,
    showLobby,
    calendarOf: (person) => days.calendarOf(person),
    bars: (table, person) => blocks.bars(table, person),
  })

  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use(headers(start.page === undefined ? [] : inlineScripts(pageOf(start.page))))
  app.get('/healthz', async (context) => {
    const well = await store.isWell()
    return context.json({ ok: well }, well ? 200 : 503)
  })
  app.get('/metrics', async (context) => context.text(await metrics.registry.metrics()))
  app.route('/api/seat', programs({ store, registry, hub, now, haste: settings.haste, ...keepalive }))
  app.route(
    '/api',
    api({
      store,
      people,
      passkeys,
      mails,
      registry,
      hub,
      settings,
      now,
      days,
      blocks,
      notices,
      channels,
      caller,
    }),
  )
  if (start.page !== undefined) app.route('/', pages(start.page))
  app.notFound((context) => context.text('There is nothing here.\n', 404))
  app.onError((fault, context) => {
    log('fault', { detail: fault.message })
    return context.json({ code: 'fault', message: 'something went wrong here' }, 500)
  })

  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  const sockets = listen(server, { hub, people, listener, settings, now, log, pass: passingFor(start.fault) })
  try {
    await bind(server, settings)
  } catch (fault) {
    await pool.close()
    await nodes?.close()
    await store.close()
    throw fault
  }
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  base ||= `http://localhost:${port}`
  log('listening', { port })
  await people.sessions.sweep()
  await notices.refresh()
  const calls = setInterval(() => void notices.callAll().catch(failed), start.noticeDelayMs ?? CALLS_MS)
  const refreshes = setInterval(() => {
    notices.refresh().catch(failed)
    standings.rateAll().catch(failed)
  }, NOTICE_DELAY_MS)
  // A match that was cut off in a bot's turn goes on, whether or not somebody looks.
  const waking = botsAreAsked(store).then(async (ids) => {
    for (const id of ids) await registry.find(id)
  })
  void deadlines.start()
  const errands = new Errands({ store, registry, hub, now }, log)
  standings.rateAll().catch(failed)
  waking.catch((fault: unknown) => log('fault', { detail: String(fault) }))

  return {
    port,
    routes: routesOf(app),
    async stop() {
      clearInterval(calls)
      clearInterval(refreshes)
      hub.broadcast({ type: 'closing' }, () => true)
      server.close()
      await waking.catch(() => undefined)
      await deadlines.stop()
      await errands.stop()
      await pool.close()
      await registry.keepAll()
      await standings.rateAll().catch(failed)
      hub.allGo()
      await comings.keep()
      for (const connection of hub.everybody()) connection.close(1012, 'the server restarts')
      sockets.close()
      post?.close()
      await nodes?.close()
      await pulse.stop()
      await store.close()
      server.closeAllConnections()
      log('stopped')
    },
  }
}

/** Those with a method of their own; guards, and the files of the page, answer to any. */
const routesOf = ({ routes }: Hono<{ Bindings: HttpBindings }>): string[] => [
  ...new Set(routes.flatMap(({ method, path }) => (method === 'ALL' ? [] : [`${method} ${path}`]))),
]

/** A port that somebody else has is only an error when it was asked for. */
async function bind(server: Server, { port, host }: Settings): Promise<void> {
  try {
    await bindTo(server, port ?? USUAL_PORT, host)
  } catch (fault) {
    const taken = fault instanceof Error && 'code' in fault && fault.code === 'EADDRINUSE'
    if (!taken || port !== undefined) throw fault
    await bindTo(server, 0, host)
  }
}

function bindTo(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

/** Tells those in the lobby what is there, at most every so often. */
function lobbyNews(store: Store, hub: Hub): () => void {
  let due = false
  return () => {
    if (due) return
    due = true
    const timer = setTimeout(() => {
      due = false
      lobby(store).then(
        (tables) => hub.broadcast({ type: 'lobby', tables }, (connection) => connection.inLobby),
        // Data that do not answer now are asked again with the next change.
        () => undefined,
      )
    }, LOBBY_MS)
    timer.unref()
  }
}
