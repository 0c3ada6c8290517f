import { useEffect, useRef, useState } from 'react'
import { copyText } from '../app/copy.ts'
import { useWords } from '../app/language.ts'
import { onlineWords } from './words.ts'

const COPIED_MS = 2000

/** A line to be handed on: selected when it is touched, copied by its button, or selected by it where there is no clipboard. */
export function Copyable({ text, label }: { readonly text: string; readonly label: string }) {
  const words = useWords(onlineWords)
  const [copied, setCopied] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    if (await copyText(text)) setCopied(true)
    else field.current?.focus()
  }
  return (
    <p className="link">
      <input
        ref={field}
        readOnly
        value={text}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" className="button primary" onClick={() => void copy()}>
        {copied ? words.copied : words.copy}
      </button>
    </p>
  )
}
