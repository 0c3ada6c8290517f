import { type RefObject, useCallback, useEffect, useRef } from 'react'

export type Point = { readonly x: number; readonly y: number }
export type Frame = { readonly x: number; readonly y: number; readonly scale: number }
export type Size = { readonly width: number; readonly height: number }

const MOST = 5
/** How much nearer than the whole map a city is looked at. */
const CLOSE = 1.6

/** The whole map in the window; in a tall, narrow one the map fills the height and is panned. */
export function fitFrame(map: Size, window: Size): Frame {
  const whole = Math.min(window.width / map.width, window.height / map.height)
  const narrow = window.width < 600
  const scale = narrow ? Math.max(whole, (window.height / map.height) * 0.98) : whole
  const x = narrow ? (window.width - map.width * scale) * 0.42 : (window.width - map.width * scale) / 2
  return { scale, x, y: (window.height - map.height * scale) / 2 }
}

/** Keeps some of the map in sight and the zoom within reason. */
export function clampFrame(frame: Frame, map: Size, window: Size): Frame {
  const least = Math.min(window.width / map.width, window.height / map.height) * 0.9
  const scale = Math.min(Math.max(frame.scale, least), MOST)
  const room = (offset: number, length: number, available: number) => {
    const slack = available * 0.5
    return Math.min(Math.max(offset, available - length - slack), slack)
  }
  return {
    scale,
    x: room(frame.x, map.width * scale, window.width),
    y: room(frame.y, map.height * scale, window.height),
  }
}

/** The frame after zooming by `factor` with the point under (x, y) held still. */
export function zoomAt(frame: Frame, factor: number, x: number, y: number): Frame {
  const scale = frame.scale * factor
  const real = scale / frame.scale
  return { scale, x: x - (x - frame.x) * real, y: y - (y - frame.y) * real }
}

const EDGE = 40
/** At which a counter of a map can be read at arm's length, on a phone. */
const READABLE = 1.5

/** Half of them lie on either side. */
function medianOf(places: readonly number[]): number {
  const sorted = places.toSorted((a, b) => a - b)
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return (low + high) / 2
}

/**
 * The frame moved as little as it takes to have all points in the window. Of points too far apart for that half are enough,
 * else most of them are.
 */
export function holding(frame: Frame, points: readonly Point[], window: Size): Frame {
  const shift = (places: readonly number[], room: number) => {
    const [least, most] = [Math.min(...places), Math.max(...places)]
    if (most - least > room - 2 * EDGE) {
      const seen = places.filter((place) => place > EDGE && place < room - EDGE)
      return seen.length * 2 >= places.length ? 0 : room / 2 - medianOf(places)
    }
    return least < EDGE ? EDGE - least : most > room - EDGE ? room - EDGE - most : 0
  }
  const { scale, x, y } = frame
  return {
    scale,
    x:
      x +
      shift(
        points.map((point) => x + point.x * scale),
        window.width,
      ),
    y:
      y +
      shift(
        points.map((point) => y + point.y * scale),
        window.height,
      ),
  }
}

/** At least so near, around the middle of the points, as long as all of them stay in sight. */
export function nearer(frame: Frame, points: readonly Point[], window: Size): Frame {
  const spread = (places: readonly number[]) => Math.max(...places) - Math.min(...places)
  const [wide, high] = [spread(points.map(({ x }) => x)), spread(points.map(({ y }) => y))]
  const most = Math.min((window.width - 2 * EDGE) / wide, (window.height - 2 * EDGE) / high)
  const scale = Math.min(READABLE, most)
  if (scale <= frame.scale) return frame
  const middle = (places: readonly number[]) => (Math.max(...places) + Math.min(...places)) / 2
  return {
    scale,
    x: window.width / 2 - middle(points.map(({ x }) => x)) * scale,
    y: window.height / 2 - middle(points.map(({ y }) => y)) * scale,
  }
}

/** The part of the window that no sheet lies over; a phone's sheet covers the lower part. */
function openWindow(pane: HTMLElement | null, whole: Size): Size {
  const sheet = pane?.closest('.board')?.querySelector('.side')?.getBoundingClientRect()
  const map = pane?.getBoundingClientRect()
  if (!sheet || !map || sheet.left >= map.right || sheet.height === 0) return whole
  return { width: whole.width, height: Math.min(whole.height, Math.max(80, sheet.top - map.top)) }
}

