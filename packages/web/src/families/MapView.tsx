import type { FamiliesEntry, FamiliesView } from '@hippodrome/families'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../app/language.ts'
import { useBoard } from './board.ts'
import { Armies, Cities } from './Cities.tsx'
import { anchorOf } from './labels.ts'
import { linkPath, Links } from './Links.tsx'
import map from './map.json' with { type: 'json' }
import { MapGround } from './MapGround.tsx'
import { usePanZoom } from './usePanZoom.ts'
import { boardWords } from './words.ts'
import './map.css'
import './ground.css'
import './cities.css'

export function MapView() {
  const { view, playing, pointed } = useBoard()
  const words = useWords(boardWords)
  const svg = useRef<SVGSVGElement>(null)
  const ground = useRef<SVGGElement>(null)
  const pieces = useRef<SVGGElement>(null)
  const [layers] = useState([ground, pieces])
  const { fit, zoom, centre, reach } = usePanZoom(svg, layers, map)
  const told = playing.news[playing.news.length - 1]?.entry as FamiliesEntry | undefined
  const place = told && cityOf(told)
  useEffect(() => {
    const city = place === undefined ? undefined : view.board.cities[place]
    if (!city) return
    const { x, y } = anchorOf(city)
    centre(x, y)
  }, [place, centre, view.board])
  const over = playing.state.view.result !== undefined && !playing.telling
  useEffect(() => {
    if (over) fit()
  }, [over, fit])
  useEffect(() => {
    const city = pointed && view.board.cities[pointed.city]
    if (!city) return
    const { x, y } = anchorOf(city)
    reach(x, y)
  }, [pointed, reach, view.board])
  return (
    <div className="map">
      {/* A picture of its own, so that nothing that moves makes the browser paint the land again. */}
      <svg className="map-svg map-ground" aria-hidden="true">
        <g ref={ground}>
          <MapGround />
          <Links board={view.board} />
        </g>
      </svg>
      <svg ref={svg} className="map-svg" role="group" aria-label={words.map}>
        <g ref={pieces}>
          <Ways view={view} />
          <Cities view={view} />
          <Armies view={view} />
          {pointed && <Ping key={`pointed ${pointed.nth}`} view={view} city={pointed.city} />}
          {place !== undefined && <Ping key={playing.news.length} view={view} city={place} />}
        </g>
      </svg>
      <div className="map-buttons">
        <button type="button" className="icon" aria-label={words.zoomIn} onClick={() => zoom(1.35)}>
          +
        </button>
        <button type="button" className="icon" aria-label={words.zoomOut} onClick={() => zoom(1 / 1.35)}>
          −
        </button>
        <button type="button" className="icon" aria-label={words.fit} onClick={fit}>
          ⤢
        </button>
      </div>
    </div>
  )
}

/** Where a chronicle entry happened. */
export const cityOf = (entry: FamiliesEntry): number | undefined => ('city' in entry ? entry.city : undefined)

function Ping({ view, city }: { readonly view: FamiliesView; readonly city: number }) {
  const printed = view.board.cities[city]
  if (!printed) return undefined
  const { x, y } = anchorOf(printed)
  return <circle className="ping" cx={x} cy={y} r={30} aria-hidden="true" />
}

/** The links that an army may take now, to be clicked themselves. */
function Ways({ view }: { readonly view: FamiliesView }) {
  const { choices, decision, playing } = useBoard()
  if (!decision) return undefined
  const player = view.players[decision.seat]
  return (
    <g className="ways">
      {choices.map((choice, index) => {
        if (!('do' in choice) || choice.do !== 'march') return undefined
        const { army } = (choice.side === 0 ? player?.byzantine : player?.arab) ?? {}
        const from = army === undefined ? undefined : view.board.cities[army]
        const to = view.board.cities[choice.city]
        if (!from || !to) return undefined
        const link = view.board.links.find(
          ({ a, b }) => (a === army && b === choice.city) || (b === army && a === choice.city),
        )
        const ends = link && link.a !== army ? [anchorOf(to), anchorOf(from)] : [anchorOf(from), anchorOf(to)]
        const [a, b] = ends as [ReturnType<typeof anchorOf>, ReturnType<typeof anchorOf>]
        const path = linkPath(a, b, link?.kind ?? 'sea')
        return (
          <g
            key={index}
            className={`way side-${choice.side}${playing.selected === index ? ' picked' : ''}`}
            onClick={() => playing.pick(index)}
          >
            <path className="way-hit" d={path} />
            <path className="way-line" d={path} />
          </g>
        )
      })}
    </g>
  )
}
