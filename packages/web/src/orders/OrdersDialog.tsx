import { type Order, STANDING } from '@hippodrome/engine'
import { useWords } from '../app/language.ts'
import { Dialog } from '../play/Dialog.tsx'
import { usePlaying } from '../play/playing.ts'
import { AheadBox } from './AheadBox.tsx'
import { OrderBox } from './OrderBox.tsx'
import { listed, nameOf, sentenceOf, standingOf, whenOf, without, withOrder } from './ordering.ts'
import { orderWords } from './words.ts'
import './orders.css'

/** All that a seat has ordered in a match, in one place, and how to take it back. */
export default function OrdersDialog({ onClose }: { readonly onClose: () => void }) {
  const said = useWords(orderWords)
  const { table, state } = usePlaying()
  const { orders = {} } = state.view
  const all = listed(orders)
  const rest = standingOf(orders)['*'] ?? 'ask'
  return (
    <Dialog title={said.title} onClose={onClose} className="orders-dialog">
      <p className="quiet">{said.lead}</p>
      {all.length === 0 ? (
        <p>{said.none}</p>
      ) : (
        <ul className="orders" data-testid="orders">
          {all.map(({ kind, order, ended }) => (
            <Row key={kind} kind={kind} order={order} ended={ended} />
          ))}
        </ul>
      )}
      <label className="orders-rest">
        {said.others}
        <select
          value={typeof rest === 'string' ? rest : 'pass'}
          onChange={({ target }) => {
            const chosen = STANDING.find((order) => order === target.value)
            if (chosen) void table.order(withOrder(orders, '*', chosen))
          }}
        >
          {STANDING.map((order) => (
            <option key={order} value={order}>
              {order === 'able' ? said.able : order === 'pass' ? said.never : said[order]}
            </option>
          ))}
        </select>
      </label>
      <OrderBox />
      <AheadBox />
    </Dialog>
  )
}

type RowProps = { readonly kind: string; readonly order: Order; readonly ended: boolean }

function Row({ kind, order, ended }: RowProps) {
  const said = useWords(orderWords)
  const { table, state, words } = usePlaying()
  const { orders = {} } = state.view
  const name = nameOf(words, kind)
  const renew = () => {
    if (typeof order !== 'object') return
    const { ended: _over, ...again } = order
    void table.order(withOrder(orders, kind, again))
  }
  return (
    <li className={ended ? 'ended' : ''} data-order-kind={kind}>
      <p>
        <b>{name}</b>: {sentenceOf(said, words, kind, order)}
        {ended && typeof order === 'object' && <small>{said.endedBecause(whenOf(said, words, order))}</small>}
      </p>
      {ended && (
        <button type="button" className="small" aria-label={said.renewOf(name)} onClick={renew}>
          {said.renew}
        </button>
      )}
      <button
        type="button"
        className="small"
        aria-label={said.takeBackOf(name)}
        data-testid="take-back-order"
        onClick={() => void table.order(without(orders, kind))}
      >
        {said.takeBack}
      </button>
    </li>
  )
}
