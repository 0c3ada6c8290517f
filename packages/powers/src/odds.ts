import { type Decision, itemAt, type Likelihood, rangeOver } from '@hippodrome/engine'
import { battleCases, type Fighter } from './battleOdds.ts'
import { clamped, CONVERSION, interceptionNeeds, NEEDED, SUBVERSION, TAXES_NEED } from './chances.ts'
import type {
  OutcomeId,
  PlaceId,
  PowerId,
  PowersBoard,
  PowersChoice,
  PowersView,
  StackView,
  TableId,
} from './vocabulary.ts'

type Chances = { readonly [outcome in OutcomeId]?: number }
type AtTable = { readonly view: PowersView; readonly board: PowersBoard }
type Facts = {
  readonly power?: PowerId
  readonly stack?: number
  readonly strength?: number
  readonly table?: TableId
  readonly chit?: string
  readonly by?: PowerId
  readonly against?: PowerId
  readonly rebels?: true
  readonly place?: PlaceId
}

const DIE = [1, 2, 3, 4, 5, 6] as const

/** What dice may make of a choice, from what the seat sees; chits that others may still play are left out. */
export function odds(
  view: PowersView,
  decision: Decision<PowersChoice>,
  choice: PowersChoice,
  board: PowersBoard,
): readonly Likelihood[] {
  const table = { view, board }
  const facts: Facts = decision.facts ?? {}
  switch (choice.do) {
    case 'attack':
      return battle(table, view.operating?.stack, choice.target, choice.table)
    case 'intercept':
      return interception(table, choice.stack, facts.stack, choice.table)
    case 'table':
      return roll(table, facts, choice.table, 0)
    case 'raise':
      return exact({ doubled: (7 - TAXES_NEED) / 6, revolt: (TAXES_NEED - 1) / 6 })
    case 'skip':
      return exact(tally(board.mutiny))
    case 'chit':
      return chitOdds(table, facts, choice)
    case 'pass':
      if (decision.prompt === 'support') return roll(table, facts, facts.table, 0)
      return decision.prompt === 'assassin' ? announcedOdds(table, facts) : []
    default:
      return []
  }
}

const exact = (chances: Chances): Likelihood[] => rangeOver([chances])

/** The chance of each of six faces. */
function tally(faces: readonly OutcomeId[]): Chances {
  const chances: { [outcome in OutcomeId]?: number } = {}
  for (const face of faces) chances[face] = (chances[face] ?? 0) + 1 / faces.length
  return chances
}

const stackIn = (view: PowersView, id: number | undefined): StackView | undefined =>
  view.stacks.find((stack) => stack.id === id)

/** The side of a battle; what chits have added is public. */
function fighter({ view }: AtTable, stack: StackView, added = 0): Fighter {
  const { battle: fought } = view
  const [attacker, defender] = fought?.bonus ?? [0, 0]
  const bonus = stack.id === fought?.attacker ? attacker : stack.id === fought?.defender ? defender : 0
  return { stack, bonus: bonus + added }
}

function battle(
  table: AtTable,
  own: number | undefined,
  enemy: number | undefined,
  by: TableId | undefined,
  added = 0,
): Likelihood[] {
  const [mine, theirs] = [stackIn(table.view, own), stackIn(table.view, enemy)]
  if (!mine || !theirs || by === undefined) return []
  const { cases, toll } = battleCases(
    table.view,
    table.board,
    fighter(table, mine, added),
    fighter(table, theirs),
    by,
  )
  return rangeOver(cases, { MV: { n: toll }, 'MV F': { n: toll } })
}

/** §16.3 Everybody in the area sees both stacks. */
function interception(table: AtTable, own: number, entering: number | undefined, by: TableId): Likelihood[] {
  const leads = (id: number | undefined) => (stackIn(table.view, id)?.units?.[0] ?? 0) > 0
  const success = interceptionNeeds(leads(own), leads(entering)) / 6
  const scaled = battle(table, own, entering, by).map((one) => ({
    ...one,
    low: one.low * success,
    high: one.high * success,
  }))
  return [{ outcome: 'intercepted', low: success, high: success }, ...scaled]
}

/** The roll of a side in a battle that is under way. */
function roll(table: AtTable, { power }: Facts, by: TableId | undefined, added: number): Likelihood[] {
  const { battle: fought } = table.view
  if (!fought) return []
  const leads = (id: number) => {
    const stack = stackIn(table.view, id)
    return stack?.rebel ? id === table.view.operating?.stack : stack?.power === power
  }
  const own = leads(fought.attacker) ? fought.attacker : fought.defender
  const enemy = own === fought.attacker ? fought.defender : fought.attacker
  return battle(table, own, enemy, by, added)
}

const STRENGTH: { readonly [chit: string]: number } = { strategos1: 1, strategos2: 2, strategos3: 3 }

function chitOdds(table: AtTable, facts: Facts, choice: PowersChoice & { do: 'chit' }): Likelihood[] {
  const { chit, stack, target } = choice
  if (chit === 'subversion' || chit === 'conversion') {
    const [own, enemy] = [stackIn(table.view, stack), stackIn(table.view, target)]
    if (!own || !enemy || facts.power === undefined) return []
    const place = isOpen(table, own.place) ? own.place : enemy.place
    return faceOdds(table, chit, { place, by: facts.power, against: enemy.rebel ? undefined : enemy.power })
  }
  if (facts.strength === undefined) return []
  const fire = facts.power === 'byzantine' ? 2 : 1
  const added = chit === 'greekFire' ? fire : STRENGTH[chit]
  return added === undefined ? [] : roll(table, facts, facts.table, added)
}

const isOpen = ({ board }: AtTable, place: PlaceId): boolean => place in board.lands

type Aimed = {
  readonly place?: PlaceId | undefined
  readonly by: PowerId
  readonly against: PowerId | undefined
}

/** §23.3, §23.7, §28.3 */
function faceOdds(
  { view }: AtTable,
  chit: 'subversion' | 'conversion',
  { place, by, against }: Aimed,
): Likelihood[] {
  const faces = (chit === 'subversion' ? SUBVERSION : CONVERSION) as readonly OutcomeId[]
  const area = view.areas.find((one) => one.place === place || one.fortress === place)
  const holder = area?.monastery
  const bonus = holder === undefined ? 0 : holder === by ? 1 : holder === against ? -1 : 0
  return exact(tally(DIE.map((die) => itemAt(faces, clamped(die + bonus) - 1))))
}

/** What a chit that is announced may do if nobody cancels it. */
function announcedOdds(table: AtTable, { chit, by, against, rebels, place }: Facts): Likelihood[] {
  if ((chit === 'subversion' || chit === 'conversion') && by !== undefined)
    return faceOdds(table, chit, { place, by, against: rebels ? undefined : against })
  if (chit === 'crusade' && table.view.year < 1050) return []
  const need = chit === undefined ? undefined : (NEEDED as { readonly [chit: string]: number })[chit]
  if (need === undefined) return []
  return exact({ [chit as OutcomeId]: (7 - need) / 6, none: (need - 1) / 6 })
}
