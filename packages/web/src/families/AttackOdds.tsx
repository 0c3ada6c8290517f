import { meanOf, type Odds } from '@hippodrome/families'
import { useMemo } from 'react'
import { useLanguage, useWords } from '../app/language.ts'
import { type AttackOutlook, attackOf } from './attack.ts'
import { type Board, cityName, useBoard } from './board.ts'
import { boardWords } from './words.ts'

/** The attack that a choice begins, with its exact odds. */
export function useAttack(choice: number | undefined): AttackOutlook | undefined {
  const { choices, decision, view } = useBoard()
  return useMemo(() => {
    const chosen = choice === undefined ? undefined : choices[choice]
    return chosen && decision ? attackOf(chosen, decision, view) : undefined
  }, [choice, choices, decision, view])
}

export function usePercent(): (chance: number) => string {
  const language = useLanguage()
  return useMemo(() => {
    const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
    // Nearly certain is not certain.
    return (chance) =>
      chance > 0.995 && chance < 1 ? '>99%' : chance > 0 && chance < 0.005 ? '<1%' : format.format(chance)
  }, [language])
}

/** The choice whose odds are shown: selected, pointed at, or the only attack of the spot that was clicked. */
function considered({ playing, hint, focus, spots, choices, decision, view }: Board): number | undefined {
  if (playing.selected !== undefined) return playing.selected
  if (hint !== undefined) return hint
  const here = focus === undefined ? [] : (spots.get(focus)?.choices ?? [])
  return here.find((index) => {
    const choice = choices[index]
    return choice && decision && attackOf(choice, decision, view) !== undefined
  })
}

/** Before an attack: how likely the city falls, and what it may cost. Computed, not sampled. */
export function AttackOdds() {
  const board = useBoard()
  const words = useWords(boardWords)
  const percent = usePercent()
  const attack = useAttack(considered(board))
  if (!attack) return undefined
  const { preview, withLevy, points, city } = attack
  const { seats } = board.playing.naming
  return (
    <section className="odds" aria-label={words.odds} data-testid="odds">
      <p>
        <strong>{cityName(board, city)}</strong>: {words.oddsTaken(percent(preview.odds.taken))}
        {points > 0 && `, ${words.oddsPoints(points)}`}
      </p>
      {withLevy && preview.levy && (
        <p>{words.oddsLevy(seats[preview.levy.seat] ?? '', preview.levy.cubes, percent(withLevy.taken))}</p>
      )}
      {preview.armies.length > 0 && (
        <p>{words.oddsArmies(preview.armies.map((seat) => seats[seat] ?? '').join(', '))}</p>
      )}
      <Losses odds={withLevy ?? preview.odds} />
    </section>
  )
}

/** A bar for each number of cubes that the attacker may lose. */
function Losses({ odds }: { readonly odds: Odds }) {
  const words = useWords(boardWords)
  const language = useLanguage()
  const percent = usePercent()
  const most = Math.max(...odds.losses)
  const rows = odds.losses.flatMap((chance, lost) => (chance >= 0.005 ? [{ lost, chance }] : []))
  const mean = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(meanOf(odds.losses))
  return (
    <>
      <p className="quiet">{words.oddsLosses(mean)}</p>
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
