import type { Denied, Outcome, Section, Told } from '@hippodrome/engine'
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../app/language.ts'
import { useSettings } from '../app/settings.ts'
import { Timeline } from '../history/Timeline.tsx'
import { changeText } from '../board/chanceText.ts'
import { useChanges } from '../board/useChanges.ts'
import { boardWords } from '../board/words.ts'
import { headedRows, sentenceOf } from '../generic/sectionHead.ts'
import { historyWords } from '../history/words.ts'
import { TableBar } from '../play/TableBar.tsx'
import { oddsText } from '../play/oddsText.ts'
import { nameOf, type Playing, usePlaying, wordOf } from '../play/playing.ts'
import { usePreviews } from '../play/usePreviews.ts'
import { useAdvice } from '../play/useAdvice.ts'
import { playWords } from '../play/words.ts'
import { commandOf, linesWith } from './command.ts'
import { textWords } from './words.ts'
import './text.css'

const NEWEST = 8

/**
 * The whole match as text, for a screen reader: one line to type in, one live region that answers, and the table,
 * the choices and the chronicle under headings.
 */
export default function TextTable() {
  const playing = usePlaying()
  const words = useWords(textWords)
  const { said, run, find } = useCommands(playing)
  const [line, setLine] = useState('')
  /** A number and Enter is no slip of the thumb: only who wants it is asked twice. */
  const { confirmChoice } = useSettings()
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => input.current?.focus(), [])
  const send = (event: FormEvent) => {
    event.preventDefault()
    run(line, confirmChoice)
    setLine('')
  }
  /** The list that was clicked may be gone afterwards; the line to type in stays. */
  const click = (command: string) => {
    run(command, playing.confirms)
    input.current?.focus()
  }
  return (
    <div className="text-table">
      <TableBar />
      <main>
        <div className="answer" role="log" aria-live="polite" data-testid="live">
          {said.map((text, index) => (
            <p key={index}>{text}</p>
          ))}
        </div>
        <form onSubmit={send}>
          <label htmlFor="command">{words.command}</label>
          <input
            ref={input}
            id="command"
            data-testid="command"
            value={line}
            onChange={({ target }) => setLine(target.value)}
            placeholder={words.commandHint}
            autoComplete="off"
            enterKeyHint="send"
          />
          <button type="submit">{words.send}</button>
        </form>
        <Choices find={find} run={click} />
        <Score />
        <TableText />
        <ChronicleText />
        <Timeline />
      </main>
    </div>
  )
}

