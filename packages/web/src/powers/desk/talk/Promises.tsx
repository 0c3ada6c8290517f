import { useWords } from '../../../app/language.ts'
import { speaksOf } from '../../../board/pointer.ts'
import { Icon } from '../../icons.tsx'
import { promisesOf } from '../../promises.ts'
import { titleOf } from '../../sentences.ts'
import { nationOf } from '../../standing.ts'
import { talkWords } from '../../talkWords.ts'
import { usePowers } from '../../usePowers.ts'
import { termSentence } from './terms.ts'

/** §7.4 What was promised, by whom to whom, and what became of it. */
export function Promises() {
  const stage = usePowers()
  const words = useWords(talkWords)
  const record = promisesOf(stage)
  if (record.length === 0) return undefined
  return (
    <details className="promises">
      <summary>
        {words.onRecord} <span className="count">{record.length}</span>
      </summary>
      <ul>
        {record.toReversed().map(({ year, by, to, promise, became }, i) => (
          <li
            key={i}
            className={by}
            {...speaksOf(stage.pointer, promise.place === undefined ? [] : [`place:${promise.place}`])}
          >
            <Icon id={nationOf(stage.view, by)} className="own" />
            <span>
              {year} · {words.promised(titleOf(stage, by), titleOf(stage, to), termSentence(stage, promise))}
            </span>
            <b className={became}>{words[became]}</b>
          </li>
        ))}
      </ul>
    </details>
  )
}
