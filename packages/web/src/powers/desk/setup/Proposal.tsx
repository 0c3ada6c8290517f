import type { PowersChoice } from '@hippodrome/powers'
import { useRef, useState } from 'react'
import { useWords } from '../../../app/language.ts'
import { usePowers } from '../../usePowers.ts'
import { powersWords } from '../../words.ts'

const SET_UP: readonly string[] = ['place', 'garrison']

/** A captain sets up what is left, one unit after the other, as one gesture; whether that is all is never its word. Absent where nobody gives advice. */
export function Proposal() {
  const { playing, decision } = usePowers()
  const words = useWords(powersWords)
  const [busy, setBusy] = useState(false)
  const stopped = useRef(false)
  const { table } = playing
  const advise = table.here?.advise
  if (!advise || !decision) return undefined
  const propose = async () => {
    const asked = decision.prompt
    for (;;) {
      const now = table.state()?.view.decision
      if (!now || now.prompt !== asked || !SET_UP.includes(now.prompt) || stopped.current) break
      const [best] = (await advise()).advice
      const last = best === undefined || (now.choices[best.choice] as PowersChoice | undefined)?.do === 'done'
      if (last || !(await table.submit(now.number, best.choice)).ok) break
    }
  }
  const begin = () => {
    stopped.current = false
    setBusy(true)
    void playing.planner
      .together(propose)
      .catch(() => undefined)
      .then(() => setBusy(false))
  }
  return (
    <button
      type="button"
      className="wide"
      data-testid="propose-setup"
      title={words.proposalHint}
      onClick={() => {
        if (busy) stopped.current = true
        else begin()
      }}
    >
      {busy ? words.proposalStop : words.proposal}
    </button>
  )
}
