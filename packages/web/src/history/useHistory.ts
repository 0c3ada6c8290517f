import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Shown } from '../play/presenter.ts'
import type { Table } from '../table/table.ts'
import { newsAt, stateAt } from './moment.ts'
import { Walker } from './walker.ts'

/** What is shown when somebody may look back: the present, or a moment before it. */
export function useHistory(table: Table, shown: Shown | undefined) {
  const [walker, setWalker] = useState(() => new Walker(table))
  useEffect(() => {
    const created = new Walker(table)
    setWalker(created)
    return () => created.close()
  }, [table])
  const moment = useSyncExternalStore(walker.subscribe, () => walker.snapshot().moment)
  const imagined = useSyncExternalStore(walker.subscribe, () => walker.snapshot().imagined)
  const rests = useSyncExternalStore(walker.subscribe, () => walker.snapshot().rests === true)
  const covered = shown?.state.curtain !== undefined
  const seat = shown?.state.view.seat
  // Whoever sits down next must not find what the one before was looking at.
  useEffect(() => () => walker.present(), [walker, covered, seat])
  const past = useMemo(
    (): Shown | undefined =>
      shown && moment && !covered
        ? {
            state: stateAt(shown.state, moment),
            news: imagined ?? (rests ? newsAt(shown.state.told, moment.version) : []),
            telling: false,
          }
        : undefined,
    [shown, moment, covered, rests, imagined],
  )
  return {
    walker,
    shown: past ?? shown,
    past: past ? moment?.version : undefined,
    imagined: imagined !== undefined && past !== undefined,
  }
}
