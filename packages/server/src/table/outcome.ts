import type { Refusal } from '@hippodrome/engine'

export type TableRefusal = Omit<Refusal, 'code'> & {
  readonly code: Refusal['code'] | 'not-allowed' | 'paused' | 'name-taken'
}
export type TableOutcome = { readonly ok: true } | ({ readonly ok: false } & TableRefusal)

export const OK: TableOutcome = { ok: true }
export const notAllowed = (message: string): TableOutcome => ({ ok: false, code: 'not-allowed', message })
