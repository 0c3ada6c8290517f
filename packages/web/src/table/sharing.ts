const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * `after`, with every part that equals its counterpart in `before` replaced by that very part. What did not change
 * between two views is then the same object, and is not drawn again.
 */
export function sharing<T>(before: unknown, after: T): T {
  if (before === after || !isBranch(before) || !isBranch(after)) return after
  const isList = Array.isArray(after)
  if (Array.isArray(before) !== isList) return after
  const was = before as { readonly [key: string]: unknown }
  const is = after as { [key: string]: unknown }
  const keys = Object.keys(is)
  let same = keys.length === Object.keys(was).length
  for (const key of keys) {
    const kept = sharing(was[key], is[key])
    if (kept !== was[key] || !(key in was)) same = false
    is[key] = kept
  }
  return same ? (before as T) : after
}
