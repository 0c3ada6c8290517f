import { afterEach, expect, it, vi } from 'vitest'
import { copyText } from './copy.ts'

afterEach(() => vi.unstubAllGlobals())

it('a text is put on the clipboard', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await copyText('a link')).toBe(true)
  expect(writeText).toHaveBeenCalledWith('a link')
})

it('without a clipboard, or where it is refused, copying says so instead of throwing', async () => {
  vi.stubGlobal('navigator', {})
  expect(await copyText('a link')).toBe(false)
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('refused')) } })
  expect(await copyText('a link')).toBe(false)
})
