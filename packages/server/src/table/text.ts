/** Two JSON objects as one, all of them as text. */
export const merged = (one: string, other: string): string => `${one.slice(0, -1)},${other.slice(1)}`

/** A JSON object with one more field, both as text. */
export const joined = (object: string, field: string, value: string): string =>
  `${object.slice(0, -1)},"${field}":${value}}`
