import type { LeafChange } from '@hippodrome/engine'
import { usePreviews } from '../play/usePreviews.ts'
import { questGains } from './consequence.ts'
import { Icon } from './Icon.tsx'
import { sheetFor } from './sheets.ts'
import { useCourt } from './stage.ts'
import { trayAt } from './trays.ts'

/** While an area is asked for: what one's Quests would gain or lose by each. */
export function Gains() {
  const { decision } = useCourt()
  return decision && sheetFor(decision.prompt) === 'map' ? <OnMap /> : undefined
}

function OnMap() {
  const { playing, choices, view, faces } = useCourt()
  const previews = usePreviews(playing)
  const told = (changes: readonly LeafChange[]) =>
    [...questGains(changes)].map(([place, n]) => ({
      n,
      name: faces.quest(view.own?.quests[place] ?? '')?.name ?? '',
    }))
  return previews.map(({ choice: index, changes = [] }) => {
    const choice = choices[index]
    const gains = told(changes)
    const sum = gains.reduce((all, { n }) => all + n, 0)
    if (choice?.do !== 'area' || gains.length === 0) return undefined
    return (
      <span
        key={choice.area}
        className={`tray-gain ${sum < 0 ? 'less' : ''}`}
        style={trayAt(choice.area)}
        title={gains.map(({ n, name }) => `${name} ${n > 0 ? '+' : ''}${n}`).join(', ')}
      >
        <Icon name="quest" /> {sum < 0 ? sum : `+${sum}`} <Icon name="doxa" />
      </span>
    )
  })
}
