import { parseMatchFile, verifyMatch } from '@hippodrome/engine'
import { loadGame } from '@hippodrome/games'
import { type Account, accountSchema } from '@hippodrome/wire'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Authenticator } from './testing/authenticator.ts'
import { Client } from './testing/client.ts'
import { Mailbox } from './testing/mailbox.ts'
import { played } from './testing/play.ts'
import { serveForTest } from './testing/serve.ts'

let server: Awaited<ReturnType<typeof serveForTest>>
let mailbox: Mailbox
let base = ''
beforeAll(async () => {
  mailbox = await Mailbox.open()
  server = await serveForTest(['--haste', '1000', '--smtp', mailbox.address])
  // Passkeys need a name; a bare address has none.
  base = server.base.replace('127.0.0.1', 'localhost')
}, 60_000)
afterAll(async () => {
  await server.end()
  await mailbox.close()
})

const come = (name: string) => Client.come(base, name)
const connected = async (name: string) => (await come(name)).connect()

type Refusal = { readonly code: string; readonly message: string }
type Options = Parameters<Authenticator['show']>[0]

/** Somebody without a cookie. */
async function stranger<T>(path: string, body: unknown) {
  const response = await fetch(`${base}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base },
    body: JSON.stringify(body),
  })
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
  return { status: response.status, json: (await response.json()) as T & Refusal, cookie }
}

const accountOf = async (client: Client): Promise<Account> =>
  v.parse(accountSchema, (await client.http('GET', '/me/account')).json)

async function addPasskey(client: Client, device: Authenticator) {
  const { json } = await client.http<Options>('POST', '/me/passkeys/options', {})
  return client.http<Refusal>('POST', '/me/passkeys', { answer: device.make(json) })
}

async function logIn(device: Authenticator) {
  const { json } = await stranger<Options>('/login/passkey/options', {})
  const answer = device.show(json)
  return { answer, ...(await stranger<{ name: string }>('/login/passkey', { answer })) }
}

describe('a passkey', () => {
  it('is added by a guest, and brings them in elsewhere without a name; several can be had', async () => {
    const anna = await come('Anna')
    const [laptop, phone] = [new Authenticator(base), new Authenticator(base)]
    expect((await addPasskey(anna, laptop)).status).toBe(200)
    expect((await addPasskey(anna, phone)).status).toBe(200)
    expect((await accountOf(anna)).passkeys).toHaveLength(2)
    for (const device of [laptop, phone]) {
      const { status, json, cookie } = await logIn(device)
      expect([status, json.name]).toEqual([200, 'Anna'])
      const { sessions } = await accountOf(Client.back(base, anna, { cookie }))
      expect(sessions.some(({ current }) => current)).toBe(true)
    }
    expect((await accountOf(anna)).sessions).toHaveLength(3)
  })

  it('that was removed opens nothing; one of somebody else cannot be', async () => {
    const [anna, basil] = [await come('Anna'), await come('Basil')]
    const device = new Authenticator(base)
    await addPasskey(anna, device)
    const id = (await accountOf(anna)).passkeys[0]?.id
    expect((await basil.http('POST', '/me/passkeys/remove', { id })).status).toBe(404)
    expect((await basil.http('POST', '/me/passkeys/remove', { id: 'nonsense' })).json).toEqual(
      (await basil.http('POST', '/me/passkeys/remove', { id })).json,
    )
    expect((await logIn(device)).status).toBe(200)
    expect((await anna.http('POST', '/me/passkeys/remove', { id })).status).toBe(200)
    expect(await logIn(device)).toMatchObject({ status: 404, json: { code: 'passkey-refused' }, cookie: '' })
  })

  it('answers once: the same answer again is refused, for logging in and for adding', async () => {
    const anna = await come('Anna')
    const device = new Authenticator(base)
    const { json } = await anna.http<Options>('POST', '/me/passkeys/options', {})
    const made = device.make(json)
    expect((await anna.http('POST', '/me/passkeys', { answer: made })).status).toBe(200)
    const twice = await anna.http<Refusal>('POST', '/me/passkeys', { answer: made })
    expect([twice.status, twice.json.code]).toEqual([409, 'answer-used'])
    const { answer } = await logIn(device)
    expect(await stranger('/login/passkey', { answer })).toMatchObject({
      status: 409,
      json: { code: 'answer-used', message: 'this answer of a passkey has been used' },
      cookie: '',
    })
  })

  it.each([
    ['of another page', () => new Authenticator('https://evil.example')],
    ['that nobody unlocked', () => new Authenticator(base, false)],
  ])('%s is not taken', async (_what, make) => {
    const anna = await come('Anna')
    expect((await addPasskey(anna, make())).json.code).toBe('passkey-refused')
    expect((await accountOf(anna)).passkeys).toEqual([])
  })

  it('is not taken for another than who asked, with another key, another challenge, or a lower count', async () => {
    const [anna, basil] = [await come('Anna'), await come('Basil')]
    const device = new Authenticator(base)
    const { json } = await anna.http<Options>('POST', '/me/passkeys/options', {})
    const stolen = await basil.http<Refusal>('POST', '/me/passkeys', { answer: device.make(json) })
    expect(stolen.json.code).toBe('passkey-refused')
    await addPasskey(anna, device)
    const other = new Authenticator(base)
    const asked = await stranger<Options>('/login/passkey/options', {})
    const forged = { ...other.show(asked.json), id: device.make(asked.json).id }
    expect((await stranger('/login/passkey', { answer: forged })).json.code).toBe('passkey-refused')
    const own = device.show({ ...asked.json, challenge: 'bm90LW91cnM' })
    expect((await stranger('/login/passkey', { answer: own })).json.code).toBe('passkey-refused')
    expect((await logIn(device)).status).toBe(200)
    device.counter = 0
    expect((await logIn(device)).json.code).toBe('passkey-refused')
  })

  it('is offered where the server has a name, and not at a bare address', async () => {
    const ways = async (address: string) =>
      ((await (await fetch(`${address}/api/me`)).json()) as { ways: object }).ways
    expect(await ways(base)).toEqual({ passkey: true, mail: true })
    expect(await ways(server.base)).toEqual({ passkey: false, mail: true })
    const there = await Client.come(server.base, 'Anna')
    const { json } = await there.http<Refusal>('POST', '/me/passkeys/options', {})
    expect(json.code).toBe('not-offered-here')
  })
})

describe('a session', () => {
  it('is ended from another device: its socket is cut, its key is worth nothing, and nobody else can end it', async () => {
    const anna = await connected('Anna')
    const { cookie } = await stranger('/me/recover', { code: anna.code })
    const phone = await Client.back(base, anna, { cookie }).connect()
    const basil = await come('Basil')
    const { sessions } = await accountOf(anna)
    const other = sessions.find(({ current }) => !current)
    expect((await basil.http('POST', '/me/sessions/end', { id: other?.id })).status).toBe(404)
    expect(phone.connected).toBe(true)
    expect((await anna.http('POST', '/me/sessions/end', { id: other?.id })).status).toBe(200)
    await expect.poll(() => phone.connected).toBe(false)
    await expect(phone.connect()).rejects.toThrow(/401/)
    expect((await phone.http('GET', '/me/account')).status).toBe(401)
    expect(anna.connected).toBe(true)
    anna.cut()
  })

  it('that ends itself takes its cookie along', async () => {
    const anna = await come('Anna')
    const id = (await accountOf(anna)).sessions[0]?.id
    const response = await fetch(`${base}/api/me/sessions/end`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: base, cookie: anna.cookie },
      body: JSON.stringify({ id }),
    })
    expect(response.headers.get('set-cookie')).toMatch(/^hippodrome=;/)
    expect((await anna.http('GET', '/me/account')).status).toBe(401)
  })
})

describe('a code', () => {
  it('brings somebody back once, says how many are left, and each wrong one gets one clear line', async () => {
    const anna = await come('Anna')
    const { codes } = (await anna.http<{ codes: string[] }>('POST', '/me/codes', {})).json
    expect((await stranger('/me/recover', { code: codes[3] })).json).toEqual({ name: 'Anna', left: 9 })
    expect((await stranger('/me/recover', { code: codes[3] })).json).toEqual({
      code: 'code-used',
      message: 'this code has been used',
    })
    expect((await stranger('/me/recover', { code: anna.code })).json).toEqual({
      code: 'code-unknown',
      message: 'nobody has this code',
    })
    expect((await accountOf(anna)).codes).toMatchObject({ left: 9, of: 10 })
  })
})

describe('a name', () => {
  it.each(['', ' ', 'x'.repeat(41), 'a\u0007b'])('that is none gets one clear line: %j', async (name) => {
    const { status, json } = await stranger('/me', { name })
    expect([status, json]).toEqual([400, { code: 'bad-name', message: 'a name is 1 to 40 plain letters' }])
  })

  it('that another has at the table is taken, whatever its capitals; elsewhere it is free', async () => {
    const [anna, other] = [await connected('Anna'), await connected('ANNA')]
    const { match } = await anna.open('families', [{ kind: 'open' }, { kind: 'open' }])
    other.tell({ type: 'watch', match })
    expect(await other.sit(match, 1)).toMatchObject({
      code: 'name-taken',
      message: 'that name is taken at this table',
    })
    const basil = Client.back(base, other, { name: 'Basil' })
    await basil.connect()
    expect((await basil.sit(match, 1)).type).toBe('done')
    for (const one of [anna, other, basil]) one.cut()
  })
})

const secretIn = (text: string, what: 'in' | 'mail') =>
  new RegExp(`^http://localhost:\\d+/#/link/${what}/(\\S+)$`, 'm').exec(text)?.[1] ?? ''

describe('mail', () => {
  async function withMail(name: string, address: string): Promise<Client> {
    const client = await come(name)
    await client.http('POST', '/me/mail', { address, language: 'nl' })
    const { text, subject } = await mailbox.next(address)
    expect([subject, text]).toEqual(['Is dit je adres?', expect.stringContaining(name)])
    expect((await accountOf(client)).mail).toBeUndefined()
    const secret = secretIn(text, 'mail')
    expect((await stranger('/login/proof', { secret })).json).toEqual({ address })
    return client
  }

  it('brings a link that works once, and only when it is used by a click', async () => {
    const anna = await withMail('Anna', 'anna@example.org')
    expect((await accountOf(anna)).mail).toBe('anna@example.org')
    const asked = await stranger('/login/mail', { address: ' Anna@Example.org', language: 'en' })
    expect(asked.json).toEqual({ sent: true })
    const { text } = await mailbox.next('anna@example.org')
    const secret = secretIn(text, 'in')
    // What merely fetches the address gets the page, and says nothing behind the # to anybody.
    const link = /http:\S+/.exec(text)?.[0] ?? ''
    expect((await fetch(link)).headers.get('set-cookie')).toBeNull()
    const back = await stranger<{ name: string }>('/login/link', { secret })
    expect([back.status, back.json.name]).toEqual([200, 'Anna'])
    expect(back.cookie).not.toBe('')
    expect(await stranger('/login/link', { secret })).toMatchObject({
      status: 409,
      json: { code: 'link-used', message: 'this link has been used' },
      cookie: '',
    })
  })

  it('says the same of an address that is somebody’s and of one that is nobody’s', async () => {
    await withMail('Basil', 'basil@example.org')
    const ask = (address: string) => stranger('/login/mail', { address, language: 'en' })
    expect(await ask('basil@example.org')).toEqual(await ask('nobody@example.org'))
    await mailbox.next('basil@example.org')
    expect(mailbox.mails).toEqual([])
  })

  it('belongs to one person: another who shows it is told, and a link of one kind opens nothing of the other', async () => {
    await withMail('Carol', 'carol@example.org')
    const other = await come('Other')
    await other.http('POST', '/me/mail', { address: 'carol@example.org', language: 'en' })
    const secret = secretIn((await mailbox.next('carol@example.org')).text, 'mail')
    expect((await stranger('/login/link', { secret })).json.code).toBe('link-unknown')
    expect((await stranger('/login/proof', { secret })).json.code).toBe('mail-taken')
    expect((await accountOf(other)).mail).toBeUndefined()
  })

  it('that was taken away opens nothing any more', async () => {
    const dan = await withMail('Dan', 'dan@example.org')
    await stranger('/login/mail', { address: 'dan@example.org', language: 'en' })
    const secret = secretIn((await mailbox.next('dan@example.org')).text, 'in')
    await dan.http('POST', '/me/mail/remove', {})
    expect((await stranger('/login/link', { secret })).json.code).toBe('link-unknown')
  })

  it('is not written to what is no address', async () => {
    const anna = await come('Anna')
    for (const address of ['anna', 'a@b', 'a@b.nl\r\nBcc: c@d.nl', 'Anna <a@b.nl>, c@d.nl'])
      expect((await anna.http('POST', '/me/mail', { address, language: 'en' })).status).toBe(400)
  })
})

describe('an account', () => {
  it('is exported with everything that is kept about its owner, and nothing that opens a door', async () => {
    const [anna, basil] = [await connected('Anna'), await connected('Basil')]
    const match = await played(anna, basil)
    await anna.http('POST', `/tables/${match}/notes`, { text: 'a note of mine' })
    await addPasskey(anna, new Authenticator(base))
    const says = { text: 'well met' }
    await anna.send({ type: 'do', match, entry: { kind: 'say', to: 'table', says } })
    const { json } = await anna.http<{ matches: { match: string; seats: number[]; entries: object[] }[] }>(
      'GET',
      '/me/export',
    )
    expect(json).toMatchObject({
      format: 'hippodrome-account',
      name: 'Anna',
      sessions: [{ browser: '' }],
      passkeys: [{}],
      codes: { left: 1 },
      notes: [{ match, text: 'a note of mine' }],
      matches: [{ match, seats: [0] }],
    })
    const text = JSON.stringify(json)
    expect(text).toContain('well met')
    expect(json.matches[0]?.entries.length).toBeGreaterThan(10)
    for (const secret of [anna.cookie.split('=')[1] ?? '', anna.code, 'Basil'])
      expect(text).not.toContain(secret)
    for (const one of [anna, basil]) one.cut()
  }, 60_000)

  it('is deleted only by its name, typed letter by letter', async () => {
    const anna = await come('Anna')
    const { status, json } = await anna.http<Refusal>('POST', '/me/delete', { name: 'anna' })
    expect([status, json.code]).toEqual([409, 'wrong-name'])
    expect((await anna.http('GET', '/me/account')).status).toBe(200)
  })

  it('that is deleted leaves a match that verifies, under another name, a bot in its seat, and nothing else', async () => {
    const [anna, basil] = [await connected('Anna Komnene'), await connected('Basil')]
    const over = await played(anna, basil, { listed: true })
    await anna.send({ type: 'do', match: over, entry: { kind: 'say', to: 'table', says: { text: 'gg' } } })
    await anna.http('POST', `/tables/${over}/notes`, { text: 'hers alone' })
    const device = new Authenticator(base)
    await addPasskey(anna, device)
    const { match: running } = await anna.open('families', [{ kind: 'open' }, { kind: 'open' }])
    basil.tell({ type: 'watch', match: running })
    await basil.sit(running, 1)
    await anna.send({ type: 'do', match: running, entry: { kind: 'begin' } })
    const { match: gathering } = await anna.open('families', [{ kind: 'open' }, { kind: 'open' }])

    expect((await anna.http('POST', '/me/delete', { name: 'Anna Komnene' })).status).toBe(200)
    await expect.poll(() => anna.connected).toBe(false)
    expect((await anna.http('GET', '/me/account')).status).toBe(401)
    expect((await logIn(device)).json.code).toBe('passkey-refused')
    expect((await stranger('/me/recover', { code: anna.code })).json.code).toBe('code-unknown')
    const seats = async (match: string) =>
      (await basil.until(match, ({ seats }) => seats[0]?.name === 'Nemo 1')).seats[0]
    expect(await seats(running)).toMatchObject({ kind: 'bot', player: 'squire' })
    expect(await seats(over)).toMatchObject({ kind: 'person' })
    const said = (await basil.until(over, () => true)).said.add.at(-1)
    expect(said).toMatchObject({ from: 'Nemo 1', says: { text: 'gg' } })

    await server.restart()
    base = server.base.replace('127.0.0.1', 'localhost')
    const again = await Client.back(base, basil).connect()
    for (const match of [over, running, gathering]) again.tell({ type: 'watch', match })
    expect((await again.until(over, () => true)).seats[0]?.name).toBe('Nemo 1')
    expect((await again.until(running, () => true)).seats[0]?.name).toBe('Nemo 1')
    expect((await again.until(gathering, () => true)).phase).toBe('abandoned')
    const { json } = await again.http<object>('GET', `/tables/${over}/file`)
    const file = parseMatchFile(JSON.stringify(json))
    expect(verifyMatch(await loadGame('families'), file).filter(({ ok }) => !ok)).toEqual([])
    for (const one of [basil, again]) one.cut()
    const everything = await server.everything()
    const holds = (text: string) => everything.includes(text)
    expect(['Basil', 'Anna Komnene', 'hers alone'].filter(holds)).toEqual(['Basil'])
  }, 120_000)
})
