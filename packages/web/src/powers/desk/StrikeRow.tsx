import { pointsAt } from '../../board/pointer.ts'
import { Confirm } from '../../play/Confirm.tsx'
import { usePowers } from '../usePowers.ts'
import { type Chance, ChanceBar } from './ChanceBar.tsx'

type Props = {
  /** The choice, by its number. */
  readonly index: number
  readonly digit: number
  readonly name: string
  readonly strength: number | undefined
  readonly chances: readonly Chance[]
  /** What Enter says. */
  readonly usual?: boolean
}

/** A roll that can be made, with the chances of its results: a button. */
export function StrikeRow({ index, digit, name, strength, chances, usual }: Props) {
  const { playing, pointer, choices } = usePowers()
  const selected = playing.selected === index
  return (
    <>
      <button
        type="button"
        className="strike"
        aria-pressed={selected}
        data-act={choices[index]?.do}
        data-nth={index}
        data-digit={digit < 10 ? digit : undefined}
        data-enter={usual ? '' : undefined}
        onClick={() => playing.pick(index)}
        {...pointsAt(pointer, index)}
      >
        <b>
          {name} <small>{strength}</small>
        </b>
        <ChanceBar chances={chances} />
      </button>
      {selected && <Confirm choice={index} />}
    </>
  )
}
