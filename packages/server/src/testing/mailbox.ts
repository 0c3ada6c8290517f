import { createServer, type Server, type Socket } from 'node:net'

export type Mail = { readonly to: string; readonly subject: string; readonly text: string }

/** A mail server on this machine that keeps what it is given. */
export class Mailbox {
  readonly mails: Mail[] = []
  private readonly wakers = new Set<() => void>()

  private constructor(private readonly server: Server) {}

  static async open(): Promise<Mailbox> {
    const server = createServer()
    const box = new Mailbox(server)
    server.on('connection', (socket) => box.converse(socket))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return box
  }

  get address(): string {
    const address = this.server.address()
    return `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  }

  /** The next mail to somebody; waits for it. */
  async next(to: string): Promise<Mail> {
    for (;;) {
      const at = this.mails.findIndex((mail) => mail.to === to)
      const [found] = at < 0 ? [] : this.mails.splice(at, 1)
      if (found) return found
      await new Promise<void>((resolve) => this.wakers.add(resolve))
    }
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()))
  }

  private converse(socket: Socket): void {
    const say = (line: string) => socket.write(`${line}\r\n`)
    let [text, to, inMail] = ['', '', false]
    const hear = (line: string) => {
      if (/^RCPT TO:/i.test(line)) to = /<(.*)>/.exec(line)?.[1] ?? ''
      if (/^DATA/i.test(line)) {
        inMail = true
        return say('354 go on')
      }
      if (/^QUIT/i.test(line)) return socket.end('221 bye\r\n')
      return say('250 ok')
    }
    socket.on('error', () => socket.destroy())
    socket.on('data', (data) => {
      text += String(data)
      while (text.includes(inMail ? '\r\n.\r\n' : '\r\n')) {
        const mark = inMail ? '\r\n.\r\n' : '\r\n'
        const end = text.indexOf(mark)
        const part = text.slice(0, end)
        text = text.slice(end + mark.length)
        if (!inMail) hear(part)
        else {
          inMail = false
          this.keep(to, part)
          say('250 kept')
        }
      }
    })
    say('220 here')
  }

  private keep(to: string, whole: string): void {
    const [heads = '', ...rest] = whole.split('\r\n\r\n')
    const lines = heads.replaceAll(/\r\n\s+/g, ' ')
    const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(lines)?.[1] ?? ''
    const text = decoded(rest.join('\r\n\r\n'), header('Content-Transfer-Encoding'))
    this.mails.push({ to, subject: words(header('Subject')), text: text.replaceAll('\r\n', '\n') })
    for (const wake of this.wakers) wake()
    this.wakers.clear()
  }
}

const quoted = (text: string): Buffer =>
  Buffer.from(
    text
      .replaceAll(/=\r\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  )

function decoded(text: string, encoding: string): string {
  if (encoding === 'quoted-printable') return quoted(text).toString('utf8')
  return encoding === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text
}

const words = (subject: string): string =>
  subject.replaceAll(/=\?utf-8\?([QB])\?(.*?)\?=\s*/gi, (_, how: string, text: string) =>
    how.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64').toString('utf8')
      : quoted(text.replaceAll('_', ' ')).toString('utf8'),
  )
