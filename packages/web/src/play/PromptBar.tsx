import { Icon } from '../app/Icon.tsx'
import { useWords } from '../app/language.ts'
import { historyWords } from '../history/words.ts'
import { AdviceCard } from './Advice.tsx'
import { nameOf, usePlaying } from './playing.ts'
import { RuleLink } from './RuleLink.tsx'
import { useAdvice } from './useAdvice.ts'
import { playWords } from './words.ts'

type Props = {
  /** The question where one sheet answers several of them, or where a board says it in fewer words. */
  readonly asks?: string | undefined
  /** How it is answered here. */
  readonly how?: string | undefined
}

/** Who decides what and why, in a sentence, with its rule; and what can be taken back. */
export function PromptBar({ asks, how }: Props) {
  const playing = usePlaying()
  const words = useWords(playWords)
  const { state, table } = playing
  const { view } = state
  const advising = useAdvice(playing)
  return (
    <section className="prompt" aria-label={words.prompt}>
      <p className="sentence" aria-live="polite" data-testid="prompt" data-version={view.version}>
        <Sentence asks={asks} />
        {how !== undefined && view.decision && <small className="how">{how}</small>}{' '}
        {view.decision?.rule !== undefined && <RuleLink game={state.game} rule={view.decision.rule} />}
      </p>
      <div className="controls">
        {view.holding === view.seat && !playing.telling && (
          <button
            type="button"
            className="primary"
            onClick={() => void table.confirmTurn()}
            data-testid="confirm-turn"
          >
            {words.confirmTurn}
          </button>
        )}
        {playing.telling && (
          <button type="button" className="primary" onClick={playing.skip} data-testid="skip">
            {words.skip}
          </button>
        )}
        <button type="button" disabled={!view.undo} onClick={playing.undo} data-testid="undo">
          {words.undo}
        </button>
        <button type="button" disabled={!view.redo} onClick={playing.redo} data-testid="redo">
          {words.redo}
        </button>
        <button type="button" disabled={!view.undo} onClick={() => void table.reset()} data-testid="reset">
          {words.reset}
        </button>
        {advising.can && (
          <button
            type="button"
            className="hint"
            title={words.advice}
            data-testid="hint"
            onClick={() => void advising.ask()}
          >
            <Icon name="help" />
            {words.hint}
          </button>
        )}
      </div>
      <AdviceCard {...advising} />
      {playing.stoppedShort && (
        <p className="quiet stopped-short" role="status" data-testid="stopped-short">
          {words.stoppedShort(playing.stoppedShort.steps, playing.stoppedShort.of)}
        </p>
      )}
      <span className="visually-hidden">{nameOf(playing, view.seat)}</span>
    </section>
  )
}

function Sentence({ asks }: { readonly asks: string | undefined }) {
  const playing = usePlaying()
  const words = useWords(playWords)
  const back = useWords(historyWords)
  const { view, thinking, made } = playing.state
  if (playing.past !== undefined) {
    const waits = thinking === undefined ? '' : ` ${back.botsWait}`
    return playing.imagined ? back.imagined : `${back.lookingBack(playing.past, made)}${waits}`
  }
  if (view.result && !playing.telling) return words.result
  if (view.decision) return asks ?? playing.words.prompt(view.decision, view.table, playing.naming)
  if (playing.telling) return words.telling
  if (view.holding !== undefined) {
    const name = nameOf(playing, view.holding)
    return view.holding === view.seat ? words.confirmTurnHint(name) : words.held(name)
  }
  if (thinking !== undefined) return words.thinking(nameOf(playing, thinking))
  return words.waiting(nameOf(playing, view.waiting[0]))
}
