import { useBoard } from './boardContext.ts'
import { useStage } from './stage.ts'
import './news.css'

const MOST = 5

/** What just happened, over the scene: words, and dice as they fell. A click goes on. */
export function NewsCard() {
  const { Telling } = useBoard()
  const { playing, view } = useStage()
  const { news, telling } = playing
  const shown = news.slice(-MOST)
  const last = shown.at(-1)
  if (!last) return undefined
  return (
    <div className={telling ? 'news telling' : 'news'} data-testid="news">
      <ol aria-live="polite">
        {shown.map((told, index) => (
          <li key={news.length - shown.length + index}>
            {playing.words.entry(told.entry as never, view, playing.naming)}
          </li>
        ))}
      </ol>
      {Telling && <Telling key={news.length} told={last} />}
    </div>
  )
}
