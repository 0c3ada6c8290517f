import type { Good } from '@hippodrome/court/vocabulary'
import { useState } from 'react'
import { BagMarks, GoodMark, goodName, goodsOf, Icon } from './Icon.tsx'
import { Seal } from './Seal.tsx'
import { Sealing } from './Sealing.tsx'
import { useCourt } from './stage.ts'
import { Stepper } from '../board/Stepper.tsx'
import { Terse } from './Terse.tsx'
import { type Amounts, answersTo, useEachGood } from './useEachGood.ts'

/** One's secret contribution: a stepper for every required kind, sealed with one press. */
export function Contribute() {
  const court = useCourt()
  const { view, me, words, who, card, faces } = court
  const required = view.required ?? {}
  const asked = useEachGood(court)
  const kinds = [...new Set([...goodsOf(required), ...(asked ?? []).map(({ good }) => good)])]
  const most = (good: Good) =>
    asked?.find((one) => one.good === good)?.most ?? Math.min(me?.goods[good] ?? 0, required[good] ?? 0)
  const [gift, setGift] = useState<Amounts>({})
  const given = (good: Good) => Math.min(gift[good] ?? 0, most(good))
  const total = kinds.reduce((sum, good) => sum + (good === 'nomisma' ? 0 : given(good)), 0)
  const others = view.players.filter(({ seat }) => seat !== view.seat)
  const event = view.events[view.round - 1]?.event
  const reward = event === undefined ? undefined : faces.event(event)?.reward
  const helpers = [...new Set((asked ?? []).flatMap(({ sources }) => sources))]
  return (
    <section className="give" aria-label={words.contribution} data-testid="give">
      <header>
        <h2>
          <Icon name="seal" /> {words.contribution}
        </h2>
        <p>{words.contributionSecret}</p>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col" />
            <th scope="col">{words.needs}</th>
            <th scope="col">{words.youGive}</th>
            <th scope="col">{words.left}</th>
            <th scope="col">{words.theOthers}</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map((good) => {
            const need = required[good] ?? 0
            const could = others.map(({ seat, goods }) => ({ seat, n: Math.min(goods[good], need) }))
            const sum = could.reduce((all, { n }) => all + n, 0)
            const lacks = Math.max(0, need - given(good))
            return (
              <tr key={good}>
                <th scope="row">
                  <GoodMark good={good} /> {goodName(good)}
                </th>
                <td className="need" data-label={words.needs}>
                  {need === 0 ? '–' : need}
                </td>
                <td>
                  <Stepper
                    n={given(good)}
                    most={most(good)}
                    name={goodName(good)}
                    onChange={(n) => setGift({ ...gift, [good]: n })}
                  />
                </td>
                <td data-label={words.left}>{(me?.goods[good] ?? 0) - given(good)}</td>
                <td className="could">
                  {need > 0 && (
                    <>
                      <span className="could-bar">
                        {could.map(({ seat, n }) => (
                          <i
                            key={seat}
                            title={`${who(seat)} ${n}`}
                            style={{ width: `${n * 0.42}rem`, background: `var(--seat-${seat})` }}
                          />
                        ))}
                      </span>
                      <small className={lacks > sum ? 'lacking' : ''}>{words.stillNeeded(lacks, sum)}</small>
                    </>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {helpers.map((id) => (
        <p key={id} className="stands-for">
          <Icon name="hero" /> <b>{card(id).name}</b> <Terse text={card(id).text} />{' '}
          <small>{words.namedAtReveal}</small>
        </p>
      ))}
      <footer>
        <p className="gain">
          <b>{total}</b> {words.resources(total)} <Icon name="doxa" className="g-doxa" /> <b>+{total}</b>
          {reward && (
            <small>
              {words.alsoIfMost} <BagMarks bag={reward} />
            </small>
          )}
        </p>
        <button
          type="button"
          onClick={() =>
            setGift(
              Object.fromEntries(kinds.map((good) => [good, Math.min(most(good), required[good] ?? 0)])),
            )
          }
        >
          {words.allICan}
        </button>
        <button type="button" onClick={() => setGift({})}>
          {words.nothing}
        </button>
        <Seal
          answers={asked && answersTo(asked, gift)}
          gives={Object.fromEntries(kinds.map((good) => [good, given(good)]))}
        >
          {words.sealIt}
        </Seal>
      </footer>
      <Sealing />
    </section>
  )
}
