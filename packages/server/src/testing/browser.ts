import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** A browser of our own, which opens what was sealed for it as RFC 8291 says. */
export function browser(endpoint = 'https://push.example.com/x') {
  const keys = createECDH('prime256v1')
  const p256dh = keys.generateKeys().toString('base64url')
  const auth = randomBytes(16)
  const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length))
  return {
    subscription: { endpoint, p256dh, auth: auth.toString('base64url') },
    open(body: Buffer): string {
      const salt = body.subarray(0, 16)
      const length = body.readUInt8(20)
      const sender = body.subarray(21, 21 + length)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), Buffer.from(p256dh, 'base64url'), sender])
      const secret = derive(keys.computeSecret(sender), auth, info, 32)
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      const record = body.subarray(21 + length)
      decipher.setAuthTag(record.subarray(-16))
      const text = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
      if (text.at(-1) !== 2) throw new Error('it is not the last record')
      return text.subarray(0, -1).toString('utf8')
    },
  }
}
