import { useEffect, useState } from 'react'
import { useWords } from '../app/language.ts'
import { onlineWords } from './words.ts'

const COPIED_MS = 2000

/** A line to be handed on: selected when it is touched, copied by its button. */
export function Copyable({ text, label }: { readonly text: string; readonly label: string }) {
  const words = useWords(onlineWords)
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <p className="link">
      <input readOnly value={text} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
      <button
        type="button"
        className="button primary"
        onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
      >
        {copied ? words.copied : words.copy}
      </button>
    </p>
  )
}
