/** What a person clicks on the board for what comes next in a recorded turn. */
import type { PlaceId, PowersChoice } from '@hippodrome/powers'
import { reachOf } from '@hippodrome/powers/ways'
import { isPurchase, placeOf, type Purchase, wareOf } from '../../src/powers/basket.ts'
import { actsOf, answeredBy } from '../../src/powers/desk/acts.ts'
import { cheapest, leftOf, planOf, proposedUnits, rowsOf } from '../../src/powers/desk/tileRows.ts'
import { waitingOf } from '../../src/powers/onward.ts'
import { stackSpot, targetsOf } from '../../src/powers/targets.ts'
import { SHIFT } from './hand.ts'
import type { Made } from './record.ts'
import { withLast } from './tidy.ts'

/** Selectors to click, one after the other. */
export type Clicks = readonly string[]

const word = (id: string) => `.pw-desk [data-testid=${id}]`
const spot = (key: string) => `[data-spot="${key}"]`
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** How the treasury phase goes on from here: wages at once, or all of it. */
function closing(next: readonly PowersChoice['do'][]): Clicks {
  const [first, second, third] = next
  if (first === 'done' && second === 'pay') return [word(third === 'done' ? 'close-ledger' : 'pay')]
  return [word(first === 'pay' && second === 'done' ? 'close-ledger' : 'pay')]
}

/** Wares are picked, then clicked where they stand; many of one in a box by its pips. */
function basket(bought: readonly Purchase[], closes: boolean): Clicks {
  const wares = [...new Set(bought.map(wareOf))]
  return [
    ...wares.flatMap((ware): Clicks => {
      const lines = bought.filter((one) => wareOf(one) === ware)
      const places = [...new Set(lines.map((one) => placeOf(one)))]
      return [
        `.shop [data-ware=${ware}]`,
        ...places.flatMap((place): Clicks => {
          const n = lines.filter((one) => placeOf(one) === place).length
          const pip = n > 1 ? [`[data-basket="${ware} ${place ?? ''}"] [data-pip="${n}"]`] : []
          return place === undefined ? pip : [spot(`place:${place}`), ...pip]
        }),
      ]
    }),
    word(closes ? 'close-ledger' : 'buy'),
  ]
}

/** Presses of a stepper that leads from one number to another. */
const presses = (row: string, from: number, to: number): Clicks =>
  Array.from(
    { length: Math.abs(to - from) },
    () => `.pw-desk [data-unit="${row}"] .stepper button:${to > from ? 'last' : 'first'}-child`,
  )

/** How many of the choices that come next are the same kind of thing. */
const untilOther = (asked: readonly PowersChoice[], verb: PowersChoice['do']): number => {
  const other = asked.findIndex((one) => one.do !== verb)
  return other < 0 ? asked.length : other
}

/** Who parts from a stack, by steppers; only in the order in which the board names them. */
function parting({ at }: Made, asked: readonly PowersChoice[]): Clicks {
  const kinds = at.choices.flatMap((one) => (one.do === 'detach' ? [one.unit] : []))
  const going = asked.slice(0, untilOther(asked, 'detach'))
  const many = kinds.map((unit) => going.filter((one) => one.do === 'detach' && one.unit === unit).length)
  const inOrder = kinds.flatMap((unit, i) =>
    Array.from({ length: many[i] ?? 0 }, () => ({ do: 'detach', unit })),
  )
  if (!same(inOrder, going)) return []
  return [...kinds.flatMap((unit, i) => presses(unit, 0, many[i] ?? 0)), word('who-goes')]
}

/** Units that go, by steppers where others go than the cheapest. */
function leaving({ at }: Made, asked: readonly PowersChoice[]): Clicks {
  const proposed = proposedUnits(at)
  if (same(proposed, asked.slice(0, proposed.length))) return [word('tiles')]
  const rows = rowsOf(at)
  const going = asked.slice(0, Math.min(leftOf(at), untilOther(asked, 'unit')))
  // Nobody is asked who goes last where only one kind is left.
  if (same(proposed.slice(0, going.length), going)) return [word('tiles')]
  const named = rows.map(({ choice }) => going.filter((one) => same(one, choice)).length)
  if (!same(planOf(rows, named), going)) return []
  const wanted = withLast(rows, named, leftOf(at))
  const begun = cheapest(rows, leftOf(at))
  const steps = rows.map(({ choice }, i) =>
    presses(`${choice.stack} ${choice.unit}`, begun[i] ?? 0, wanted[i] ?? 0),
  )
  // Whoever stays is taken out first: no more can go than must.
  const fewer = steps.filter((_, i) => (wanted[i] ?? 0) < (begun[i] ?? 0)).flat()
  const more = steps.filter((_, i) => (wanted[i] ?? 0) > (begun[i] ?? 0)).flat()
  return [...fewer, ...more, word('tiles')]
}

/** The buttons beside the slider of an amount, in their order. */
const STEPS = [-5, -1, 1, 5]

