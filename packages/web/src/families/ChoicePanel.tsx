import { useEffect, useRef, useState } from 'react'
import { useWords } from '../app/language.ts'
import { Confirm } from '../play/Confirm.tsx'
import { wordOf } from '../play/playing.ts'
import { RuleLink } from '../play/RuleLink.tsx'
import { cityName, useBoard } from './board.ts'
import { Consequences } from './Consequences.tsx'
import { GROUPS, type Group, groupOf } from './groups.ts'
import type { Outlook } from './usePreviews.ts'
import { boardWords } from './words.ts'

/** The list beside the board: all that may be chosen, or what can be done at the spot that was clicked. */
export function ChoicePanel({ outlooks }: { readonly outlooks: readonly Outlook[] }) {
  const { decision, focus } = useBoard()
  if (!decision) return undefined
  return focus === undefined ? (
    <AllChoices outlooks={outlooks} />
  ) : (
    <SpotChoices spot={focus} outlooks={outlooks} />
  )
}

function AllChoices({ outlooks }: { readonly outlooks: readonly Outlook[] }) {
  const { choices, decision, playing } = useBoard()
  const words = useWords(boardWords)
  const [opened, setOpened] = useState<{ readonly decision: number; readonly group: Group | undefined }>()
  const number = decision?.number ?? -1
  const open = opened?.decision === number ? opened.group : undefined
  const listed = choices.map((choice, index) => ({ group: groupOf(choice), index }))
  if (listed.length < 9 || listed.some(({ group }) => group === undefined))
    return <ChoiceRows indices={listed.map(({ index }) => index)} outlooks={outlooks} />
  return (
    <div className="groups">
      {GROUPS.map((group) => {
        const indices = listed.flatMap((entry) => (entry.group === group ? [entry.index] : []))
        const [only] = indices
        if (only === undefined) return undefined
        if (indices.length === 1) return <ChoiceRows key={group} indices={indices} outlooks={outlooks} />
        const isOpen = open === group
        return (
          <div key={group} className="group">
            <button
              type="button"
              className="group-head"
              aria-expanded={isOpen}
              onClick={() => {
                playing.select(undefined)
                setOpened({ decision: number, group: isOpen ? undefined : group })
              }}
            >
              <span>{words[group]}</span>
              <span className="count">{indices.length}</span>
            </button>
            {isOpen && <ChoiceRows indices={indices} outlooks={outlooks} />}
          </div>
        )
      })}
    </div>
  )
}

type RowsProps = { readonly indices: readonly number[]; readonly outlooks: readonly Outlook[] }

function ChoiceRows({ indices, outlooks }: RowsProps) {
  const { playing, decision, setHint, dropHint } = useBoard()
  if (!decision) return undefined
  return (
    <ul className="rows">
      {indices.map((index) => {
        const choice = decision.choices[index]
        const selected = playing.selected === index
        return (
          choice && (
            <li key={index} className={selected ? 'selected' : ''}>
              <button
                type="button"
                className="row"
                aria-pressed={selected}
                data-choice={index}
                onClick={() => playing.pick(index)}
                onPointerEnter={() => setHint(index)}
                onPointerLeave={() => dropHint(index)}
                onFocus={() => setHint(index)}
                onBlur={() => dropHint(index)}
              >
                <span>{wordOf(playing, choice, decision)}</span>
                <Consequences outlook={outlooks[index]} choice={index} />
              </button>
              {selected && <Confirm choice={index} />}
            </li>
          )
        )
      })}
    </ul>
  )
}

function SpotChoices({ spot, outlooks }: { readonly spot: string; readonly outlooks: readonly Outlook[] }) {
  const { spots, setFocus, playing, decision, view } = useBoard()
  const words = useWords(boardWords)
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  const found = spots.get(spot)
  return (
    <div className="spot-choices">
      <div className="spot-head">
        <h3 ref={head} tabIndex={-1}>
          <SpotTitle spot={spot} />
        </h3>
        <button type="button" onClick={() => setFocus(undefined)}>
          {words.all}
        </button>
      </div>
      <ChoiceRows indices={found?.choices ?? []} outlooks={outlooks} />
      {!found && <p className="quiet">{words.nothingHere}</p>}
      {found && found.denied.length > 0 && decision && (
        <ul className="refusals">
          {found.denied.map(({ choice, reason }, index) => (
            <li key={index}>
              <s>{wordOf(playing, choice, decision)}</s>
              <span>{playing.words.reason(reason, view, playing.naming)}</span>
              {reason.rule !== undefined && <RuleLink game={playing.game.id} rule={reason.rule} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function SpotTitle({ spot }: { readonly spot: string }) {
  const board = useBoard()
  const words = useWords(boardWords)
  const [kind, first = '', second = '', third = ''] = spot.split(':')
  if (kind === 'city') {
    const city = board.view.cities[Number(first)]
    return (
      city && `${cityName(board, Number(first))}: ${words[city.colour]}, ${words.strength(city.strength)}`
    )
  }
  const known: { readonly [key: string]: string | undefined } = words as never
  if (kind === 'box') return `${second === '0' ? words.byzantine : words.arab}: ${known[third] ?? ''}`
  if (kind === 'special') return first === 'bulgars' ? words.bulgarsKind : known[first]
  if (kind === 'pool') return words.poolFull
  if (kind === 'casualties') return words.casualtiesFull
  if (kind === 'build') return first === '0' ? words.church : words.mosque
  return kind === 'bulgars' ? words.bulgarsKind : known[kind ?? '']
}
