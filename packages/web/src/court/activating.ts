import type { CourtChoice, CourtView } from '@hippodrome/court'
import type { Area, Unit } from '@hippodrome/court/vocabulary'
import type { Choice, Decision, Walk } from '@hippodrome/engine'
import type { Plan } from '../board/board.ts'
import type { Planned } from '../board/planner.ts'
import type { Situation } from '../board/stage.ts'
import { othersAnswer } from './dealing.ts'

type At = Pick<Situation<CourtView, CourtChoice>, 'view' | 'choices' | 'decision'> & {
  readonly planned?: Planned | undefined
}

const STAY: CourtChoice = { do: 'stay' }

/** The questions about one unit, in their order; the last of them is what it is activated for. */
const ASKED: readonly string[] = [
  'take-turn',
  'extra-action',
  'unit-area',
  'unit-pick',
  'unit-move',
  'unit-use',
]
const LAST = 'unit-use'

/** What waits for its word. */
const waiting = ({ planned }: Pick<At, 'planned'>): readonly CourtChoice[] =>
  planned?.plan.waits && (planned.phase === 'ready' || planned.phase === 'walking')
    ? (planned.plan.choices as readonly CourtChoice[])
    : []

/** The unit that lies in a plan which waits for its word. */
export const unitIn = (at: Pick<At, 'planned'>): Unit | undefined =>
  waiting(at).flatMap((choice) => (choice.do === 'unit' ? [choice.unit] : []))[0]

/** Whether a plan is about a unit: one that stands alone is not chosen, and its area neither if there is no other. */
export const isActivating = (at: Pick<At, 'planned'>): boolean =>
  waiting(at).some(
    (choice) =>
      choice.do === 'unit' || choice.do === 'area' || (choice.do === 'action' && choice.action === 'unit'),
  )

/** Whether a choice is the one that is offered; a unit may have become cheaper, but not dearer. */
export function isMeant(wanted: Choice, offered: Choice): boolean {
  const [one, other] = [wanted as CourtChoice, offered as CourtChoice]
  if (one.do === 'unit' && other.do === 'unit')
    return one.unit === other.unit && (other.cost ?? 0) <= (one.cost ?? 0)
  return JSON.stringify(one) === JSON.stringify(other)
}

/** A click on a unit of the map: it is to be activated. Where to and what for may be laid to that, before the word is given. */
export function activatingUnit(
  at: At,
  unit: Unit,
  area: Area,
  declares: boolean,
): Plan<CourtChoice> | undefined {
  const { choices, decision } = at
  const open = choices.find((choice) => choice.do === 'unit' && choice.unit === unit)
  const there = choices.find((choice) => choice.do === 'area' && choice.area === area)
  const spots = [`unit:${unit}:${area}`]
  const wish: CourtChoice = { do: 'unit', unit, cost: 1 }
  if (open && decision?.facts?.['area'] === area) return { choices: [open], spots, waits: true }
  if (there && decision?.prompt === 'unit-area') return { choices: [there, wish], spots, waits: true }
  if (!declares || !choices.some((choice) => choice.do === 'action' && choice.action === 'unit'))
    return undefined
  const before: readonly CourtChoice[] = [
    { do: 'action', action: 'unit' },
    { do: 'area', area },
  ]
  return { choices: [...before, wish], spots, waits: true }
}

/** A click on where the unit that is asked about may go: laid to the plan in place of where it was to go before. */
export function movingTo(at: At, area: Area): Plan<CourtChoice> | undefined {
  const to = at.choices.find((choice) => choice.do === 'area' && choice.area === area)
  if (at.decision?.prompt !== 'unit-move' || !to) return undefined
  const planned = (at.planned?.phase === 'ready' ? at.planned.plan.choices : []) as readonly CourtChoice[]
  const rest = planned.filter(({ do: kind }) => kind !== 'area' && kind !== 'stay')
  return { choices: [to, ...rest], spots: [`area:${area}`], waits: true }
}

/** A question on the way, and what of the plan answers it. */
export type Row = { readonly asked: Decision; readonly picked: CourtChoice | undefined }

export type Unfolded = {
  readonly rows: readonly Row[]
  /** What the plan comes to as the rules offer it. */
  readonly choices: readonly CourtChoice[]
}

type Table = { readonly walk: (choices: readonly Choice[]) => Promise<Walk> }

/** All that is asked about one unit from here on, at once; as long as nothing is said of a move it is thought to stay. */
export async function unfold(
  table: Table,
  decision: Decision,
  wishes: readonly CourtChoice[],
): Promise<Unfolded> {
  const rows: Row[] = []
  const made: CourtChoice[] = []
  let asked: Decision | undefined = decision
  let at = 0
  let others = false
  let before = -1
  // Another unit of the same area is another plan.
  while (asked && ASKED.indexOf(asked.prompt) > before) {
    before = ASKED.indexOf(asked.prompt)
    const offered: readonly CourtChoice[] = asked.choices as readonly CourtChoice[]
    const meant = (wish: CourtChoice) => offered.find((choice) => isMeant(wish, choice))
    const place = wishes.findIndex((wish, index) => index >= at && meant(wish) !== undefined)
    const wish = wishes[place]
    const picked = wish && meant(wish)
    if (picked) at = place + 1
    rows.push({ asked, picked })
    const goes = picked ?? (asked.prompt === 'unit-move' ? STAY : undefined)
    if (!goes || asked.prompt === LAST) break
    made.push(goes)
    const walk: Walk = await table.walk(made)
    others = othersAnswer(walk, made)
    asked = walk.stop.why === 'done' ? walk.next : undefined
  }
  const picks = rows.slice(0, rows.findLastIndex(({ picked }) => picked !== undefined) + 1)
  // Who may answer an action does so first; what is meant after that is as it was said.
  return {
    rows,
    choices: [...picks.map(({ picked }) => picked ?? STAY), ...(others ? wishes.slice(at) : [])],
  }
}

/** The plan with this answer to the question of a row. */
export const answering = (rows: readonly Row[], row: number, choice: CourtChoice): Plan<CourtChoice> => ({
  choices: rows.flatMap(({ asked, picked }, index): readonly CourtChoice[] => {
    if (index === row) return [choice]
    if (picked) return [picked]
    return index < row && asked.prompt === 'unit-move' ? [STAY] : []
  }),
  waits: true,
})
