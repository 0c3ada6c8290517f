import { useState } from 'react'
import { useWords } from '../app/language.ts'
import { Refused } from '../online/server.ts'
import { accountWords } from './words.ts'

/** Does one thing at a time, and says in one line what went wrong. */
export function useDeed() {
  const words = useWords(accountWords)
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const lineOf = (reason: unknown): string => {
    if (reason instanceof Refused) {
      const said = (words as { readonly [code: string]: unknown })[reason.code]
      return typeof said === 'string' ? said : reason.message
    }
    const name = reason instanceof Error ? reason.name : ''
    return name === 'TypeError' ? words.noNetwork : words.cancelled
  }
  const act = (deed: () => Promise<unknown>) => {
    setBusy(true)
    setFault(undefined)
    void deed()
      .catch((reason: unknown) => setFault(lineOf(reason)))
      .finally(() => setBusy(false))
  }
  return { act, busy, fault }
}
export type Deed = ReturnType<typeof useDeed>
