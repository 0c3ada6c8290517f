import * as v from 'valibot'
import type { Store } from '../store/store.ts'
import type { Person } from './people.ts'
import type { Site } from './site.ts'
import type { TicketKind, Tickets } from './tickets.ts'

/** Heavy, and for the few requests that need it. */
const webauthn = () => import('@simplewebauthn/server')

/** How long somebody may take to unlock their device. */
const PATIENCE_MS = 5 * 60 * 1000
/** More than this nobody has. */
const MOST = 20

const text = v.pipe(v.string(), v.maxLength(20_000))
const answer = {
  id: v.pipe(v.string(), v.maxLength(1400)),
  rawId: v.pipe(v.string(), v.maxLength(1400)),
  type: v.literal('public-key'),
  clientExtensionResults: v.optional(v.object({}), {}),
  authenticatorAttachment: v.optional(v.picklist(['cross-platform', 'platform'])),
}

const TRANSPORTS: readonly string[] = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']
const isTransport = (name: string): boolean => TRANSPORTS.includes(name)

/** What a browser gives for a new passkey. */
export const newPasskeySchema = v.object({
  ...answer,
  response: v.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(10)), []),
  }),
})
type NewPasskey = v.InferOutput<typeof newPasskeySchema>

/** What a browser gives to show that it has a passkey. */
export const passkeyAnswerSchema = v.object({
  ...answer,
  response: v.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: v.optional(text),
  }),
})
type PasskeyAnswer = v.InferOutput<typeof passkeyAnswerSchema>

/** Why a passkey's answer is not taken. */
export type PasskeyTrouble = 'answer-used' | 'answer-expired' | 'passkey-refused' | 'too-many'

export type Passkey = {
  readonly id: string
  readonly name: string
  readonly made: number
  readonly used: number
}

/** What the browser says that it answers; absent when it says nothing that can be read. */
function challengeIn(clientData: string): string | undefined {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'))
    return v.parse(v.object({ challenge: v.string() }), said).challenge
  } catch {
    return undefined
  }
}

/** Keys on people's own devices, by which they come in without a name or a password. */
export class Passkeys {
  constructor(
    private readonly store: Store,
    private readonly tickets: Tickets,
    private readonly now: () => number,
  ) {}

  async of(person: string): Promise<Passkey[]> {
    const rows = await this.rowsOf(person)
    return rows.map(({ id, name, made_at, used_at }) => ({
      id,
      name,
      made: Number(made_at),
      used: Number(used_at),
    }))
  }

  /** Says whether it was theirs to remove. */
  async remove(person: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.store.db
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('person', '=', person)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }

