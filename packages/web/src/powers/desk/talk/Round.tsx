import type { PowerView } from '@hippodrome/powers'
import { useWords } from '../../../app/language.ts'
import { Icon } from '../../icons.tsx'
import { titleOf } from '../../sentences.ts'
import { talkWords } from '../../talkWords.ts'
import { usePowers } from '../../usePowers.ts'
import { powersWords } from '../../words.ts'

/** Everybody at the table, and what each has to do with the one who speaks. */
export function Round() {
  const stage = usePowers()
  const words = useWords(talkWords)
  const states = useWords(powersWords)
  const { view, decision } = stage
  const speaking = decision?.facts?.['power']
  const stateOf = ({ power, seat, lost, waiting }: PowerView): string => {
    if (lost || waiting || seat === undefined) return states[lost ? 'lost' : waiting ? 'waiting' : 'neutral']
    if (power === speaking) return words.speaks
    const between = (from: unknown, to: unknown) =>
      view.offers.some((offer) => offer.from === from && offer.to === to)
    return between(power, speaking)
      ? words.asksYou
      : between(speaking, power)
        ? words.hasYours
        : words.listens
  }
  return (
    <ul className="round" aria-label={words.round}>
      {view.powers.map((power) => (
        <li key={power.power} className={`plaque ${power.power}${power.power === speaking ? ' now' : ''}`}>
          <Icon id={power.nation} className="own" />
          <b>{titleOf(stage, power.power)}</b>
          {stateOf(power)}
        </li>
      ))}
    </ul>
  )
}
