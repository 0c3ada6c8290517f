import type { FamiliesChoice, FamiliesEntry, FamiliesView, BoardView } from '@hippodrome/families'
import { useWords } from '../app/language.ts'
import type { Board, SeatChip } from '../board/board.ts'
import { AttackOdds } from './AttackOdds.tsx'
import { Boxes } from './Boxes.tsx'
import { brief } from './brief.ts'
import { consequenceOf } from './consequence.ts'
import { Displays } from './Displays.tsx'
import { explain } from './explain.ts'
import { gesture } from './gesture.ts'
import { heads } from './heads.ts'
import { legend } from './legend.tsx'
import { newsOf, spotsOf } from './news.ts'
import { Scene } from './Scene.tsx'
import { EmblemMark } from '../app/Emblem.tsx'
import { type FamiliesSituation, useFamilies } from './stage.ts'
import { targetsOf } from './targets.ts'
import { Telling } from './Telling.tsx'
import { boardWords } from './words.ts'
import './displays.css'
import './boxes.css'

/** The board of families. */
export const board: Board<FamiliesView, FamiliesChoice, FamiliesEntry, BoardView> = {
  Scene,
  panels: [
    { id: 'families', title: title('families'), lies: 'side', Panel: Displays },
    { id: 'boxes', title: title('boxes'), lies: 'below', Panel: Boxes },
  ],
  Standing,
  SeatMark: EmblemMark,
  seats,
  targetsOf,
  many: ['box', 'pool', 'casualties'],
  heads,
  consequenceOf,
  brief,
  gesture,
  explain,
  legend,
  spotsOf,
  newsOf,
  Telling,
  Outlook: AttackOdds,
}

function title(key: 'families' | 'boxes') {
  return { en: boardWords.en[key], nl: boardWords.nl[key] }
}

function Standing() {
  const { view, board: printed, playing } = useFamilies()
  const words = useWords(boardWords)
  return (
    <>
      {words.turn(view.turn, printed.turns)}
      {view.lastAction && playing.state.view.result === undefined && <em> ({words.lastAction})</em>}
    </>
  )
}

/** From the first player on. */
function seats({ view }: FamiliesSituation): readonly SeatChip[] {
  const { players, first = 0, active } = view
  return players.map((_, index) => {
    const seat = (first + index) % players.length
    return { seat, active: active === seat, out: players[seat]?.passed === true }
  })
}
