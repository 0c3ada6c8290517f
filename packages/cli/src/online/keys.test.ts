import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Keys, usualKeys } from './keys.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hippodrome-keys-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('the keys of a person', () => {
  it('are kept by server, in a file that only its owner can read', () => {
    const path = join(folder, 'hippodrome', 'keys.json')
    const keys = new Keys(path)
    expect(keys.of('http://one')).toBeUndefined()
    keys.keep('http://one', { cookie: 'k1', code: 'c1' })
    keys.keep('http://two', { cookie: 'k2' })
    expect(new Keys(path).of('http://one')).toEqual({ cookie: 'k1', code: 'c1' })
    expect(keys.of('http://two')).toEqual({ cookie: 'k2' })
    expect(statSync(path).mode & 0o777).toBe(0o600)
  })

  it('are not written over a file that holds something else', () => {
    const path = join(folder, 'other.json')
    writeFileSync(path, '[1]')
    expect(() => new Keys(path).keep('http://one', { cookie: 'k' })).toThrow('holds something else than keys')
    expect(readFileSync(path, 'utf8')).toBe('[1]')
  })

  it('lie where configuration lies', () => {
    expect(usualKeys({ XDG_CONFIG_HOME: '/config' })).toBe('/config/hippodrome/keys.json')
    expect(usualKeys({})).toMatch(/\.config\/hippodrome\/keys\.json$/)
  })
})
