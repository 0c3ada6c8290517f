import { useEffect, useRef } from 'react'
import { useWords } from '../../../app/language.ts'
import { speaksOf } from '../../../board/pointer.ts'
import {
  type BasketLine,
  costOf,
  keyOf,
  mostOf,
  offeredOf,
  placeOf,
  wareOf,
  withCount,
} from '../../basket.ts'
import { changeDraft, useDraft } from '../../draft.ts'
import { namesOf } from '../../sentences.ts'
import { treasuryWords } from '../../treasuryWords.ts'
import { usePowers } from '../../usePowers.ts'
import { Stepper } from '../../../board/Stepper.tsx'
import { useWares } from './wares.ts'

/** More than this are counted by the stepper alone. */
const MOST_PIPS = 8

/** What is in the basket: a stepper for each line, and a row of pips where there can be many. */
export function BasketLines() {
  const stage = usePowers()
  const words = useWords(treasuryWords)
  const nameOfWare = useWares()
  const { basket } = useDraft(stage)
  const cart = offeredOf(stage, basket)
  const section = useRef<HTMLElement>(null)
  // What was just put in is seen, also where the sheet is longer than the screen.
  useEffect(() => {
    if (cart.length > 0) section.current?.scrollIntoView({ block: 'nearest' })
  }, [cart.length])
  if (cart.length === 0) return undefined
  const put = (line: BasketLine, n: number) =>
    changeDraft(stage, { basket: withCount(stage, cart, line.bought, n) })
  return (
    <section ref={section} aria-label={words.basket} className="basket">
      <h2>{words.basket}</h2>
      <ul className="tiles">
        {cart.map((line) => {
          const { bought, n } = line
          const place = placeOf(bought)
          const ware = nameOfWare(wareOf(bought))
          const name = place === undefined ? ware : `${ware}, ${namesOf(stage).places[place]}`
          const most = mostOf(stage, cart, bought)
          return (
            <li
              key={keyOf(bought)}
              data-basket={keyOf(bought)}
              {...speaksOf(stage.pointer, place === undefined ? [] : [`place:${place}`])}
            >
              <b className="gold">${costOf(bought) * n}</b>
              <span>{name}</span>
              <Stepper n={n} most={most} name={name} onChange={(next) => put(line, next)} />
              {most > 1 && (
                <span className="pips">
                  {Array.from({ length: Math.min(MOST_PIPS, most) }, (_, i) => (
                    <button
                      key={i}
                      type="button"
                      className={i < n ? 'in' : ''}
                      aria-label={words.howMany(i + 1, name)}
                      data-pip={i + 1}
                      onClick={() => put(line, i + 1)}
                    >
                      {i + 1}
                    </button>
                  ))}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
