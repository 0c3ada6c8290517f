import { create } from 'zustand'

/** Whoever came to play has asked for a board by then: what is kept for later must not come before it. */
const LATER_MS = 2000
/** A page that stays open for days asks now and then whether there is a newer one. */
const ASKS_AGAIN_MS = 3_600_000

/** Whether a newer build has been fetched, and waits for somebody's word. */
export const useNewer = create<{ readonly waits: boolean }>()(() => ({ waits: false }))

/** Keeps the page for when there is no network; only the built page has a service worker. */
export function startOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const keep = () =>
    void navigator.serviceWorker.register('./sw.js').then(watch, () => {
      // Without it the page plays all the same, but not without a network.
    })
  addEventListener('load', () => setTimeout(keep, LATER_MS))
}

/** Where workers of this kind are switched off a browser may give no registration. */
function watch(registration: ServiceWorkerRegistration | undefined): void {
  if (!registration) return
  const look = () => {
    // Whatever is fetched on a first visit waits for a moment too, and there is nothing older.
    if (registration.waiting && registration.active) useNewer.setState({ waits: true })
  }
  const follow = () => registration.installing?.addEventListener('statechange', look)
  look()
  follow()
  registration.addEventListener('updatefound', follow)
  let asked = performance.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - asked < ASKS_AGAIN_MS) return
    asked = performance.now()
    // Without a network there is nothing newer.
    registration.update().catch(() => undefined)
  })
}

/** Lets the newer build take over, and loads the page again with it. Nothing does so by itself: somebody may be in the middle of a turn. */
export async function loadNewer(): Promise<void> {
  const { serviceWorker } = navigator
  const waiting = (await serviceWorker.getRegistration())?.waiting
  const load = () => location.reload()
  // Another tab may have let it in.
  if (!waiting) return load()
  serviceWorker.addEventListener('controllerchange', load, { once: true })
  waiting.postMessage('take over')
}
