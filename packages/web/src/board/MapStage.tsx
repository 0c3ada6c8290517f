import {
  type CSSProperties,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useWords } from '../app/language.ts'
import { useNarrow } from '../play/useNarrow.ts'
import { useBoard } from './boardContext.ts'
import { MarkSign } from './MarkSign.tsx'
import { usePointed } from './pointer.ts'
import { useStage } from './stage.ts'
import { useLatest } from '../app/useLatest.ts'
import { type Point, type Size, usePanZoom } from './usePanZoom.ts'
import { boardWords } from './words.ts'
import './map.css'

type Props = {
  /** Of the drawing, in its own units. */
  readonly size: Size
  readonly label: string
  /** What never or seldom changes, each a picture of its own: nothing that lies on it makes the browser paint it again. */
  readonly ground: readonly ReactNode[]
  /** Between ground and children, likewise: what changes with every question apart from what hardly does. */
  readonly layers?: readonly ReactNode[]
  /** Where a spot lies, for a board that knows it: to measure it lays out the whole page. */
  readonly pointOf?: PlaceOf
  /** What the question is about: on a phone the camera goes there rather than to its answers. */
  readonly about?: readonly string[]
  /** Colours of the seats, where a board has its own. */
  readonly style?: CSSProperties
  /** Whatever can be pointed at, and all that moves. */
  readonly children: ReactNode
}

/** A map that can be panned and zoomed, and whose camera goes where something happens or is asked. */
export function MapStage({
  size,
  label,
  ground,
  layers = [],
  pointOf,
  about = NOWHERE,
  style,
  children,
}: Props) {
  const pane = useRef<HTMLDivElement>(null)
  const world = useRef<HTMLDivElement>(null)
  const camera = usePanZoom(pane, world, size)
  const viewBox = `0 0 ${size.width} ${size.height}`
  const words = useWords(boardWords)
  const { pointer } = useStage()
  const shown = usePointed(pointer, (pointed) => pointed.shown)
  const told = useToldSpot()
  const guided = useGuide()
  const latest = useLatest(pointOf)
  const { placeOf } = camera
  const find = useCallback((spot: string) => latest.current?.(spot) ?? placeOf(spot), [latest, placeOf])
  useCamera({ ...camera, placeOf: find }, shown?.spots, told, { guided, about })
  return (
    <div ref={pane} className="map scene" style={style}>
      <div ref={world} className="map-world" role="group" aria-label={label}>
        {ground.map((drawing, index) => (
          <svg key={index} className="map-svg map-ground" viewBox={viewBox} aria-hidden="true">
            {drawing}
          </svg>
        ))}
        {layers.map((drawing, index) => (
          <svg key={index} className="map-svg" viewBox={viewBox}>
            {drawing}
          </svg>
        ))}
        <svg className="map-svg" viewBox={viewBox}>
          {children}
          <Marks placeOf={placeOf} pointOf={pointOf} />
          {guided.map((spot) => (
            <Ring key={`guide ${spot}`} className="guide" spot={spot} placeOf={find} />
          ))}
          {shown?.spots.map((spot) => (
            <Ring key={`${spot} ${shown.nth}`} className="ping" spot={spot} placeOf={find} />
          ))}
          {told && <Ring key={`told ${told.nth}`} className="ping" spot={told.spot} placeOf={find} />}
        </svg>
      </div>
      <div className="map-buttons">
        <button type="button" className="icon" aria-label={words.zoomIn} onClick={() => camera.zoom(1.35)}>
          +
        </button>
        <button
          type="button"
          className="icon"
          aria-label={words.zoomOut}
          onClick={() => camera.zoom(1 / 1.35)}
        >
          −
        </button>
        <button type="button" className="icon" aria-label={words.fit} onClick={camera.fit}>
          ⤢
        </button>
      </div>
    </div>
  )
}

type Camera = ReturnType<typeof usePanZoom>

/** Where what is being told happens. */
function useToldSpot(): { readonly spot: string; readonly nth: number } | undefined {
  const board = useBoard()
  const stage = useStage()
  const { news } = stage.playing
  const told = news.at(-1)
  const spot = told && board.spotsOf?.(told.entry as never, stage)[0]
  return spot === undefined ? undefined : { spot, nth: news.length }
}

