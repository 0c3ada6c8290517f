import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

type Challenge = {
  readonly challenge: string
  readonly rp?: { readonly id?: string }
  readonly rpId?: string
}

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_KEY = 0x40

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const head = (major: number, size: number): Buffer =>
  size < 24
    ? Buffer.from([(major << 5) | size])
    : size < 256
      ? Buffer.from([(major << 5) | 24, size])
      : Buffer.from([(major << 5) | 25, size >> 8, size & 255])
const cborBytes = (data: Buffer): Buffer => Buffer.concat([head(2, data.length), data])
const cborText = (text: string): Buffer => Buffer.concat([head(3, text.length), Buffer.from(text)])

/** A device with one passkey, as a test plays it: what it says is what a browser would send. */
export class Authenticator {
  private readonly id = randomBytes(32)
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  counter = 0

  constructor(
    readonly origin: string,
    private readonly verifies = true,
  ) {}

  /** A new passkey, to be registered. */
  make(options: Challenge) {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' })
    const key = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      cborBytes(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      cborBytes(Buffer.from(y, 'base64url')),
    ])
    const length = Buffer.from([this.id.length >> 8, this.id.length & 255])
    const data = Buffer.concat([
      this.about(options.rp?.id ?? '', HAS_KEY),
      Buffer.alloc(16),
      length,
      this.id,
      key,
    ])
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(data),
    ])
    return this.answer({
      clientDataJSON: this.said('webauthn.create', options).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    })
  }

  /** Shows that it has the passkey. */
  show(options: Challenge) {
    this.counter += 1
    const said = this.said('webauthn.get', options)
    const data = this.about(options.rpId ?? '', 0)
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(said)]))
      .sign(this.keys.privateKey)
    return this.answer({
      clientDataJSON: said.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    })
  }

  private answer<T>(response: T) {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }

  private said(type: string, { challenge }: Challenge): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }))
  }

  private about(domain: string, more: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    const flags = PRESENT | (this.verifies ? VERIFIED : 0) | more
    return Buffer.concat([sha256(domain), Buffer.from([flags]), counter])
  }
}