const DRAG = 6

/** Places, which never move. */
const STILL = '[data-spot^="place:"]:not([data-drag])'

/** How long after the last turn of a wheel or move of two fingers the map is drawn sharp again. */
const SETTLED_MS = 140

/**
 * Drag, pinch and wheel move the map without drawing anything anew: the screen moves and stretches what is drawn (`world`), and
 * only a map that has come to rest at another scale is drawn at that scale.
 */
export function usePanZoom(
  pane: RefObject<HTMLElement | null>,
  world: RefObject<HTMLElement | null>,
  map: Size,
) {
  const frame = useRef<Frame>({ x: 0, y: 0, scale: 1 })
  const drawn = useRef<number>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const touched = useRef(false)
  /** Whoever has chosen how near they look is not brought nearer. */
  const zoomed = useRef(false)
  const size = useRef<Size>(undefined)
  /** Measured when it changes: to ask for it in between would lay out the whole page. */
  const sizeOf = useCallback((): Size => {
    if (!size.current) {
      const { clientWidth, clientHeight } = pane.current ?? { clientWidth: 1, clientHeight: 1 }
      size.current = { width: clientWidth, height: clientHeight }
    }
    return size.current
  }, [pane])
  const place = useCallback(() => {
    const style = world.current?.style
    if (!style) return
    const { x, y, scale } = frame.current
    // Between two points of the screen letters would blur.
    const whole = (offset: number) => Math.round(offset * devicePixelRatio) / devicePixelRatio
    const stretch = scale / (drawn.current ?? scale)
    style.transform = `translate(${whole(x)}px, ${whole(y)}px)${stretch === 1 ? '' : ` scale(${stretch})`}`
  }, [world])
  const draw = useCallback(() => {
    clearTimeout(timer.current)
    const { scale } = frame.current
    const style = world.current?.style
    if (style && drawn.current !== scale) {
      drawn.current = scale
      style.width = `${map.width * scale}px`
      style.height = `${map.height * scale}px`
    }
    place()
  }, [world, map, place])
  const put = useCallback(
    (next: Frame, moving = false) => {
      frame.current = clampFrame(next, map, sizeOf())
      if (!moving) {
        draw()
        return
      }
      place()
      clearTimeout(timer.current)
      if (frame.current.scale !== drawn.current) timer.current = setTimeout(draw, SETTLED_MS)
    },
    [map, sizeOf, place, draw],
  )
  const fit = useCallback(() => {
    touched.current = false
    zoomed.current = false
    put(fitFrame(map, sizeOf()))
  }, [map, put, sizeOf])
  const zoom = useCallback(
    (factor: number) => {
      touched.current = true
      zoomed.current = true
      const { width, height } = sizeOf()
      put(zoomAt(frame.current, factor, width / 2, height / 2))
    },
    [put, sizeOf],
  )
  const known = useRef(new Map<string, { readonly element: Element; readonly point: Point }>())
  /** Where a spot lies on the map. What cannot be dragged stays where it is: to measure it again would lay out the whole page. */
  const placeOf = useCallback(
    (spot: string): Point | undefined => {
      const found = known.current.get(spot)
      if (found?.element.isConnected) return found.point
      const element = pane.current?.querySelector(`[data-spot="${CSS.escape(spot)}"]`)
      if (!pane.current || !element) return undefined
      const { x, y, width, height } = (element.querySelector('.hit') ?? element).getBoundingClientRect()
      const { left, top } = pane.current.getBoundingClientRect()
      const { scale } = frame.current
      const point = {
        x: (x + width / 2 - left - frame.current.x) / scale,
        y: (y + height / 2 - top - frame.current.y) / scale,
      }
      if (element.matches(STILL)) known.current.set(spot, { element, point })
      return point
    },
    [pane],
  )
  const centre = useCallback(
    ({ x, y }: Point) => {
      // A map that lies as it was laid out is not pulled from under the eyes for what it shows anyhow.
      const open = touched.current ? openWindow(pane.current, sizeOf()) : sizeOf()
      const edge = touched.current ? 40 : 0
      const { scale } = frame.current
      const left = frame.current.x + x * scale
      const top = frame.current.y + y * scale
      if (left > edge && left < open.width - edge && top > edge && top < open.height - edge) return
      put(holding(frame.current, [{ x, y }], openWindow(pane.current, sizeOf())))
    },
    [pane, put, sizeOf],
  )
  /** Brings a point to the middle, near enough to be read. */
  const reach = useCallback(
    ({ x, y }: Point) => {
      touched.current = true
      const { width, height } = openWindow(pane.current, sizeOf())
      const scale = Math.max(frame.current.scale, fitFrame(map, sizeOf()).scale * CLOSE)
      put({ scale, x: width / 2 - x * scale, y: height / 2 - y * scale })
    },
    [pane, map, put, sizeOf],
  )

  /** Moves as little as it takes to have all of these in sight, or their middle if they lie too far apart; near enough to be read, if wanted. */
  const hold = useCallback(
    (points: readonly Point[], near = false) => {
      if (points.length === 0) return
      // What is asked stays in sight when the panels around the map settle.
      touched.current = true
      const open = openWindow(pane.current, sizeOf())
      const from = near && !zoomed.current ? nearer(frame.current, points, open) : frame.current
      put(holding(from, points, open))
    },
    [pane, put, sizeOf],
  )

  useEffect(() => {
    const element = pane.current
    if (!element) return undefined
    const settle = () => {
      size.current = undefined
      if (touched.current) put(frame.current)
      else fit()
    }
    const observer = new ResizeObserver(settle)
    observer.observe(element)
    settle()
    const stop = listen(element, {
      move: (dx, dy) => put({ ...frame.current, x: frame.current.x + dx, y: frame.current.y + dy }, true),
      zoom: (factor, x, y) => {
        zoomed.current = true
        put(zoomAt(frame.current, factor, x, y), true)
      },
      touched: () => {
        touched.current = true
      },
    })
    return () => {
      observer.disconnect()
      clearTimeout(timer.current)
      stop()
    }
  }, [pane, put, fit])
  return { fit, zoom, centre, reach, hold, placeOf }
}

