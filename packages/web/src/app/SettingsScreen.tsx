import { useWords } from './language.ts'
import { LanguageSwitch } from './Layout.tsx'
import { MOTIONS, SPEEDS, TABLES, THEMES, useSettings } from './settings.ts'
import { appWords } from './words.ts'

export default function SettingsScreen() {
  const words = useWords(appWords)
  return (
    <>
      <h1>{words.settings}</h1>
      <SettingsForm />
      <h2>{words.about}</h2>
      <p>{words.aboutText}</p>
    </>
  )
}

export function SettingsForm() {
  const words = useWords(appWords)
  const settings = useSettings()
  const { set } = settings
  return (
    <form className="settings" onSubmit={(event) => event.preventDefault()}>
      <div className="field">
        <span>{words.language}</span>
        <LanguageSwitch />
      </div>
      <OneOf
        label={words.theme}
        value={settings.theme}
        values={THEMES}
        names={{ system: words.themeSystem, light: words.themeLight, dark: words.themeDark }}
        onPick={(theme) => set({ theme })}
      />
      <OneOf
        label={words.speed}
        value={settings.speed}
        values={SPEEDS}
        names={{
          slow: words.speedSlow,
          normal: words.speedNormal,
          fast: words.speedFast,
          instant: words.speedInstant,
        }}
        onPick={(speed) => set({ speed })}
      />
      <OneOf
        label={words.motion}
        value={settings.motion}
        values={MOTIONS}
        names={{ system: words.motionSystem, full: words.motionFull, reduced: words.motionReduced }}
        onPick={(motion) => set({ motion })}
      />
      <OneOf
        label={words.table}
        value={settings.table}
        values={TABLES}
        names={{ board: words.tableBoard, plain: words.tablePlain, text: words.tableText }}
        onPick={(table) => set({ table })}
      />
      <Switch
        label={words.confirmTurn}
        help={words.confirmTurnHelp}
        on={settings.confirmTurn}
        onTurn={(confirmTurn) => set({ confirmTurn })}
      />
      <Switch
        label={words.confirmChoice}
        help={words.confirmChoiceHelp}
        on={settings.confirmChoice}
        onTurn={(confirmChoice) => set({ confirmChoice })}
      />
    </form>
  )
}

function OneOf<T extends string>(props: {
  readonly label: string
  readonly value: T
  readonly values: readonly T[]
  readonly names: { readonly [value in T]: string }
  readonly onPick: (value: T) => void
}) {
  const { label, value, values, names, onPick } = props
  return (
    <label className="field">
      <span>{label}</span>
      <select
        value={value}
        onChange={({ target }) => {
          const picked = values.find((known) => known === target.value)
          if (picked) onPick(picked)
        }}
      >
        {values.map((known) => (
          <option key={known} value={known}>
            {names[known]}
          </option>
        ))}
      </select>
    </label>
  )
}

function Switch(props: {
  readonly label: string
  readonly help: string
  readonly on: boolean
  readonly onTurn: (on: boolean) => void
}) {
  return (
    <label className="field switch">
      <input type="checkbox" checked={props.on} onChange={({ target }) => props.onTurn(target.checked)} />
      <span>
        {props.label}
        <small>{props.help}</small>
      </span>
    </label>
  )
}
