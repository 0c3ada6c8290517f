import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useParams } from 'wouter'
import { Icon, type IconName } from './Icon.tsx'
import { useWords } from './language.ts'
import { LanguageSwitch } from './Layout.tsx'
import { CHANCES, MOTIONS, SPEEDS, TABLES, THEMES, useSettings } from './settings.ts'
import { settingsWords } from './settingsWords.ts'
import { useServer } from '../online/useServer.ts'
import './settings.css'

const MyAccount = lazy(() => import('../account/MyAccount.tsx'))
const MyDays = lazy(() => import('../online/MyDays.tsx'))
const MyData = lazy(() => import('../account/MyData.tsx'))

const SECTIONS = ['account', 'days', 'play', 'look', 'reach', 'data', 'dice'] as const
type SectionName = (typeof SECTIONS)[number]

const ICONS: { readonly [name in SectionName]: IconName } = {
  account: 'key',
  days: 'clock',
  play: 'speed',
  look: 'brush',
  reach: 'eye',
  data: 'down',
  dice: 'dice',
}

/** One page in sections; every change is saved at once and says so. */
export default function SettingsScreen() {
  const words = useWords(settingsWords)
  const { section } = useParams<{ section?: string }>()
  const server = useServer()
  const far = server.kind === 'guest' || server.kind === 'stranger'
  const sections = SECTIONS.filter(
    (name) => (name !== 'account' || far) && (name !== 'days' || server.kind === 'guest'),
  )
  const here = sections.find((known) => known === section)
  useEffect(() => {
    if (here) document.getElementById(`settings-${here}`)?.scrollIntoView({ block: 'start' })
  }, [here])
  return (
    <>
      <div className="between">
        <h1>{words.title}</h1>
        <Saved />
      </div>
      <div className="settings-page">
        <nav aria-label={words.title}>
          {server.kind === 'guest' && (
            <a href="#/people/me">
              <Icon name="users" />
              {words.profile}
            </a>
          )}
          {server.kind === 'guest' && server.moderator && (
            <a href="#/moderation">
              <Icon name="flag" />
              {words.moderation}
            </a>
          )}
          {sections.map((name) => (
            <a key={name} href={`#/settings/${name}`} aria-current={name === here ? 'true' : undefined}>
              <Icon name={ICONS[name]} />
              {words[name]}
            </a>
          ))}
        </nav>
        <div>
          {far && (
            <Section name="account">
              <Suspense fallback={undefined}>
                <MyAccount />
              </Suspense>
            </Section>
          )}
          {server.kind === 'guest' && (
            <Section name="days">
              <Suspense fallback={undefined}>
                <MyDays />
              </Suspense>
            </Section>
          )}
          <SettingsForm />
          <Section name="data">
            <p>{words.dataSays}</p>
            <Suspense fallback={undefined}>
              <MyData />
            </Suspense>
          </Section>
          <Section name="dice">
            <p>{words.diceSays}</p>
            <p className="quiet">{words.aboutText}</p>
          </Section>
        </div>
      </div>
    </>
  )
}

/** The settings alone, also for the menu of a match. */
export function SettingsForm() {
  return (
    <form className="settings" onSubmit={(event) => event.preventDefault()}>
      <PlaySection />
      <LookSection />
      <ReachSection />
    </form>
  )
}

function PlaySection() {
  const words = useWords(settingsWords)
  const settings = useSettings()
  const { set } = settings
  return (
    <Section name="play">
      <Switch
        label={words.sound}
        help={words.soundHelp}
        on={settings.sound}
        onTurn={(sound) => {
          set({ sound })
          if (sound) void import('../sound/play.ts').then(({ playSound }) => playSound('turn'))
        }}
      />
      <OneOf
        label={words.speed}
        value={settings.speed}
        values={SPEEDS}
        names={{ slow: words.slow, normal: words.normal, fast: words.fast, instant: words.instant }}
        onPick={(speed) => set({ speed })}
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
      <Switch
        label={words.alwaysAsk}
        help={words.alwaysAskHelp}
        on={settings.alwaysAsk}
        onTurn={(alwaysAsk) => set({ alwaysAsk })}
      />
      <OneOf
        label={words.chances}
        help={words.chancesHelp}
        value={settings.chances}
        values={CHANCES}
        names={{ bots: words.chancesBots, always: words.chancesAlways, never: words.chancesNever }}
        onPick={(chances) => set({ chances })}
      />
    </Section>
  )
}

function LookSection() {
  const words = useWords(settingsWords)
  const { theme, table, set } = useSettings()
  return (
    <Section name="look">
      <div className="field">
        <span>{words.language}</span>
        <LanguageSwitch />
      </div>
      <OneOf
        label={words.theme}
        value={theme}
        values={THEMES}
        names={{ system: words.system, light: words.light, dark: words.dark }}
        onPick={(picked) => set({ theme: picked })}
      />
      <OneOf
        label={words.table}
        value={table}
        values={TABLES}
        names={{ board: words.board, plain: words.plain, text: words.text }}
        onPick={(picked) => set({ table: picked })}
      />
    </Section>
  )
}

function ReachSection() {
  const words = useWords(settingsWords)
  const { motion, patterns, keys, set } = useSettings()
  return (
    <Section name="reach">
      <OneOf
        label={words.motion}
        value={motion}
        values={MOTIONS}
        names={{ system: words.system, full: words.full, reduced: words.reduced }}
        onPick={(picked) => set({ motion: picked })}
      />
      <Switch
        label={words.patterns}
        help={words.patternsHelp}
        on={patterns}
        onTurn={(on) => set({ patterns: on })}
      />
      <Switch label={words.keys} help={words.keysHelp} on={keys} onTurn={(on) => set({ keys: on })} />
    </Section>
  )
}

function Section({ name, children }: { readonly name: SectionName; readonly children: ReactNode }) {
  const words = useWords(settingsWords)
  return (
    <section className="card" id={`settings-${name}`} aria-label={words[name]}>
      <h2>{words[name]}</h2>
      {children}
    </section>
  )
}

const SAID_MS = 2000

/** Says “Saved” for a moment after each change. */
function Saved() {
  const words = useWords(settingsWords)
  const settings = useSettings()
  const first = useRef(settings)
  const [said, setSaid] = useState(false)
  useEffect(() => {
    if (settings === first.current) return undefined
    setSaid(true)
    const timer = setTimeout(() => setSaid(false), SAID_MS)
    return () => clearTimeout(timer)
  }, [settings])
  return (
    <span role="status" className={said ? 'saved' : ''} data-testid="saved">
      {said ? `✓ ${words.saved}` : ''}
    </span>
  )
}

function OneOf<T extends string>(props: {
  readonly label: string
  readonly help?: string
  readonly value: T
  readonly values: readonly T[]
  readonly names: { readonly [value in T]: string }
  readonly onPick: (value: T) => void
}) {
  const { label, help, value, values, names, onPick } = props
  return (
    <div className="field">
      <span>
        {label}
        {help !== undefined && <small>{help}</small>}
      </span>
      <span className="segments" role="group" aria-label={label}>
        {values.map((known) => (
          <button key={known} type="button" aria-pressed={known === value} onClick={() => onPick(known)}>
            {names[known]}
          </button>
        ))}
      </span>
    </div>
  )
}

function Switch(props: {
  readonly label: string
  readonly help: string
  readonly on: boolean
  readonly onTurn: (on: boolean) => void
}) {
  return (
    <label className="field">
      <span>
        {props.label}
        <small>{props.help}</small>
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={props.on}
        onChange={({ target }) => props.onTurn(target.checked)}
      />
    </label>
  )
}
