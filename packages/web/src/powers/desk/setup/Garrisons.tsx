import type { PowersChoice } from '@hippodrome/powers'
import { useWords } from '../../../app/language.ts'
import { placesOf } from '../../places.ts'
import { usePowers } from '../../usePowers.ts'
import { powersWords } from '../../words.ts'

/** §4.1 Towers are manned one by one on the map, or one unit in each that is empty at once. */
export function Garrisons() {
  const stage = usePowers()
  const words = useWords(powersWords)
  const { choices, view, board } = stage
  const { towers } = placesOf(board)
  const manned = new Set(
    view.stacks.flatMap(({ place }) => towers.find(({ id }) => id === place)?.areas ?? []),
  )
  const each = new Map<string, PowersChoice>()
  // Militia is named last and stays inside most readily: what comes later replaces what came before.
  for (const choice of choices)
    if (choice.do === 'garrison' && choice.unit !== 'basileus' && !manned.has(choice.place))
      each.set(choice.place, choice)
  if (each.size === 0) return undefined
  return (
    <section>
      <p className="quiet warn">{words.staysEmpty(each.size)}</p>
      <button
        type="button"
        className="wide"
        data-testid="garrison-all"
        onClick={() => stage.carryOut({ choices: [...each.values()] })}
      >
        {words.garrisonAll(each.size)}
      </button>
    </section>
  )
}
