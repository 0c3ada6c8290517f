import { Icon } from '../app/Icon.tsx'
import { useWords } from '../app/language.ts'
import { endWords } from './words.ts'

/** From the table of a match that is over back to its result. */
export function ToResult({ onReturn }: { readonly onReturn: () => void }) {
  const words = useWords(endWords)
  return (
    <button type="button" className="primary to-result" onClick={onReturn}>
      <Icon name="flag" />
      {words.result}
    </button>
  )
}
