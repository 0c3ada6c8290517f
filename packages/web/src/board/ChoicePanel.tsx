import { useEffect, useRef, useState } from 'react'
import { useWords } from '../app/language.ts'
import { Confirm } from '../play/Confirm.tsx'
import { wordOf } from '../play/playing.ts'
import { RuleLink } from '../play/RuleLink.tsx'
import { useBoard } from './boardContext.ts'
import { Consequences } from './Consequences.tsx'
import { useExplanation } from './explaining.ts'
import { pointsAt, usePointed } from './pointer.ts'
import { useStage } from './stage.ts'
import type { Outlook } from './useOutlooks.ts'
import { boardWords } from './words.ts'

type Props = { readonly outlooks: readonly Outlook[] }

/** The list beside the board: all that may be chosen, or what can be done at the spot that was clicked. */
export function ChoicePanel({ outlooks }: Props) {
  const { decision, focus } = useStage()
  const { folds } = useBoard()
  const words = useWords(boardWords)
  const [unfolded, setUnfolded] = useState(false)
  if (!decision) return undefined
  if (focus !== undefined) return <SpotChoices key={focus} spot={focus} outlooks={outlooks} />
  return (
    <>
      {folds && (
        <button
          type="button"
          className="group-head fold"
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          <span className="grow">{words.all}</span>
          <span className="count">{decision.choices.length}</span>
        </button>
      )}
      {(!folds || unfolded) && <AllChoices key={decision.number} outlooks={outlooks} />}
    </>
  )
}

/** A list longer than this is put under heads. */
const LONG = 8

function AllChoices({ outlooks }: Props) {
  const { heads } = useBoard()
  const { choices, playing } = useStage()
  const [open, setOpen] = useState<string>()
  const listed = choices.map((choice, index) => ({ head: heads?.of(choice), index }))
  if (!heads || listed.length <= LONG || listed.some(({ head }) => head === undefined))
    return <ChoiceRows indices={listed.map(({ index }) => index)} outlooks={outlooks} first={1} />
  const groups = heads.keys.flatMap((key) => {
    const indices = listed.flatMap(({ head, index }) => (head === key ? [index] : []))
    return indices.length > 0 ? [{ key, indices }] : []
  })
  return (
    <div className="groups">
      {groups.map(({ key, indices }, place) => {
        const digit = open === undefined ? place + 1 : undefined
        if (indices.length === 1)
          return <ChoiceRows key={key} indices={indices} outlooks={outlooks} first={digit} />
        return (
          <div key={key} className="group">
            <GroupHead
              title={heads.title(key, playing)}
              indices={indices}
              open={open === key}
              digit={digit}
              onToggle={() => {
                playing.select(undefined)
                setOpen(open === key ? undefined : key)
              }}
            />
            {open === key && <ChoiceRows indices={indices} outlooks={outlooks} first={1} />}
          </div>
        )
      })}
    </div>
  )
}

type HeadProps = {
  readonly title: string
  readonly indices: readonly number[]
  readonly open: boolean
  readonly digit: number | undefined
  readonly onToggle: () => void
}

function GroupHead({ title, indices, open, digit, onToggle }: HeadProps) {
  const hot = useHot(indices)
  return (
    <button
      type="button"
      className={hot ? 'group-head hot' : 'group-head'}
      aria-expanded={open}
      data-digit={digitOf(digit)}
      onClick={onToggle}
    >
      <span className="grow">{title}</span>
      <span className="count">{indices.length}</span>
    </button>
  )
}

/** Whether the spot that somebody points at is one of these choices'. */
function useHot(indices: readonly number[]): boolean {
  const { pointer, spots } = useStage()
  const spot = usePointed(pointer, (pointed) => pointed.spot)
  const here = spot === undefined ? undefined : spots.get(spot)?.choices
  return here !== undefined && indices.some((index) => here.includes(index))
}

/** There are nine keys. */
const digitOf = (place: number | undefined) => (place !== undefined && place < 10 ? place : undefined)

type RowsProps = Props & { readonly indices: readonly number[]; readonly first?: number | undefined }

function ChoiceRows({ indices, outlooks, first }: RowsProps) {
  return (
    <ul className="rows">
      {indices.map((index, place) => (
        <Row
          key={index}
          index={index}
          outlook={outlooks[index]}
          digit={first === undefined ? undefined : first + place}
        />
      ))}
    </ul>
  )
}

type RowProps = {
  readonly index: number
  readonly outlook: Outlook | undefined
  readonly digit: number | undefined
}

function Row({ index, outlook, digit }: RowProps) {
  const board = useBoard()
  const stage = useStage()
  const { playing, decision, pointer, targetsOf } = stage
  const hot = useHot([index])
  const choice = decision?.choices[index]
  if (!decision || !choice) return undefined
  const selected = playing.selected === index
  return (
    <li className={selected ? 'selected' : ''}>
      <button
        type="button"
        className={hot ? 'row hot' : 'row'}
        aria-pressed={selected}
        data-choice={index}
        data-picks={targetsOf(index)[0]}
        data-digit={digitOf(digit)}
        onClick={() => playing.pick(index)}
        {...pointsAt(pointer, index)}
      >
        <span className="grow">{board.brief?.(choice, stage) ?? wordOf(playing, choice, decision)}</span>
        <Consequences outlook={outlook} />
      </button>
      {selected && <Confirm choice={index} />}
    </li>
  )
}

function SpotChoices({ spot, outlooks }: Props & { readonly spot: string }) {
  const stage = useStage()
  const words = useWords(boardWords)
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  const found = stage.spots.get(spot)
  const about = useExplanation(spot)
  return (
    <div className="spot-choices">
      <div className="spot-head">
        <h3 ref={head} tabIndex={-1}>
          {about?.name}
        </h3>
        <button type="button" onClick={stage.letGo}>
          {words.all}
        </button>
      </div>
      {about?.says !== undefined && <p className="quiet">{about.says}</p>}
      <ChoiceRows indices={found?.choices ?? []} outlooks={outlooks} first={1} />
      {!found && <p className="quiet">{words.nothingHere}</p>}
      <Refusals spot={spot} />
    </div>
  )
}

/** What cannot be done at a spot, and why. */
export function Refusals({ spot }: { readonly spot: string }) {
  const { spots, playing, decision, view } = useStage()
  const denied = spots.get(spot)?.denied ?? []
  if (denied.length === 0 || !decision) return undefined
  return (
    <ul className="refusals">
      {denied.map(({ choice, reason }, index) => (
        <li key={index}>
          <s>{wordOf(playing, choice, decision)}</s>
          <span>{playing.words.reason(reason, view, playing.naming)}</span>
          {reason.rule !== undefined && <RuleLink game={playing.state.game} rule={reason.rule} />}
        </li>
      ))}
    </ul>
  )
}
