import { useWords } from '../../../app/language.ts'
import { pointsAt } from '../../../board/pointer.ts'
import { Confirm } from '../../../play/Confirm.tsx'
import { wordOf } from '../../../play/playing.ts'
import { talkWords } from '../../talkWords.ts'
import { usePowers } from '../../usePowers.ts'

/** §7.5 When the match might end by agreement: one row of years, for it is seldom meant. */
export function Treaties() {
  const { choices, decision, playing, pointer } = usePowers()
  const words = useWords(talkWords)
  const ends = choices.flatMap((choice, index) => (choice.do === 'treaty' ? [{ choice, index }] : []))
  if (!decision || ends.length === 0) return undefined
  return (
    <section className="treaties">
      <h2>{words.treatyAfter}</h2>
      <div className="quick">
        {ends.map(({ choice, index }) => (
          <button
            key={index}
            type="button"
            title={wordOf(playing, choice, decision)}
            aria-label={wordOf(playing, choice, decision)}
            aria-pressed={playing.selected === index}
            data-act="treaty"
            data-nth={index}
            onClick={() => playing.pick(index)}
            {...pointsAt(pointer, index)}
          >
            {choice.turn === 0 ? words.atOnce : choice.turn}
          </button>
        ))}
      </div>
      {ends.map(({ index }) => playing.selected === index && <Confirm key={index} choice={index} />)}
    </section>
  )
}
