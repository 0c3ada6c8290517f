import type { Seat } from '@hippodrome/engine'
import type { PowersBoard, PowersChoice, PowersEntry, PowersView } from '@hippodrome/powers'
import type { Board, SeatChip } from '../board/board.ts'
import { question } from './asking.ts'
import { consequenceOf } from './consequence.ts'
import { Desk } from './desk/Desk.tsx'
import { explain, tells } from './explain.ts'
import { gesture } from './gesture.ts'
import { Hand } from './Hand.tsx'
import { heads } from './heads.ts'
import { Icon } from './icons.tsx'
import { keys } from './keys.ts'
import { legend } from './legend.tsx'
import { Newest } from './Newest.tsx'
import { newsOf, seatOf, spotsOf } from './news.ts'
import { Powers } from './Powers.tsx'
import { Scene } from './Scene.tsx'
import { Standing } from './Standing.tsx'
import { targetsOf } from './targets.ts'
import { Telling } from './Telling.tsx'
import { type PowersSituation, usePowers } from './usePowers.ts'
import { Via } from './Via.tsx'
import { powersWords } from './words.ts'

/** The board of the four powers. */
export const board: Board<PowersView, PowersChoice, PowersEntry, PowersBoard> = {
  Scene,
  question,
  panels: [
    {
      id: 'powers',
      title: { en: powersWords.en.powers, nl: powersWords.nl.powers },
      lies: 'below',
      Panel: Powers,
    },
    {
      id: 'chits',
      title: { en: powersWords.en.chits, nl: powersWords.nl.chits },
      lies: 'below',
      Panel: Hand,
    },
    {
      id: 'newest',
      title: { en: powersWords.en.newest, nl: powersWords.nl.newest },
      lies: 'side',
      wide: true,
      Panel: Newest,
    },
  ],
  Standing,
  SeatMark,
  seats,
  targetsOf,
  heads,
  consequenceOf,
  gesture,
  PlanActs: Via,
  unsaid: (choice) => choice.do === 'done',
  explain,
  tells,
  legend,
  keys,
  spotsOf,
  seatOf,
  newsOf,
  Telling,
  Desk,
  folds: true,
}

/** A seat wears the arms of the power that it began with. */
function SeatMark({ seat, size = 16 }: { readonly seat: Seat; readonly size?: number }) {
  const { view } = usePowers()
  const power =
    view.powers.find(({ home }) => home === seat) ?? view.powers.find((known) => known.seat === seat)
  return (
    power && (
      <span className={`pw-mark ${power.power}`} style={{ fontSize: size }}>
        <Icon id={power.nation} className="own" />
      </span>
    )
  )
}

function seats({ view }: PowersSituation): readonly SeatChip[] {
  return view.powers.flatMap(({ power, seat, lost }) =>
    seat === undefined ? [] : [{ seat, active: view.actor === power, out: lost }],
  )
}
