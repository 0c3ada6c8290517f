import type { Good } from '@hippodrome/court/vocabulary'
import { useState } from 'react'
import { goodName, Icon } from './Icon.tsx'
import { offered, useCourt } from './stage.ts'

/** An exchange of goods: what one gives, then what one takes for it. */
export function Trade() {
  const { decision, choices, words, playing, view, me } = useCourt()
  const [wanted, setGive] = useState<Good>()
  const trades = choices.flatMap((choice) => (choice.do === 'trade' ? [choice] : []))
  const gives = [...new Set(trades.map(({ give }) => give))]
  const takes = [...new Set(trades.map(({ take }) => take))]
  const give = gives.find((good) => good === wanted) ?? (gives.length === 1 ? gives[0] : undefined)
  const done = offered(choices, 'done')
  const cell = (good: Good, picked: boolean, open: boolean, act: () => void) => (
    <button
      key={good}
      type="button"
      className={`cell g-${good}${open ? ' legal' : ''}${picked ? ' picked' : ''}`}
      aria-pressed={picked}
      disabled={!open}
      onClick={act}
    >
      <Icon name={good} />
      <b>{me?.goods[good] ?? 0}</b>
      <span className="cell-name">{goodName(good)}</span>
    </button>
  )
  const takeFor = (take: Good) => (give === undefined ? -1 : offered(choices, 'trade', { give, take }))
  if (!decision) return undefined
  return (
    <section className="give trade" aria-label={words.choose} data-testid="trade">
      <h2>
        <Icon name="action-trade" /> {playing.words.prompt(decision, view, playing.naming)}
      </h2>
      <h5>{words.youGive}</h5>
      <div className="goods">{gives.map((good) => cell(good, good === give, true, () => setGive(good)))}</div>
      <h5>{words.youTake}</h5>
      <div className="goods">
        {takes.map((good) => cell(good, false, takeFor(good) >= 0, () => void playing.choose(takeFor(good))))}
      </div>
      {done >= 0 && (
        <footer>
          <button
            type="button"
            className="big"
            data-act={done}
            data-enter=""
            onClick={() => playing.pick(done)}
          >
            {playing.words.choice(choices[done] ?? { do: 'done' }, decision, view, playing.naming)}
          </button>
        </footer>
      )}
    </section>
  )
}
