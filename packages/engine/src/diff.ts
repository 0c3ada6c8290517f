export type Leaf = string | number | boolean | null | undefined

/** A value inside a view that is different after a choice, and the way to it. */
export type LeafChange = {
  readonly path: readonly (string | number)[]
  readonly from: Leaf
  readonly to: Leaf
}

const isBranch = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null

/** All values that differ between two pieces of JSON. What both share is not looked into. */
export function leafChanges(
  before: unknown,
  after: unknown,
  path: readonly (string | number)[] = [],
): LeafChange[] {
  if (before === after) return []
  if (!isBranch(before) && !isBranch(after)) return [{ path, from: before as Leaf, to: after as Leaf }]
  const was = isBranch(before) ? before : {}
  const is = isBranch(after) ? after : {}
  const isList = Array.isArray(before) || Array.isArray(after)
  const keys = new Set([...Object.keys(was), ...Object.keys(is)])
  const changes: LeafChange[] = []
  for (const key of keys) {
    if (was[key] === is[key]) continue
    changes.push(...leafChanges(was[key], is[key], [...path, isList ? Number(key) : key]))
  }
  return changes
}
