import type { Ahead, Choice } from '@hippodrome/engine'
import { useState } from 'react'
import { useWords } from '../app/language.ts'
import { usePlaying, wordOf } from '../play/playing.ts'
import { askedBefore } from './asked.ts'
import { orderWords } from './words.ts'

/** What to choose when the same is asked again, laid down while others are to move. */
export function AheadBox() {
  const said = useWords(orderWords)
  const playing = usePlaying()
  const { table, state, words, naming } = playing
  const { orders = {}, decision: now, table: view } = state.view
  const before = askedBefore(playing)
  const [prompt, setPrompt] = useState<string>()
  const [index, setIndex] = useState(0)
  const asked = before.find((one) => one.prompt === prompt) ?? before[0]
  const chosen = asked?.choices[index] ?? asked?.choices[0]
  const [step] = orders.ahead ?? []
  const lay = (ahead: Ahead | undefined) => {
    const { ahead: _before, ...rest } = orders
    void table.order(ahead ? { ...rest, ahead } : rest)
  }
  const text = (choice: Choice) => (asked ? wordOf(playing, choice, asked) : '')
  const laidFor = step && before.find((one) => one.prompt === step.prompt)
  return (
    <section className="ahead" aria-labelledby="ahead-title">
      <h3 id="ahead-title">{said.ahead}</h3>
      <p className="quiet">{said.aheadLead}</p>
      {step ? (
        <p className="ahead-laid" data-testid="laid-ahead">
          {said.laid(
            laidFor ? wordOf(playing, step.choice as Choice, laidFor) : String(step.choice['do'] ?? ''),
          )}
          <button type="button" className="small" onClick={() => lay(undefined)}>
            {said.takeBack}
          </button>
        </p>
      ) : now ? (
        <p>{said.aheadNow}</p>
      ) : !asked || !chosen ? (
        <p>{said.aheadNone}</p>
      ) : (
        <div className="ahead-form">
          <label>
            {said.aheadQuestion}
            <select
              value={asked.prompt}
              onChange={({ target }) => {
                setPrompt(target.value)
                setIndex(0)
              }}
            >
              {before.map((one) => (
                <option key={one.prompt} value={one.prompt}>
                  {words.prompt(one, view, naming)}
                </option>
              ))}
            </select>
          </label>
          <label>
            {said.aheadChoice}
            <select value={index} onChange={({ target }) => setIndex(Number(target.value))}>
              {asked.choices.map((choice, number) => (
                <option key={number} value={number}>
                  {text(choice)}
                </option>
              ))}
            </select>
          </label>
          <button
            type="button"
            data-testid="lay-ahead"
            onClick={() => lay([{ prompt: asked.prompt, choice: chosen as Ahead[number]['choice'] }])}
          >
            {said.lay}
          </button>
        </div>
      )}
    </section>
  )
}