/** A sum of money by the fewest of its buttons: from the least, the half or all by steps. */
function saying({ at }: Made, sum: number): Clicks {
  const sums = at.choices.flatMap((one) => (one.do === 'amount' ? [one.n] : []))
  const [least, most] = [Math.min(...sums), Math.max(...sums)]
  const nth = (place: number) => `.pw-desk .quick button:nth-child(${place})`
  const stepped = (from: number): Clicks => {
    const [far, up] = [Math.abs(sum - from), sum > from]
    const [fives, ones] = [Math.floor(far / 5), far % 5]
    const press = (step: number) => nth(STEPS.indexOf(up ? step : -step) + 1)
    return [...Array.from({ length: fives }, () => press(5)), ...Array.from({ length: ones }, () => press(1))]
  }
  const ways = [
    stepped(least),
    [nth(STEPS.length + 1), ...stepped(Math.max(least, Math.floor(most / 2)))],
    [nth(STEPS.length + 2), ...stepped(most)],
  ]
  const [fewest = []] = ways.toSorted((one, other) => one.length - other.length)
  return [...fewest, word('amount')]
}

/** As far along the recorded way as the board would lead by itself with one click. */
function march(rest: readonly Made[]): PlaceId | undefined {
  const [first] = rest
  if (!first) return undefined
  const reach = reachOf(first.at)
  const moves = rest.map(({ choice }) => choice)
  const length = moves.findIndex(({ do: verb }) => verb !== 'move' && verb !== 'sail')
  for (let n = length < 0 ? moves.length : length; n > 0; n--) {
    const last = moves[n - 1]
    const to = last?.do === 'move' || last?.do === 'sail' ? last.to : undefined
    if (to !== undefined && same(reach.get(to)?.moves, moves.slice(0, n))) return to
  }
  return undefined
}

/** On to what comes after an operation, without a word that ends it. */
function onward([now, next]: readonly Made[]): Clicks | undefined {
  const goesOn = now?.decision.prompt === 'act' && next?.decision.prompt === 'operations' && !next.ordered
  if (!goesOn || waitingOf(now.at).length === 0) return undefined
  const { choice } = next
  if (choice.do === 'operate') return [`.ready [data-stack="${choice.stack}"] button`]
  if (choice.do === 'split') return [`.ready [data-stack="${choice.stack}"] .split`]
  return choice.do === 'end' ? [word('end-all')] : undefined
}

export function clicksFor(rest: readonly Made[]): Clicks {
  const [now] = rest
  if (!now) return []
  const { at, choice, index, decision } = now
  const asked = rest.filter(({ ordered }) => !ordered).map((made) => made.choice)
  switch (choice.do) {
    case 'raise':
      return [spot(`place:${choice.place}`), word('raise')]
    case 'end': {
      const clicks = onward(rest)
      if (clicks) return clicks
      break
    }
    case 'split':
      return [`.ready [data-stack="${choice.stack}"] .split`]
    case 'detach':
      return parting(now, asked)
    case 'operate':
      // A fortress that holds several asks which.
      return [spot(stackSpot(at, choice.stack)), `.spot-choices [data-choice="${index}"]`]
    case 'take':
      // Before anybody operates a click would let it operate.
      if (decision.prompt === 'operations')
        return [`${SHIFT}${spot(stackSpot(at, choice.stack))}`, `.spot-choices [data-choice="${index}"]`]
      break
    case 'unit':
      return leaving(now, asked)
    case 'payMost':
      return [word('pay-most')]
    case 'amount':
      return saying(now, choice.n)
    case 'move':
    case 'sail': {
      const to = march(rest)
      // The board would go another way.
      return to === undefined ? [] : [spot(`place:${to}`)]
    }
    default:
  }
  if (decision.prompt === 'upkeep' && choice.do === 'pay') return [word('pay')]
  if (['taxes', 'maintenance'].includes(decision.prompt) && ['done', 'pay'].includes(choice.do))
    return closing(asked.map(({ do: verb }) => verb))
  if (decision.prompt === 'treasury' && (isPurchase(choice) || choice.do === 'done')) {
    // What another purchase makes possible is bought after it.
    const until = asked.findIndex((one) => !isPurchase(one) || !at.choices.some((sold) => same(sold, one)))
    const bought = asked.slice(0, until < 0 ? asked.length : until).filter(isPurchase)
    return basket(bought, asked[until]?.do === 'done')
  }
  const button = `.pw-desk [data-nth="${index}"]`
  if (actsOf(at).includes(index) || answeredBy(decision.prompt).includes(choice.do)) return [button]
  const [target] = targetsOf(choice, at)
  // A chit with one aim is proposed before it is played.
  const said = choice.do === 'chit' ? ['[data-testid=do-plan]:enabled'] : []
  return target === undefined ? [] : [spot(target), `.spot-choices [data-choice="${index}"]`, ...said]
}
