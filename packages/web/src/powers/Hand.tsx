import type { ChitId } from '@hippodrome/powers'
import { useWords } from '../app/language.ts'
import { spotClass } from '../board/stage.ts'
import { CHITS } from './chits.ts'
import { chitWords } from './chitWords.ts'
import { Icon } from './icons.tsx'
import { namesOf } from './sentences.ts'
import { usePowers } from './usePowers.ts'
import { powersWords } from './words.ts'
import './hand.css'

/** How close they lie: three have room as cards. */
const manyOf = (n: number): number | undefined => (n > 6 ? 9 : n > 4 ? 6 : n > 3 ? 4 : undefined)

/** The chits that the seat holds, as small cards: name, when it is played, and whether that is now. */
export function Hand() {
  const stage = usePowers()
  const words = useWords(powersWords)
  const windows = useWords(chitWords)
  const { chits } = namesOf(stage)
  const own = stage.view.powers.filter(({ seat }) => seat === stage.view.viewer)
  const held = new Map<ChitId, number>()
  for (const chit of own.flatMap((power) => power.hand)) held.set(chit, (held.get(chit) ?? 0) + 1)
  return (
    <section className="pw-hand" aria-label={words.yourChits} data-many={manyOf(held.size)}>
      <h2>{words.yourChits}</h2>
      <div className="cards">
        {[...held].map(([chit, n]) => {
          const key = `chit:${chit}`
          const ready = (stage.spots.get(key)?.choices.length ?? 0) > 0
          const [icon, window] = CHITS[chit] ?? ['star', 'turn']
          return (
            <button
              key={chit}
              type="button"
              className={spotClass(stage, key, 'pw-chit')}
              data-spot={key}
              title={chits[chit].help}
              aria-description={ready ? `${chits[chit].help} ${words.playable}` : chits[chit].help}
            >
              <Icon id={icon} />
              <span>{chits[chit].name}</span>
              <small>{ready ? words.playable : windows[window]}</small>
              {n > 1 && <b>×{n}</b>}
              <em aria-hidden="true">{chits[chit].help}</em>
            </button>
          )
        })}
        {held.size === 0 && <small className="quiet">{words.none}</small>}
      </div>
    </section>
  )
}
