import { Icon } from '../app/Icon.tsx'
import { useWords } from '../app/language.ts'
import { useBoard } from './boardContext.ts'
import { speaksOf } from './pointer.ts'
import { useStage } from './stage.ts'
import type { Happened, SinceTurn } from './useSince.ts'
import { boardWords } from './words.ts'
import './since.css'

/** What others did since the last turn: each line has its number on the board and can be played again. */
export function Since({ since }: { readonly since: SinceTurn }) {
  const words = useWords(boardWords)
  const { playing } = useStage()
  const { items, of, open, away, first, setOpen } = since
  const title = away ? words.away : first ? words.sinceFirst : words.since
  if (items.length === 0) return undefined
  if (!open)
    return (
      <button type="button" className="since-pill" data-testid="since-pill" onClick={() => setOpen(true)}>
        {words.sinceFolded(items.length)} <kbd aria-hidden="true">S</kbd>
      </button>
    )
  return (
    <section className="since" aria-label={title} data-testid="since">
      <header>
        <h2>{title}</h2>
        <span className="quiet">{words.sinceOf(items.length, of)}</span>
        <button type="button" className="icon" aria-label={words.fold} onClick={() => setOpen(false)}>
          <Icon name="close" />
        </button>
      </header>
      <ol>
        {items.map((item) => (
          <Line key={item.number} item={item} />
        ))}
      </ol>
      <footer>
        <button
          type="button"
          className="primary"
          data-testid="replay-all"
          onClick={() => playing.replay([...new Set(items.map(({ told }) => told.at))])}
        >
          <Icon name="play" filled />
          {words.replayAll}
        </button>
        <button type="button" data-testid="to-move" onClick={() => setOpen(false)}>
          {away ? words.goOn : words.toMyMove}
        </button>
        <kbd aria-hidden="true">S</kbd>
      </footer>
    </section>
  )
}

function Line({ item }: { readonly item: Happened }) {
  const { SeatMark } = useBoard()
  const { playing, view, pointer, show } = useStage()
  const words = useWords(boardWords)
  const { told, seat, number, gain, spots } = item
  const said = item.says ?? playing.words.entry(told.entry as never, view, playing.naming).replace(/\.$/, '')
  return (
    <li {...speaksOf(pointer, spots)}>
      <b className="since-number">{number}</b>
      {seat !== undefined && <SeatMark seat={seat} size={14} />}
      <button type="button" className="since-line" onClick={() => show(spots)}>
        {said}
      </button>
      {gain !== undefined && <span className="gain">{gain}</span>}
      <button
        type="button"
        className="icon"
        aria-label={words.replayOne(said)}
        title={words.replay}
        data-testid="replay"
        onClick={() => playing.replay([told.at])}
      >
        <Icon name="redo" />
      </button>
    </li>
  )
}
