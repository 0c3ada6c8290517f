import { basketOf, totalOf } from './dealing.ts'
import { goodName, Icon } from './Icon.tsx'
import { useCourt } from './stage.ts'

/** What is meant to be bought or sold in one go: each good with its price, the sum, and what one has after it. */
export function Basket() {
  const court = useCourt()
  const { me, words } = court
  const deals = basketOf(court)
  const mode = deals[0]?.do
  if (!mode || !me) return undefined
  const { sum, left } = totalOf(deals, me.goods.nomisma)
  const said = words.basket(
    mode,
    deals.map(({ good, price }) => `${goodName(good)} ${price}`),
    sum,
    left,
  )
  return (
    <span className="basket" data-testid="basket">
      <Icon name={`action-${mode}`} />
      {deals.map(({ good, price }) => (
        <span key={good} className="basket-good" aria-hidden="true">
          <Icon name={good} className={`g-${good}`} />
          {price}
        </span>
      ))}
      <b aria-hidden="true">
        {mode === 'buy' ? '−' : '+'}
        {sum}
        <Icon name="nomisma" className="g-nomisma" />
      </b>
      <small aria-hidden="true">{mode === 'buy' ? words.after(left) : words.afterSale(left)}</small>
      <span className="visually-hidden" aria-live="polite">
        {said}
      </span>
    </span>
  )
}
