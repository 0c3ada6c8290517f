import type { Browser, BrowserContext, BrowserContextOptions, Page, ViewportSize } from 'playwright-core'

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>
type Options = BrowserContextOptions &
  Required<Pick<Media, 'colorScheme' | 'reducedMotion'>> & { readonly viewport: ViewportSize }

/** A tab that is at no page, with nothing stored, and how it was asked for. */
type Kept = { readonly options: string; readonly context: BrowserContext; readonly page: Page }

/** What a test has opened; given back, the next test that asks for the same has a page that is compiled already. */
type Lent = {
  readonly context: BrowserContext
  readonly page: Page
  readonly giveBack: (site: string) => Promise<void>
  readonly end: () => Promise<void>
}

let kept: readonly Kept[] = []

/** By context how it is really closed, while closing it means to give it back. */
const ends = new WeakMap<BrowserContext, () => Promise<void>>()

/** Ends what tests have left open; what they gave back stays. */
export async function endOthers(browser: Browser): Promise<void> {
  const others = browser.contexts().filter((context) => kept.every((one) => one.context !== context))
  await Promise.all(others.map((context) => (ends.get(context) ?? (() => context.close()))()))
}

/** As if it had just been opened: other tabs, what was stored, permissions, emulation, pointer and network are gone or as at first. */
async function clean(context: BrowserContext, page: Page, options: Options, site: string): Promise<void> {
  const others = context.pages().filter((other) => other !== page)
  await Promise.all(others.map((other) => other.close()))
  await page.unrouteAll()
  await page.goto('about:blank')
  await Promise.all([context.clearCookies(), context.clearPermissions(), context.setOffline(false)])
  const { viewport, colorScheme, reducedMotion } = options
  await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme, reducedMotion })
  await page.mouse.move(-1, -1)
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: new URL(site).origin, storageTypes: 'all' })
  await session.detach()
}

/** A tab as these options want it, new or of somebody who wanted the same. */
export async function lend(browser: Browser, options: Options): Promise<Lent> {
  const wanted = JSON.stringify(options)
  const found = kept.find((one) => one.options === wanted && one.context.browser() === browser)
  kept = kept.filter((one) => one !== found)
  const context = found?.context ?? (await browser.newContext(options))
  const page = found?.page ?? (await context.newPage())
  const end = ends.get(context) ?? context.close.bind(context)
  ends.set(context, end)
  const giveBack = async (site: string) => {
    await clean(context, page, options, site)
    kept = [...kept, { options: wanted, context, page }]
  }
  return { context, page, giveBack, end }
}
