import { describe, expect, it } from 'vitest'
import type { ClientMessage } from './client.ts'
import type { ServerMessage } from './server.ts'
import { Line, LineCut, type Socket } from './line.ts'

class FakeSocket implements Socket {
  onopen: (() => void) | null = null
  onmessage: ((event: { readonly data: unknown }) => void) | null = null
  onclose: ((event?: { readonly code: number }) => void) | null = null
  closed = false
  readonly sent: ClientMessage[] = []

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage)
  }

  close(code = 1006): void {
    this.closed = true
    this.onclose?.({ code })
  }

  say(message: ServerMessage | object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  welcome(): void {
    this.onopen?.()
    this.say({ type: 'welcome', protocol: 1, name: 'Anna', person: 'p', build: 'b' })
  }
}

function aLine(chance = 0.5) {
  const sockets: FakeSocket[] = []
  const timers: { act: () => void; ms: number }[] = []
  let ids = 0
  const line = new Line({
    connect: () => {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket
    },
    newId: () => `id-number-${String(++ids).padStart(8, '0')}`,
    now: () => 0,
    chance: () => chance,
    later: (act, ms) => {
      const timer = { act, ms }
      timers.push(timer)
      return () => {
        const at = timers.indexOf(timer)
        if (at >= 0) timers.splice(at, 1)
      }
    },
  })
  const newest = () => sockets[sockets.length - 1] ?? new FakeSocket()
  /** Lets the next try to come back begin. */
  const comeBack = () => timers.splice(0).forEach(({ act }) => act())
  return { line, sockets, newest, comeBack }
}

const choose = { type: 'choose', match: 'm'.repeat(20), seat: 0, decision: 3, choice: 1 } as const

