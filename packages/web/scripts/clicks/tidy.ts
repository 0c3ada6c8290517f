/** What a bot chooses one by one and a person says as one, in the order in which the board says it. */
import { type Game, type MatchFile, replay } from '@hippodrome/engine'
import type { PowersChoice, PowersView } from '@hippodrome/powers'
import { isPurchase, placeOf, wareOf } from '../../src/powers/basket.ts'
import { leftOf, planOf, rowsOf, type Row } from '../../src/powers/desk/tileRows.ts'
import type { PowersSituation } from '../../src/powers/usePowers.ts'

type Match = ReturnType<typeof replay>
type Group = 'basket' | 'units' | 'parts'

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The gesture that a choice is a part of. */
export function groupOf(choice: PowersChoice | undefined): Group | undefined {
  if (choice === undefined) return undefined
  if (isPurchase(choice)) return 'basket'
  return choice.do === 'unit' ? 'units' : choice.do === 'detach' ? 'parts' : undefined
}

/** One ware after the other, each place by place; chits last. */
function inBasket(run: readonly PowersChoice[]): readonly PowersChoice[] {
  const bought = run.filter(isPurchase)
  const wares = [...new Set(bought.map(wareOf))].toSorted(
    (one, other) => Number(one === 'buyChit') - Number(other === 'buyChit'),
  )
  return wares.flatMap((ware) => {
    const lines = bought.filter((one) => wareOf(one) === ware)
    const places = [...new Set(lines.map(placeOf))]
    return places.flatMap((place) => lines.filter((one) => placeOf(one) === place))
  })
}

function ordered(group: Group, run: readonly PowersChoice[], at: PowersSituation): readonly PowersChoice[] {
  if (group === 'basket') return inBasket(run)
  const many = (choice: PowersChoice) => run.filter((one) => same(one, choice)).length
  if (group === 'parts')
    return at.choices
      .filter(({ do: verb }) => verb === 'detach')
      .flatMap((one) => Array.from({ length: many(one) }, () => one))
  const rows = rowsOf(at)
  const named = rows.map(({ choice }) => many(choice))
  return planOf(rows, withLast(rows, named, leftOf(at)))
}

/** Nobody is asked who goes last where only one kind is left: those go too. */
export function withLast(rows: readonly Row[], named: readonly number[], left: number): readonly number[] {
  const others = rows.filter(({ there }, i) => there > (named[i] ?? 0))
  const open = left - named.reduce((sum, n) => sum + n, 0)
  return named.map((n, i) => (others.length === 1 && rows[i] === others[0] ? n + open : n))
}

type Asked = { readonly match: Match; readonly seat: number; readonly prompt: string }

/** Makes a choice where it is asked; false when it is not offered there. */
function submit({ match, seat, prompt }: Asked, choice: PowersChoice): boolean {
  const [decision] = match.state.pending
  if (decision?.seat !== seat || decision.prompt !== prompt) return false
  const index = decision.choices.findIndex((one) => same(one, choice))
  return (
    index >= 0 && match.submit({ seat, decision: match.state.opened[seat] ?? 0, choice: index }).ok === true
  )
}

/**
 * All that belongs to the gesture that begins with this choice, as the same bot goes on. A basket holds what is for sale when it is
 * opened; units are as many as must go.
 */
export function tidied(
  rules: Game,
  file: MatchFile,
  first: PowersChoice,
  choose: (match: Match, seat: number) => number,
): readonly PowersChoice[] {
  const group = groupOf(first)
  const match = replay(rules, file)
  const [decision] = match.state.pending
  if (!group || !decision) return [first]
  const { seat, prompt, choices } = decision
  const view = match.view(seat).table as PowersView
  const at = { view, decision, choices } as unknown as PowersSituation
  const most = group === 'units' ? leftOf(at) : choices.length * 10
  const run: PowersChoice[] = []
  let next: PowersChoice | undefined = first
  while (next && groupOf(next) === group && run.length < most) {
    if (group === 'basket' && !choices.some((one) => same(one, next))) break
    if (!submit({ match, seat, prompt }, next)) break
    run.push(next)
    const [asked] = match.state.pending
    const goesOn = asked?.seat === seat && asked.prompt === prompt
    next = goesOn ? (asked.choices[choose(match, seat)] as PowersChoice | undefined) : undefined
  }
  const said = ordered(group, run, at)
  const trial = replay(rules, file)
  const refused = said.findIndex((choice) => !submit({ match: trial, seat, prompt }, choice))
  if (refused < 0) return said
  const [asked] = trial.state.pending
  const over = asked?.seat !== seat || asked.prompt !== prompt
  return group === 'units' && over ? said.slice(0, refused) : [first]
}
