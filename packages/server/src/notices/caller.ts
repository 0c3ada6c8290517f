import { Resolver } from 'node:dns/promises'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublic } from './addresses.ts'

/** Something outside is not to be called, or did not answer. */
export class NotCalled extends Error {
  override readonly name = 'NotCalled'
}

type Found = { readonly address: string; readonly family: number }
type Resolve = (host: string) => Promise<readonly Found[]>

/** From the first byte to the status of the answer. */
const PATIENCE_MS = 10_000
/** For each of the tries to have a name resolved. */
const RESOLVING = { timeout: 1500, tries: 2 }
/** A name that has no address of a kind. */
const NONE = ['ENODATA', 'ENOTFOUND']
/** Names that mean this machine or its neighbours wherever they are asked. */
const OWN = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|private|arpa)$/

const orNone = (fault: unknown): readonly string[] => {
  if (fault instanceof Error && 'code' in fault && NONE.includes(String(fault.code))) return []
  throw fault
}

/** Asks for all addresses of a name, of both kinds, in so long; by the servers of this machine unless others are named. */
export function resolving(servers?: readonly string[]): Resolve {
  const resolver = new Resolver(RESOLVING)
  if (servers) resolver.setServers(servers)
  return async (host) => {
    const [four, six] = await Promise.all([
      resolver.resolve4(host).catch(orNone),
      resolver.resolve6(host).catch(orNone),
    ])
    return [
      ...four.map((address) => ({ address, family: 4 })),
      ...six.map((address) => ({ address, family: 6 })),
    ]
  }
}

/**
 * Calls addresses that people have given. Names are resolved here, every address of a name must be public, and the one that was vetted
 * is the one that is called, whatever the name means a moment later. Nothing leads on: a redirect is an answer like any other.
 */
export class Caller {
  constructor(
    /** Origins that are called without asking where they are: for tests, which have their receiver on this machine. */
    private readonly trusted: readonly string[] = [],
    private readonly resolve: Resolve = resolving(),
    private readonly patienceMs = PATIENCE_MS,
  ) {}

  /** Where an address leads. Throws `NotCalled`. */
  async vet(text: string): Promise<{ readonly url: URL; readonly at: Found | undefined }> {
    if (!URL.canParse(text)) throw new NotCalled('that is no address')
    const url = new URL(text)
    if (this.trusted.includes(url.origin)) return { url, at: undefined }
    if (url.protocol !== 'https:') throw new NotCalled('only https is called')
    if (url.username !== '' || url.password !== '') throw new NotCalled('an address must not hold a name')
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.+$/, '')
    const bare = isIP(host) > 0
    if (!bare && (OWN.test(host) || !host.includes('.'))) throw new NotCalled('that is no public name')
    const found = bare ? [{ address: host, family: isIP(host) }] : await this.find(host)
    const [at] = found
    if (!at || !found.every(({ address }) => isPublic(address)))
      throw new NotCalled('that is no public address')
    return { url, at }
  }

  /** Gives the status of the answer. Throws `NotCalled`. */
  async post(
    text: string,
    headers: { readonly [name: string]: string },
    body: string | Buffer,
  ): Promise<number> {
    const { url, at } = await this.vet(text)
    const lookup: LookupFunction = (_host, options, done) => {
      const { address = '', family = 4 } = at ?? {}
      if (options.all) done(null, [{ address, family }])
      else done(null, address, family)
    }
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    return new Promise((resolve, reject) => {
      const sent = request(
        url,
        {
          method: 'POST',
          headers: { 'user-agent': 'Hippodrome', ...headers, 'content-length': Buffer.byteLength(body) },
          ...(at ? { lookup } : {}),
        },
        (response) => {
          resolve(response.statusCode ?? 0)
          // What else it says may have no end.
          response.destroy()
        },
      )
      const late = setTimeout(() => sent.destroy(new NotCalled('it did not answer')), this.patienceMs)
      sent.on('close', () => clearTimeout(late))
      sent.on('error', (fault) => reject(fault instanceof NotCalled ? fault : new NotCalled(fault.message)))
      sent.end(body)
    })
  }

  private async find(host: string): Promise<readonly Found[]> {
    try {
      return await this.resolve(host)
    } catch {
      throw new NotCalled('nobody knows that name')
    }
  }
}
