import type { CourtChoice } from '@hippodrome/court'
import type { Area, Unit } from '@hippodrome/court/vocabulary'
import { useEffect, useState } from 'react'
import { answering, type Row, unfold, unitIn } from './activating.ts'
import { Icon } from './Icon.tsx'
import { asksUnderMap } from './sheets.ts'
import { type Court, useCourt } from './stage.ts'
import { Terse } from './Terse.tsx'

const NO_CHOICES: readonly CourtChoice[] = []

/** All that is asked about one unit from here on. What is meant is told as the rules offer it. */
function useRows({ decision, planned, playing }: Court): readonly Row[] {
  const [{ number, rows }, setRows] = useState<{ number?: number; rows: readonly Row[] }>({ rows: [] })
  const { table, planner } = playing
  const ready = planned?.phase === 'ready' ? planned : undefined
  useEffect(() => {
    if (!decision || (planned && !ready)) return undefined
    let stays = true
    const meant = (ready?.plan.choices ?? NO_CHOICES) as readonly CourtChoice[]
    const look = async () => {
      const unfolded = await unfold(table, decision, meant)
      if (!stays) return
      setRows({ number: decision.number, rows: unfolded.rows })
      const { choices } = unfolded
      if (!ready || JSON.stringify(choices) === JSON.stringify(meant)) return
      if (choices.length === 0) planner.letGo()
      else await planner.propose({ ...ready.plan, choices }, ready.spots)
    }
    void look().catch(() => undefined)
    return () => {
      stays = false
    }
  }, [table, planner, decision, planned, ready])
  return decision && number === decision.number
    ? rows
    : decision
      ? [{ asked: decision, picked: undefined }]
      : []
}

/** Activating a unit, under the map: which one, where to, what for, and what its ability says. */
export function UnitPlan() {
  const court = useCourt()
  const { decision, choices, planned, view, faces, words } = court
  const rows = useRows(court)
  if (!decision) return undefined
  const shown = rows.flatMap((row, index) => (asksUnderMap(row.asked.prompt) ? [{ row, index }] : []))
  const facts = (shown[0]?.row.asked.facts ?? {}) as { readonly unit?: Unit; readonly area?: Area }
  const meant = (planned?.plan.choices ?? []) as readonly CourtChoice[]
  const area = facts.area ?? meant.flatMap((choice) => (choice.do === 'area' ? [choice.area] : []))[0]
  const unit = unitIn(court) ?? facts.unit
  const units = choices.flatMap((choice) => (choice.do === 'unit' ? [choice.unit] : []))
  const standing = view.map.find((tray) => tray.area === area)?.units ?? {}
  let digit = 0
  return (
    <section className="unit-plan" aria-label={words.actions.unit}>
      <h3>
        {unit && <Icon name={unit} />}
        {unit && area
          ? words.unitIn(faces.unit(unit).name, faces.area(area))
          : words.unitsIn(area ? faces.area(area) : '')}
        <small>{words.unitPrice}</small>
      </h3>
      {shown.map(({ row, index }) => (
        <div
          key={index}
          className="segments-row"
          data-asks={row.asked.prompt}
          role="group"
          aria-label={words.unitAsks[row.asked.prompt]}
        >
          {row.asked.choices.map((choice, nth) => (
            <Segment key={nth} rows={rows} at={index} choice={choice as CourtChoice} digit={++digit} />
          ))}
        </div>
      ))}
      {shown.length === 0 && unit && <p className="quiet">{words.unitLater}</p>}
      <dl>
        {(unit ? [unit] : units).map((one) => (
          <div key={one}>
            <dt>
              <Icon name={one} /> {faces.unit(one).name}
              {(standing[one] ?? 0) > 1 && <small> ×{standing[one]}</small>}
            </dt>
            <dd>
              <Terse text={faces.unit(one).text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const ICONS: { readonly [kind: string]: string | undefined } = {
  area: 'action-unit',
  stay: 'action-pass',
  use: 'fulfilled',
  seal: 'seal',
  no: 'close',
  done: 'fulfilled',
}

type Props = {
  readonly rows: readonly Row[]
  /** The row that it lies in. */
  readonly at: number
  readonly choice: CourtChoice
  readonly digit: number
}

/** One answer. It is laid to the plan; only that no more units are wanted is said at once. */
function Segment({ rows, at, choice, digit }: Props) {
  const { decision, view, playing, faces, propose } = useCourt()
  const row = rows[at]
  if (!row || !decision) return undefined
  const { asked, picked } = row
  const ends = choice.do === 'done' && asked.prompt === 'unit-pick'
  const type = choice.do === 'unit' ? ` t-${faces.unit(choice.unit).type}` : ''
  const said = playing.words.choice(choice, asked, view, playing.naming)
  // What an ability does stands below, and what a unit costs beside them all.
  const nameOf = () => {
    if (choice.do === 'area') return faces.area(choice.area)
    return choice.do === 'unit' ? faces.unit(choice.unit).name : said.replace(/: .*$/s, '')
  }
  const pressed = picked !== undefined && JSON.stringify(picked) === JSON.stringify(choice)
  return (
    <button
      type="button"
      className={`act${type}${pressed ? ' picked' : ''}`}
      aria-pressed={pressed}
      aria-label={choice.do === 'area' ? undefined : said}
      data-act={digit}
      data-digit={digit < 10 ? digit : undefined}
      data-enter={ends ? '' : undefined}
      onClick={() =>
        ends
          ? playing.pick(decision.choices.findIndex(({ do: kind }) => kind === 'done'))
          : propose(answering(rows, at, choice))
      }
    >
      <Icon name={choice.do === 'unit' ? choice.unit : (ICONS[choice.do] ?? '')} />
      <span>{nameOf()}</span>
      {choice.do === 'unit' && choice.cost !== 1 && (
        <span aria-hidden="true">
          {choice.cost}
          <Icon name="auctoritas" className="g-auctoritas" />
        </span>
      )}
    </button>
  )
}
