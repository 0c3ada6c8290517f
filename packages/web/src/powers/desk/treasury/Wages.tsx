import { useWords } from '../../../app/language.ts'
import { speaksOf } from '../../../board/pointer.ts'
import { changeDraft, useDraft } from '../../draft.ts'
import { Icon } from '../../icons.tsx'
import { namesOf } from '../../sentences.ts'
import { treasuryWords } from '../../treasuryWords.ts'
import { usePowers } from '../../usePowers.ts'
import { Stepper } from '../../../board/Stepper.tsx'
import { lineKey, openLines, unpaidOf } from './unpaid.ts'

/** §9.4, §9.5 Whoever goes unpaid, place by place, against what is at hand, and what that means. */
export function Wages() {
  const stage = usePowers()
  const words = useWords(treasuryWords)
  const { unpaid } = useDraft(stage)
  const { units, places } = namesOf(stage)
  const lines = openLines(stage)
  const { short } = unpaidOf(stage)
  const chance = (what: 'mutiny' | 'disband') =>
    String(stage.board.mutiny.filter((one) => one === what).length)
  return (
    <section aria-label={words.wages}>
      <h2>
        {lines.length > 0 ? words.leaveUnpaid : words.wages}
        {short > 0 && <span className="warn">{words.short(short)}</span>}
      </h2>
      <ul className="tiles wages">
        {lines.map((line) => (
          <li key={lineKey(line)} {...speaksOf(stage.pointer, [`place:${line.place}`])}>
            <Icon id={line.unit} className="own" />
            <span>
              {line.count > 1 && `${line.count} `}
              {units[line.unit][line.count === 1 ? 0 : 1]}, {places[line.place]}{' '}
              <small>
                {words.each(line.price)}
                {line.dear && `, ${words.dear}`}
              </small>
            </span>
            <Stepper
              n={Math.min(line.count, unpaid[lineKey(line)] ?? 0)}
              most={line.count}
              name={`${words.unpaid}: ${units[line.unit][0]}, ${places[line.place]}`}
              onChange={(n) => changeDraft(stage, { unpaid: { ...unpaid, [lineKey(line)]: n } })}
            />
          </li>
        ))}
      </ul>
      {lines.length > 0 && <p className="quiet">{words.meaning(chance('mutiny'), chance('disband'))}</p>}
    </section>
  )
}
