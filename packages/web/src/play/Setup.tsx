import { BOT_LEVELS, type BotLevel } from '@hippodrome/bots'
import { BadData, configure, type Game, type OptionValue } from '@hippodrome/engine'
import { isGameId } from '@hippodrome/games'
import { useState } from 'react'
import { Link, useLocation, useParams } from 'wouter'
import { gameWords } from '../app/gameWords.ts'
import { useLanguage, useWords } from '../app/language.ts'
import { Loading } from '../app/Loading.tsx'
import { useOnce } from '../app/useOnce.ts'
import { appWords } from '../app/words.ts'
import { StoreFault } from '../store/matchStore.ts'
import { addMatch, newMatchFile } from '../store/newMatch.ts'
import { store } from '../store/store.ts'
import { fitting, isPossible } from './options.ts'
import { useGame } from './useGame.ts'
import { playWords } from './words.ts'

type Chair = { readonly name: string; readonly player: 'human' | BotLevel }

/** The chapter of the rule book that says what is reconstruction. */
const RECONSTRUCTION: { readonly [game: string]: number | undefined } = { court: 28, powers: 30 }

const NAMES = ['Theodora', 'Heraclius', 'Khalid', 'Zoe', 'Narses', 'Amr', 'Irene', 'Leo']

export default function Setup() {
  const { game: id } = useParams<{ game: string }>()
  const game = useGame(id)
  const words = useWords(appWords)
  if (game === undefined) return <Loading />
  if (game === 'missing') return <p role="alert">{words.gameMissing}</p>
  return <SetupForm game={game} />
}

function SetupForm({ game }: { readonly game: Game }) {
  const words = useWords(playWords)
  const common = useWords(appWords)
  const language = useLanguage()
  const [, go] = useLocation()
  const said = game.words[language]
  const [chairs, setChairs] = useState<readonly Chair[]>(() => firstChairs(Math.min(3, game.seats.max)))
  const [options, setOptions] = useState<{ readonly [name: string]: OptionValue }>({})
  const [problem, setProblem] = useState<string>()
  const [first, ...others] = Object.keys(game.options)
  const picking = { game, seats: chairs.length, options, onPick: setOptions }
  /** Other numbers of players may need another way to play. */
  const seat = (next: readonly Chair[]) => {
    setChairs(next)
    setOptions((now) => fitting(game, next.length, now))
    setProblem(undefined)
  }
  const change = (index: number, chair: Partial<Chair>) =>
    setChairs(chairs.map((old, other) => (other === index ? { ...old, ...chair } : old)))
  const begin = useOnce(async () => {
    try {
      const config = configure(game, { seats: chairs.length, options })
      const seats = chairs.map(({ name, player }, index) => ({
        name: name.trim() || words.seat(index + 1),
        player,
      }))
      go(`/match/${await addMatch(store, newMatchFile(game, config, seats))}`)
    } catch (fault) {
      if (fault instanceof BadData) setProblem(fault.message)
      else if (fault instanceof StoreFault) setProblem(common.storeNone)
      else throw fault
    }
  })
  return (
    <form
      className="setup"
      onSubmit={(event) => {
        event.preventDefault()
        void begin()
      }}
    >
      <h1>{isGameId(game.id) ? gameWords[game.id][language].name : said.name}</h1>
      <p>{said.about}</p>
      {isGameId(game.id) && gameWords[game.id][language].reconstruction !== '' && (
        <p>
          <small>
            {gameWords[game.id][language].reconstruction}{' '}
            <Link href={`/rules/${game.id}/${RECONSTRUCTION[game.id]}`}>{words.reconstruction}</Link>
          </small>
        </p>
      )}
      <fieldset>
        <legend>{words.seats}</legend>
        <Count min={game.seats.min} max={game.seats.max} chairs={chairs} onChange={seat} />
        {chairs.map((chair, index) => (
          <div className="chair" key={index}>
            <label>
              <span className="quiet">{words.seat(index + 1)}</span>
              <input
                value={chair.name}
                maxLength={24}
                aria-label={`${words.seat(index + 1)}: ${words.name}`}
                onChange={({ target }) => change(index, { name: target.value })}
              />
            </label>
            <select
              value={chair.player}
              aria-label={words.seat(index + 1)}
              onChange={({ target }) => change(index, { player: playerOf(target.value) })}
            >
              <option value="human">{words.human}</option>
              {BOT_LEVELS.map((level) => (
                <option key={level.id} value={level.id}>
                  {words.bot(words[level.id])}
                </option>
              ))}
            </select>
          </div>
        ))}
      </fieldset>
      {first !== undefined && <OptionField name={first} {...picking} />}
      {others.length > 0 && (
        <details>
          <summary>{words.options(others.length)}</summary>
          {others.map((name) => (
            <OptionField key={name} name={name} {...picking} />
          ))}
        </details>
      )}
      {problem !== undefined && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
      <p>
        <button type="submit" className="primary big">
          {words.begin}
        </button>
      </p>
    </form>
  )
}

type Options = { readonly [name: string]: OptionValue }

type OptionProps = {
  readonly name: string
  readonly game: Game
  readonly seats: number
  readonly options: Options
  readonly onPick: (options: Options) => void
}

function OptionField({ name, game, seats, options, onPick }: OptionProps) {
  const said = game.words[useLanguage()]
  const { values } = game.options[name] ?? { values: [] }
  return (
    <label className="field">
      <span>
        {said.option(name).label}
        <small>{said.option(name).help}</small>
      </span>
      <select
        value={String(options[name] ?? values[0])}
        data-option={name}
        onChange={({ target }) => {
          const value = values.find((known) => String(known) === target.value)
          if (value !== undefined) onPick({ ...options, [name]: value })
        }}
      >
        {values.map((value) => (
          <option
            key={String(value)}
            value={String(value)}
            disabled={!isPossible(game, seats, { ...options, [name]: value })}
          >
            {said.optionValue(name, value)}
          </option>
        ))}
      </select>
    </label>
  )
}

function Count(props: {
  readonly min: number
  readonly max: number
  readonly chairs: readonly Chair[]
  readonly onChange: (chairs: readonly Chair[]) => void
}) {
  const { min, max, chairs, onChange } = props
  const words = useWords(playWords)
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index)
  if (counts.length < 2) return undefined
  return (
    <div className="segments" role="group" aria-label={words.seats}>
      {counts.map((count) => (
        <button
          key={count}
          type="button"
          aria-pressed={chairs.length === count}
          onClick={() =>
            onChange([...chairs.slice(0, count), ...firstChairs(max).slice(chairs.length, count)])
          }
        >
          {count}
        </button>
      ))}
    </div>
  )
}

const firstChairs = (count: number): Chair[] =>
  Array.from({ length: count }, (_, index) => ({
    name: NAMES[index] ?? '',
    player: index === 0 ? 'human' : 'squire',
  }))

const playerOf = (value: string): Chair['player'] =>
  BOT_LEVELS.find((level) => level.id === value)?.id ?? 'human'
