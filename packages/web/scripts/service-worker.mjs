// Keeps the whole page of one build, so that it opens and plays without a network. The build fills in both names below.
// A newer build waits until every tab of the older one is closed, or somebody asks for it: nothing changes under a running match.
const cacheName = 'hippodrome-__VERSION__'
const files = ['__FILES__']

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })))),
  )
})

self.addEventListener('message', ({ data }) => {
  if (data === 'take over') self.skipWaiting()
})

// Where the page is open in other tabs too, those still need the files of the older build: they stay until the next one comes.
async function tidy() {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (tabs.length > 1) return
  const older = (await caches.keys()).filter((name) => name.startsWith('hippodrome-') && name !== cacheName)
  await Promise.all(older.map((name) => caches.delete(name)))
}

self.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return
  const wanted = request.mode === 'navigate' ? './' : request
  event.respondWith(
    caches
      .open(cacheName)
      .then((cache) => cache.match(wanted, { ignoreSearch: request.mode === 'navigate' }))
      .then((kept) => kept ?? caches.match(request))
      .then((kept) => kept ?? fetch(request)),
  )
})

// Somebody is called; the server has said what in their language.
self.addEventListener('push', (event) => {
  const { text, link } = event.data.json()
  event.waitUntil(
    self.registration.showNotification('Hippodrome', {
      body: text,
      icon: './icon-192.png',
      tag: link,
      data: link,
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { hash } = new URL(event.notification.data)
  event.waitUntil(self.clients.openWindow(`./${hash}`))
})
