import { percentIn } from '@hippodrome/engine'
import { meanOf, type Odds } from '@hippodrome/families'
import { useMemo } from 'react'
import { useLanguage, useWords } from '../app/language.ts'
import { type AttackOutlook, attackOf, type DefenceCase } from './attack.ts'
import { useFamilies } from './stage.ts'
import { boardWords } from './words.ts'

/** Of an attack: what each defence would make of it, and the cubes that it may cost. Computed, not sampled. */
export function AttackOdds({ choice }: { readonly choice: number }) {
  const { choices, decision, view, board } = useFamilies()
  const percent = percentIn(useLanguage())
  const attack = useMemo(() => {
    const chosen = choices[choice]
    return chosen && decision ? attackOf(chosen, decision, view, board) : undefined
  }, [choice, choices, decision, view, board])
  if (!attack) return undefined
  const { cases } = attack
  const [hardest] = cases.toSorted(
    (one, other) => one.odds.taken - other.odds.taken || meanOf(other.odds.losses) - meanOf(one.odds.losses),
  )
  return (
    <>
      {cases.length > 1 && (
        <ul className="chances">
          {cases.map(({ defence, odds }) => (
            <li key={defence}>
              <DefenceName attack={attack} defence={defence} /> <b>{percent(odds.taken)}</b>
            </li>
          ))}
        </ul>
      )}
      {hardest && <Losses odds={hardest.odds} among={cases.length} />}
    </>
  )
}

function DefenceName(props: { readonly attack: AttackOutlook; readonly defence: DefenceCase['defence'] }) {
  const { playing } = useFamilies()
  const words = useWords(boardWords)
  const { armies, levy } = props.attack.preview
  const nameOf = (seat: number) => playing.naming.seats[seat] ?? ''
  switch (props.defence) {
    case 'city':
      return words.oddsCity
    case 'armies':
      return words.oddsArmies(armies.map(nameOf).join(', '))
    case 'retreat':
      return words.oddsRetreat(armies.length)
    case 'levy':
      return levy && words.oddsLevy(nameOf(levy.seat), levy.cubes)
  }
}

/** A bar for each number of cubes that the attacker may lose. */
function Losses({ odds, among }: { readonly odds: Odds; readonly among: number }) {
  const words = useWords(boardWords)
  const language = useLanguage()
  const percent = percentIn(useLanguage())
  const most = Math.max(...odds.losses)
  const rows = odds.losses.flatMap((chance, lost) => (chance >= 0.005 ? [{ lost, chance }] : []))
  const mean = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(meanOf(odds.losses))
  return (
    <>
      <p className="quiet">{among > 1 ? words.oddsHardest(mean) : words.oddsLosses(mean)}</p>
      <ol className="loss-bars">
        {rows.map(({ lost, chance }) => (
          <li key={lost}>
            <span
              className="loss-bar"
              style={{ height: `${Math.max(2, (chance / most) * 28)}px` }}
              aria-hidden="true"
            />
            <span>{lost}</span>
            <span className="visually-hidden">{percent(chance)}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
