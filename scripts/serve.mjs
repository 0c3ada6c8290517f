import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** The file that an address means, or nothing when it is malformed or points outside the folder. */
function fileOf(folder, address) {
  let path
  try {
    path = decodeURIComponent(new URL(address, 'http://localhost').pathname)
  } catch {
    return undefined
  }
  if (path.includes('\0')) return undefined
  const file = normalize(join(folder, path.endsWith('/') ? `${path}index.html` : path))
  return file.startsWith(folder.endsWith(sep) ? folder : folder + sep) ? file : undefined
}

function answer(response, status, text) {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
  })
  response.end(`${text}\n`)
}

async function handle(folder, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return answer(response, 405, 'Only GET and HEAD.')
  const file = fileOf(folder, request.url ?? '/')
  const found = file && (await stat(file).catch(() => undefined))
  if (!found?.isFile()) return answer(response, 404, 'There is nothing here.')
  // Names of built files carry their hash; everything else is asked for again.
  const lasting = file.includes(`${sep}assets${sep}`)
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'content-length': found.size,
    'cache-control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
  })
  if (request.method === 'HEAD') {
    response.end()
    return
  }
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response)
}

/** Serves a folder of files; resolves with the server and its address once it listens. */
export function serve(folder, { port = 0, host = '127.0.0.1' } = {}) {
  const server = createServer((request, response) => {
    handle(normalize(folder), request, response).catch(() => response.destroy())
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const at = server.address()
      resolve({ server, address: `http://${host.includes(':') ? `[${host}]` : host}:${at.port}/` })
    })
  })
}
