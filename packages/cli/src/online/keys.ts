import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { BadInput } from '../errors.ts'
import { readJson, writeWhole } from '../files.ts'

/** Who somebody is on a server: the cookie that says so, and the code that brings them back on another device. */
const guestSchema = v.object({ cookie: v.string(), code: v.optional(v.string()) })
export type GuestKey = v.InferOutput<typeof guestSchema>

const keysSchema = v.record(v.string(), guestSchema)

/** Where keys are kept unless another file is named. */
export const usualKeys = (environment: { readonly [name: string]: string | undefined }): string =>
  join(environment.XDG_CONFIG_HOME || join(homedir(), '.config'), 'hippodrome', 'keys.json')

/** The keys of one person, by the origin of the server, in a file that only they can read. */
export class Keys {
  constructor(readonly path: string) {}

  of(origin: string): GuestKey | undefined {
    return this.all()[origin]
  }

  keep(origin: string, key: GuestKey): void {
    writeWhole(this.path, `${JSON.stringify({ ...this.all(), [origin]: key }, undefined, 1)}\n`, 0o600)
  }

  private all(): v.InferOutput<typeof keysSchema> {
    if (!existsSync(this.path)) return {}
    const parsed = v.safeParse(keysSchema, readJson(this.path))
    if (parsed.success) return parsed.output
    throw new BadInput(
      `${this.path}: holds something else than keys`,
      `${this.path}: bevat iets anders dan sleutels`,
    )
  }
}
