import {
  type Choice,
  type Language,
  type Naming,
  oddsOf,
  type PendingView,
  type Reason,
  type Seat,
} from '@hippodrome/engine'
import { namesAt, type Table } from '../table.ts'

/** What every change of the match is answered with. */
export function statusOf({ match }: Table): object {
  return {
    version: match.state.version,
    waiting: match.state.pending.map(({ seat }) => seat),
    over: match.over,
  }
}

/** Who must choose what now, as data and in words. */
export function decisionsOf(table: Table, lang: Language, only: Seat | undefined): object[] {
  return table.match.state.pending
    .filter(({ seat }) => only === undefined || seat === only)
    .flatMap(({ seat }) => table.match.decisionOf(seat) ?? [])
    .map((decision) => decisionData(table, lang, decision))
}

function decisionData(table: Table, lang: Language, decision: PendingView): object {
  const { seat, number, prompt, rule, facts, window } = decision
  const { words, view, naming } = speaker(table, seat, lang)
  return {
    seat,
    number,
    prompt,
    text: words.prompt(decision, view, naming),
    ...(rule === undefined ? {} : { rule }),
    ...(facts === undefined ? {} : { facts }),
    ...(window === undefined ? {} : { window }),
    choices: decision.choices.map((data, index) => ({
      index,
      data,
      text: words.choice(data, decision, view, naming),
    })),
  }
}

export function viewData(table: Table, seat: Seat, lang: Language): object {
  const { words, view, naming } = speaker(table, seat, lang)
  const { board } = naming
  return {
    view: table.match.view(seat),
    ...(board === undefined ? {} : { board }),
    sections: words.sections(view, naming),
  }
}

/** The chronicle as `seat` may read it, from its entry number `since`. */
export function chronicleData(table: Table, seat: Seat, lang: Language, since: number): object {
  const { words, view, naming } = speaker(table, seat, lang)
  const entries = table.match.chronicle(seat).slice(since)
  return { entries: entries.map((told) => ({ ...told, text: words.entry(told.entry, view, naming) })) }
}

/** Why a choice is not offered; nothing if it is. */
export function whyData(table: Table, seat: Seat, choice: Choice, lang: Language): object {
  const reason = table.match.why(seat, choice)
  return reason ? { offered: false, ...reasonData(table, seat, reason, lang) } : { offered: true }
}

export function deniedData(table: Table, seat: Seat, lang: Language): object {
  const { words, view, naming } = speaker(table, seat, lang)
  const decision = table.match.decisionOf(seat)
  return {
    denied: table.match.denied(seat).map(({ choice, reason }) => ({
      choice,
      ...(decision ? { what: words.choice(choice, decision, view, naming) } : {}),
      ...reasonData(table, seat, reason, lang),
    })),
  }
}

/** What dice may make of the choices of `seat` that they decide, or of one of them. */
export function oddsData(table: Table, seat: Seat, only: number | undefined, lang: Language): object {
  const { rules, match } = table
  const { words, view, naming } = speaker(table, seat, lang)
  const choices = match.decisionOf(seat)?.choices ?? []
  return {
    odds: choices.flatMap((data, index) => {
      if (only !== undefined && only !== index) return []
      const outcomes = oddsOf(rules, match.state, seat, data)
      if (outcomes.length === 0) return []
      const said = outcomes.map((one) => ({
        ...one,
        text: words.outcome?.(one, view, naming) ?? one.outcome,
      }))
      return [{ index, data, outcomes: said }]
    }),
  }
}

export function resultData(table: Table, lang: Language, seat: Seat): object {
  const { result } = table.match
  const { words, view, naming } = speaker(table, seat, lang)
  return result ? { over: true, result, text: words.result(result, view, naming) } : { over: false }
}

/** The engine's own reasons are the same for every game, and the games need no words for them. */
const OWN_REASONS: { readonly [key: string]: { readonly [language in Language]: string } | undefined } = {
  'match-over': { en: 'the match is over', nl: 'de partij is afgelopen' },
  'not-your-decision': {
    en: 'this seat has nothing to decide now',
    nl: 'deze plaats heeft nu niets te kiezen',
  },
  'not-offered': { en: 'it is not among the choices', nl: 'het is geen van de keuzes' },
}

function reasonData(table: Table, seat: Seat, reason: Reason, lang: Language): object {
  const { words, view, naming } = speaker(table, seat, lang)
  return { reason, text: OWN_REASONS[reason.key]?.[lang] ?? words.reason(reason, view, naming) }
}

const speaker = (table: Table, seat: Seat, lang: Language) => ({
  words: table.rules.words[lang],
  view: table.rules.view(table.match.state.game, seat),
  naming: namesIn(namesAt(table), lang),
})

/** Whoever was given no name is called by their number, in the language of the request. */
const namesIn = (naming: Naming, lang: Language): Naming => ({
  ...naming,
  seats: naming.seats.map((name, seat) => (name === unnamed(seat, 'en') ? unnamed(seat, lang) : name)),
})

export const unnamed = (seat: Seat, lang: Language): string =>
  `${lang === 'nl' ? 'Speler' : 'Player'} ${seat + 1}`
