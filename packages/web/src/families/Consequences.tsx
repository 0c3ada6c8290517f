import { useWords } from '../app/language.ts'
import { useAttack, useRange } from './AttackOdds.tsx'
import type { Change } from './consequence.ts'
import type { Outlook } from './usePreviews.ts'
import { boardWords } from './words.ts'

/** What a choice costs and brings, before it is made. */
export function Consequences(props: { readonly outlook: Outlook | undefined; readonly choice: number }) {
  const { outlook, choice } = props
  const words = useWords(boardWords)
  const range = useRange()
  const attack = useAttack(choice)
  if (!outlook && !attack) return undefined
  const { changes, dice } = outlook ?? NOTHING
  if (changes.length === 0 && !dice && !attack) return undefined
  return (
    <span className="consequences">
      {attack ? (
        <span className="badge dice">{words.oddsShort(range(attack))}</span>
      ) : (
        dice && <span className="badge dice">{words.fight}</span>
      )}
      {changes.map((change, index) => (
        <Badge key={index} change={change} />
      ))}
    </span>
  )
}

const NOTHING: Outlook = { changes: [], dice: false }

function Badge({ change }: { readonly change: Change }) {
  const words = useWords(boardWords)
  const text = () => {
    switch (change.kind) {
      case 'points':
        return words.costPoints(change.by, words[change.side])
      case 'money':
        return words.costMoney(change.by, words[change.side])
      case 'cubes':
        return words.costCubes(change.by, `${words[change.side]} ${words[change.box]}`)
      case 'pool':
      case 'casualties':
        return words.costCubes(change.by, words[change.kind])
      case 'bulgars':
        return words.costBulgars(change.by)
    }
  }
  return <span className={`badge ${change.kind}${change.by > 0 ? ' up' : ' down'}`}>{text()}</span>
}
