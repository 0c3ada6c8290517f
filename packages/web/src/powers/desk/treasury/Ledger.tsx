import type { PowerId, PowersEntry } from '@hippodrome/powers'
import type { ReactNode } from 'react'
import { useWords } from '../../../app/language.ts'
import { speaksOf } from '../../../board/pointer.ts'
import { boughtView, offeredOf, spentOn } from '../../basket.ts'
import { useDraft } from '../../draft.ts'
import { concededBy, dueOf, type IncomeLine, incomeOf, sumOf, wagesOf } from '../../ledger.ts'
import { nameOf, titleOf } from '../../sentences.ts'
import { askedPower } from '../../standing.ts'
import { taxedNow } from '../../treasury.ts'
import { treasuryWords } from '../../treasuryWords.ts'
import { type PowersStage, usePowers } from '../../usePowers.ts'
import { unpaidOf } from './unpaid.ts'

/** What has come and gone in this treasury phase, as the chronicle tells it. */
function flows(
  { playing }: PowersStage,
  power: PowerId,
): { readonly income?: number; readonly paid?: number } {
  const told = playing.state.told.map(({ entry }) => entry as PowersEntry)
  const now = told.slice(told.findLastIndex((entry) => entry.kind === 'powerTurn' || entry.kind === 'turn'))
  const find = (kind: 'income' | 'maintained') =>
    now.findLast((entry) => entry.kind === kind && entry.power === power)
  const [income, paid] = [find('income'), find('maintained')]
  return {
    ...(income?.kind === 'income' ? { income: income.n } : {}),
    ...(paid?.kind === 'maintained' ? { paid: paid.n } : {}),
  }
}

const Row = (props: { readonly name: ReactNode; readonly n: string; readonly className?: string }) => (
  <tr className={props.className}>
    <td>{props.name}</td>
    <td>{props.n}</td>
  </tr>
)

const signed = (n: number): string => (n < 0 ? `−$${-n}` : `+$${n}`)

/** The whole year on one sheet: what is there, what comes, what is due, what is bought, and what is left. */
export function Ledger() {
  const stage = usePowers()
  const words = useWords(treasuryWords)
  const { basket } = useDraft(stage)
  const prompt = stage.decision?.prompt
  const own = askedPower(stage)
  if (!own) return undefined
  const { power, treasury } = own
  const lines = wagesOf(stage, power)
  const spared = unpaidOf(stage)
  const asked = stage.decision?.facts?.['due']
  const due = prompt === 'treasury' ? 0 : typeof asked === 'number' ? asked : dueOf(lines)
  const coming = prompt === 'taxes' ? incomeOf(stage, power) : []
  const conceded = prompt === 'taxes' ? concededBy(stage, power) : 0
  const cart = prompt === 'treasury' ? offeredOf(stage, basket) : []
  const { income, paid } = flows(stage, power)
  const extra = taxedNow(stage).reduce(
    (sum, { place }) => sum + (stage.view.areas.find((area) => area.place === place)?.value ?? 0),
    0,
  )
  const left = treasury + sumOf(coming) - conceded - due + spared.price - spentOn(cart)
  const next = { view: boughtView(stage, cart), board: stage.board }
  const later = incomeOf(next, power)
  return (
    <section aria-label={words.ledger(stage.view.year)} className="ledger-sheet">
      <h2>{words.ledger(stage.view.year)}</h2>
      <table className="ledger">
        <tbody>
          <Row name={words.inTreasury} n={`$${treasury}`} />
          {coming.length > 0 && (
            <Row name={<Incomes name={words.incomeToCome} lines={coming} />} n={signed(sumOf(coming))} />
          )}
          {conceded > 0 && <Row name={words.conceded} n={signed(-conceded)} />}
          {extra > 0 && <Row name={words.taxes} n={words.upTo(extra)} className="maybe" />}
          {prompt !== 'taxes' && income !== undefined && (
            <Row name={words.thisYear} n={words.yearIs(income, paid)} className="past" />
          )}
          {due > 0 && (
            <Row
              name={
                <>
                  {words.wages} <small>{words.units(lines.reduce((sum, { count }) => sum + count, 0))}</small>
                </>
              }
              n={signed(-due)}
            />
          )}
          {spared.price > 0 && (
            <Row
              name={
                <>
                  {words.unpaid} <small>{words.units(spared.units)}</small>
                </>
              }
              n={signed(spared.price)}
            />
          )}
          {cart.length > 0 && <Row name={words.basketSum} n={signed(-spentOn(cart))} />}
          <Row
            name={prompt === 'treasury' ? words.left : words.leftFor}
            n={left < 0 ? words.short(-left) : `$${left}`}
            className={left < 0 ? 'sum short' : 'sum'}
          />
          {prompt === 'treasury' && (
            <Row
              name={<Incomes name={words.nextYear} lines={later} />}
              n={words.yearIs(sumOf(later), dueOf(wagesOf(next, power)))}
              className="next"
            />
          )}
        </tbody>
      </table>
    </section>
  )
}

/** Area by area, on demand. */
function Incomes({ name, lines }: { readonly name: string; readonly lines: readonly IncomeLine[] }) {
  const stage = usePowers()
  const words = useWords(treasuryWords)
  return (
    <details className="incomes">
      <summary>
        {name} <small>{words.areas(lines.length)}</small>
      </summary>
      <ul>
        {lines.map(({ place, n, shared }) => (
          <li key={place} {...speaksOf(stage.pointer, [`place:${place}`])}>
            <span>
              {nameOf(stage, place)}
              {shared.length > 0 && (
                <small> {words.shared(shared.map((other) => titleOf(stage, other)).join(', '))}</small>
              )}
            </span>
            <b>${n}</b>
          </li>
        ))}
      </ul>
    </details>
  )
}
