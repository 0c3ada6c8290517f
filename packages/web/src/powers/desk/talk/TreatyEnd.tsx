import { useWords } from '../../../app/language.ts'
import { Icon } from '../../icons.tsx'
import { capital, namesOf, titleOf } from '../../sentences.ts'
import { talkWords } from '../../talkWords.ts'
import { usePowers } from '../../usePowers.ts'
import { powersWords } from '../../words.ts'

/** §7.5 A treaty ends the match: how everybody stands if it did now. */
export function TreatyEnd() {
  const stage = usePowers()
  const words = useWords(talkWords)
  const { vp } = useWords(powersWords)
  const { levels } = namesOf(stage)
  return (
    <section className="treaty">
      <p className="warn">{words.endsMatch}</p>
      <h2>{words.ifItEnded}</h2>
      <ul>
        {stage.view.powers.map(({ power, nation, points, level }) => {
          const holds = level === 'survival' || level === 'conquest'
          return (
            <li key={power} className={power}>
              <Icon id={nation} className="own" />
              <b>{titleOf(stage, power)}</b>
              <span>
                {points} {vp}, {capital(levels[level])}
              </span>
              <i className={holds ? 'kept' : 'broken'}>{holds ? words.wins : words.loses}</i>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
