import type { OfferView, PowersChoice, TermView } from '@hippodrome/powers'
import type { ReactNode } from 'react'
import { useWords } from '../../app/language.ts'
import { Icon } from '../icons.tsx'
import { nameOf, namesOf, titleOf } from '../sentences.ts'
import { nationOf } from '../standing.ts'
import { type PowersSituation, usePowers } from '../usePowers.ts'
import { powersWords } from '../words.ts'

/** Open offers in two columns, each with what can be answered, and what was agreed this year. */
export function Offers() {
  const stage = usePowers()
  const words = useWords(powersWords)
  const { offers, agreements } = stage.view
  return (
    <section aria-label={words.offersOpen}>
      <h2>{words.offersOpen}</h2>
      {offers.length === 0 && <p className="quiet">{words.noOffers}</p>}
      {offers.map((offer) => (
        <Bargain key={offer.id} offer={offer}>
          <Answers id={offer.id} />
        </Bargain>
      ))}
      {agreements.length > 0 && <h2>{words.agreements}</h2>}
      {agreements.map((offer, i) => (
        <Bargain key={i} offer={offer} />
      ))}
    </section>
  )
}

function Bargain({ offer, children }: { readonly offer: OfferView; readonly children?: ReactNode }) {
  const stage = usePowers()
  const words = useWords(powersWords)
  return (
    <article className={`bargain ${offer.from}`}>
      {[offer.from, offer.to].map((giver) => (
        <div key={giver} className={`half ${giver}`}>
          <p>
            <Icon id={nationOf(stage.view, giver)} className="own" /> <b>{titleOf(stage, giver)}</b>{' '}
            {words.gives}
          </p>
          <ul>
            {offer.terms
              .filter(({ by }) => by === giver)
              .map((term, i) => (
                <li key={i}>{termSentence(stage, term)}</li>
              ))}
          </ul>
        </div>
      ))}
      {children}
    </article>
  )
}

export function termSentence(at: PowersSituation, term: TermView): string {
  const words = powersWords[at.language]
  switch (term.term) {
    case 'money':
      return `$${term.n}`
    case 'chit':
      return term.chit === undefined ? words.aChit : namesOf(at).chits[term.chit].name
    case 'passage':
      return words.passage
    case 'concession':
      return words.concessionIn(nameOf(at, term.place))
    case 'promise': {
      const where = term.place === undefined ? '' : nameOf(at, term.place)
      return { leave: words.leave, avoid: words.avoid, peace: () => words.peace, enter: words.enter }[
        term.what
      ](where)
    }
  }
}

const ANSWERS = ['accept', 'counter', 'refuse', 'withdraw'] as const

function Answers({ id }: { readonly id: number }) {
  const stage = usePowers()
  const words = useWords(powersWords)
  const open = stage.choices.filter(
    (choice): choice is Extract<PowersChoice, { readonly offer: number }> =>
      'offer' in choice && choice.offer === id,
  )
  if (open.length === 0) return undefined
  return (
    <div className="quick">
      {ANSWERS.flatMap((answer) => open.filter((choice) => choice.do === answer)).map((choice) => (
        <button
          key={choice.do}
          type="button"
          className={choice.do === 'accept' ? 'primary' : ''}
          data-answer={choice.do}
          onClick={() => stage.carryOut({ choices: [choice] })}
        >
          {words[choice.do]}
        </button>
      ))}
    </div>
  )
}
