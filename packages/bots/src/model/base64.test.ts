import { expect, it } from 'vitest'
import { fromBase64, toBase64 } from './base64.ts'

it('writes bytes as Node does and reads them again', () => {
  for (let length = 0; length < 40; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 97 + length * 31) & 255)
    const text = toBase64(bytes)
    expect(text).toBe(Buffer.from(bytes).toString('base64'))
    expect(fromBase64(text)).toEqual(bytes)
  }
})

it('reads nothing else', () => {
  for (const text of ['abc', 'ab c', 'a%==', 'äöüß']) expect(fromBase64(text)).toBeUndefined()
})
