import type { ChitId, PlaceId, PromiseId } from '@hippodrome/powers'
import { PROMISES } from '@hippodrome/powers/vocabulary'
import { type ReactNode, useState } from 'react'
import { useWords } from '../../../app/language.ts'
import { Icon, type IconId } from '../../icons.tsx'
import {
  addable,
  conceded,
  fits,
  type Giver,
  giverOf,
  mostMoney,
  type OfferDraft,
  type Term,
  type TermKind,
} from '../../offer.ts'
import { placesOf } from '../../places.ts'
import { nameOf, namesOf } from '../../sentences.ts'
import { talkWords } from '../../talkWords.ts'
import { usePowers } from '../../usePowers.ts'
import { Stepper } from '../../../board/Stepper.tsx'

type Props = {
  readonly by: Giver
  readonly title: string
  readonly offer: OfferDraft
  /** How many of the terms can no longer be changed. */
  readonly fixed: number
  readonly onChange: (offer: OfferDraft) => void
}

const FIRST_SUM = 5

/** What one side gives: each term a part of the sentence, and after them what may be added. */
export function Terms({ by, title, offer, fixed, onChange }: Props) {
  const stage = usePowers()
  const words = useWords(talkWords)
  const [asked, setAsked] = useState<'chit' | 'promise'>()
  const giver = giverOf(offer, by)
  const add = (term: Term) => {
    setAsked(undefined)
    onChange({ ...offer, terms: [...offer.terms, term] })
  }
  const begin: { readonly [kind in TermKind]: () => void } = {
    money: () => add({ kind: 'money', by, n: Math.min(FIRST_SUM, mostMoney(stage.view, giver)) }),
    chit: () => (by === 'me' ? setAsked('chit') : add({ kind: 'chit', by })),
    passage: () => add({ kind: 'passage', by }),
    concession: () => add({ kind: 'concession', by }),
    promise: () => setAsked('promise'),
  }
  const titles: { readonly [kind in TermKind]: string } = {
    money: words.addMoney,
    chit: words.addChit,
    promise: words.addPromise,
    passage: words.addPassage,
    concession: words.addConcession,
  }
  const open = addable(stage, offer, by)
  const hand = [...new Set(stage.view.powers.find(({ power }) => power === giver)?.hand)]
  return (
    <div className="terms" role="group" aria-label={title} data-side={by}>
      <b>{title}</b>
      {offer.terms.map(
        (term, i) =>
          term.by === by && (
            <Part
              key={i}
              term={term}
              offer={offer}
              fixed={i < fixed}
              onChange={(next) =>
                onChange({
                  ...offer,
                  terms: next
                    ? offer.terms.map((old, k) => (k === i ? next : old))
                    : offer.terms.filter((_, k) => k !== i),
                })
              }
            />
          ),
      )}
      {asked === undefined &&
        open.map((kind) => (
          <button key={kind} type="button" className="part add" data-add={kind} onClick={begin[kind]}>
            {titles[kind]}
          </button>
        ))}
      {asked === 'chit' &&
        hand.map((chit: ChitId) => (
          <button
            key={chit}
            type="button"
            className="part add"
            onClick={() => add({ kind: 'chit', by, chit })}
          >
            {namesOf(stage).chits[chit].name}
          </button>
        ))}
      {asked === 'promise' &&
        PROMISES.map((what: PromiseId) => (
          <button
            key={what}
            type="button"
            className="part add"
            data-promise={what}
            onClick={() => add({ kind: 'promise', by, what })}
          >
            {what === 'peace' ? words.peace : `${words[`${what}It`]} …`}
          </button>
        ))}
    </div>
  )
}

type PartProps = {
  readonly term: Term
  readonly offer: OfferDraft
  readonly fixed: boolean
  /** Without a term it is taken out. */
  readonly onChange: (term: Term | undefined) => void
}

function Part({ term, offer, fixed, onChange }: PartProps) {
  const stage = usePowers()
  const words = useWords(talkWords)
  const said = (icon: IconId, name: string, more?: ReactNode) => (
    <span className="part">
      <Icon id={icon} /> {name} {more}
      {!fixed && (
        <button type="button" aria-label={words.takeOut(name)} onClick={() => onChange(undefined)}>
          ×
        </button>
      )}
    </span>
  )
  switch (term.kind) {
    case 'money':
      return said(
        'coin',
        `$${term.n}`,
        !fixed && (
          <Stepper
            n={term.n}
            least={1}
            most={mostMoney(stage.view, giverOf(offer, term.by))}
            name="$"
            onChange={(n) => onChange({ ...term, n })}
          />
        ),
      )
    case 'chit':
      return said('star', term.chit === undefined ? words.aChit : namesOf(stage).chits[term.chit].name)
    case 'passage':
      return said('fleet', words.passage)
    case 'concession':
      return said('coin', words.concession, <Where term={term} offer={offer} onChange={onChange} />)
    case 'promise':
      return term.what === 'peace'
        ? said('cross', words.peace)
        : said('pennon', words[`${term.what}It`], <Where term={term} offer={offer} onChange={onChange} />)
  }
}

type WhereProps = Omit<PartProps, 'term' | 'fixed'> & {
  readonly term: Extract<Term, { readonly place?: PlaceId }>
}

/** The place of a term: picked from the list, or clicked on the map. */
function Where({ term, offer, onChange }: WhereProps) {
  const stage = usePowers()
  const words = useWords(talkWords)
  const lands =
    term.kind === 'concession'
      ? conceded(stage, giverOf(offer, term.by))
      : placesOf(stage.board).lands.filter((land) => fits(stage, offer, term, land))
  return (
    <select
      value={term.place ?? ''}
      aria-label={words.where}
      title={words.pickPlace}
      onChange={({ target }) => onChange({ ...term, place: target.value as never })}
    >
      <option value="">{words.where}</option>
      {lands
        .map((land) => ({ land, name: nameOf(stage, land) }))
        .toSorted((a, b) => a.name.localeCompare(b.name))
        .map(({ land, name }) => (
          <option key={land} value={land}>
            {name}
          </option>
        ))}
    </select>
  )
}
