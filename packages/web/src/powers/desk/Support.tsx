import type { PowersChoice, TableId } from '@hippodrome/powers'
import { TABLES } from '@hippodrome/powers/vocabulary'
import { useWords } from '../../app/language.ts'
import { wordOf } from '../../play/playing.ts'
import { capital, namesOf } from '../sentences.ts'
import { type PowersSituation, usePowers } from '../usePowers.ts'
import { powersWords } from '../words.ts'
import { ChanceKey, chancesOn } from './ChanceBar.tsx'
import { StrikeRow } from './StrikeRow.tsx'

/** §21.7, §21.4 What a chit adds to a roll. */
function addedBy(choice: PowersChoice, power: unknown): number | undefined {
  if (choice.do === 'pass') return 0
  if (choice.do !== 'chit' || choice.by !== undefined) return undefined
  if (choice.chit === 'greekFire') return power === 'byzantine' ? 2 : 1
  return Number(/^strategos(\d)$/.exec(choice.chit)?.[1] ?? Number.NaN)
}

type Row = { readonly choice: PowersChoice; readonly index: number; readonly added: number }

/** What may be played before a roll, and the roll as it is: each a number of the keyboard. */
export function supportOf({ choices, decision }: PowersSituation): readonly Row[] {
  if (decision?.prompt !== 'support') return []
  return choices.flatMap((choice, index): Row[] => {
    const added = addedBy(choice, decision.facts?.['power'])
    return added === undefined ? [] : [{ choice, index, added }]
  })
}

/** §14.6 Chits before a roll: the chances with and without each, side by side. */
export function Support() {
  const stage = usePowers()
  const words = useWords(powersWords)
  const { decision, board } = stage
  const { strength, table: named } = decision?.facts ?? {}
  const table: TableId | undefined = TABLES.find((known: TableId) => known === named)
  if (!decision || table === undefined || typeof strength !== 'number') return undefined
  return (
    <section className="strikes" aria-label={words.chances}>
      <h2>{capital(namesOf(stage).tables[table])}</h2>
      {supportOf(stage).map(({ choice, index, added }, place) => (
        <StrikeRow
          key={index}
          index={index}
          digit={place + 1}
          name={added === 0 ? words.rollNow : wordOf(stage.playing, choice, decision)}
          strength={strength + added}
          chances={chancesOn(board, table, strength + added)}
          usual={added === 0}
        />
      ))}
      <ChanceKey />
    </section>
  )
}
