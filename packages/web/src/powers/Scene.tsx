import { MapStage } from '../board/MapStage.tsx'
import { useWords } from '../app/language.ts'
import { Areas, Patterns } from './Areas.tsx'
import { Boxes } from './Boxes.tsx'
import { Borders, Ground } from './Ground.tsx'
import { IconSheet } from './icons.tsx'
import map from './map/map.json' with { type: 'json' }
import { Hints } from './Hints.tsx'
import { Plates } from './Plates.tsx'
import { Stacks } from './Stacks.tsx'
import { Towers } from './Towers.tsx'
import { usePowers } from './usePowers.ts'
import { powersWords } from './words.ts'
import './scene.css'
import './counters.css'
import './towers.css'
import './hints.css'

/** The map with all that stands on it. */
export function Scene() {
  const { board } = usePowers()
  const words = useWords(powersWords)
  return (
    <>
      <IconSheet />
      <MapStage size={map} label={words.map} ground={<Ground board={board} />}>
        <Patterns />
        <Areas />
        <Borders board={board} />
        <Plates />
        <Boxes />
        <Towers />
        <Stacks />
        <Hints />
      </MapStage>
    </>
  )
}
