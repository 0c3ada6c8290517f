/** Keeps the page for when there is no network; only the built page has a service worker. */
export function startOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    navigator.serviceWorker.register('./sw.js').catch(() => {
      // Without it the page plays all the same, but not without a network.
    })
  })
}
