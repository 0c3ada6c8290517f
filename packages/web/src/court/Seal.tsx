import type { CourtChoice } from '@hippodrome/court'
import { Icon } from './Icon.tsx'
import { useCourt } from './stage.ts'

type Props = {
  /** All that the sheet says, in one gesture; absent until the rules have said what may be given. */
  readonly answers: readonly CourtChoice[] | undefined
  readonly children: string
}

/** Ends a sheet of steppers with one press. */
export function Seal({ answers, children }: Props) {
  const { playing } = useCourt()
  return (
    <button
      type="button"
      className="primary big"
      data-testid="seal"
      disabled={!answers}
      onClick={() => void playing.planner.carryOut({ choices: answers ?? [] })}
    >
      <Icon name="seal" /> {children}
    </button>
  )
}
