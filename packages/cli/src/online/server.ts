import { type MatchFile, parseMatchFile } from '@hippodrome/engine'
import { nameSchema, type Socket } from '@hippodrome/wire'
import * as v from 'valibot'
import { WebSocket } from 'ws'
import { BadInput } from '../errors.ts'
import type { Keys } from './keys.ts'

type Answer = {
  readonly status: number
  readonly json: { readonly [field: string]: unknown }
  readonly cookie?: string
}

/** How long a server may take for an answer. */
const PATIENCE_MS = 15_000

/** A server that somebody was invited to, and who they are there. */
export class Server {
  private readonly origin: string
  private cookie: string | undefined

  constructor(
    private readonly page: URL,
    private readonly keys: Keys,
  ) {
    this.origin = page.origin
    this.cookie = keys.of(this.origin)?.cookie
  }

  /**
   * Comes in under a name: the one that is wished, the one that the server knows, or what `askName` gives. Gives it, and
   * whether the key is new. Throws `BadInput`.
   */
  async comeIn(
    wished: string | undefined,
    askName: () => Promise<string>,
  ): Promise<{ readonly name: string; readonly isNew: boolean }> {
    const { json } = await this.call('GET', 'api/me')
    const known = typeof json.name === 'string' ? json.name : undefined
    if (known !== undefined && (wished === undefined || wished === known))
      return { name: known, isNew: false }
    const name = checkedName(wished ?? (await askName()))
    const answer = await this.call('POST', 'api/me', { name })
    if (answer.status !== 200) throw notWelcome(answer)
    if (answer.cookie === undefined) return { name, isNew: false }
    this.cookie = answer.cookie
    const { code } = answer.json
    this.keys.keep(this.origin, { cookie: this.cookie, ...(typeof code === 'string' ? { code } : {}) })
    return { name, isNew: true }
  }

  /** The file of a match that is over. */
  async fileOf(match: string): Promise<MatchFile> {
    const { json } = await this.call('GET', `api/tables/${match}/file`)
    return parseMatchFile(JSON.stringify(json))
  }

  connect(): Socket {
    const address = new URL('socket', this.page)
    address.protocol = address.protocol.replace('http', 'ws')
    const socket = new WebSocket(address, {
      headers: this.headers(),
      perMessageDeflate: false,
      handshakeTimeout: PATIENCE_MS,
    })
    const given: Socket = {
      send: (text) => socket.send(text),
      close: () => socket.terminate(),
      onopen: null,
      onmessage: null,
      onclose: null,
    }
    socket.on('open', () => given.onopen?.())
    socket.on('message', (data) => given.onmessage?.({ data: String(data as Buffer) }))
    socket.on('close', (code) => given.onclose?.({ code }))
    // Whatever goes wrong, the socket closes after it.
    socket.on('error', () => {})
    return given
  }

  private headers(): { [name: string]: string } {
    return { origin: this.origin, ...(this.cookie === undefined ? {} : { cookie: this.cookie }) }
  }

  private async call(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
    const response = await this.fetched(path, {
      method,
      headers: { ...this.headers(), 'content-type': 'application/json' },
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const cookie = response.headers.get('set-cookie')?.split(';')[0]
    try {
      const json = (await response.json()) as Answer['json']
      return { status: response.status, json, ...(cookie === undefined ? {} : { cookie }) }
    } catch {
      throw new BadInput(
        `there is no Hippodrome server at ${this.origin}`,
        `er is geen Hippodrome-server op ${this.origin}`,
      )
    }
  }

  private async fetched(path: string, request: RequestInit): Promise<Response> {
    try {
      return await fetch(new URL(path, this.page), request)
    } catch {
      throw new BadInput(
        `the server at ${this.origin} cannot be reached`,
        `de server op ${this.origin} is niet te bereiken`,
      )
    }
  }
}

function checkedName(text: string): string {
  const name = v.safeParse(nameSchema, text)
  if (name.success) return name.output
  throw new BadInput(
    'a name is 1 to 40 plain letters; give another one with --name',
    'een naam is 1 tot 40 gewone letters; geef een andere met --name',
  )
}

function notWelcome({ status }: Answer): BadInput {
  if (status === 429)
    return new BadInput(
      'the server has too much to do; try again in a moment',
      'de server heeft het te druk; probeer het zo nog eens',
    )
  if (status === 403)
    return new BadInput(
      'this server takes no new people at present',
      'deze server laat nu geen nieuwe mensen toe',
    )
  return new BadInput(
    'the server does not take this name; give another one with --name',
    'de server neemt deze naam niet aan; geef een andere met --name',
  )
}
