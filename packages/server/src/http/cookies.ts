import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

const NAME = 'hippodrome'
const YEAR = 365 * 24 * 60 * 60

/** The key of a guest travels in a cookie that scripts cannot read and other sites cannot send. */
export function setKey(context: Context, key: string, secure: boolean): void {
  setCookie(context, NAME, key, { path: '/', httpOnly: true, sameSite: 'Strict', secure, maxAge: YEAR })
}

export function clearKey(context: Context): void {
  deleteCookie(context, NAME, { path: '/' })
}

export const keyOf = (context: Context): string | undefined => getCookie(context, NAME)

/** The same from a bare header, for the socket. */
export function keyIn(header: string | undefined): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [name, value] = part.trim().split('=', 2)
    if (name === NAME) return value
  }
  return undefined
}
