import type { PowersBoard } from '@hippodrome/powers'
import { memo } from 'react'
import map from './map/map.json' with { type: 'json' }
import { peaksAlong } from './map/peaks.ts'
import { placesOf } from './places.ts'

const { width, height, bleed } = map
const WHOLE = { x: -bleed.x, y: -bleed.y, width: width + 2 * bleed.x, height: height + 2 * bleed.y }

/** Sea, shore and the land that is nobody's: drawn once. */
export const Ground = memo(function Ground({ board }: { readonly board: PowersBoard }) {
  const { outlines } = placesOf(board)
  return (
    <g className="pw-ground" aria-hidden="true">
      <defs>
        <pattern id="pw-waves" width={26} height={12} patternUnits="userSpaceOnUse">
          <path className="wave" d="M2 6q3-3 6 0t6 0" />
        </pattern>
      </defs>
      <rect className="sea" {...WHOLE} />
      <rect fill="url(#pw-waves)" {...WHOLE} />
      <path className="shore wide" d={outlines.coast} />
      <path className="shore" d={outlines.coast} />
      <path className="far" d={outlines.paths['far']} />
    </g>
  )
})

/** Borders by their form, which is their price; the Danube and other rivers over all of them. */
export const Borders = memo(function Borders({ board }: { readonly board: PowersBoard }) {
  const { outlines } = placesOf(board)
  const drawn = outlines.stretches.map((stretch) => {
    const own = board.lands[stretch.a as keyof typeof board.lands]
    const isLand = own !== undefined
    const other = stretch.b in board.lands
    const form =
      isLand && other ? (own.borders[stretch.b as keyof typeof own.borders] ?? 'closed') : undefined
    const sea = stretch.a in board.seas && stretch.b in board.seas
    const kind = form ?? (sea ? 'sea' : isLand || other ? 'rim' : undefined)
    return { ...stretch, kind }
  })
  const of = (kind: string) => drawn.filter((stretch) => stretch.kind === kind)
  const path = (kind: string) =>
    of(kind)
      .map((stretch) => stretch.path)
      .join('')
  return (
    <g className="pw-borders" aria-hidden="true">
      <path className="sea-border" d={path('sea')} />
      <path className="rim" d={path('rim')} />
      <path className="plain" d={path('n')} />
      <path className="closed" d={path('closed')} />
      <path className="mountain" d={path('m')} />
      <path className="river bank" d={path('r')} />
      <path className="river" d={path('r')} />
      <Peaks all={of('m').flatMap(({ points }) => peaksAlong(points))} />
      <Crossings board={board} />
    </g>
  )
})

type Peak = ReturnType<typeof peaksAlong>[number]

/** All mountains of a size are one drawing: there are hundreds of them. */
export function Peaks({ all }: { readonly all: readonly Peak[] }) {
  const sizes = [...new Set(all.map(({ size }) => size))].toSorted((a, b) => a - b)
  const at = (n: number) => Math.round(n * 100) / 100
  return sizes.map((size) => {
    const peaks = all.filter((peak) => peak.size === size)
    const path = (draw: (x: number, y: number) => string) => peaks.map(({ x, y }) => draw(x, y)).join('')
    const [foot, top] = [0.62 * size, 0.8 * size]
    return (
      <g key={size} className="peak" strokeWidth={0.24 * size}>
        <path
          d={path(
            (x, y) => `M${at(x - size)} ${at(y + foot)}L${x} ${at(y - top)} ${at(x + size)} ${at(y + foot)}z`,
          )}
        />
        <path
          className="shade"
          d={path((x, y) => `M${x} ${at(y - top)}L${at(x + size)} ${at(y + foot)}H${at(x + 0.1 * size)}z`)}
        />
      </g>
    )
  })
}

/** What geometry cannot say is a drawn link: the ferry of the Marmara, and borders of changed data that the map does not have. */
function Crossings({ board }: { readonly board: PowersBoard }) {
  const places = placesOf(board)
  const touching = new Set(places.outlines.stretches.map(({ a, b }) => [a, b].sort().join()))
  const seat = (area: string) => {
    const tower = places.towers.find(({ areas }) => areas.includes(area as never))
    return tower ? ([tower.x, tower.y] as const) : places.centreOf(area as never)
  }
  const links = places.lands.flatMap((a) =>
    Object.entries(board.lands[a]?.borders ?? {}).flatMap(([b, form]) =>
      a < b && (form === 'x' || !touching.has([a, b].sort().join())) ? [{ a, b, form }] : [],
    ),
  )
  return links.map(({ a, b, form }) => {
    const [[ax, ay], [bx, by]] = [seat(a), seat(b)]
    const path = `M${ax} ${ay}Q${(ax + bx) / 2 + 26} ${(ay + by) / 2 - 2} ${bx} ${by}`
    return (
      <g key={`${a}-${b}`} className={`crossing ${form}`}>
        <path className="bank" d={path} />
        <path d={path} />
      </g>
    )
  })
}