  /** What the browser needs to make one. */
  async offer({ id, name }: Person, { domain }: Site) {
    const { generateRegistrationOptions } = await webauthn()
    const challenge = await this.challenge('add-passkey', id)
    const rows = await this.rowsOf(id)
    return generateRegistrationOptions({
      rpName: 'Hippodrome',
      rpID: domain,
      userName: name,
      userDisplayName: name,
      userID: new Uint8Array(Buffer.from(id)),
      challenge,
      timeout: PATIENCE_MS,
      excludeCredentials: rows.map((row) => ({ id: row.id, transports: transportsOf(row.transports) })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
  }

  /** Keeps the passkey that was made; gives why not otherwise. */
  async add(
    person: string,
    { origin, domain }: Site,
    made: NewPasskey,
    name: string,
  ): Promise<PasskeyTrouble | undefined> {
    const challenge = challengeIn(made.response.clientDataJSON)
    const taken = await this.answered('add-passkey', challenge)
    if (typeof taken === 'string') return taken
    if (challenge === undefined || taken.person !== person) return 'passkey-refused'
    if ((await this.rowsOf(person)).length >= MOST) return 'too-many'
    const { verifyRegistrationResponse } = await webauthn()
    const transports = made.response.transports.filter(isTransport)
    const verdict = await accepted(
      verifyRegistrationResponse({
        response: {
          ...plain(made),
          response: { ...made.response, transports },
        },
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: domain,
        requireUserVerification: true,
      }),
    )
    if (!verdict?.verified) return 'passkey-refused'
    const { id, publicKey, counter } = verdict.registrationInfo.credential
    const now = this.now()
    const { numInsertedOrUpdatedRows } = await this.store.db
      .insertInto('passkeys')
      .values({
        id,
        person,
        public_key: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: transports.join(','),
        name: name.slice(0, 80),
        made_at: now,
        used_at: now,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows ? undefined : 'passkey-refused'
  }

  /** What the browser needs to ask for one; it finds by itself whose. */
  async ask({ domain }: Site) {
    const { generateAuthenticationOptions } = await webauthn()
    return generateAuthenticationOptions({
      rpID: domain,
      challenge: await this.challenge('log-in', ''),
      timeout: PATIENCE_MS,
      userVerification: 'required',
    })
  }

  /** Whose passkey has answered, or why it is not taken. */
  async open({ origin, domain }: Site, given: PasskeyAnswer): Promise<Person | PasskeyTrouble> {
    const challenge = challengeIn(given.response.clientDataJSON)
    const taken = await this.answered('log-in', challenge)
    if (typeof taken === 'string') return taken
    const row = await this.store.db
      .selectFrom('passkeys')
      .innerJoin('people', 'people.id', 'passkeys.person')
      .select([
        'passkeys.id',
        'passkeys.public_key',
        'passkeys.counter',
        'passkeys.transports',
        'people.id as person',
        'people.name',
      ])
      .where('passkeys.id', '=', given.id)
      .executeTakeFirst()
    if (!row || challenge === undefined) return 'passkey-refused'
    const { verifyAuthenticationResponse } = await webauthn()
    const { userHandle, ...response } = given.response
    const verdict = await accepted(
      verifyAuthenticationResponse({
        response: {
          ...plain(given),
          response: { ...response, ...(userHandle === undefined ? {} : { userHandle }) },
        },
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: domain,
        requireUserVerification: true,
        credential: {
          id: row.id,
          publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
          counter: Number(row.counter),
          transports: transportsOf(row.transports),
        },
      }),
    )
    if (!verdict?.verified) return 'passkey-refused'
    await this.store.db
      .updateTable('passkeys')
      .set({ counter: verdict.authenticationInfo.newCounter, used_at: this.now() })
      .where('id', '=', row.id)
      .execute()
    return { id: row.person, name: row.name }
  }

  private async challenge(kind: TicketKind, person: string) {
    const secret = await this.tickets.issue(kind, { person, detail: '' }, PATIENCE_MS)
    return new Uint8Array(Buffer.from(secret, 'base64url'))
  }

  /** A challenge is answered once: the same answer again opens nothing. */
  private async answered(kind: TicketKind, challenge: string | undefined) {
    const taken = challenge === undefined ? 'unknown' : await this.tickets.take(kind, challenge)
    if (taken === 'used') return 'answer-used'
    if (taken === 'expired') return 'answer-expired'
    return taken === 'unknown' ? 'passkey-refused' : taken
  }

  private rowsOf(person: string) {
    return this.store.db
      .selectFrom('passkeys')
      .selectAll()
      .where('person', '=', person)
      .orderBy('made_at')
      .execute()
  }
}

const transportsOf = (kept: string): string[] => kept.split(',').filter(isTransport)

const plain = ({ id, rawId, type, authenticatorAttachment }: NewPasskey | PasskeyAnswer) => ({
  id,
  rawId,
  type,
  clientExtensionResults: {},
  ...(authenticatorAttachment === undefined ? {} : { authenticatorAttachment }),
})

/** The library throws what it does not accept. */
async function accepted<T>(verdict: Promise<T>): Promise<T | undefined> {
  try {
    return await verdict
  } catch {
    return undefined
  }
}
