import { useWords } from '../../../app/language.ts'
import { namesOf } from '../../sentences.ts'
import { askedPower } from '../../standing.ts'
import { usePowers } from '../../usePowers.ts'
import { powersWords } from '../../words.ts'

/** What the match is about for whoever sets up. */
export function Aim() {
  const stage = usePowers()
  const words = useWords(powersWords)
  const power = askedPower(stage)
  const { scenarios } = namesOf(stage)
  if (!power) return undefined
  const [, survival, conquest] = power.bands
  return (
    <section aria-label={words.aim}>
      <h2>{words.aim}</h2>
      <p className="note">
        {words.aimSays(scenarios[stage.view.scenario], stage.view.turns, power.points, survival, conquest)}
      </p>
    </section>
  )
}
