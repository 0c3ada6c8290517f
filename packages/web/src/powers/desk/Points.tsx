import { reachOf } from '@hippodrome/powers/ways'
import { useWords } from '../../app/language.ts'
import { usePointed } from '../../board/pointer.ts'
import { rollOf } from '../onward.ts'
import { placeOf } from '../targets.ts'
import { usePowers } from '../usePowers.ts'
import { powersWords } from '../words.ts'

/** What the way that is pointed at, or planned, would cost. */
function usePrice(): number {
  const stage = usePowers()
  const spot = usePointed(stage.pointer, (pointed) => pointed.spot)
  const planned = stage.planned?.plan.choices ?? []
  const sum = planned.reduce((all, choice) => all + ('cost' in choice ? Number(choice.cost) : 0), 0)
  if (sum > 0) return sum
  const place = spot === undefined ? undefined : placeOf(stage, spot)
  return place === undefined ? 0 : (reachOf(stage).get(place)?.cost ?? 0)
}

/** The points that the operating stack has left, where they came from, and what the next step would take. */
export function Points() {
  const stage = usePowers()
  const words = useWords(powersWords)
  const price = usePrice()
  const left = stage.view.operating?.points ?? 0
  const roll = rollOf(stage)
  if (left <= 0 && !roll) return undefined
  const all = Math.max(left, roll?.points ?? 0)
  const kept = left - Math.min(left, price)
  const added = [
    roll?.basileus ? words.withBasileus : '',
    roll?.leadership ? words.withLeader : '',
    roll?.strategos === undefined ? '' : words.withStrategos(roll.strategos),
  ]
  return (
    <section aria-label={words.points}>
      <h2>
        {words.points}
        {roll && (
          <span className="roll">
            {words.die} <i className="die">{roll.die}</i> {added.filter((part) => part !== '').join(' ')}
          </span>
        )}
      </h2>
      <p className="points">
        {Array.from({ length: all }, (_, i) => (
          <i key={i} className={i < kept ? '' : i < left ? 'will' : 'spent'} />
        ))}
        <b>{price > 0 ? words.pointsAfter(left, price) : words.pointsLeft(left)}</b>
      </p>
      {stage.decision?.prompt === 'act' && left > 1 && <p className="note with-keys">{words.stops}</p>}
    </section>
  )
}