function Choices({ find, run }: { readonly find: string; readonly run: (line: string) => void }) {
  const playing = usePlaying()
  const words = useWords(textWords)
  const foresight = useForesight(playing)
  const { decision } = playing.state.view
  if (!decision) return <p>{words.noChoices}</p>
  const lines = decision.choices.map((choice) => wordOf(playing, choice, decision))
  const shown = linesWith(lines, find)
  return (
    <section>
      <h2>{find ? words.find(shown.length, find) : words.choices(shown.length)}</h2>
      <ol>
        {shown.map(({ place, line }) => (
          <li key={place} value={place + 1}>
            <button type="button" data-choice={place} onClick={() => run(String(place + 1))}>
              {line}
              {foresight[place]}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What is known of each choice before it is made: what dice may make of it, and how it changes the own chance to win. */
function useForesight(playing: Playing): readonly string[] {
  const { language, state } = playing
  const words = useWords(boardWords)
  const previews = usePreviews(playing)
  const changes = useChanges(playing)
  return (state.view.decision?.choices ?? []).map((_, choice) => {
    const change = changes[choice]
    return [
      oddsText(playing, previews[choice]?.odds),
      change === undefined ? undefined : `${words.changeHint} ${changeText(language, change)}`,
    ]
      .filter((said) => said !== undefined)
      .map((said) => `. ${said}`)
      .join('')
  })
}

/** The score, line by line. */
function Score() {
  const { words, state, naming, telling } = usePlaying()
  const headings = useWords(playWords)
  const { result, table } = state.view
  if (!result || telling) return undefined
  return (
    <section data-testid="result">
      <h2>{headings.result}</h2>
      <ul>
        {words.result(result, table, naming).map((text, index) => (
          <li key={index}>{text}</li>
        ))}
      </ul>
    </section>
  )
}

function TableText() {
  const { words, state, naming } = usePlaying()
  const headings = useWords(textWords)
  return (
    <section>
      <h2>{headings.table}</h2>
      {words.sections(state.view.table, naming).map(({ title, rows }, index) => (
        <section key={index}>
          <h3>{title}</h3>
          <ul>
            {spokenRows(rows).map((row, line) => (
              <li key={line}>{row}</li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

function ChronicleText() {
  const playing = usePlaying()
  const headings = useWords(textWords)
  return (
    <section>
      <h2>{headings.chronicle}</h2>
      <ol reversed>
        {newest(playing, 200).map((entry, index) => (
          <li key={playing.state.told.length - index}>{entry}</li>
        ))}
      </ol>
    </section>
  )
}

function spokenRows(rows: Section['rows']): readonly string[] {
  const { heads, body } = headedRows(rows)
  return body.map((row) => sentenceOf(row, heads))
}

const spoken = ({ state, words, naming }: Playing, told: readonly Told[]): string[] =>
  told.map(({ entry }) => words.entry(entry as never, state.view.table, naming))

/** The newest entries of the chronicle, newest first. */
const newest = (playing: Playing, count: number): string[] =>
  spoken(playing, playing.state.told.slice(-count).toReversed())

/** What is asked now, or whom one waits for, or how it ended. */
function useStanding(playing: Playing): string {
  const words = useWords(playWords)
  const back = useWords(historyWords)
  const { view, thinking, made } = playing.state
  const { words: game, naming } = playing
  if (playing.past !== undefined)
    return [
      playing.imagined ? back.imagined : back.lookingBack(playing.past, made),
      ...spoken(playing, playing.news),
    ].join('\n')
  if (view.result) return [words.result, ...game.result(view.result, view.table, naming)].join('\n')
  if (view.decision) return game.prompt(view.decision, view.table, naming)
  if (view.holding !== undefined) {
    const name = nameOf(playing, view.holding)
    return view.holding === view.seat ? words.confirmTurnHint(name) : words.held(name)
  }
  if (thinking !== undefined) return words.thinking(nameOf(playing, thinking))
  return words.waiting(nameOf(playing, view.waiting[0]))
}

/** Runs what is typed and gathers what is to be said: what happened since, then what is asked. */
function useCommands(playing: Playing) {
  const words = useWords(textWords)
  const prompts = useWords(playWords)
  const advising = useAdvice(playing)
  const standing = useStanding(playing)
  const [answer, setAnswer] = useState<readonly string[]>([])
  const [find, setFind] = useState('')
  const { state, table, telling, past } = playing
  const { decision } = state.view
  const heard = useRef(state.told.length)
  const [fresh, setFresh] = useState<readonly string[]>([])
  useEffect(() => {
    if (past !== undefined) return
    if (state.told.length < heard.current) heard.current = state.told.length
    if (telling || state.told.length === heard.current) return
    setFresh(newest(playing, Math.min(NEWEST, state.told.length - heard.current)).toReversed())
    heard.current = state.told.length
  }, [playing, state.told, telling, past])

  const choose = (choice: number, confirms: boolean): void => {
    if (!decision) return setAnswer([words.noChoices])
    const wanted = decision.choices[choice]
    if (!wanted) return setAnswer([words.notOffered(String(choice + 1))])
    const name = wordOf(playing, wanted, decision)
    if (confirms && playing.selected !== choice) {
      playing.select(choice)
      return setAnswer([words.sure(name)])
    }
    setFind('')
    void playing
      .choose(choice)
      .then(({ ok }) => setAnswer([ok ? words.done(name) : words.tooLate(String(choice + 1))]))
  }
  /** The table knows whether it can; what is shown may lag behind what was typed. */
  const change = async (done: Promise<Outcome>, said: string): Promise<void> => {
    setAnswer([(await done).ok ? said : words.cannot])
  }
  const consult = (): void => {
    if (!advising.can || advising.refusal) return setAnswer([advising.refusal ?? words.cannot])
    setAnswer([prompts.adviceThinks])
    void advising.ask().then((advice) => {
      const lines = advice?.best.map(
        ({ choice, says, worth, odds }) =>
          `${choice + 1}: ${says}, ${advising.worthOf(advice, { worth })}${odds === undefined ? '' : `; ${odds}`}`,
      )
      setAnswer(advice?.state === 'there' ? [...(lines ?? []), advising.why(advice)] : [prompts.problemBot])
    })
  }
  const run = (line: string, confirms: boolean): void => {
    const command = commandOf(line)
    setFresh([])
    setAnswer([])
    switch (command.kind) {
      case 'choose':
        return choose(command.choice, confirms)
      case 'find':
        setFind(command.words)
        return setAnswer([])
      case 'table':
        return setAnswer(linesWith(tableLines(playing), command.words).map((found) => found.line))
      case 'undo':
        return void change(table.undo(), words.undone)
      case 'redo':
        return void change(table.redo(), words.redone)
      case 'reset':
        return void change(table.reset(), words.undone)
      case 'end':
        void table.confirmTurn()
        return setAnswer(state.view.holding !== state.view.seat ? [words.cannot] : [])
      case 'skip':
        return playing.skip()
      case 'back':
      case 'forward':
        playing.walker.step(command.kind === 'back' ? -1 : 1)
        return setAnswer([])
      case 'latest':
        playing.walker.present()
        return setAnswer([])
      case 'prompt':
        return setAnswer([])
      case 'news':
        return setAnswer(newest(playing, NEWEST).toReversed())
      case 'why':
        return void table
          .denied()
          .then((denied) => setAnswer(deniedLines(playing, denied, words.nothingDenied)))
      case 'captain':
        return consult()
      case 'help':
        return setAnswer(words.help.split('\n'))
      case 'unknown':
        return setAnswer([words.unknown(command.said)])
    }
  }
  const said = [...answer, ...fresh, telling ? '' : standing].filter(Boolean)
  return { said, run, find }
}

const tableLines = ({ words, state, naming }: Playing): string[] =>
  words
    .sections(state.view.table, naming)
    .flatMap(({ title, rows }) => spokenRows(rows).map((row) => `${title}, ${row}`))

function deniedLines(playing: Playing, denied: readonly Denied[], nothing: string): string[] {
  const { state, words, naming } = playing
  const { decision, table } = state.view
  if (!decision || denied.length === 0) return [nothing]
  return denied.map(
    ({ choice, reason }) => `${wordOf(playing, choice, decision)}: ${words.reason(reason, table, naming)}`,
  )
}
