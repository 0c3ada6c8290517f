import type { Choice } from '@hippodrome/engine'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Playing } from '../play/playing.ts'
import { useDenied } from '../play/useDenied.ts'
import type { Board, Plan } from './board.ts'
import { newPointer, showSpots } from './pointer.ts'
import { spotsOf } from './spots.ts'
import type { Mark, Situation, Stage } from './stage.ts'
import { useLatest } from '../app/useLatest.ts'
import { usePlanner } from './usePlanner.ts'

const NO_CHOICES: readonly Choice[] = []

/** How the table stands for whoever looks; the same object while nothing of it changes. */
export function useSituation({ state, words, naming, language }: Playing): Situation {
  const { table, decision, seat } = state.view
  const { told } = state
  return useMemo(
    () => ({
      words,
      naming,
      language,
      view: table,
      board: naming.board,
      seat,
      decision,
      choices: decision?.choices ?? NO_CHOICES,
      told,
    }),
    [table, decision, seat, told, words, naming, language],
  )
}

/** All that the parts of a board share; `onFocus` is called when somebody wants the choices of a spot. */
export function useStageOf(
  board: Board,
  playing: Playing,
  situation: Situation,
  marks: ReadonlyMap<string, Mark>,
  onFocus: () => void,
): Stage {
  const { decision } = situation
  const { select, choose, confirms } = playing
  const denied = useDenied(playing)
  const [pointer] = useState(newPointer)
  const [focused, setFocused] = useState<{ readonly decision: number | undefined; readonly key: string }>()
  const opened = useLatest(onFocus)
  // A button that is gone when it was clicked never says that nobody points at it any more.
  useEffect(() => () => pointer.setState({ choice: undefined }), [pointer, decision?.number])
  const { spots, targets } = useMemo(() => spotsOf(board, situation, denied), [board, situation, denied])
  const focus = focused && focused.decision === decision?.number ? focused.key : undefined
  const { planned, propose, carryOut, letGoOfPlan } = usePlanner(board, playing, situation)
  const setFocus = useCallback(
    (key: string | undefined) => {
      select(undefined)
      setFocused(key === undefined ? undefined : { decision: decision?.number, key })
    },
    [select, decision?.number],
  )
  return useMemo((): Stage => {
    const activate = (key: string, shift = false) => {
      const plan = board.gesture?.({ kind: 'click', spot: key, shift }, stage)
      if (plan) {
        if (plan.choices.length > 0 || plan.waits) carryOut(plan)
        return
      }
      const here = spots.get(key)?.choices ?? []
      const only = here.length === 1 ? here[0] : undefined
      if (only !== undefined && !confirms) {
        void choose(only)
        return
      }
      setFocus(key)
      if (only !== undefined) select(only)
      opened.current()
    }
    const stage: Stage = {
      ...situation,
      playing,
      spots,
      marks,
      focus,
      setFocus,
      activate,
      targetsOf: (choice) => targets[choice] ?? [],
      letGo: () => {
        setFocus(undefined)
        letGoOfPlan()
      },
      planned,
      propose: (plan: Plan) => propose(plan),
      carryOut: (plan: Plan) => carryOut(plan),
      show: (keys) => showSpots(pointer, keys),
      pointer,
    }
    return stage
  }, [
    board,
    situation,
    playing,
    spots,
    targets,
    marks,
    focus,
    setFocus,
    choose,
    select,
    confirms,
    planned,
    propose,
    carryOut,
    letGoOfPlan,
    pointer,
    opened,
  ])
}
