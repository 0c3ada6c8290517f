/** What can be saved: everything a match is made of. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json | undefined }

/** Plain named values: what a prompt, a reason or a chronicle entry is about. */
export type Facts = { readonly [key: string]: Json | undefined }

/** JSON with sorted keys, so that equal data gives equal text on every machine. */
export function canonical(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null'
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  let text = ''
  if (Array.isArray(value)) {
    for (const item of value) text += `${text && ','}${canonical(item ?? null)}`
    return `[${text}]`
  }
  const record = value as { readonly [key: string]: unknown }
  for (const key of Object.keys(record).sort()) {
    const item = record[key]
    if (item !== undefined) text += `${text && ','}${JSON.stringify(key)}:${canonical(item)}`
  }
  return `{${text}}`
}

export const sameJson = (a: unknown, b: unknown): boolean => a === b || canonical(a) === canonical(b)

const written = new WeakMap<object, string>()

/** Marks a part of a view that never changes, and is the same object whenever it is the same: it is written once. */
export function lasting<T extends object>(part: T): T {
  written.set(part, JSON.stringify(part))
  return Object.freeze(part)
}

const textOf = (part: unknown): string | undefined =>
  typeof part === 'object' && part !== null ? written.get(part) : undefined

function listText(list: readonly unknown[]): string {
  if (!list.some((item) => textOf(item) !== undefined)) return JSON.stringify(list)
  const texts: string[] = []
  for (const item of list) texts.push(textOf(item) ?? JSON.stringify(item) ?? 'null')
  return `[${texts.join()}]`
}

/** The same as `JSON.stringify`, quicker for an object with lists of what is `lasting`. */
export function jsonText(value: object): string {
  if (Array.isArray(value)) return listText(value)
  let text = ''
  for (const [key, item] of Object.entries(value) as [string, unknown][]) {
    const field = Array.isArray(item) ? listText(item) : JSON.stringify(item)
    if (field !== undefined) text += `${text && ','}${JSON.stringify(key)}:${field}`
  }
  return `{${text}}`
}
