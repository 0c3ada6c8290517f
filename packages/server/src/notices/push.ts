import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto'

/** Where a browser wants to be told things, and how what is said to it is sealed. */
export type Subscription = { readonly endpoint: string; readonly p256dh: string; readonly auth: string }

/** The keys by which this server says who it is to the services that carry messages to browsers. */
export type ServerKeys = { readonly publicKey: string; readonly privateKey: string }

const RECORD = 4096
const DAY_S = 24 * 60 * 60

export function newServerKeys(): ServerKeys {
  const keys = createECDH('prime256v1')
  const publicKey = keys.generateKeys().toString('base64url')
  return { publicKey, privateKey: keys.getPrivateKey('base64url').padStart(43, 'A') }
}

const derived = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** Seals a message so that only the browser of the subscription can read it (RFC 8291, in one record of RFC 8188). */
export function sealed(text: string, { p256dh, auth }: Subscription): Buffer {
  const receiver = Buffer.from(p256dh, 'base64url')
  const own = createECDH('prime256v1')
  const sender = own.generateKeys()
  const salt = randomBytes(16)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender])
  const secret = derived(own.computeSecret(receiver), Buffer.from(auth, 'base64url'), info, 32)
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // The last record ends with a two.
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.update(Buffer.from([2])), cipher.final()])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD)
  return Buffer.concat([salt, size, Buffer.from([sender.length]), sender, body, cipher.getAuthTag()])
}

/** Says who sends (RFC 8292): a token for the one service, signed with the server's own key. */
function authorization(
  endpoint: string,
  { publicKey, privateKey }: ServerKeys,
  contact: string,
  now: number,
): string {
  const point = Buffer.from(publicKey, 'base64url')
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: privateKey,
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url')
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1000) + DAY_S / 2,
    sub: contact,
  }
  const said = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`
  const signature = sign('sha256', Buffer.from(said), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${said}.${signature.toString('base64url')}, k=${publicKey}`
}

/** What goes with a message: who sends it, how long it is worth keeping, and that a newer one about the same replaces it. */
export const pushHeaders = (
  { endpoint }: Subscription,
  keys: ServerKeys,
  contact: string,
  topic: string,
  now: number,
): { readonly [name: string]: string } => ({
  authorization: authorization(endpoint, keys, contact, now),
  'content-encoding': 'aes128gcm',
  'content-type': 'application/octet-stream',
  ttl: String(DAY_S / 2),
  urgency: 'normal',
  topic: topic.replaceAll(/[^\w-]/g, '').slice(0, 32),
})
