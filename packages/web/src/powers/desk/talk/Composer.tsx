import type { PowerId, PowersChoice } from '@hippodrome/powers'
import { useWords } from '../../../app/language.ts'
import { changeDraft, say, useDraft } from '../../draft.ts'
import { Icon } from '../../icons.tsx'
import { choicesOf, type Giver, isWhole, MOST_TERMS, type OfferDraft, turned } from '../../offer.ts'
import { peopleOf, titleOf } from '../../sentences.ts'
import { nationOf, ownPower } from '../../standing.ts'
import { talkWords } from '../../talkWords.ts'
import { type PowersStage, usePowers } from '../../usePowers.ts'
import { Terms } from './Terms.tsx'

type Pair = { readonly from: PowerId; readonly to: PowerId }

/** To whom something may be offered now. */
function pairsOf({ choices, view }: PowersStage): readonly Pair[] {
  const own = ownPower(view)
  if (!choices.some((choice) => choice.do === 'talk'))
    return choices.flatMap((choice): Pair[] => (choice.do === 'offer' ? [choice] : []))
  return view.powers.flatMap(({ power: to, seat, waiting, lost }): Pair[] =>
    own !== undefined && seat !== undefined && seat !== view.viewer && !waiting && !lost
      ? [{ from: own, to }]
      : [],
  )
}

/** The offer that the engine has under way, when somebody began it otherwise. */
function begunOf({ decision }: PowersStage): OfferDraft | undefined {
  if (decision?.prompt !== 'offer') return undefined
  const { from, to, terms } = decision.facts as unknown as OfferDraft & { readonly terms: never[] }
  return { from, to, terms: turned(terms, from) }
}

/** An offer is written whole, as a sentence of two halves, and laid on the table with one button. */
export function Composer() {
  const stage = usePowers()
  const words = useWords(talkWords)
  const { view } = stage
  const { offer: drafted } = useDraft(stage)
  const begun = begunOf(stage)
  const offer = drafted ?? begun
  const own = ownPower(view)
  const pairs = pairsOf(stage)
  if (pairs.length === 0 && !offer) return undefined
  const put = (next: OfferDraft | undefined) => changeDraft(stage, { offer: next })
  return (
    <section className="composer" aria-label={words.offerTo}>
      <h2>
        {!offer
          ? words.offerTo
          : offer.counters === undefined
            ? words.yourOffer(peopleOf(stage, offer.to))
            : words.yourCounter(peopleOf(stage, offer.to))}
      </h2>
      {!begun && offer?.counters === undefined && (
        <div className="quick">
          {pairs.map(({ from, to }) => (
            <button
              key={`${from} ${to}`}
              type="button"
              className={`to ${to}`}
              aria-pressed={offer?.from === from && offer.to === to}
              onClick={() => put({ from, to, terms: [] })}
            >
              {from !== own && `${titleOf(stage, from)} → `}
              <Icon id={nationOf(view, to)} className="own" /> {titleOf(stage, to)}
            </button>
          ))}
        </div>
      )}
      {offer && <Written offer={offer} begun={begun} put={put} />}
    </section>
  )
}

type WrittenProps = {
  readonly offer: OfferDraft
  readonly begun: OfferDraft | undefined
  readonly put: (offer: OfferDraft | undefined) => void
}

function Written({ offer, begun, put }: WrittenProps) {
  const stage = usePowers()
  const words = useWords(talkWords)
  const sides: readonly (readonly [Giver, string])[] = [
    ['me', words.iGive],
    ['you', words.iGet],
  ]
  const propose = () => {
    // What the engine has already written is not said again.
    const terms = offer.terms.slice(begun?.terms.length ?? 0)
    const choices: readonly PowersChoice[] = choicesOf(stage, { ...offer, terms })
    say(stage, choices)
  }
  return (
    <>
      {sides.map(([by, title]) => (
        <Terms key={by} by={by} title={title} offer={offer} fixed={begun?.terms.length ?? 0} onChange={put} />
      ))}
      <div className="quick">
        <small className="quiet">{words.terms(offer.terms.length, MOST_TERMS)}</small>
        {!begun && (
          <button type="button" onClick={() => put(undefined)}>
            {words.forget}
          </button>
        )}
        <button
          type="button"
          className="primary"
          data-testid="propose"
          data-enter=""
          disabled={!isWhole(offer)}
          onClick={propose}
        >
          {words.propose}
        </button>
      </div>
    </>
  )
}
