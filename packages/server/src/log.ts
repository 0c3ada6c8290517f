/** One JSON line a happening. Nobody's key, code, link, seed or address of a table is ever among its facts. */
export type Log = (event: string, facts?: { readonly [key: string]: string | number | boolean }) => void

export const logTo =
  (write: (line: string) => void, now: () => number): Log =>
  (event, facts = {}) =>
    write(`${JSON.stringify({ at: new Date(now()).toISOString(), event, ...facts })}\n`)
