import type { Told } from '@hippodrome/engine'
import type { FamiliesEntry } from '@hippodrome/families'
import { useWords } from '../app/language.ts'
import { hasDice } from '../play/presenter.ts'
import { useBoard } from './board.ts'
import { Die } from './shapes.tsx'
import { boardWords } from './words.ts'

const MOST = 5

/** What just happened, over the map: words, and dice as they fell. */
export function News() {
  const { playing, view } = useBoard()
  const { news, telling } = playing
  const shown = news.slice(-MOST)
  if (shown.length === 0) return undefined
  const last = shown[shown.length - 1]
  return (
    <div className={telling ? 'news telling' : 'news'} data-testid="news">
      <ol aria-live="polite">
        {shown.map((told, index) => (
          <li key={news.length - shown.length + index}>
            {playing.words.entry(told.entry as never, view, playing.naming)}
          </li>
        ))}
      </ol>
      {last && hasDice(last) && <Dice key={news.length} told={last} />}
    </div>
  )
}

function Dice({ told }: { readonly told: Told }) {
  const words = useWords(boardWords)
  const entry = told.entry as FamiliesEntry
  if (!('dice' in entry)) return undefined
  if (entry.kind === 'battle')
    return (
      <div className="rolls">
        <Roll title={words.attacker} dice={entry.dice} hits={entry.hits} />
        <Roll title={words.defender} dice={entry.foeDice} hits={entry.foeHits} />
      </div>
    )
  return (
    <div className="rolls">
      <Roll title={entry.kind === 'siege' ? words.city : words.fleet} dice={entry.dice} hits={entry.hits} />
    </div>
  )
}

function Roll({
  title,
  dice,
  hits,
}: {
  readonly title: string
  readonly dice: readonly number[]
  readonly hits: number
}) {
  const words = useWords(boardWords)
  return (
    <div className="roll">
      <span className="roll-title">{title}</span>
      <span className="dice" role="group" aria-label={words.dice}>
        {dice.map((value, index) => (
          <Die key={index} value={value} order={index} />
        ))}
      </span>
      <span className="roll-hits">{words.hits(hits)}</span>
    </div>
  )
}
