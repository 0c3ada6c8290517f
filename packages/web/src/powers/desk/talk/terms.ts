import type { TermView } from '@hippodrome/powers'
import type { IconId } from '../../icons.tsx'
import { nameOf, namesOf } from '../../sentences.ts'
import { talkWords } from '../../talkWords.ts'
import type { PowersSituation } from '../../usePowers.ts'

/** A term as it stands in a sentence. */
export function termSentence(at: PowersSituation, term: TermView): string {
  const words = talkWords[at.language]
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
      if (term.what === 'peace') return words.peace
      return words[term.what](term.place === undefined ? '…' : namesOf(at).places[term.place])
    }
  }
}

const SIGNS: { readonly [term in TermView['term']]: IconId } = {
  money: 'coin',
  chit: 'star',
  passage: 'fleet',
  concession: 'coin',
  promise: 'pennon',
}

export const signOf = (term: TermView): IconId =>
  term.term === 'promise' && term.what === 'peace' ? 'cross' : SIGNS[term.term]
