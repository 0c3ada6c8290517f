import type { Language } from '@hippodrome/engine'
import { useCallback, useState } from 'react'
import { useWords } from '../app/language.ts'
import { oddsText } from './oddsText.ts'
import { type Playing, wordOf } from './playing.ts'
import { playWords } from './words.ts'

/** A choice that the captain would think of, in words. */
type Advised = {
  readonly choice: number
  readonly says: string
  readonly value: number
  readonly worth: string
  /** What dice may make of it. */
  readonly odds: string | undefined
}

type Advice = {
  readonly decision: number
  readonly state: 'thinking' | 'failed' | 'refused' | 'there'
  /** Whether the figures are chances to win. */
  readonly chances: boolean
  readonly best: readonly Advised[]
}

const SHOWN = 3

/** Nearer than this, it does not matter which is taken. */
const ALIKE = 0.01

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

const worthIn = (language: Language, value: number, chance: boolean): string =>
  chance
    ? value.toLocaleString(language, { style: 'percent', ...ONE_DIGIT })
    : (value * 100).toLocaleString(language, ONE_DIGIT)

/** What a captain would do, asked for one decision; nothing at a table that gives no advice. */
export function useAdvice(playing: Playing) {
  const words = useWords(playWords)
  const [advice, setAdvice] = useState<Advice>()
  const { table, past, telling } = playing
  const { unaided, view } = playing.state
  const { decision } = view
  const number = decision?.number
  const may = table.here?.advise !== undefined && past === undefined && !telling
  const ask = useCallback(async (): Promise<Advice | undefined> => {
    if (!decision || !table.here?.advise) return undefined
    const about = { decision: decision.number, best: [], chances: false }
    if (unaided) {
      const refused: Advice = { ...about, state: 'refused' }
      setAdvice(refused)
      return refused
    }
    setAdvice({ ...about, state: 'thinking' })
    const previews = table.previews().catch(() => [])
    const found = await Promise.all([table.here.advise(), previews]).then(
      ([{ advice: advised, chances }, previewed]): Advice => ({
        ...about,
        chances,
        state: 'there',
        best: advised.slice(0, SHOWN).flatMap(({ choice, value }) => {
          const offered = decision.choices[choice]
          const says = offered && wordOf(playing, offered, decision)
          const worth = worthIn(playing.language, value, chances)
          const odds = oddsText(playing, previewed[choice]?.odds)
          return says === undefined ? [] : [{ choice, says, value, worth, odds }]
        }),
      }),
      (): Advice => ({ ...about, state: 'failed' }),
    )
    setAdvice(found)
    return found
  }, [playing, table, decision, unaided])
  const why = ({ best: [first, second], chances }: Pick<Advice, 'best' | 'chances'>): string => {
    const alike = first !== undefined && second !== undefined && first.value - second.value <= ALIKE
    const figures = chances ? words.adviceChances : words.adviceStanding
    return `${alike ? words.adviceAlike : words.adviceBetter} ${figures}`
  }
  /** A figure in full. */
  const worthOf = ({ chances }: Pick<Advice, 'chances'>, { worth }: Pick<Advised, 'worth'>): string =>
    chances ? words.adviceChance(worth) : words.adviceWorth(worth)
  return {
    /** Why nobody is asked here at all. */
    refusal: table.here ? (unaided ? words.unaided : undefined) : words.unaidedElsewhere,
    can: may && (decision?.choices.length ?? 0) > 1,
    advice: advice?.decision === number ? advice : undefined,
    ask,
    why,
    worthOf,
    drop: () => setAdvice(undefined),
  }
}
