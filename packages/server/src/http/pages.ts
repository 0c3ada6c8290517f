import { readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

/** What tells the page that there is a server behind it; on a static host it asks for none. */
const MARK = '<meta name="hippodrome-server" content="1">'

/** The first page, as a server hands it out. */
export const pageOf = (folder: string): string =>
  readFileSync(join(folder, 'index.html'), 'utf8').replace('<head>', `<head>${MARK}`)

/** Serves the built page. Names of built files carry their hash; everything else is asked for again. */
export function pages(folder: string): Hono {
  const app = new Hono()
  const html = pageOf(folder)
  for (const path of ['/', '/index.html'])
    app.get(path, (context) => {
      context.header('cache-control', 'no-cache')
      return context.html(html)
    })
  app.use(
    serveStatic({
      root: folder,
      onFound: (path, context) => {
        const lasting = path.includes(`${sep}assets${sep}`)
        context.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    }),
  )
  return app
}
