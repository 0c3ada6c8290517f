export type Way = 'left' | 'right' | 'up' | 'down'

type Point = { readonly x: number; readonly y: number }

/** How far off a point lies when one goes that way; nothing when it lies behind or beside. What is askew counts double. */
export function cost(from: Point, to: Point, way: Way): number | undefined {
  const across = way === 'left' || way === 'right'
  const ahead = (across ? to.x - from.x : to.y - from.y) * (way === 'left' || way === 'up' ? -1 : 1)
  const aside = Math.abs(across ? to.y - from.y : to.x - from.x)
  return ahead <= 1 || aside > ahead * 2 ? undefined : ahead + 2 * aside
}

const middle = (element: Element): Point => {
  const { x, y, width, height } = (element.querySelector('.hit') ?? element).getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** The element that one means by going this way from another. */
export function nearestIn<T extends Element>(from: Element, among: readonly T[], way: Way): T | undefined {
  const start = middle(from)
  let best: { readonly element: T; readonly far: number } | undefined
  for (const element of among) {
    const far = element === from ? undefined : cost(start, middle(element), way)
    if (far !== undefined && far < (best?.far ?? Infinity)) best = { element, far }
  }
  return best?.element
}
