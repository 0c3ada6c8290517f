import type { Bag } from '@hippodrome/court'
import type { Good } from '@hippodrome/court/vocabulary'
import { useState } from 'react'
import { BagMarks, GoodMark, goodName, goodsOf, Icon } from './Icon.tsx'
import { Seal } from './Seal.tsx'
import { useCourt } from './stage.ts'
import { Stepper } from '../board/Stepper.tsx'
import { type Amounts, answersTo, useEachGood } from './useEachGood.ts'

/** Loot in two parts: a stepper for every good, both parts before one's eyes, offered with one press. */
export function Divide() {
  const court = useCourt()
  const { words, who, decision } = court
  const asked = useEachGood(court)
  const [first, setFirst] = useState<Amounts>()
  const loot = asked ?? []
  const parts = first ?? Object.fromEntries(loot.map(({ good, most }) => [good, Math.ceil(most / 2)]))
  const inFirst = (good: Good) => parts[good] ?? 0
  const { owner = 0 } = (decision?.facts ?? {}) as { readonly owner?: number }
  const one = Object.fromEntries(loot.map(({ good }) => [good, inFirst(good)]))
  const two = Object.fromEntries(loot.map(({ good, most }) => [good, most - inFirst(good)]))
  return (
    <section className="give divide" aria-label={words.divide} data-testid="divide">
      <header>
        <h2>
          <Icon name="casket" /> {words.divide}
        </h2>
        <p>{words.divideFor(who(owner))}</p>
      </header>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{words.loot}</th>
            <th scope="col">{words.part(1)}</th>
            <th scope="col">{words.part(2)}</th>
          </tr>
        </thead>
        <tbody>
          {loot.map(({ good, most }) => (
            <tr key={good}>
              <th scope="row">
                <GoodMark good={good} /> {goodName(good)}
              </th>
              <td className="need" data-label={words.loot}>
                {most}
              </td>
              <td>
                <Stepper
                  n={inFirst(good)}
                  most={most}
                  name={goodName(good)}
                  onChange={(n) => setFirst({ ...parts, [good]: n })}
                />
              </td>
              <td className="need" data-label={words.part(2)}>
                {most - inFirst(good)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="parts">
        <Part n={1} bag={one} />
        <Part n={2} bag={two} />
      </div>
      <footer>
        <button type="button" onClick={() => setFirst(undefined)}>
          {words.halves}
        </button>
        <button type="button" onClick={() => setFirst({})}>
          {words.allInOne}
        </button>
        <Seal answers={asked && answersTo(loot, parts)}>{words.offerIt}</Seal>
      </footer>
    </section>
  )
}

function Part({ n, bag }: { readonly n: number; readonly bag: Bag }) {
  const { words } = useCourt()
  return (
    <p className="part">
      <small>{words.part(n)}</small>
      {goodsOf(bag).length === 0 ? '–' : <BagMarks bag={bag} />}
    </p>
  )
}

/** Two parts that somebody else made: one takes one of them. */
export function Piles() {
  const { decision, choices, words, playing, view } = useCourt()
  const { piles = [] } = (decision?.facts ?? {}) as { readonly piles?: readonly Bag[] }
  if (!decision) return undefined
  return (
    <section className="give divide" aria-label={words.choose} data-testid="piles">
      <h2>
        <Icon name="casket" /> {playing.words.prompt(decision, view, playing.naming)}
      </h2>
      <div className="parts">
        {choices.map((choice, index) => (
          <button
            key={index}
            type="button"
            className="part legal"
            data-act={index}
            data-digit={index + 1}
            onClick={() => playing.pick(index)}
          >
            <small>{words.part(choice.do === 'pile' ? choice.pile : index + 1)}</small>
            <BagMarks bag={(choice.do === 'pile' ? piles[choice.pile - 1] : undefined) ?? {}} />
          </button>
        ))}
      </div>
    </section>
  )
}
