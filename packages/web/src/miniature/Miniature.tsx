import { memo } from 'react'
import { CourtMiniature } from './CourtMiniature.tsx'
import { FamiliesMiniature } from './FamiliesMiniature.tsx'
import { PowersMiniature } from './PowersMiniature.tsx'
import type { Scene } from './scene.ts'
import scenes from './scenes.json' with { type: 'json' }
import { useTurn } from './useTurn.ts'
import './miniature.css'

const FIRST: { readonly [game: string]: Scene | undefined } = {
  families: scenes.families as unknown as Scene,
  powers: scenes.powers['1'] as Scene,
  court: scenes.court as Scene,
}

type Props = {
  readonly game: string
  /** The table that is shown; without it, one of the game's own. */
  readonly scene?: Scene | undefined
  /** Small pictures leave the small things out. */
  readonly bare?: boolean
  /** What it shows, in words; a picture beside its own words has none. */
  readonly label?: string
}

/** A board at small size, drawn by the page itself in the colours of the theme. */
export const Miniature = memo(function Miniature({ game, scene: given, bare = false, label }: Props) {
  const drawn = useTurn()
  const isEmpty = given?.game === 'court' && given.cards.length === 0
  const scene = drawn ? (given && !isEmpty ? given : FIRST[game]) : undefined
  const spoken =
    label === undefined ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': label }
  return (
    <span className="picture" {...spoken}>
      {scene?.game === 'families' && <FamiliesMiniature scene={scene} />}
      {scene?.game === 'powers' && <PowersMiniature scene={scene} bare={bare} />}
      {scene?.game === 'court' && <CourtMiniature scene={scene} />}
    </span>
  )
})
