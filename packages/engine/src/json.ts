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
