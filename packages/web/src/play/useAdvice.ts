import type { Language } from '@hippodrome/engine'
import { useCallback, useState } from 'react'
import { useWords } from '../app/language.ts'
import { type Playing, wordOf } from './playing.ts'
import { playWords } from './words.ts'

/** A choice that the captain would think of, in words. */
type Advised = {
  readonly choice: number
  readonly says: string
  readonly value: number
  readonly worth: string
}

type Advice = {
  readonly decision: number
  readonly state: 'thinking' | 'failed' | 'there'
  readonly best: readonly Advised[]
}

const SHOWN = 3

/** Nearer than this, it does not matter which is taken. */
const ALIKE = 0.01

const worthIn = (language: Language, value: number): string =>
  (value * 100).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** What a captain would do, asked for one decision; nothing at a table that gives no advice. */
export function useAdvice(playing: Playing) {
  const words = useWords(playWords)
  const [advice, setAdvice] = useState<Advice>()
  const { table, past, telling } = playing
  const { decision } = playing.state.view
  const number = decision?.number
  const may = table.here?.advise !== undefined && past === undefined && !telling
  const ask = useCallback(async (): Promise<Advice | undefined> => {
    if (!decision || !table.here?.advise) return undefined
    const about = { decision: decision.number, best: [] }
    setAdvice({ ...about, state: 'thinking' })
    const found = await table.here.advise().then(
      (advised): Advice => ({
        ...about,
        state: 'there',
        best: advised.slice(0, SHOWN).flatMap(({ choice, value }) => {
          const offered = decision.choices[choice]
          const says = offered && wordOf(playing, offered, decision)
          return says === undefined ? [] : [{ choice, says, value, worth: worthIn(playing.language, value) }]
        }),
      }),
      (): Advice => ({ ...about, state: 'failed' }),
    )
    setAdvice(found)
    return found
  }, [playing, table, decision])
  const why = ({ best: [first, second] }: Pick<Advice, 'best'>): string =>
    first && second && first.value - second.value <= ALIKE ? words.adviceAlike : words.adviceBetter
  return {
    can: may && (decision?.choices.length ?? 0) > 1,
    advice: advice?.decision === number ? advice : undefined,
    ask,
    why,
    drop: () => setAdvice(undefined),
  }
}
