import type { PowersChoice } from '@hippodrome/powers'
import { useWords } from '../../../app/language.ts'
import { leftAfter, offeredOf } from '../../basket.ts'
import { draftNow, say, useDraft } from '../../draft.ts'
import { nameOf } from '../../sentences.ts'
import { buying, closing, paying, taxedNow } from '../../treasury.ts'
import { treasuryWords } from '../../treasuryWords.ts'
import { type PowersStage, usePowers } from '../../usePowers.ts'
import { unpaidOf } from './unpaid.ts'

type Word = {
  readonly id: string
  readonly text: string
  readonly choices: readonly PowersChoice[]
  readonly beside?: string
  readonly key?: string
}
type Words = (typeof treasuryWords)['en']

/** What can be said at this point, the usual first. */
function wordsOf(stage: PowersStage, words: Words): readonly Word[] {
  const whole = closing(stage)?.choices ?? []
  switch (stage.decision?.prompt) {
    case 'taxes': {
      const raised = taxedNow(stage)
      const [first] = raised
      const where = first && nameOf(stage, first.place)
      return [
        ...(where === undefined
          ? []
          : [
              {
                id: 'raise',
                text: raised.length === 1 ? words.raise(where) : words.raiseMany(raised.length),
                choices: raised,
              },
            ]),
        { id: 'pay', text: words.payAll, choices: paying(stage)?.choices ?? [] },
        { id: 'close-ledger', text: words.closeAtOnce, choices: whole, key: 'C' },
      ]
    }
    case 'maintenance':
    case 'upkeep': {
      const { units, nobody, short, choices } = unpaidOf(stage)
      const text = units === 0 ? words.payAll : nobody ? words.payNobody(units) : words.payRest(units)
      const most = stage.choices.filter(({ do: verb }) => verb === 'payMost')
      // What is short may be left for the next roll, as long as somebody goes unpaid now.
      const pay =
        short > 0 && units === 0
          ? most.map((choice) => ({ id: 'pay-most', text: words.payMost, choices: [choice] }))
          : [{ id: 'pay', text, choices }]
      return units === 0 && short === 0 && whole.length > 0
        ? [...pay, { id: 'close-ledger', text: words.closeAtOnce, choices: whole, key: 'C' }]
        : pay
    }
    default: {
      const buys = buying(stage)
      const beside = words.moneyLeft(leftAfter(stage, offeredOf(stage, draftNow(stage).basket)))
      const text = buys.length > 0 ? words.buyAndClose : words.closeLedger
      return [
        { id: 'close-ledger', text, choices: whole, beside, key: 'C' },
        ...(buys.length > 0 ? [{ id: 'buy', text: words.buyOnly, choices: buys }] : []),
      ]
    }
  }
}

/** Each step of a treasury phase has one usual word; the other goes further, or less far. */
export function Closing() {
  const stage = usePowers()
  const words = useWords(treasuryWords)
  useDraft(stage)
  const said = wordsOf(stage, words)
  return (
    said.length > 0 && (
      <div className="closing">
        {said.map(({ id, text, choices, beside, key }, i) => (
          <button
            key={id}
            type="button"
            className={i === 0 ? 'primary wide' : 'wide'}
            data-testid={id}
            onClick={() => say(stage, choices)}
          >
            <span>
              {text} {key !== undefined && <kbd aria-hidden="true">{key}</kbd>}
            </span>
            {beside !== undefined && <b>{beside}</b>}
          </button>
        ))}
      </div>
    )
  )
}
