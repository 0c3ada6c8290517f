import type { PendingView } from '@hippodrome/engine'
import { useEffect, useMemo, useState } from 'react'
import { useWords } from '../app/language.ts'
import { Confirm } from '../play/Confirm.tsx'
import { oddsText } from '../play/oddsText.ts'
import { usePlaying, wordOf } from '../play/playing.ts'
import { useNarrow } from '../play/useNarrow.ts'
import { usePreviews } from '../play/usePreviews.ts'
import { playWords } from '../play/words.ts'
import { linesWith } from '../text/command.ts'
import { aboutOf, headed, MANY } from './listing.ts'

/** There are nine keys with digits. */
const KEYS = 9

/** All that may be chosen; a long list has headings and can be searched. */
export function ChoiceList() {
  const { decision } = usePlaying().state.view
  return decision && <Choices key={decision.number} decision={decision} />
}

function Choices({ decision }: { readonly decision: PendingView }) {
  const playing = usePlaying()
  const words = useWords(playWords)
  const [wish, setWish] = useState('')
  const { view } = playing.state
  const { words: said, naming } = playing
  const lines = decision.choices.map((choice) => wordOf(playing, choice, decision))
  const found = linesWith(lines, wish).map(({ place }) => place)
  const groups = useMemo(
    () => headed(said, decision, view.table, naming),
    [said, decision, view.table, naming],
  )
  const shown = wish === '' ? groups : [{ head: '', places: found }]
  const digits = new Map(
    shown
      .flatMap(({ places }) => places)
      .slice(0, KEYS)
      .map((place, index) => [place, index + 1]),
  )
  const about = (place: number) => {
    const choice = decision.choices[place]
    return choice && aboutOf(said, choice, decision, view.table, naming)
  }
  const previews = usePreviews(playing)
  const narrow = useNarrow()
  useEffect(() => {
    if (narrow) scrollTo(0, 0)
    else document.querySelector('.plain-ask')?.scrollTo(0, 0)
  }, [narrow])
  return (
    <div className="choices" role="group" aria-label={words.choices}>
      {lines.length > MANY && (
        <input
          type="search"
          value={wish}
          placeholder={words.findChoice(lines.length)}
          aria-label={words.findChoice(lines.length)}
          onChange={({ target }) => setWish(target.value)}
        />
      )}
      {found.length === 0 && <p role="status">{words.noneFound}</p>}
      {shown.map(({ head, places }) => (
        <section key={places[0] ?? head}>
          {head !== '' && <h3>{head}</h3>}
          <ul>
            {places.map((place) => (
              <Row
                key={place}
                place={place}
                line={lines[place] ?? ''}
                digit={digits.get(place)}
                about={found.length <= MANY || playing.selected === place ? about(place) : undefined}
                odds={oddsText(playing, previews[place]?.odds)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

type RowProps = {
  readonly place: number
  readonly line: string
  readonly about: string | undefined
  /** What dice may make of it. */
  readonly odds: string | undefined
  /** The key that chooses it. */
  readonly digit: number | undefined
}

function Row({ place, line, about, odds, digit }: RowProps) {
  const playing = usePlaying()
  const selected = playing.selected === place
  return (
    <li>
      <button
        type="button"
        className="row"
        aria-pressed={selected}
        data-choice={place}
        data-digit={digit}
        onClick={() => playing.pick(place)}
      >
        <span>{line}</span>
        {about !== undefined && <small>{about}</small>}
        {odds !== undefined && <small>{odds}</small>}
      </button>
      {selected && <Confirm choice={place} />}
    </li>
  )
}