const NOWHERE: readonly string[] = []

/** Where a lesson wants the next choice made. */
function useGuide(): readonly string[] {
  const { playing, decision, targetsOf } = useStage()
  const { table, state, past } = playing
  if (!decision || past !== undefined) return NOWHERE
  const spots = (table.guide?.(state.made) ?? []).flatMap((choice) => targetsOf(choice))
  return spots.length > 0 ? [...new Set(spots)] : NOWHERE
}

function useCamera(
  { fit, zoom, centre, reach, hold, placeOf }: Camera,
  shown: readonly string[] | undefined,
  told: { readonly spot: string; readonly nth: number } | undefined,
  { guided, about }: { readonly guided: readonly string[]; readonly about: readonly string[] },
): void {
  const { playing, decision, spots } = useStage()
  const narrow = useNarrow()
  const spot = told?.spot
  useEffect(() => {
    const point = spot === undefined ? undefined : placeOf(spot)
    if (point) centre(point)
  }, [spot, centre, placeOf])
  useEffect(() => {
    const [point] = (shown ?? []).flatMap((key) => placeOf(key) ?? [])
    if (point) reach(point)
  }, [shown, reach, placeOf])
  const over = playing.state.view.result !== undefined && !playing.telling
  useEffect(() => {
    if (over) fit()
  }, [over, fit])
  const asked = decision?.number
  const latest = useLatest({ spots, guided, about })
  // Only a new question moves the camera.
  useEffect(() => {
    if (asked === undefined || !narrow) return
    const now = latest.current
    const legal = [...now.spots].flatMap(([key, { choices }]) => (choices.length > 0 ? [key] : []))
    const wanted = [now.guided, now.about, legal].find((keys) => keys.length > 0) ?? []
    hold(
      wanted.flatMap((key) => placeOf(key) ?? []),
      wanted === now.about,
    )
  }, [asked, narrow, hold, placeOf, latest])
  useEffect(() => {
    const keys: { readonly [key: string]: (() => void) | undefined } = {
      '+': () => zoom(1.35),
      '=': () => zoom(1.35),
      '-': () => zoom(1 / 1.35),
      '0': fit,
    }
    const pressed = (event: KeyboardEvent) => {
      const busy = event.target instanceof Element && event.target.closest('input, textarea, select, dialog')
      if (!busy && !event.ctrlKey && !event.metaKey && !event.altKey) keys[event.key]?.()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [zoom, fit])
}

type PlaceOf = (spot: string) => Point | undefined

type RingProps = { readonly className: string; readonly spot: string; readonly placeOf: PlaceOf }

function Ring({ className, spot, placeOf }: RingProps) {
  const [point, setPoint] = useState<Point>()
  // Not before the whole map is in place.
  useEffect(() => setPoint(placeOf(spot)), [spot, placeOf])
  return point && <circle className={className} cx={point.x} cy={point.y} r={30} aria-hidden="true" />
}

type MarksProps = { readonly placeOf: PlaceOf; readonly pointOf: PlaceOf | undefined }

type Points = ReadonlyMap<string, Point | undefined>
const NO_POINTS: Points = new Map()
const isAt = (point: Point | undefined, other: Point | undefined): boolean =>
  point?.x === other?.x && point?.y === other?.y

/** Who moved where last, and the numbers of what happened since. */
function Marks({ placeOf, pointOf }: MarksProps) {
  const { marks } = useStage()
  const [measured, setMeasured] = useState(NO_POINTS)
  const latest = useLatest(pointOf)
  // Not before the whole map is in place.
  useLayoutEffect(() => {
    const unknown = [...marks.keys()].filter((key) => !latest.current?.(key))
    const now = unknown.map((key) => [key, placeOf(key)] as const)
    const same = (before: Points) =>
      before.size === now.length && now.every(([key, at]) => isAt(before.get(key), at))
    setMeasured((before) => (same(before) ? before : new Map(now)))
  }, [marks, placeOf, latest])
  return (
    <g className="marks" aria-hidden="true">
      {[...marks].map(([key, mark]) => {
        const point = pointOf?.(key) ?? measured.get(key)
        return point && <MarkSign key={key} mark={mark} {...point} />
      })}
    </g>
  )
}
