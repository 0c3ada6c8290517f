import { expect, it } from 'vitest'
import { Hono } from 'hono'
import { headers, placeOf } from './guard.ts'

it('takes what somebody may choose anew for every request as one place', () => {
  const same = [
    '2001:db8:1:2:3:4:5:6',
    '2001:db8:1:2::1',
    '2001:0db8:0001:0002::ffff',
    '2001:DB8:1:2:aaaa::',
    '2001:db8:1:2::%eth0',
  ]
  expect(new Set(same.map(placeOf))).toEqual(new Set(['2001:db8:1:2']))
  expect(placeOf('2001:db8:1:3::1')).toBe('2001:db8:1:3')
  expect(placeOf('2001:db8::1')).toBe('2001:db8:0:0')
  expect(placeOf('::1')).toBe('0:0:0:0')
})

it('leaves addresses of version 4 as they are, whatever they travel in', () => {
  expect(placeOf('203.0.113.9')).toBe('203.0.113.9')
  expect(placeOf('::ffff:203.0.113.9')).toBe('203.0.113.9')
  expect(placeOf('::FFFF:203.0.113.9')).toBe('203.0.113.9')
  expect(placeOf('')).toBe('')
})

it('no page takes a style sheet that is not a file of ours', async () => {
  const app = new Hono().use(headers([])).get('/', (context) => context.text('page'))
  const policy = (await app.request('/')).headers.get('content-security-policy') ?? ''
  const rules = new Map(policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]))
  expect(rules.get('style-src')).toEqual(["'self'"])
  expect(rules.get('script-src')).toEqual(["'self'"])
})
