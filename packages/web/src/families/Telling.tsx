import type { Told } from '@hippodrome/engine'
import type { FamiliesEntry } from '@hippodrome/families'
import { useWords } from '../app/language.ts'
import { Die } from './shapes.tsx'
import { boardWords } from './words.ts'

/** Dice as they fell. */
export function Telling({ told }: { readonly told: Told }) {
  const words = useWords(boardWords)
  const entry = told.entry as FamiliesEntry
  if (!('dice' in entry) || entry.dice.length === 0) return undefined
  if (entry.kind === 'battle')
    return (
      <div className="rolls">
        <Roll title={words.attacker} dice={entry.dice} hits={entry.hits} />
        <Roll title={words.defender} dice={entry.foeDice} hits={entry.foeHits} />
      </div>
    )
  return (
    <div className="rolls">
      <Roll title={entry.kind === 'siege' ? words.city : words.fleet} dice={entry.dice} hits={entry.hits} />
    </div>
  )
}

type RollProps = { readonly title: string; readonly dice: readonly number[]; readonly hits: number }

function Roll({ title, dice, hits }: RollProps) {
  const words = useWords(boardWords)
  return (
    <div className="roll">
      <span className="roll-title">{title}</span>
      <span className="dice" role="group" aria-label={words.dice}>
        {dice.map((value, index) => (
          <Die key={index} value={value} order={index} />
        ))}
      </span>
      <span className="roll-hits">{words.hits(hits)}</span>
    </div>
  )
}
