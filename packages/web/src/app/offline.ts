/** Whoever came to play has asked for a board by then: what is kept for later must not come before it. */
const LATER_MS = 2000

/** Keeps the page for when there is no network; only the built page has a service worker. */
export function startOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const keep = () =>
    void navigator.serviceWorker.register('./sw.js').catch(() => {
      // Without it the page plays all the same, but not without a network.
    })
  addEventListener('load', () => setTimeout(keep, LATER_MS))
}
