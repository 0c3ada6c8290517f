import { lazy, Suspense, useState } from 'react'
import { useWords } from '../app/language.ts'
import { playWords } from './words.ts'

const RuleDialog = lazy(() => import('../rules/RuleDialog.tsx'))

/** A rule's number that opens the rule over the table. */
export function RuleLink({ game, rule }: { readonly game: string; readonly rule: string }) {
  const words = useWords(playWords)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="rule" data-testid="rule" onClick={() => setOpen(true)}>
        {words.rule(rule)}
      </button>
      {open && (
        <Suspense>
          <RuleDialog game={game} rule={rule} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
