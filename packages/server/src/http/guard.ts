import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import { BadData } from '@hippodrome/engine'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { secureHeaders } from 'hono/secure-headers'
import type { Purses } from '../socket/credits.ts'

/** The largest body that is read. */
const LARGEST_BODY = 64 * 1024

/** The hashes of the scripts that stand in the page itself, by which a policy lets them run. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )

/** What the page may load and talk to: itself, and nothing else. */
export const headers = (scripts: readonly string[]): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...scripts],
      styleSrc: ["'self'"],
      // Pictures that stand in the page as text say so how their parts are drawn; whole sheets must be ours.
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    referrerPolicy: 'no-referrer',
    xFrameOptions: 'DENY',
  })

export const refuse = (
  context: Context,
  status: 400 | 401 | 403 | 404 | 409 | 413 | 429 | 503,
  code: string,
  message: string,
) => context.json({ code, message }, status)

/** What was sent cannot be read; anything else that goes wrong is no fault of whoever sent it. */
export function malformed(fault: Error, context: Context): Response {
  if (fault instanceof BadData) return refuse(context, 400, 'malformed', fault.message)
  if (fault instanceof SyntaxError) return refuse(context, 400, 'malformed', 'that is not JSON')
  throw fault
}

export const small: MiddlewareHandler = bodyLimit({
  maxSize: LARGEST_BODY,
  onError: (context) => refuse(context, 413, 'too-long', 'the message is too long'),
})

/** Whether a request comes from a page of this server's own. A program has a token and no page. */
export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  url: string | undefined,
): boolean {
  if (origin === undefined) return false
  if (url !== undefined && origin === url) return true
  try {
    return host !== undefined && new URL(origin).host === host
  } catch {
    return false
  }
}

/** What changes something must be JSON, and be sent by our own page or with a token: no other page can do either. */
export const ownPagesOnly =
  (url: string | undefined): MiddlewareHandler =>
  async (context, next) => {
    const { req } = context
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      const json = req.header('content-type')?.startsWith('application/json') ?? false
      const program = req.header('authorization') !== undefined
      if (!json) return refuse(context, 400, 'malformed', 'the body must be application/json')
      if (!program && !isOwnOrigin(req.header('origin'), req.header('host'), url))
        return refuse(context, 403, 'not-allowed', 'another page must not send this')
    }
    return next()
  }

/**
 * Who sends, as far as the network tells. Behind this many proxies of one's own it is what the outermost of them saw; what
 * stands further to the left anybody can have written.
 */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const told = request.headers['x-forwarded-for']
  const chain = (Array.isArray(told) ? told.join(',') : (told ?? '')).split(',').map((part) => part.trim())
  const seen = proxies > 0 ? chain[chain.length - proxies] : undefined
  return placeOf(seen || (request.socket.remoteAddress ?? ''))
}

/** How much of an address of version 6 says where somebody is: the rest is theirs to choose anew for every request. */
const PLACE = 4

/** An address as far as it tells one place from another. */
export function placeOf(address: string): string {
  const [, inside] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (inside !== undefined) return inside
  if (!isIPv6(address)) return address
  const [front = '', back] = address.replace(/%.*$/, '').toLowerCase().split('::')
  const groups = front === '' ? [] : front.split(':')
  const missing = back === undefined ? 0 : 8 - groups.length - (back === '' ? 0 : back.split(':').length)
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...(back ? back.split(':') : [])]
  return all
    .slice(0, PLACE)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

export const tooFast = (context: Context) =>
  refuse(context, 429, 'too-fast', 'that is too much at once; try again in a moment')

export const unhurried =
  (purses: Purses, address: (context: Context) => string, cost: number): MiddlewareHandler =>
  async (context, next) =>
    purses.spend(address(context), cost) ? next() : tooFast(context)
