/** Where this server is in the eyes of a browser: passkeys are made for one place and work nowhere else. */
export type Site = { readonly origin: string; readonly domain: string }

const isAddress = (host: string): boolean => /^[\d.]+$/.test(host) || host.includes(':')

/**
 * By its own setting, or by the host of the request if that is this machine's own name; what any other host says is not
 * believed. A bare address has no passkeys.
 */
export function siteOf(url: string | undefined, host: string | undefined): Site | undefined {
  const origin = url ?? `http://${host ?? ''}`
  if (!URL.canParse(origin)) return undefined
  const { hostname } = new URL(origin)
  if (url === undefined && hostname !== 'localhost' && !hostname.endsWith('.localhost')) return undefined
  return isAddress(hostname) ? undefined : { origin, domain: hostname }
}