type Moves = {
  readonly move: (dx: number, dy: number) => void
  readonly zoom: (factor: number, x: number, y: number) => void
  readonly touched: () => void
}

function listen(element: HTMLElement, { move, zoom, touched }: Moves): () => void {
  const pointers = new Map<number, { x: number; y: number }>()
  let far = 0
  const abort = new AbortController()
  const { signal } = abort
  const local = (event: MouseEvent) => {
    const { left, top } = element.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }
  const drop = (event: PointerEvent) => pointers.delete(event.pointerId)
  element.addEventListener(
    'pointerdown',
    (event) => {
      // What can be dragged by itself does not take the map along, and buttons over the map are none of it.
      if (event.target instanceof Element && event.target.closest('.legal[data-drag], button')) return
      if (pointers.size === 0) far = 0
      pointers.set(event.pointerId, local(event))
    },
    { signal },
  )
  element.addEventListener(
    'pointermove',
    (event) => {
      const before = pointers.get(event.pointerId)
      if (!before) return
      const now = local(event)
      far += Math.abs(now.x - before.x) + Math.abs(now.y - before.y)
      if (far < DRAG) return
      touched()
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1]
      if (other) {
        const factor =
          Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y)
        zoom(factor, (now.x + other.x) / 2, (now.y + other.y) / 2)
      }
      const share = other ? 0.5 : 1
      move((now.x - before.x) * share, (now.y - before.y) * share)
      pointers.set(event.pointerId, now)
      if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId)
    },
    { signal },
  )
  element.addEventListener('pointerup', drop, { signal })
  element.addEventListener('pointercancel', drop, { signal })
  // A drag that ends on a city is no click.
  element.addEventListener(
    'click',
    (event) => {
      if (far >= DRAG) event.stopPropagation()
    },
    { signal, capture: true },
  )
  element.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      touched()
      const { x, y } = local(event)
      zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), x, y)
    },
    { signal, passive: false },
  )
  return () => abort.abort()
}
