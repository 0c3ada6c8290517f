import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serve } from './serve.mjs'

const folder = mkdtempSync(join(tmpdir(), 'hippodrome-serve-'))
let site: Awaited<ReturnType<typeof serve>>

beforeAll(async () => {
  mkdirSync(join(folder, 'site', 'assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(join(folder, 'site-too'), 'secret')
  writeFileSync(join(folder, 'site', 'index.html'), '<p>page</p>')
  writeFileSync(join(folder, 'site', 'assets', 'a.js'), 'export {}')
  site = await serve(join(folder, 'site'))
})

afterAll(() => {
  site.server.close()
  rmSync(folder, { recursive: true })
})

/** The path as it is, which `fetch` would clean up first. */
const status = (path: string, method = 'GET') =>
  new Promise<number | undefined>((resolve, reject) => {
    const { hostname, port } = new URL(site.address)
    request({ hostname, port, path, method }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })

it('serves files with their types', async () => {
  const page = await fetch(site.address)
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  const script = await fetch(`${site.address}assets/a.js`)
  expect(script.headers.get('content-type')).toContain('text/javascript')
  expect(script.headers.get('cache-control')).toContain('immutable')
})

it('gives nothing from outside its folder', async () => {
  for (const path of [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/../site-too',
    '/%00',
    '/%',
    '/assets',
  ])
    expect([path, await status(path)]).toEqual([path, 404])
})

it('only reads', async () => {
  expect(await status('/', 'POST')).toBe(405)
  expect(await status('/', 'HEAD')).toBe(200)
})
