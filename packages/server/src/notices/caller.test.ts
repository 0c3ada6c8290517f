import { createSocket } from 'node:dgram'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createTcp, type Server } from 'node:net'
import { expect, it } from 'vitest'
import { Caller, NotCalled, resolving } from './caller.ts'

/** Names as a resolver would give them. */
const NAMES: { readonly [host: string]: readonly string[] } = {
  'play.example.com': ['93.184.216.34'],
  'both.example.com': ['93.184.216.34', '10.0.0.1'],
  'inside.example.com': ['192.168.1.1'],
  'mapped.example.com': ['::ffff:10.0.0.1'],
  'six.example.com': ['fd00::1'],
  'loop.example.com': ['::1'],
  'zero.example.com': ['0.0.0.0'],
}

const resolve = async (host: string) => {
  const found = NAMES[host]
  if (!found) throw new Error('ENOTFOUND')
  return found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
}

const PRIVATE = [
  'https://127.0.0.1/',
  'https://127.1/',
  'https://127.0.1/',
  'https://2130706433/',
  'https://017700000001/',
  'https://0x7f000001/',
  'https://0x7f.0.0.1/',
  'https://0177.0.0.1/',
  'https://0177.0.0.0x1/',
  'https://127.0.0.1./',
  'https://127.255.255.254/',
  'https://0/',
  'https://0.0.0.0/',
  'https://0.1.2.3/',
  'https://00000000/',
  'https://10.0.0.1/',
  'https://10.255.0.1:8443/',
  'https://167772161/',
  'https://0x0a000001/',
  'https://012.0.0.1/',
  'https://172.16.0.1/',
  'https://172.31.255.255/',
  'https://192.168.0.1/',
  'https://192.168.1/',
  'https://3232235777/',
  'https://0xc0a80101/',
  'https://169.254.169.254/',
  'https://2852039166/',
  'https://0xa9fea9fe/',
  'https://100.64.0.1/',
  'https://192.0.0.8/',
  'https://192.0.2.1/',
  'https://198.18.0.1/',
  'https://198.51.100.7/',
  'https://203.0.113.9/',
  'https://224.0.0.1/',
  'https://255.255.255.255/',
  'https://４０.0.0.0.１@10.0.0.1/',
  'https://１２７.０.０.１/',
  'https://127。0。0。1/',
  'https://[::]/',
  'https://[::1]/',
  'https://[0:0:0:0:0:0:0:1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[::127.0.0.1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[2001:0:4136:e378::]/',
  'https://[2001:db8::1]/',
  'https://[fe80::1]/',
  'https://[fc00::1]/',
  'https://[fd12:3456::1]/',
  'https://[ff02::1]/',
  'https://localhost/',
  'https://LOCALHOST./',
  'https://play.localhost/',
  'https://printer.local/',
  'https://metadata.google.internal/',
  'https://intranet/',
  'https://router.lan/',
  'https://1.0.0.127.in-addr.arpa/',
  'https://inside.example.com/',
  'https://inside.example.com./',
  'https://both.example.com/',
  'https://mapped.example.com/',
  'https://six.example.com/',
  'https://loop.example.com/',
  'https://zero.example.com/',
  'https://nobody.example.com/',
  'https://anna@play.example.com/',
  'http://play.example.com/',
  'ftp://play.example.com/',
  'file:///etc/passwd',
  'play.example.com',
]

it(`refuses ${PRIVATE.length} spellings of what is not public`, async () => {
  const caller = new Caller([], resolve)
  const called: string[] = []
  for (const address of PRIVATE)
    await caller.vet(address).then(
      () => called.push(address),
      (fault: unknown) => expect(fault).toBeInstanceOf(NotCalled),
    )
  expect(called).toEqual([])
  expect(PRIVATE.length).toBeGreaterThanOrEqual(60)
})

