import { describe, expect, it } from 'vitest'
import { crashTest } from './harness.ts'

const clients = 3

describe('nothing acknowledged is lost', () => {
  it('a server that answers before it has written is caught', async () => {
    const verdict = await crashTest({ store: 'hasty', kills: 6, clients, at: 'after-append' })
    expect(verdict.lost).toBeGreaterThan(0)
  }, 120_000)

  it('ours loses, doubles and invents nothing, killed at any moment and in the middle of a frame', async () => {
    for (const at of [undefined, 'half-a-frame', 'after-commit'] as const) {
      const verdict = await crashTest({ store: 'right', kills: 3, clients, ...(at ? { at } : {}) })
      expect(verdict).toMatchObject({ lost: 0, doubled: 0, invented: 0 })
      expect(verdict.acknowledged).toBeGreaterThan(0)
      expect(verdict.struck).toBe(at && 3)
    }
  }, 120_000)

  it('nor does anybody see what is not kept, however long the disk takes', async () => {
    const verdict = await crashTest({ store: 'slow', kills: 4, clients })
    expect(verdict).toMatchObject({ lost: 0, doubled: 0, invented: 0 })
    expect(verdict.acknowledged).toBeGreaterThan(0)
  }, 120_000)

  it('nor behind a line that delays, stalls, sends twice and cuts', async () => {
    const { line, ...verdict } = await crashTest({ store: 'right', kills: 4, clients, badLine: true })
    expect(verdict).toMatchObject({ lost: 0, doubled: 0, invented: 0 })
    expect(line?.doubled).toBeGreaterThan(0)
  }, 120_000)
})
