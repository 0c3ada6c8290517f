import type { Choice, Decision } from '@hippodrome/engine'
import type { FindWays, Way } from '@hippodrome/games'
import type { Say } from '../say.ts'
import type { Part } from './command.ts'
import { isAskedAgain, isOffered } from './question.ts'
import type { Reading } from './reading.ts'
import { namesFor, sentencesFor, wordsIn } from './typed.ts'

/** A question, and the eyes that it is read with. */
export type Asked = { readonly decision: Decision; readonly reading: Reading }

/** A choice in words. */
type Sentence = { readonly name: string; readonly choice: Choice }

/** The choices that a part of a line means, or why it means none. */
export type Meant =
  | { readonly choices: readonly Choice[]; readonly way?: Way; readonly text: string }
  | { readonly wrong: string }

const sentencesOf = ({ decision, reading }: Asked): Sentence[] =>
  decision.choices.map((choice) => ({ name: reading.choice(choice, decision), choice }))

/** A sentence but for its prices. */
const bare = (name: string): string =>
  wordsIn(name)
    .filter((word) => !/\d/.test(word))
    .join(' ')

/** Yes or no, agree or decline: what such a choice means the question alone says. */
const isSaidByQuestion = ({ choices }: Decision): boolean =>
  choices.every((choice) => Object.keys(choice).length === 1)

/**
 * What the parts of a line mean, typed by somebody who has seen one list. Nothing may be chosen that they did not mean: a number is of that list
 * and of no other. Words are of the list that is asked when it is their turn; if they could be read off the first, it must be the same sentence.
 */
export class Meaning {
  private readonly sentences: readonly Sentence[]

  constructor(
    private readonly shown: Asked,
    private readonly findWays: FindWays,
    private readonly say: Say,
  ) {
    this.sentences = sentencesOf(shown)
  }

  of(part: Part, now: Asked): Meant {
    return 'choice' in part ? this.ofNumber(part.choice, now) : this.ofWords(part, now)
  }

  private ofNumber(number: number, { decision, reading }: Asked): Meant {
    const choice = this.shown.decision.choices[number]
    if (!choice || !isAskedAgain(this.shown.decision, decision)) return { wrong: this.say.otherQuestion }
    return isOffered(decision, choice)
      ? { choices: [choice], text: reading.choice(choice, decision) }
      : { wrong: this.say.notOffered() }
  }

  private ofWords({ typed, words }: Part & { readonly words: readonly string[] }, now: Asked): Meant {
    const { say } = this
    if (!isAskedAgain(this.shown.decision, now.decision) && isSaidByQuestion(now.decision))
      return { wrong: say.otherQuestion }
    const found = sentencesFor(words, sentencesOf(now))
    const [one] = found
    if (!one) return this.ofPlace(typed, words, now)
    if (found.length > 1) return { wrong: say.severalMeant(typed, namesOf(found)) }
    const read = sentencesFor(words, this.sentences).map(({ name }) => bare(name))
    if (read.length > 0 && !read.includes(bare(one.name))) return { wrong: say.otherQuestion }
    return { choices: [one.choice], text: one.name }
  }

  private ofPlace(typed: string, words: readonly string[], { decision, reading }: Asked): Meant {
    const { say } = this
    const found = namesFor(words, reading.ways(decision, this.findWays))
    const [way] = found
    if (!way) return { wrong: say.notAChoice(typed.slice(0, 40), decision.choices.length) }
    if (found.length > 1) return { wrong: say.severalMeant(typed, namesOf(found)) }
    return way.choices.length > 0
      ? { choices: way.choices, way, text: way.name }
      : { wrong: say.outOfReach(way.name) }
  }
}

const namesOf = (named: readonly { readonly name: string }[]): string[] => named.map(({ name }) => name)
