import { useWords } from '../../app/language.ts'
import { closing, paying } from '../gesture.ts'
import { usePowers } from '../usePowers.ts'
import { powersWords } from '../words.ts'

/** Wages paid and on to buying; or all that is left of a treasury phase at once: nothing (more) bought. */
export function Closing() {
  const stage = usePowers()
  const words = useWords(powersWords)
  const plan = closing(stage)
  const pay = paying(stage)
  const due = stage.decision?.facts?.['due']
  const power = stage.view.powers.find((known) => known.power === stage.view.actor)
  if (!plan) return undefined
  return (
    <section>
      <table className="ledger">
        <tbody>
          <tr>
            <td>{words.inTreasury}</td>
            <td>${power?.treasury ?? 0}</td>
          </tr>
          {typeof due === 'number' && (
            <tr>
              <td>{words.wagesDue}</td>
              <td>−${due}</td>
            </tr>
          )}
        </tbody>
      </table>
      {pay && (
        <button type="button" className="primary wide" data-testid="pay" onClick={() => stage.carryOut(pay)}>
          {words.payThenBuy}
        </button>
      )}
      <button
        type="button"
        className={pay ? 'wide' : 'primary wide'}
        data-testid="close-ledger"
        onClick={() => stage.carryOut(plan)}
      >
        {stage.decision?.prompt === 'treasury' ? words.closeLedger : words.closeAtOnce}
        <kbd aria-hidden="true">C</kbd>
      </button>
    </section>
  )
}
