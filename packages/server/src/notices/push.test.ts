import { createPublicKey, verify } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { browser } from '../testing/browser.ts'
import { newServerKeys, pushHeaders, sealed } from './push.ts'

describe('a message to a browser', () => {
  it('can be read by that browser and by nobody else', () => {
    const [anna, basil] = [browser(), browser()]
    const body = sealed('Het is jouw beurt: Byzantium 632 ⚔', anna.subscription)
    expect(anna.open(body)).toBe('Het is jouw beurt: Byzantium 632 ⚔')
    expect(() => basil.open(body)).toThrow(/authenticate/)
    expect(body.readUInt32BE(16)).toBe(4096)
    expect(sealed('twice', anna.subscription)).not.toEqual(sealed('twice', anna.subscription))
  })

  it('says who sends it, to one service, for half a day', () => {
    const keys = newServerKeys()
    const { authorization = '', topic } = pushHeaders(
      browser().subscription,
      keys,
      'https://play.example.org',
      'match/1',
      5_000_000,
    )
    const [, head = '', claims = '', signature = '', k = ''] =
      /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? []
    expect([k, topic]).toEqual([keys.publicKey, 'match1'])
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      aud: 'https://push.example.com',
      exp: 5000 + 43_200,
      sub: 'https://play.example.org',
    })
    const point = Buffer.from(k, 'base64url')
    const key = createPublicKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
    })
    const given = { key, dsaEncoding: 'ieee-p1363' as const }
    const said = Buffer.from(`${head}.${claims}`)
    expect(verify('sha256', said, given, Buffer.from(signature, 'base64url'))).toBe(true)
  })
})