describe('the line to the server', () => {
  it('knows what time it is there, from the way to it and back', () => {
    let now = 1000
    const socket = new FakeSocket()
    const line = new Line({
      connect: () => socket,
      newId: () => 'x'.repeat(16),
      now: () => now,
      chance: () => 0,
      later: () => () => undefined,
    })
    socket.welcome()
    expect(socket.sent.at(-1)).toEqual({ type: 'ping', n: 1 })
    now = 1200
    socket.say({ type: 'pong', n: 1, at: 51_100 })
    expect(line.serverTime()).toBe(51_200)
    now = 2200
    socket.say({ type: 'pong', n: 1, at: 9 })
    expect(line.serverTime()).toBe(52_200)
  })

  it('says hello, and sends only after it was welcomed', async () => {
    const { line, newest } = aLine()
    const reply = line.send(choose)
    newest().onopen?.()
    expect(newest().sent).toEqual([{ type: 'hello', protocol: 1 }])
    newest().welcome()
    const sent = newest().sent.at(-1) as ClientMessage & { id: string }
    expect(sent).toMatchObject(choose)
    newest().say({ type: 'done', match: choose.match, id: sent.id, version: 7 })
    expect(await reply).toMatchObject({ type: 'done', version: 7 })
    expect(line.underWay).toBe(0)
  })

  it('sends what was not answered again under the same id, and nothing that was', async () => {
    const { line, newest, comeBack } = aLine()
    newest().welcome()
    const first = line.send(choose)
    const answered = (newest().sent.at(-1) as { id: string }).id
    newest().say({ type: 'done', match: choose.match, id: answered, version: 1 })
    await first
    void line.send({ ...choose, choice: 2 })
    const lost = newest().sent.at(-1)
    newest().close()
    expect(line.state().kind).toBe('lost')
    comeBack()
    newest().welcome()
    expect(newest().sent.filter(({ type }) => type === 'choose')).toEqual([lost])
  })

  it('begins every watch again after a cut, with what is known by then', () => {
    const { line, newest, comeBack } = aLine()
    newest().welcome()
    let known = 0
    const heard: ServerMessage[] = []
    const match = choose.match
    const stop = line.watch(match, {
      first: () => ({ type: 'watch', match, since: { told: known, mark: 0 } }),
      last: { type: 'unwatch', match },
      hear: (message) => heard.push(message),
    })
    expect(newest().sent.at(-1)).toMatchObject({ type: 'watch', since: { told: 0 } })
    newest().say({ type: 'present', match, seats: [], watchers: ['Carol'] })
    expect(heard).toHaveLength(1)
    known = 5
    newest().close()
    comeBack()
    newest().welcome()
    expect(newest().sent.at(-1)).toMatchObject({ type: 'watch', since: { told: 5 } })
    stop()
    expect(newest().sent.at(-1)).toEqual({ type: 'unwatch', match })
  })

  it('gives up questions that a cut has left open', async () => {
    const { line, newest } = aLine()
    newest().welcome()
    const question = line.ask({ type: 'denied', match: choose.match, seat: 0 })
    newest().close()
    await expect(question).rejects.toThrow(LineCut)
    await expect(line.ask({ type: 'denied', match: choose.match, seat: 0 })).rejects.toThrow(LineCut)
  })

  it('gives a line up that stays silent when it is asked, though its socket never closes', () => {
    const { line, newest, comeBack } = aLine()
    newest().welcome()
    const dead = newest()
    dead.close = () => {}
    void line.send(choose)
    const sent = dead.sent.at(-1)
    comeBack()
    expect(dead.sent.at(-1)).toEqual({ type: 'ping', n: 1 })
    expect(line.state().kind).toBe('open')
    comeBack()
    expect(line.state().kind).toBe('lost')
    comeBack()
    newest().welcome()
    expect(newest().sent.filter(({ type }) => type === 'choose')).toEqual([sent])
    dead.say({ type: 'present', match: choose.match, seats: [], watchers: [] })
    expect(line.state().kind).toBe('open')
  })

  it('is lost at once when the device has no network, and tried when it is back', () => {
    const { line, newest, sockets } = aLine()
    newest().welcome()
    newest().close = () => {}
    line.drop()
    expect(line.state().kind).toBe('lost')
    line.tryNow()
    newest().welcome()
    expect(line.state().kind).toBe('open')
    expect(sockets).toHaveLength(2)
  })

  it('gives a try up that comes to nothing, at the network or at the hello, and tries again', () => {
    const { line, sockets, newest, comeBack } = aLine()
    for (const stalls of [() => {}, () => newest().onopen?.()]) {
      const stalled = newest()
      stalls()
      comeBack()
      expect([stalled.closed, line.state().kind]).toEqual([true, 'lost'])
      comeBack()
      expect(newest()).not.toBe(stalled)
    }
    newest().welcome()
    const tries = sockets.length
    expect(line.state().kind).toBe('open')
    // Nothing of the tries before is left that could give this one up.
    sockets.slice(0, -1).forEach((stalled) => stalled.close())
    expect([line.state().kind, sockets.length]).toEqual(['open', tries])
  })

  it('leaves no socket behind when it is tried before the last try has ended', () => {
    const { line, sockets, newest } = aLine()
    newest().close()
    line.tryNow()
    line.tryNow()
    line.tryNow()
    newest().welcome()
    expect(sockets.map(({ closed }) => closed)).toEqual([true, true, true, false])
    expect(line.state().kind).toBe('open')
  })

  it('refuses what is longer than the server reads instead of sending it for ever', async () => {
    const { line, newest, comeBack } = aLine()
    newest().welcome()
    const gesture = (letters: number) => {
      const { match, seat, decision } = choose
      return line.send({ type: 'act', match, seat, decision, choices: [{ do: 'x'.repeat(letters) }] })
    }
    expect(await gesture(20_000)).toMatchObject({ type: 'refused', code: 'malformed', match: choose.match })
    expect(newest().sent.some(({ type }) => type === 'act')).toBe(false)
    // Another server may read less: what it closed the line for is not sent again, and the rest is.
    const short = line.send(choose)
    const other = gesture(9000)
    newest().close(1009)
    expect(await other).toMatchObject({ type: 'refused', code: 'malformed' })
    comeBack()
    newest().welcome()
    const again = newest().sent.filter((sent) => 'id' in sent)
    expect(again).toMatchObject([choose])
    newest().say({ type: 'done', match: choose.match, id: (again[0] as { id: string }).id, version: 1 })
    expect(await short).toMatchObject({ type: 'done' })
  })

  it('waits longer from try to try', () => {
    const { line, newest, comeBack } = aLine()
    const waits: number[] = []
    for (let n = 0; n < 6; n++) {
      newest().close()
      const state = line.state()
      if (state.kind === 'lost') waits.push(state.nextTry)
      comeBack()
    }
    expect(waits).toHaveLength(6)
    expect(waits.every((wait, n) => n === 0 || wait > (waits[n - 1] ?? 0))).toBe(true)
  })

  it('comes back at a moment of its own, so that a server that restarts is not met by all at once', () => {
    const waits = Array.from({ length: 10 }, (_, n) => {
      const { line, newest } = aLine(n / 10)
      newest().close()
      const state = line.state()
      return state.kind === 'lost' ? state.nextTry : Number.NaN
    })
    expect(new Set(waits).size).toBe(10)
    expect(Math.min(...waits)).toBe(150)
    expect(Math.max(...waits)).toBeLessThan(450)
  })

  it.each([
    { type: 'welcome', protocol: 2, name: 'Anna', person: 'p', build: 'b' },
    { type: 'refused', code: 'malformed', message: 'that is not a message of this protocol' },
  ])('gives up when hello is answered in another protocol: $type', (answer) => {
    const { line, newest } = aLine()
    newest().onopen?.()
    newest().say(answer)
    expect(line.state().kind).toBe('outdated')
  })

  it('asks to be loaded anew when the server says what it does not know', () => {
    const { line, newest } = aLine()
    newest().welcome()
    newest().say({ type: 'brand-new', x: 1 })
    expect(line.state().kind).toBe('outdated')
  })

  it('takes what is no JSON for another protocol, and does not fall over it', () => {
    const { line, newest } = aLine()
    newest().welcome()
    newest().onmessage?.({ data: '<html>' })
    expect(line.state().kind).toBe('outdated')
  })
})
