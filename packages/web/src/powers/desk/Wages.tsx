import { useWords } from '../../app/language.ts'
import { pointsAt } from '../../board/pointer.ts'
import { Confirm } from '../../play/Confirm.tsx'
import { Icon } from '../icons.tsx'
import { nameOf, namesOf } from '../sentences.ts'
import { usePowers } from '../usePowers.ts'
import { powersWords } from '../words.ts'

/** §9.5 Whoever goes unpaid, place by place; each rolls at once. */
export function Wages() {
  const stage = usePowers()
  const words = useWords(powersWords)
  const { choices, decision, playing, pointer } = stage
  const { units } = namesOf(stage)
  const rows = choices.flatMap((choice, index) => (choice.do === 'skip' ? [{ choice, index }] : []))
  const due = decision?.facts?.['due']
  const money = stage.view.powers.find(({ power }) => power === decision?.facts?.['power'])?.treasury ?? 0
  if (rows.length === 0) return undefined
  return (
    <section aria-label={words.leaveUnpaid}>
      <h2>
        {words.leaveUnpaid}
        {typeof due === 'number' && <span>{words.dueOf(due, money)}</span>}
      </h2>
      <ul className="wages">
        {[...new Set(rows.map(({ choice }) => choice.stack))].map((stack) => {
          const here = rows.filter(({ choice }) => choice.stack === stack)
          const place = here[0]?.choice.place
          return (
            <li key={stack}>
              <span>{place === undefined ? '' : nameOf(stage, place)}</span>
              {here.map(({ choice, index }) => (
                <button
                  key={choice.unit}
                  type="button"
                  aria-pressed={playing.selected === index}
                  data-act="skip"
                  onClick={() => playing.pick(index)}
                  {...pointsAt(pointer, index)}
                >
                  <Icon id={choice.unit} className="own" /> {units[choice.unit][0]}
                </button>
              ))}
              {here.map(({ index }) => playing.selected === index && <Confirm key={index} choice={index} />)}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
