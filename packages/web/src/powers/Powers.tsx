import type { LevelId, PowerView } from '@hippodrome/powers'
import { LEVELS } from '@hippodrome/powers/vocabulary'
import { useWords } from '../app/language.ts'
import { spotClass } from '../board/stage.ts'
import { Hand } from './Hand.tsx'
import { Icon } from './icons.tsx'
import { capital, namesOf, titleOf } from './sentences.ts'
import { usePowers } from './usePowers.ts'
import { powersWords } from './words.ts'
import './powers.css'

/** Every power in the order of play, and the own hand of chits. */
export function Powers() {
  const stage = usePowers()
  return (
    <div className="pw-powers">
      {stage.view.powers.map((power) => (
        <Card key={power.power} power={power} />
      ))}
      <Hand />
    </div>
  )
}

function Card({ power }: { readonly power: PowerView }) {
  const stage = usePowers()
  const words = useWords(powersWords)
  const { view, playing } = stage
  const key = `power:${power.power}`
  const legal = (stage.spots.get(key)?.choices.length ?? 0) > 0
  const state = power.lost
    ? 'lost'
    : power.waiting
      ? 'waiting'
      : power.seat === undefined
        ? 'neutral'
        : undefined
  const player =
    power.seat === undefined
      ? undefined
      : power.seat === view.viewer
        ? words.you
        : playing.naming.seats[power.seat]
  return (
    <div
      className={`${spotClass(stage, key, 'pw-power')} ${power.power} ${state ?? ''}${view.actor === power.power ? ' now' : ''}`}
      data-spot={key}
      role="button"
      tabIndex={legal ? 0 : -1}
      aria-label={titleOf(stage, power.power)}
    >
      <p className="head">
        <Icon id={power.nation} />
        <b>{titleOf(stage, power.power)}</b>
        <small>{state ? words[state] : player}</small>
      </p>
      <p className="facts">
        <b className="gold" title={words.treasury(power.treasury)}>
          ${power.treasury}
        </b>
        <span title={words.chitsHeld(power.chits)}>
          {power.chits > 0 ? <Backs count={power.chits} /> : <small>{words.noChits}</small>}
        </span>
        {power.basileus && (
          <span title={words.basileusLives}>
            <Icon id="basileus" className="crown" />
            <span className="visually-hidden">{words.basileusLives}</span>
          </span>
        )}
      </p>
      <Bands power={power} />
    </div>
  )
}

const Backs = ({ count }: { readonly count: number }) => (
  <span className="backs">
    {Array.from({ length: Math.min(5, count) }, (_, i) => (
      <i key={i} />
    ))}
    <b>{count}</b>
  </span>
)

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

function Bands({ power }: { readonly power: PowerView }) {
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
            {levels[known]}
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
