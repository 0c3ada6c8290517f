import type { PowersBoard } from '@hippodrome/powers'
import { memo } from 'react'
import { MapStage } from '../board/MapStage.tsx'
import { useWords } from '../app/language.ts'
import { useNarrow } from '../play/useNarrow.ts'
import { Areas, Lands } from './Areas.tsx'
import { BattleScene } from './battle/BattleScene.tsx'
import { Boxes } from './Boxes.tsx'
import { Borders, Ground } from './Ground.tsx'
import { IconSheet } from './icons.tsx'
import map from './map/map.json' with { type: 'json' }
import { Hints } from './Hints.tsx'
import { Plates } from './Plates.tsx'
import { pointOf } from './standings.ts'
import { Stacks } from './Stacks.tsx'
import { Towers } from './Towers.tsx'
import { type PowersStage, usePowers } from './usePowers.ts'
import { powersWords } from './words.ts'
import './scene.css'
import './layout.css'
import './phone.css'
import './counters.css'
import './towers.css'
import './hints.css'

/** The map with all that stands on it. */
export function Scene() {
  const stage = usePowers()
  const { board } = stage
  const words = useWords(powersWords)
  const narrow = useNarrow()
  return (
    <>
      <IconSheet />
      <MapStage
        size={map}
        label={words.map}
        ground={[<Ground key="sea" board={board} />, <Lands key="lands" />]}
        layers={[<Areas key="areas" />, <Drawn key="drawn" board={board} />]}
        pointOf={(spot) => pointOf(stage, spot)}
        about={aboutOf(stage)}
        style={coloursOf(stage)}
      >
        <Boxes />
        <Towers />
        <Stacks />
        <Hints />
      </MapStage>
      <Key />
      {!narrow && <BattleScene />}
    </>
  )
}

/** Lines and names lie over what glows. */
const Drawn = ({ board }: { readonly board: PowersBoard }) => (
  <g aria-hidden="true">
    <Borders board={board} />
    <Plates />
  </g>
)

/** Who moved last is told in the colour of their power. */
const coloursOf = ({ view }: PowersStage) =>
  Object.fromEntries(
    view.powers.flatMap(({ power, home }) =>
      home === undefined ? [] : [[`--seat-${home}`, `var(--${power})`]],
    ),
  )

/** Whoever fights or operates now, or may operate next: rebels that can be led stand far from the own stacks. */
function aboutOf({ view, decision, spots }: PowersStage): readonly string[] {
  if (decision?.prompt === 'operations')
    return view.stacks.flatMap(({ id, power, rebel }) =>
      !rebel && power === decision.facts?.['power'] && spots.has(`stack:${id}`) ? [`stack:${id}`] : [],
    )
  const { battle, operating } = view
  const busy = battle ? [battle.attacker, battle.defender] : [operating?.stack]
  const stacks = busy.flatMap((id) => (id === undefined ? [] : [`stack:${id}`]))
  const place = decision?.facts?.['place']
  return stacks.length > 0 || typeof place !== 'string' ? stacks : [`place:${place}`]
}

/** What a border costs is its form. */
const Key = memo(function Key() {
  const words = useWords(powersWords)
  const forms = [
    ['plain', 'M1 7H17', words.border(1)],
    ['peaks', 'M1 11L5 3l4 8zM9 11l4-8 4 8z', words.border(2)],
    ['river', 'M1 8q4-6 8-2t8-1', words.border(2)],
  ] as const
  return (
    <p className="pw-key" aria-hidden="true">
      {forms.map(([form, path, price]) => (
        <span key={form}>
          <svg viewBox="0 0 18 13" className="pw-borders">
            <path className={form} d={path} />
          </svg>
          {price}
        </span>
      ))}
    </p>
  )
})
