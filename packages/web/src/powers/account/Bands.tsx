import type { LevelId, PowerView } from '@hippodrome/powers'
import { LEVELS } from '@hippodrome/powers/vocabulary'
import { useWords } from '../../app/language.ts'
import { capital, namesOf } from '../sentences.ts'
import { usePowers } from '../usePowers.ts'
import { powersWords } from '../words.ts'
import './bands.css'

/** Where the points stand among the four levels: bands of equal width, so that all four words can be read. */
function markerAt(points: number, bands: PowerView['bands']): number {
  const edges = [0, ...bands, Math.round(bands[2] * 1.4)]
  const band = Math.max(
    0,
    edges.findLastIndex((edge, i) => i < 4 && points >= edge),
  )
  const [from = 0, to = 1] = edges.slice(band)
  return (band + Math.min(1, Math.max(0, points - from) / Math.max(1, to - from))) * 25
}

export function Bands({ power }: { readonly power: PowerView }) {
  const stage = usePowers()
  const words = useWords(powersWords)
  const { levels } = namesOf(stage)
  const { points, level, bands } = power
  return (
    <div className="bands" role="img" aria-label={words.bands(points, levels[level], ...bands)}>
      <p>
        <b>
          {points} {words.vp}
        </b>{' '}
        {capital(levels[level])}
      </p>
      <div className="levels">
        {LEVELS.map((known: LevelId) => (
          <span key={known} className={known === level ? `${known} in` : known}>
            {words.band(known)}
          </span>
        ))}
        <i style={{ left: `${markerAt(points, bands)}%` }} />
      </div>
      <div className="seams">
        {bands.map((least, i) => (
          <span key={least} style={{ left: `${(i + 1) * 25}%` }}>
            {least}
          </span>
        ))}
      </div>
    </div>
  )
}
