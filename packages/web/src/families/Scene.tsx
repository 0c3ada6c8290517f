import type { FamiliesView } from '@hippodrome/families'
import { useWords } from '../app/language.ts'
import { MapStage } from '../board/MapStage.tsx'
import { Armies, Cities } from './Cities.tsx'
import { anchorOf } from './labels.ts'
import { linkPath, Links } from './Links.tsx'
import map from './map.json' with { type: 'json' }
import { MapGround } from './MapGround.tsx'
import { useFamilies } from './stage.ts'
import { cityAsked, cityKey } from './targets.ts'
import { boardWords } from './words.ts'
import './ground.css'
import './cities.css'

/** The map of 632 with its cities and armies. */
export function Scene() {
  const { view, board, decision } = useFamilies()
  const words = useWords(boardWords)
  return (
    <MapStage
      size={map}
      label={words.map}
      pointOf={(spot) => {
        const [kind, city] = spot.split(':')
        const printed = kind === 'city' ? board.cities[Number(city)] : undefined
        return printed && anchorOf(printed)
      }}
      about={cityAsked(decision).map(cityKey)}
      ground={[<MapGround key="land" />, <Links key="links" board={board} />]}
    >
      <Ways view={view} />
      <Cities view={view} />
      <Armies view={view} />
    </MapStage>
  )
}

/** The links that an army may take now, to be clicked themselves. */
function Ways({ view }: { readonly view: FamiliesView }) {
  const { choices, decision, playing, board } = useFamilies()
  if (!decision) return undefined
  const player = view.players[decision.seat]
  return (
    <g className="ways">
      {choices.map((choice, index) => {
        if (choice.do !== 'march') return undefined
        const { army } = (choice.side === 0 ? player?.byzantine : player?.arab) ?? {}
        const from = army === undefined ? undefined : board.cities[army]
        const to = board.cities[choice.city]
        if (!from || !to) return undefined
        const link = board.links.find(
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
