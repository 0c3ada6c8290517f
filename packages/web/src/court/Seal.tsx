import type { Bag, CourtChoice } from '@hippodrome/court'
import { useDesk } from './desk.ts'
import { Icon } from './Icon.tsx'
import { useCourt } from './stage.ts'

type Props = {
  /** All that the sheet says, in one gesture; absent until the rules have said what may be given. */
  readonly answers: readonly CourtChoice[] | undefined
  /** What lies under the seal; who sealed it still sees it while others choose. */
  readonly gives?: Bag
  readonly children: string
}

/** Ends a sheet of steppers with one press. */
export function Seal({ answers, gives, children }: Props) {
  const { playing, view, decision } = useCourt()
  const { put } = useDesk()
  const seal = () => {
    if (gives)
      put({ gift: { seat: view.seat, round: view.round, bag: gives, bid: decision?.prompt === 'bid' } })
    void playing.planner.carryOut({ choices: answers ?? [] })
  }
  return (
    <button
      type="button"
      className="primary big"
      data-testid="seal"
      data-enter=""
      disabled={!answers}
      onClick={seal}
    >
      <Icon name="seal" /> {children}
    </button>
  )
}
