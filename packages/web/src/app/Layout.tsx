import { LANGUAGES } from '@hippodrome/engine'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { Icon, type IconName } from './Icon.tsx'
import { LANGUAGE_NAMES, useWords } from './language.ts'
import { Mark } from './Mark.tsx'
import { NewVersion } from './NewVersion.tsx'
import { useSettings } from './settings.ts'
import { Bell } from '../notice/Bell.tsx'
import { useNarrow } from '../play/useNarrow.ts'
import { useServer, warningSeen } from '../online/useServer.ts'
import { useOnline } from './useOnline.ts'
import { useWaiting } from './useMatches.ts'
import { appWords } from './words.ts'

/** The frame of every screen but the table. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const words = useWords(appWords)
  const online = useOnline()
  return (
    <>
      <a className="skip" href="#content" onClick={skip}>
        {words.skip}
      </a>
      <Bar />
      {!online && (
        <p className="notice" role="status">
          <Icon name="off" />
          {words.offline}
        </p>
      )}
      <NewVersion />
      <Warned />
      <main className="page" id="content" tabIndex={-1}>
        {children}
      </main>
      <Tabs />
    </>
  )
}

type Place = {
  readonly path: string
  readonly icon: IconName
  readonly name: 'play' | 'tables' | 'learn' | 'rules' | 'settings'
}

/** Tables are there where a server is. */
const TABLES: Place = { path: '/tables', icon: 'users', name: 'tables' }

const PLACES: readonly Place[] = [
  { path: '/', icon: 'home', name: 'play' },
  { path: '/lessons', icon: 'learn', name: 'learn' },
  { path: '/rules/families', icon: 'book', name: 'rules' },
  { path: '/settings', icon: 'gear', name: 'settings' },
]

/** The place of the bar that a screen belongs to; setting up a match is part of playing. */
function usePlaces() {
  const [location] = useLocation()
  const waiting = useWaiting()
  const server = useServer()
  const [first, ...others] = PLACES
  const places = server.kind === 'guest' || server.kind === 'stranger' ? [first, TABLES, ...others] : PLACES
  return places.flatMap((place) => {
    if (!place) return []
    const stem = place.path.split('/')[1] ?? ''
    const here =
      stem === '' ? /^\/($|new|shared)/.test(location) : location.startsWith(`/${stem.replace(/s$/, '')}`)
    return [{ ...place, here, waiting: place.path === '/' ? waiting : 0 }]
  })
}

function Bar() {
  const words = useWords(appWords)
  return (
    <header className="bar">
      <Link href="/" className="mark">
        <Mark />
        {words.title}
      </Link>
      <nav aria-label={words.places}>
        {usePlaces().map(({ path, name, here, waiting }) => (
          <Link key={path} href={path} aria-current={here ? 'page' : undefined}>
            {words[name]}
            {waiting > 0 && <Badge waiting={waiting} />}
          </Link>
        ))}
      </nav>
      <Bell />
      <LanguageSwitch short={useNarrow()} />
      <Me />
      <ThemeSwitch />
    </header>
  )
}

/** The way back for who has a name at the server and comes from another browser. */
export function BeenHere() {
  const words = useWords(appWords)
  const me = useServer()
  if (me.kind !== 'stranger') return undefined
  return (
    <Link href="/login" className="been-here">
      {words.beenHere}
    </Link>
  )
}

/** Who we are, and the way to our profile. */
function Me() {
  const words = useWords(appWords)
  const me = useServer()
  const narrow = useNarrow()
  if (me.kind !== 'guest') return narrow ? undefined : <BeenHere />
  return (
    <Link href="/people/me" className="me" aria-label={`${words.profile}: ${me.name}`}>
      <span aria-hidden="true">{me.name.trim().charAt(0)}</span>
      <b aria-hidden="true">{me.name}</b>
    </Link>
  )
}

/** What a moderator has told us, until we have read it. */
function Warned() {
  const words = useWords(appWords)
  const me = useServer()
  if (me.kind !== 'guest' || me.warning === undefined) return undefined
  const read = () =>
    void import('../people/calls.ts').then(({ seeWarnings }) => seeWarnings()).then(warningSeen)
  return (
    <p className="notice warned" role="alert" data-testid="warning">
      <Icon name="flag" />
      <span>
        {words.warned} “{me.warning}”
      </span>
      <button type="button" className="small" onClick={read}>
        {words.understood}
      </button>
    </p>
  )
}

function Tabs() {
  const words = useWords(appWords)
  return (
    <nav className="places" aria-label={words.places}>
      {usePlaces().map(({ path, icon, name, here, waiting }) => (
        <Link key={path} href={path} aria-current={here ? 'page' : undefined}>
          <Icon name={icon} />
          {words[name]}
          {waiting > 0 && <Badge waiting={waiting} />}
        </Link>
      ))}
    </nav>
  )
}

function Badge({ waiting }: { readonly waiting: number }) {
  const words = useWords(appWords)
  return (
    <span className="count">
      {waiting}
      <span className="visually-hidden"> {words.badge}</span>
    </span>
  )
}

/** The address belongs to the screens, so the jump is made by hand. */
function skip(event: { preventDefault(): void }): void {
  event.preventDefault()
  document.getElementById('content')?.focus()
}

function ThemeSwitch() {
  const { set } = useSettings()
  const words = useWords(appWords)
  const turn = () => {
    const dark = getComputedStyle(document.documentElement).colorScheme
    const isDark = dark === 'dark' || (dark !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
    set({ theme: isDark ? 'light' : 'dark' })
  }
  return (
    <button
      type="button"
      className="plain icon theme"
      aria-label={words.lightDark}
      title={words.lightDark}
      onClick={turn}
    >
      <Icon name="moon" />
    </button>
  )
}

/** In the bar of a phone a language goes by its two letters. */
export function LanguageSwitch({ short = false }: { readonly short?: boolean }) {
  const { language, set } = useSettings()
  const words = useWords(appWords)
  return (
    <select
      aria-label={words.language}
      value={language}
      onChange={({ target }) => {
        const chosen = LANGUAGES.find((known) => known === target.value)
        if (chosen) set({ language: chosen })
      }}
    >
      {LANGUAGES.map((known) => (
        <option key={known} value={known} lang={known}>
          {short ? known.toUpperCase() : LANGUAGE_NAMES[known]}
        </option>
      ))}
    </select>
  )
}
