import type { Language } from '@hippodrome/engine'
import { GAME_FACTS } from '../app/gameWords.ts'
import { homeWords } from '../app/homeWords.ts'
import { useLanguage, useWords } from '../app/language.ts'
import { Miniature } from '../miniature/Miniature.tsx'
import type { Scene } from '../miniature/scene.ts'
import scenes from '../miniature/scenes.json' with { type: 'json' }
import { POWER_SIGNS } from '../miniature/signs.ts'
import data from '../miniature/wars.json' with { type: 'json' }
import { type Counted, evennessOf } from './evenness.ts'
import type { Settable } from './settable.ts'
import won from './won.json' with { type: 'json' }
import { setupWords } from './words.ts'
import './wars.css'

type Letter = 'b' | 'm' | 'k' | 'f'

type War = {
  readonly year: number
  readonly turns: number
  /** By power, the least points for decline, survival and conquest. */
  readonly bands: readonly (readonly [letter: string, bands: readonly number[]])[]
  /** By number of players, the letters of each seat's powers. */
  readonly seats: { readonly [count: string]: readonly string[] }
}

const WARS = data as unknown as { readonly [war: string]: War | undefined }
const WON: { readonly [war: string]: Counted | undefined } = won
const SCENES = scenes.powers as unknown as { readonly [war: string]: Scene | undefined }

/** By seat, the letters of its powers. */
export const powersAt = Object.assign(
  (war: string, seats: number): readonly string[] => WARS[war]?.seats[seats] ?? [],
  { scene: (war: string): Scene | undefined => SCENES[war] },
)

/** A title without its years: they stand beside it. */
const titleOf = (game: Settable, war: string): string =>
  game.words.optionValue('scenario', war).replace(/\s*\(.*\)$/, '')

type Props = { readonly game: Settable; readonly war: string }

export function WarCard(props: Props & { readonly picked: boolean; readonly onPick: () => void }) {
  const { game, war, picked, onPick } = props
  const words = useWords(setupWords)
  return (
    <button type="button" className="war" aria-pressed={picked} data-war={war} onClick={onPick}>
      <span className="year">{WARS[war]?.year}</span>
      <Miniature game={game.id} scene={SCENES[war]} bare />
      <span className="inside">
        <b>{titleOf(game, war)}</b>
        <small>
          {words.turns(WARS[war]?.turns ?? 0)}, <Length turns={WARS[war]?.turns ?? 0} />
        </small>
      </span>
    </button>
  )
}

/** The war that a match is measured by, where nothing else is chosen. */
const MEASURED = WARS['1']?.turns ?? 1
const HOUR = 60

/** About how long a war lasts: what was measured of one, as many turns as it has. */
function Length({ turns }: { readonly turns: number }) {
  const words = useWords(setupWords)
  const home = useWords(homeWords)
  const language = useLanguage()
  const minutes = Math.round((GAME_FACTS.powers.minutes * turns) / MEASURED / 10) * 10
  const hours = (Math.round((minutes / HOUR) * 2) / 2).toLocaleString(language)
  return (
    <span title={words.lengthHelp}>{minutes < 2 * HOUR ? home.minutes(minutes) : words.hours(hours)}</span>
  )
}

function evenText(counted: Counted, words: (typeof setupWords)[Language]): string {
  const even = evennessOf(counted)
  if (even === undefined) return words.notYet(counted.matches)
  const verdict = typeof even === 'string' ? words[even] : words.leans(words[even.leans as Letter])
  return words.resting(verdict, counted.matches)
}

/** The war that is picked: its years, what each power must reach, how even it is. */
export function WarFacts({ game, war }: Props) {
  const words = useWords(setupWords)
  const { turns = 0, bands = [] } = WARS[war] ?? {}
  const counted = WON[war]
  const years = /\((.*)\)$/.exec(game.words.optionValue('scenario', war))?.[1] ?? ''
  return (
    <>
      <div>
        <h2>{titleOf(game, war)}</h2>
        <small>
          {years}, {words.turns(turns)}, <Length turns={turns} />
        </small>
      </div>
      <table className="bands" aria-label={words.bands}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{words.power}</span>
            </th>
            {[words.collapse, words.decline, words.survival, words.conquest].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            {counted && <th scope="col">{words.wins}</th>}
          </tr>
        </thead>
        <tbody>
          {bands.map(([letter, steps]) => (
            <tr key={letter} className={`of-${letter}`}>
              <th scope="row">
                <svg viewBox="0 0 16 16" role="img" aria-label={words[letter as Letter]}>
                  <path d={POWER_SIGNS[letter]} />
                </svg>
              </th>
              {[0, ...steps].map((step, index) => (
                <td key={index} className={`band-${index}`}>
                  {step}+
                </td>
              ))}
              {counted && (
                <td className="won" aria-label={words.wonOf(counted.won[letter] ?? 0, counted.matches)}>
                  {counted.won[letter]}/{counted.matches}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <small>{words.bestBand}</small>
      <p className="between even">
        <small>{words.even}</small>
        <small>{counted ? evenText(counted, words) : words.notMeasured}</small>
      </p>
    </>
  )
}
