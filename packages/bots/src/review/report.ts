import {
  type Choice,
  type Decision,
  type Entry,
  type Game,
  LANGUAGES,
  type Language,
  namingOf,
  type Seat,
  type State,
} from '@hippodrome/engine'
import type { Effort } from './effort.ts'
import type { Estimate } from './estimate.ts'

/** A sentence in every language. */
export type Sentence = { readonly [language in Language]: string }

/** What a choice came to, beside the best that was found. */
export type Weighed = {
  readonly better: number
  /** By seat: what the choice that was made is worth, less what the better one is. */
  readonly effect: readonly Estimate[]
}

/** A choice of the match that chance or judgement has something to say about. */
export type Point = {
  /** How many choices were made before. */
  readonly at: number
  readonly seat: Seat
  /** By seat, if chance fell. */
  readonly luck?: readonly Estimate[]
  readonly weighed?: Weighed
}

/** A seat's result, taken apart: it is the start and all that follows. */
export type Account = {
  readonly seat: Seat
  /** Its chance before the first choice. */
  readonly start: number
  /** Its share of the win. */
  readonly result: number
  readonly luck: Estimate
  readonly own: Estimate
  readonly others: Estimate
  /** What none of them explains: what the judge only saw when it came to that. */
  readonly residual: Estimate
}

export type Mistake = {
  readonly at: number
  readonly seat: Seat
  /** What it cost the seat, above nothing. */
  readonly cost: Estimate
  readonly asked: Sentence
  readonly played: Sentence
  readonly better: Sentence
  /** The number of the better choice in the list that was offered. */
  readonly choice: number
}

export type Turning = {
  readonly at: number
  /** Whom it helped or hurt most, and by how much. */
  readonly seat: Seat
  readonly change: Estimate
  readonly by: 'chance' | 'choice'
  readonly says: Sentence
}

/** A finished match, looked at again. It is plain data. */
export type Review = {
  readonly version: 3
  readonly effort: Effort
  readonly judge: 'model' | 'hand'
  /** From how many matches the model had learned, if one judged. */
  readonly learned?: number
  /** By seat, the chance to win before the first choice and after each. */
  readonly chances: readonly (readonly number[])[]
  readonly accounts: readonly Account[]
  /** The dearest first. */
  readonly mistakes: readonly Mistake[]
  /** In the order in which they happened. */
  readonly turnings: readonly Turning[]
}

/** Puts the choices and events of one match into words. */
export class Speaker {
  constructor(
    private readonly rules: Game,
    private readonly names: readonly string[],
  ) {}

  choice(choice: Choice, decision: Decision, { game }: State): Sentence {
    return this.say((language) =>
      this.rules.words[language].choice(
        choice,
        decision,
        this.rules.view(game, decision.seat),
        this.namesAt(game),
      ),
    )
  }

  prompt(decision: Decision, { game }: State): Sentence {
    return this.say((language) =>
      this.rules.words[language].prompt(decision, this.rules.view(game, decision.seat), this.namesAt(game)),
    )
  }

  entry(entry: Entry, seat: Seat, { game }: State): Sentence {
    return this.say((language) =>
      this.rules.words[language].entry(entry, this.rules.view(game, seat), this.namesAt(game)),
    )
  }

  private namesAt(game: State['game']) {
    return namingOf(this.rules, game.tables, this.names)
  }

  private say(of: (language: Language) => string): Sentence {
    return Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Sentence
  }
}
