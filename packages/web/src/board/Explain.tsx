import { useEffect, useId } from 'react'
import { RuleLink } from '../play/RuleLink.tsx'
import { useBoard } from './boardContext.ts'
import { Refusals } from './ChoicePanel.tsx'
import { useExplanation } from './explaining.ts'
import { useStage } from './stage.ts'
import type { Explained } from './useHands.ts'
import './explain.css'

const WIDTH = 280
const GAP = 8

/** Beside a spot that is pointed at, has the focus or was pressed long: what it is, what it does, its rule. */
export function Explain({ explained }: { readonly explained: Explained | undefined }) {
  const board = useBoard()
  const stage = useStage()
  const about = useExplanation(explained?.spot)
  const id = useId()
  // Whoever presses long wants to read it here.
  const told = explained !== undefined && !explained.stays && board.tells?.(explained.spot, stage) === true
  const shown = about !== undefined && !told
  useDescribed(shown ? explained?.element : undefined, id)
  if (!explained || !shown) return undefined
  const { at, stays, spot, right } = explained
  const left =
    at.right + GAP + WIDTH < right
      ? at.right + GAP
      : Math.max(GAP, Math.min(at.left - GAP - WIDTH, right - WIDTH - GAP))
  const low = at.top > innerHeight / 2
  const place = low ? { bottom: innerHeight - at.bottom } : { top: at.top }
  return (
    <div
      className={stays ? 'explain stays' : 'explain'}
      id={id}
      role="tooltip"
      data-testid="explain"
      style={{ left, width: WIDTH, ...place }}
    >
      <strong>{about.name}</strong>
      {about.says !== undefined && <p>{about.says}</p>}
      <Refusals spot={spot} />
      {about.rule !== undefined && <RuleLink game={stage.playing.state.game} rule={about.rule} />}
    </div>
  )
}

/** Who cannot see what lies beside a spot hears it with the spot, as long as it is shown. */
function useDescribed(element: Element | undefined, id: string): void {
  useEffect(() => {
    if (!element) return undefined
    const before = element.getAttribute('aria-describedby')
    element.setAttribute('aria-describedby', before === null ? id : `${before} ${id}`)
    return () => {
      if (before === null) element.removeAttribute('aria-describedby')
      else element.setAttribute('aria-describedby', before)
    }
  }, [element, id])
}