it('calls what is public, at the address that was vetted and no other', async () => {
  let asked = 0
  const rebinding = async () => [{ address: asked++ === 0 ? '93.184.216.34' : '127.0.0.1', family: 4 }]
  const { url, at } = await new Caller([], rebinding).vet('https://play.example.com/hook')
  expect([url.href, at?.address, asked]).toEqual(['https://play.example.com/hook', '93.184.216.34', 1])
  expect((await new Caller([], resolve).vet('https://[2606:4700::1111]/')).at?.family).toBe(6)
})

it('follows no redirect, and calls this machine only where a test says so', async () => {
  const paths: string[] = []
  const server = createServer((request, response) => {
    paths.push(request.url ?? '')
    response.writeHead(302, { location: '/elsewhere' }).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  expect(await new Caller([origin]).post(`${origin}/hook`, {}, 'hello')).toBe(302)
  await expect(new Caller().post(`${origin}/hook`, {}, 'hello')).rejects.toThrow(NotCalled)
  expect(paths).toEqual(['/hook'])
  server.close()
})

async function at(server: Server): Promise<string> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

it('hangs up once the status is known, however much would follow', async () => {
  let hungUp: Promise<void> | undefined
  const endless: RequestListener = (_request, response) => {
    hungUp = new Promise((closed) => response.on('close', closed))
    response.writeHead(200)
    const more = () => {
      while (response.write('x'.repeat(65_536)));
      response.once('drain', more)
    }
    more()
  }
  const server = createServer(endless)
  const origin = await at(server)
  expect(await new Caller([origin]).post(`${origin}/hook`, {}, 'hello')).toBe(200)
  await hungUp
  server.close()
})

it('waits for an answer no longer in all, though something comes again and again', async () => {
  const server = createTcp((socket) => {
    socket.on('error', () => undefined)
    socket.write('HTTP/1.1 200 OK\r\nx-slow: ')
    const drip = setInterval(() => socket.write('x'), 20)
    socket.on('close', () => clearInterval(drip))
  })
  const origin = await at(server)
  const caller = new Caller([origin], resolve, 300)
  await expect(caller.post(`${origin}/hook`, {}, 'hello')).rejects.toThrow('it did not answer')
  server.close()
})

/** A server of names of our own: what it answers to a question of each type, or nothing at all. */
async function names(answers: { readonly [type: number]: Buffer | undefined } | undefined) {
  const socket = createSocket('udp4')
  socket.on('message', (asked, from) => {
    if (!answers) return
    const question = asked.subarray(12)
    // Behind the name, and before what a resolver adds of its own.
    const end = question.indexOf(0) + 5
    const found = answers[question.readUInt16BE(end - 4)]
    const head = Buffer.from(asked.subarray(0, 12))
    head.writeUInt16BE(0x8180, 2)
    head.writeUInt16BE(found ? 1 : 0, 6)
    head.writeUInt16BE(0, 10)
    const record = found
      ? Buffer.concat([
          Buffer.from([0xc0, 0x0c]),
          question.subarray(end - 4, end),
          Buffer.from([0, 0, 0, 60, 0, found.length]),
          found,
        ])
      : Buffer.alloc(0)
    socket.send(Buffer.concat([head, question.subarray(0, end), record]), from.port, from.address)
  })
  await new Promise<void>((bound) => socket.bind(0, '127.0.0.1', bound))
  return { server: `127.0.0.1:${socket.address().port}`, close: () => socket.close() }
}

const FOUR = Buffer.from([93, 184, 216, 34])
const PRIVATE_SIX = Buffer.from([0xfd, ...new Array<number>(14).fill(0), 1])

it('asks for both kinds of addresses of a name, and for no longer than a few seconds', async () => {
  const [four, both, silent] = [
    await names({ 1: FOUR }),
    await names({ 1: FOUR, 28: PRIVATE_SIX }),
    await names(undefined),
  ]
  const vet = ({ server }: { readonly server: string }) =>
    new Caller([], resolving([server])).vet('https://play.example.com/')
  expect((await vet(four)).at).toEqual({ address: '93.184.216.34', family: 4 })
  await expect(vet(both)).rejects.toThrow('no public address')
  await expect(vet(silent)).rejects.toThrow('nobody knows that name')
  for (const one of [four, both, silent]) one.close()
}, 15_000)
