import { sep } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

/** Serves the built page. Names of built files carry their hash; everything else is asked for again. */
export const pages = (folder: string): MiddlewareHandler =>
  serveStatic({
    root: folder,
    onFound: (path, context) => {
      const lasting = path.includes(`${sep}assets${sep}`)
      context.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
