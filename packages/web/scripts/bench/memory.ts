import type { CDPSession, Page } from 'playwright-core'
import { clickThrough } from './hand.ts'
import { longest } from './matches.ts'
import { type Bench, note, openContext, openFile, report } from './page.ts'

type Answer = { readonly id?: number; readonly result?: { readonly usedSize?: number } }

/** What a worker holds, its rubbish collected. */
function workerHeap(devtools: CDPSession, sessionId: string): Promise<number> {
  return new Promise((resolve) => {
    const calls = ['HeapProfiler.enable', 'HeapProfiler.collectGarbage', 'Runtime.getHeapUsage']
    devtools.on('Target.receivedMessageFromTarget', ({ sessionId: from, message }) => {
      const { id, result } = JSON.parse(message) as Answer
      if (from === sessionId && id === calls.length) resolve((result?.usedSize ?? Number.NaN) / 1e6)
    })
    calls.forEach((method, index) => {
      const message = JSON.stringify({ id: index + 1, method, params: {} })
      void devtools.send('Target.sendMessageToTarget', { sessionId, message })
    })
  })
}

/** In MB: the page's own thread, then each of its workers. */
async function heaps(devtools: CDPSession, workers: readonly string[]): Promise<number[]> {
  await devtools.send('HeapProfiler.enable')
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return [usedSize / 1e6, ...(await Promise.all(workers.map((id) => workerHeap(devtools, id))))]
}

async function lookBack(page: Page): Promise<void> {
  await page.locator('[data-testid=timeline]').evaluate(async (element: HTMLInputElement) => {
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
    for (const share of [0, 0.5, 1]) {
      value?.set?.call(element, String(Math.round(Number(element.max) * share)))
      element.dispatchEvent(new Event('input', { bubbles: true }))
      await new Promise((resolve) => setTimeout(resolve, 1500))
    }
  })
}

/** What page and workers hold after a long match that was read, walked back and played on. */
export async function memory({ browser, address }: Bench): Promise<void> {
  const context = await openContext(browser)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const workers: string[] = []
  devtools.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') workers.push(sessionId)
  })
  await devtools.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  })
  const file = longest()
  note(`a match of ${file.choices.length} choices is made`)
  await openFile(page, address, file)
  note('it is open')
  await page.locator('.tabs button', { hasText: 'Chronicle' }).click()
  await lookBack(page)
  await page.keyboard.press('Escape')
  await page.locator('.tabs button').first().click()
  const before = await heaps(devtools, workers)
  const { times } = await clickThrough(page, 60, 1, 60_000)
  const after = await heaps(devtools, workers)
  const told = (sizes: readonly number[]) => sizes.map((size) => size.toFixed(1)).join(' + ')
  note(`page + workers: ${told(before)} MB; ${times.length} choices later ${told(after)} MB`)
  const sum = after.reduce((total, size) => total + size, 0)
  report(`memory of page and workers after ${file.choices.length} choices`, sum, 'MB', 150)
  await context.close()
}
