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
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item ?? null)).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`
  }
  return JSON.stringify(value) ?? 'null'
}

export const sameJson = (a: unknown, b: unknown): boolean => a === b || canonical(a) === canonical(b)
