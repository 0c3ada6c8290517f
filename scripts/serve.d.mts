import type { Server } from 'node:http'

export function serve(
  folder: string,
  options?: { port?: number; host?: string },
): Promise<{ server: Server; address: string }>
