import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '../app/afterPaint.ts'
import type { Table } from '../table/table.ts'
import type { Playing } from './playing.ts'

/** What the table answers about the decision that is shown; nothing before it has, or when nothing is asked. */
export function useAnswer<T>(
  { table, state }: Playing,
  ask: (table: Table) => Promise<T>,
  wanted = true,
): T | undefined {
  const { decision } = state.view
  const [found, setFound] = useState<{ readonly for: unknown; readonly answer: T }>()
  useEffect(() => {
    if (!decision || !wanted) return undefined
    let stays = true
    const callOff = afterPaint(() => {
      ask(table).then(
        (answer) => {
          // It comes while the choice before it is still moving over the table, and can wait for that.
          if (stays) startTransition(() => setFound({ for: decision, answer }))
        },
        () => undefined,
      )
    })
    return () => {
      stays = false
      callOff()
    }
  }, [table, decision, ask, wanted])
  return found && found.for === decision ? found.answer : undefined
}
