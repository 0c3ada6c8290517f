import { meanOf, type Odds } from '@hippodrome/families'
import { useMemo } from 'react'
import { useLanguage, useWords } from '../app/language.ts'
import { type AttackOutlook, attackOf, type DefenceCase } from './attack.ts'
import { usePointed } from '../board/pointer.ts'
import { percentIn, rangeIn } from '../board/chances.ts'
import { cityName, useFamilies } from './stage.ts'
import { boardWords } from './words.ts'

/** The attack that a choice begins, with its exact odds. */
function useAttack(choice: number | undefined): AttackOutlook | undefined {
  const { choices, decision, view, board } = useFamilies()
  return useMemo(() => {
    const chosen = choice === undefined ? undefined : choices[choice]
    return chosen && decision ? attackOf(chosen, decision, view, board) : undefined
  }, [choice, choices, decision, view, board])
}

/** From the hardest defence to the easiest. */
function useRange(): (attack: AttackOutlook) => string {
  const range = rangeIn(useLanguage())
  return ({ cases }) => {
    const chances = cases.map(({ odds }) => odds.taken)
    return range({ low: Math.min(...chances), high: Math.max(...chances) })
  }
}

/** The choice whose odds are shown: selected, pointed at, or the only attack of the spot that was clicked. */
function useConsidered(): number | undefined {
  const { playing, pointer, focus, spots, choices, decision, view, board } = useFamilies()
  const pointed = usePointed(pointer, ({ choice }) => choice)
  if (playing.selected !== undefined) return playing.selected
  if (pointed !== undefined) return pointed
  const here = focus === undefined ? [] : (spots.get(focus)?.choices ?? [])
  return here.find((index) => {
    const choice = choices[index]
    return choice && decision && attackOf(choice, decision, view, board) !== undefined
  })
}

/** Before an attack: how likely the city falls, and what it may cost. Computed, not sampled. */
export function AttackOdds() {
  const board = useFamilies()
  const words = useWords(boardWords)
  const percent = percentIn(useLanguage())
  const range = useRange()
  const attack = useAttack(useConsidered())
  if (!attack) return undefined
  const { cases, points, city } = attack
  const [hardest] = cases.toSorted(
    (one, other) => one.odds.taken - other.odds.taken || meanOf(other.odds.losses) - meanOf(one.odds.losses),
  )
  return (
    <section className="odds" aria-label={words.odds} data-testid="odds">
      <p>
        <strong>{cityName(board, city)}</strong>: {words.oddsTaken(range(attack))}
        {points > 0 && `, ${words.oddsPoints(points)}`}
      </p>
      {cases.length > 1 && (
        <ul className="defences">
          {cases.map(({ defence, odds }) => (
            <li key={defence}>
              <DefenceName attack={attack} defence={defence} /> <b>{percent(odds.taken)}</b>
            </li>
          ))}
        </ul>
      )}
      {hardest && <Losses odds={hardest.odds} among={cases.length} />}
    </section>
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
