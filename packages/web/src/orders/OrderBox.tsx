import { type Passing, PERIODS } from '@hippodrome/engine'
import { useId, useState } from 'react'
import { useWords } from '../app/language.ts'
import { usePlaying, wordOf } from '../play/playing.ts'
import { nameOf, withOrder } from './ordering.ts'
import { orderWords } from './words.ts'
import './orders.css'

/** Where one is asked out of turn: an order that answers this from now on, folded until somebody wants it. */
export function OrderBox({ unfolded = false }: { readonly unfolded?: boolean }) {
  const words = useWords(orderWords)
  const { state, past, telling } = usePlaying()
  const { decision } = state.view
  const [open, setOpen] = useState(unfolded)
  if (!decision?.window || past !== undefined || telling) return undefined
  return (
    <section className="order-box" aria-label={words.box}>
      <button
        type="button"
        className="plain fold"
        aria-expanded={open}
        data-testid="order-box"
        onClick={() => setOpen(!open)}
      >
        <span aria-hidden="true">{open ? '▾' : '▸'}</span> {words.box}
      </button>
      {open && <Conditions key={decision.window.kind} onDone={() => setOpen(false)} />}
    </section>
  )
}

type Until = Passing['until']

function Conditions({ onDone }: { readonly onDone: () => void }) {
  const said = useWords(orderWords)
  const playing = usePlaying()
  const { state, words, table } = playing
  const { decision, orders = {} } = state.view
  const window = decision?.window
  const spoken = window && words.window?.(window.kind)
  const [aimed, setAimed] = useState(spoken?.aims === true)
  const [limited, setLimited] = useState(false)
  const [limit, setLimit] = useState(Math.max(0, window?.amount ?? 0))
  const periods = PERIODS.filter((period) => words.until?.(period) !== undefined)
  const [until, setUntil] = useState<Until>(periods.at(-1))
  const name = useId()
  if (!decision || !window) return undefined
  const passed = decision.choices[window.pass]
  const leave = () => {
    const over = spoken?.over && limited ? { over: limit } : {}
    const unless = { ...(aimed && spoken?.aims ? { aimed: true as const } : {}), ...over }
    const order: Passing = {
      do: 'pass',
      ...(until ? { until } : {}),
      ...(Object.keys(unless).length > 0 ? { unless } : {}),
    }
    onDone()
    void table.order(withOrder(orders, window.kind, order))
  }
  return (
    <div className="order-conditions">
      <p className="order-window">{nameOf(words, window.kind)}</p>
      {(spoken?.aims || spoken?.over) && <p className="caps">{said.boxTitle}</p>}
      {spoken?.aims && (
        <label>
          <input type="checkbox" checked={aimed} onChange={({ target }) => setAimed(target.checked)} />
          {said.aimedShort}
        </label>
      )}
      {spoken?.over && (
        <div className="order-limit">
          <label>
            <input
              type="checkbox"
              checked={limited}
              data-testid="order-limited"
              onChange={({ target }) => setLimited(target.checked)}
            />
            {spoken.over(limit)}
          </label>
          <input
            type="number"
            min={0}
            max={9999}
            value={limit}
            aria-label={said.limit}
            onChange={({ target }) => {
              setLimit(Math.max(0, Math.min(9999, Math.trunc(Number(target.value) || 0))))
              setLimited(true)
            }}
          />
        </div>
      )}
      <fieldset className="order-until">
        <legend>{said.lasts}</legend>
        {[...periods, undefined].map((period) => (
          <label key={period ?? 'match'}>
            <input type="radio" name={name} checked={until === period} onChange={() => setUntil(period)} />
            {(period && words.until?.(period)) ?? said.match}
          </label>
        ))}
      </fieldset>
      <button type="button" className="primary" data-testid="leave-order" onClick={leave}>
        {said.leave(passed ? wordOf(playing, passed, decision) : '')}
      </button>
    </div>
  )
}
