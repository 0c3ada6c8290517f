import type { Settings } from '../settings.ts'

export type Letter = { readonly to: string; readonly subject: string; readonly text: string }

/** Takes letters to people's mail boxes. */
export interface Post {
  /** Resolves when the mail server has taken it. */
  send(letter: Letter): Promise<void>
  close(): void
}

const PATIENCE_MS = 15_000

/** By the mail server of the settings; nothing without one. */
export async function openPost({ smtp, sender, url }: Settings): Promise<Post | undefined> {
  if (smtp === undefined) return undefined
  const { createTransport } = await import('nodemailer')
  const from = sender ?? `Hippodrome <hippodrome@${url ? new URL(url).hostname : 'localhost'}>`
  const transport = createTransport({
    url: smtp,
    pool: true,
    maxConnections: 2,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text })
    },
    close: () => transport.close(),
  }
}
