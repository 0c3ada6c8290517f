import { LANGUAGES } from '@hippodrome/engine'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { LANGUAGE_NAMES, useWords } from './language.ts'
import { useSettings } from './settings.ts'
import { appWords } from './words.ts'

/** The frame of every screen but the table. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const words = useWords(appWords)
  return (
    <>
      <a className="skip" href="#content" onClick={skip}>
        {words.skip}
      </a>
      <header className="bar">
        <Link href="/" className="mark">
          {words.title}
        </Link>
        <nav>
          <Link href="/rules/families">{words.rules}</Link>
          <Link href="/lessons">{words.lessons}</Link>
          <Link href="/settings">{words.settings}</Link>
        </nav>
        <LanguageSwitch />
      </header>
      <main className="page" id="content" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}

/** The address belongs to the screens, so the jump is made by hand. */
function skip(event: { preventDefault(): void }): void {
  event.preventDefault()
  document.getElementById('content')?.focus()
}

export function LanguageSwitch() {
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
          {LANGUAGE_NAMES[known]}
        </option>
      ))}
    </select>
  )
}
