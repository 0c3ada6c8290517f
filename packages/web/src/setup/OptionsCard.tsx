import type { OptionValue } from '@hippodrome/engine'
import { useId, useState } from 'react'
import { useLanguage, useWords } from '../app/language.ts'
import { Dialog } from '../play/Dialog.tsx'
import { differs, groupsOf, type Options, PRESETS, presetOf } from './groups.ts'
import { isPossible, obstacleTo } from './options.ts'
import type { Settable } from './settable.ts'
import { setupWords } from './words.ts'

type Picking = {
  readonly game: Settable
  readonly seats: number
  readonly options: Options
  readonly onPick: (options: Options) => void
}

/** A sentence about the options, and the dialog in which they are set. */
export function OptionsCard(props: Picking) {
  const { game, options } = props
  const words = useWords(setupWords)
  const [open, setOpen] = useState(false)
  const names = groupsOf(game).flatMap((group) => group.names)
  if (names.length === 0) return undefined
  return (
    <p className="options-line">
      {words.differ(names.filter((name) => differs(game, options, name)).length)}{' '}
      <button type="button" className="small" data-testid="options" onClick={() => setOpen(true)}>
        {words.options(names.length)}
      </button>
      {open && (
        <Dialog title={words.rules} onClose={() => setOpen(false)} className="options-dialog">
          <OptionGroups {...props} />
          <p className="actions end">
            <button type="button" className="primary" onClick={() => setOpen(false)}>
              {words.done}
            </button>
          </p>
        </Dialog>
      )}
    </p>
  )
}

function OptionGroups(props: Picking) {
  const { game, seats, options, onPick } = props
  const words = useWords(setupWords)
  const titles = { ...words, war: words.warGroup }
  const hasSwitches = groupsOf(game).some(({ group }) => group !== 'readings')
  const possible = (wish: Options) => isPossible(game, seats, wish)
  return (
    <>
      {hasSwitches && (
        <div className="segments" role="group" aria-label={words.rules}>
          {PRESETS.map((preset) => {
            const whole = presetOf(game, preset, options, possible)
            return (
              <button
                key={preset}
                type="button"
                aria-pressed={sameOptions(game, whole, options)}
                onClick={() => onPick(whole)}
              >
                {words[preset]}
              </button>
            )
          })}
        </div>
      )}
      <div className="option-groups">
        {groupsOf(game).map(({ group, names }) => (
          <section key={group}>
            <h3 className="over-line">{titles[group]}</h3>
            {names.map((name) => (
              <OptionField key={name} name={name} {...props} />
            ))}
          </section>
        ))}
      </div>
    </>
  )
}

const sameOptions = (game: Settable, a: Options, b: Options): boolean =>
  Object.entries(game.options).every(
    ([name, { values }]) => (a[name] ?? values[0]) === (b[name] ?? values[0]),
  )

/** One option: a switch where it is yes or no, else a list. A gold dot marks what is other than advised. */
export function OptionField({ name, game, seats, options, onPick }: Picking & { readonly name: string }) {
  const said = game.words
  const words = useWords(setupWords)
  const help = useId()
  const { values } = game.options[name] ?? { values: [] }
  const value = options[name] ?? values[0]
  const isSwitch = values.includes(true)
  const pick = (next: OptionValue) => onPick({ ...options, [name]: next })
  const may = (next: OptionValue) => isPossible(game, seats, { ...options, [name]: next })
  const whyNot = useWhyNot({ game, seats, options })
  const reasons = isSwitch
    ? [whyNot(name, value !== true)]
    : values.map((known) => {
        const why = whyNot(name, known)
        return why && `${said.optionValue(name, known)}: ${why}`
      })
  const { label, help: explained } = said.option(name)
  return (
    <label className="field option">
      <span>
        <b>
          {label}
          {differs(game, options, name) && <i className="changed" role="img" aria-label={words.isChanged} />}
        </b>
        <small id={help}>
          {explained}
          {reasons.map(
            (why) =>
              why !== undefined && (
                <em key={why} className="why-not">
                  {why}
                </em>
              ),
          )}
        </small>
      </span>
      {isSwitch ? (
        <input
          type="checkbox"
          role="switch"
          checked={value === true}
          disabled={!may(value !== true)}
          aria-describedby={help}
          data-option={name}
          onChange={({ target }) => pick(target.checked)}
        />
      ) : (
        <select
          value={String(value)}
          data-option={name}
          aria-describedby={help}
          onChange={({ target }) => {
            const next = values.find((known) => String(known) === target.value)
            if (next !== undefined) pick(next)
          }}
        >
          {values.map((known) => (
            <option key={String(known)} value={String(known)} disabled={!may(known)}>
              {said.optionValue(name, known)}
            </option>
          ))}
        </select>
      )}
    </label>
  )
}

/** Says in words why an option cannot have a value, or nothing where it can. */
function useWhyNot({ game, seats, options }: Omit<Picking, 'onPick'>) {
  const words = useWords(setupWords)
  const language = useLanguage()
  return (name: string, value: OptionValue): string | undefined => {
    const obstacle = obstacleTo(game, seats, options, [name, value])
    if (!obstacle) return undefined
    if (obstacle.kind === 'option')
      return words.notWith(
        game.words.option(obstacle.name).label,
        game.words.optionValue(obstacle.name, obstacle.value),
      )
    const numbers = new Intl.ListFormat(language, { type: 'disjunction' }).format(obstacle.seats.map(String))
    return words.onlyFor(numbers, obstacle.seats.at(-1) === 1)
  }
}
