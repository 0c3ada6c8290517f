import * as v from 'valibot'
import { whole } from './parts.ts'

const time = v.pipe(v.number(), v.integer(), v.minValue(0))

/** By what somebody may come back, at the address at which the server was asked. */
export const waysSchema = v.strictObject({ passkey: v.boolean(), mail: v.boolean() })
export type Ways = v.InferOutput<typeof waysSchema>

/** What somebody's account is, for themselves. */
export const accountSchema = v.strictObject({
  name: v.string(),
  made: time,
  ways: waysSchema,
  sessions: v.array(
    v.strictObject({
      id: v.string(),
      /** What browser on what system; empty when it does not say. */
      browser: v.string(),
      made: time,
      seen: time,
      /** The one that asks. */
      current: v.boolean(),
    }),
  ),
  passkeys: v.array(v.strictObject({ id: v.string(), name: v.string(), made: time, used: time })),
  codes: v.strictObject({ left: whole, of: whole, made: time }),
  mail: v.optional(v.string()),
})
export type Account = v.InferOutput<typeof accountSchema>

/** Why somebody was not let in, or something of an account was not changed. */
export const ACCOUNT_TROUBLES = [
  'bad-name',
  'wrong-name',
  'code-used',
  'code-unknown',
  'link-used',
  'link-expired',
  'link-unknown',
  'mail-taken',
  'answer-used',
  'answer-expired',
  'passkey-refused',
  'too-many',
  'not-offered-here',
  'banned',
] as const
export type AccountTrouble = (typeof ACCOUNT_TROUBLES)[number]

/** An address for mail, as it is kept: capitals do not matter. */
export const mailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(254),
  v.email('must be an address for mail'),
)
