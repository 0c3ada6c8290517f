import type { OfferView, PowerId, PowersChoice, TermView } from '@hippodrome/powers'
import type { ReactNode } from 'react'
import { useWords } from '../../../app/language.ts'
import { speaksOf } from '../../../board/pointer.ts'
import { changeDraft } from '../../draft.ts'
import { Icon } from '../../icons.tsx'
import { turned } from '../../offer.ts'
import { titleOf } from '../../sentences.ts'
import { nationOf } from '../../standing.ts'
import { talkWords } from '../../talkWords.ts'
import { usePowers } from '../../usePowers.ts'
import { signOf, termSentence } from './terms.ts'

/** Open offers, each with what can be answered, and what was agreed this year. */
export function Offers() {
  const stage = usePowers()
  const words = useWords(talkWords)
  const { offers, agreements } = stage.view
  return (
    <>
      {offers.length === 0 && <p className="quiet">{words.noOffers}</p>}
      {offers.map((offer) => (
        <Bargain key={offer.id} offer={offer}>
          <Answers offer={offer} />
        </Bargain>
      ))}
      {agreements.length > 0 && (
        <section aria-label={words.agreements}>
          <h2>{words.agreements}</h2>
          {agreements.map((offer, i) => (
            <Bargain key={i} offer={offer} />
          ))}
        </section>
      )}
    </>
  )
}

function Bargain({ offer, children }: { readonly offer: OfferView; readonly children?: ReactNode }) {
  return (
    <article className={`bargain ${offer.from}`}>
      {[offer.from, offer.to].map((giver) => (
        <Half key={giver} giver={giver} terms={offer.terms.filter(({ by }) => by === giver)} />
      ))}
      {children}
    </article>
  )
}

function Half({ giver, terms }: { readonly giver: PowerId; readonly terms: readonly TermView[] }) {
  const stage = usePowers()
  const words = useWords(talkWords)
  const title = titleOf(stage, giver)
  return (
    <p className={`half ${giver}`}>
      <Icon id={nationOf(stage.view, giver)} className="own" /> {words.give(title)}{' '}
      {terms.length === 0 && <i>{words.nothing}</i>}
      {terms.map((term, i) => (
        <span
          key={i}
          className="part"
          {...speaksOf(
            stage.pointer,
            'place' in term && term.place !== undefined ? [`place:${term.place}`] : [],
          )}
        >
          <Icon id={signOf(term)} /> {termSentence(stage, term)}
        </span>
      ))}
    </p>
  )
}

type Open = OfferView & { readonly id: number }
type Answer = Extract<PowersChoice, { readonly offer: number }>
const ANSWERS = ['accept', 'counter', 'refuse', 'withdraw'] as const
const LETTERS: { readonly [answer in Answer['do']]?: string } = { accept: 'A', refuse: 'R' }

/** What the own treasury holds when the bargain is made. */
function moneyAfter({ terms }: OfferView, own: PowerId, treasury: number): number {
  return terms.reduce(
    (sum, term) => (term.term === 'money' ? sum + (term.by === own ? -term.n : term.n) : sum),
    treasury,
  )
}

function Answers({ offer }: { readonly offer: Open }) {
  const stage = usePowers()
  const words = useWords(talkWords)
  const { view } = stage
  const open = stage.choices.filter(
    (choice): choice is Answer => 'offer' in choice && choice.offer === offer.id,
  )
  const own = view.powers.find(
    ({ power, seat }) => seat === view.viewer && [offer.from, offer.to].includes(power),
  )
  if (open.length === 0) return own?.power === offer.from && <p className="quiet">{words.waits}</p>
  const answer = (choice: Answer) => {
    if (choice.do !== 'counter' || !own) stage.carryOut({ choices: [choice] })
    else
      changeDraft(stage, {
        offer: {
          from: own.power,
          to: offer.from,
          counters: offer.id,
          terms: turned(offer.terms, own.power),
        },
      })
  }
  const paid = offer.terms.some(({ term }) => term === 'money')
  const alone = new Set(stage.choices.flatMap((one) => ('offer' in one ? [one.offer] : []))).size === 1
  return (
    <div className="quick">
      {ANSWERS.flatMap((known) => open.filter((choice) => choice.do === known)).map((choice) => (
        <button
          key={choice.do}
          type="button"
          className={choice.do === 'accept' ? 'primary' : ''}
          data-answer={choice.do}
          onClick={() => answer(choice)}
        >
          {words[choice.do]}{' '}
          {alone && LETTERS[choice.do] && <kbd aria-hidden="true">{LETTERS[choice.do]}</kbd>}
        </button>
      ))}
      {paid && own && open.some(({ do: verb }) => verb === 'accept') && (
        <small className="quiet">{words.after(moneyAfter(offer, own.power, own.treasury))}</small>
      )}
    </div>
  )
}
