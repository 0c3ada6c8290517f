import type { CourtChoice } from '@hippodrome/court'
import type { Good } from '@hippodrome/court/vocabulary'
import { useEffect, useState } from 'react'
import type { Court } from './stage.ts'

/** One of the questions that follow each other, a good at a time. */
export type AskedGood = {
  readonly good: Good
  readonly most: number
  /** What lets the good stand for another kind (§15.5). */
  readonly sources: readonly string[]
}

type Question = { readonly prompt: string; readonly choices: readonly unknown[]; readonly facts?: unknown }

const number = (n: number): CourtChoice => ({ do: 'number', n })

function goodOf({ choices, facts }: Question): AskedGood | undefined {
  const { good, sources = [] } = (facts ?? {}) as Partial<AskedGood>
  return good && { good, most: choices.length - 1, sources }
}

/** All goods that will be asked about, in order: the rules are asked, because they pass over what cannot be given. */
export function useEachGood({ playing, decision }: Court): readonly AskedGood[] | undefined {
  const [asked, setAsked] = useState<readonly AskedGood[]>()
  const { table } = playing
  useEffect(() => {
    let open = true
    const ask = async () => {
      const goods: AskedGood[] = []
      for (let next: Question | undefined = decision; next && next.prompt === decision?.prompt; ) {
        const one = goodOf(next)
        if (!one || goods.some(({ good }) => good === one.good)) break
        goods.push(one)
        next = (await table.walk(goods.map(() => number(0)))).next
      }
      if (open) setAsked(goods)
    }
    void ask().catch(() => undefined)
    return () => {
      open = false
    }
  }, [table, decision])
  return asked
}

export type Amounts = { readonly [good in Good]?: number }

/** The answers to all those questions. */
export const answersTo = (asked: readonly AskedGood[], amounts: Amounts): CourtChoice[] =>
  asked.map(({ good, most }) => number(Math.min(most, amounts[good] ?? 0)))
