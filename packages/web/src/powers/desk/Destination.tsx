import type { PlaceId, PowersChoice, StackView, TableId } from '@hippodrome/powers'
import { defencePoints, TABLES, tablesFor } from '@hippodrome/powers/vocabulary'
import { actingIn, reachOf, wayTo } from '@hippodrome/powers/ways'
import { useWords } from '../../app/language.ts'
import { usePointed } from '../../board/pointer.ts'
import { Icon } from '../icons.tsx'
import { placesOf } from '../places.ts'
import { capital, nameOf, namesOf, stackSentence } from '../sentences.ts'
import { nationOf, sizeOf, stacksIn } from '../standing.ts'
import { placeOf } from '../targets.ts'
import { type PowersStage, usePowers } from '../usePowers.ts'
import { powersWords } from '../words.ts'
import { ChanceBar, ChanceKey, chancesOn } from './ChanceBar.tsx'

/** The place that is pointed at, or the end of the plan. */
function useDestination(): PlaceId | undefined {
  const stage = usePowers()
  const spot = usePointed(stage.pointer, (pointed) => pointed.spot)
  const moves = (stage.planned?.plan.choices ?? []) as readonly PowersChoice[]
  const last = moves.findLast((choice) => choice.do === 'move' || choice.do === 'sail')
  const planned = last?.do === 'move' || last?.do === 'sail' ? last.to : undefined
  return planned ?? (spot === undefined ? undefined : placeOf(stage, spot))
}

/** Where the stack might go: what it costs, by which way, who stands there, and what an attack there might bring. */
export function Destination() {
  const stage = usePowers()
  const words = useWords(powersWords)
  const place = useDestination()
  const { view, board } = stage
  const places = placesOf(board)
  const own = actingIn(stage)
  const way = own && place !== undefined ? wayTo(stage, own, reachOf(stage), place) : undefined
  if (place === undefined || !way || !own) return undefined
  const there = stacksIn(view, places, place).filter(({ id }) => id !== own.id)
  const foes = there.filter(({ power, rebel }) => power !== own.power || rebel !== own.rebel)
  const over = way.moves.map(({ to }) => nameOf(stage, to)).slice(0, -1)
  return (
    <section className="destination" aria-live="off">
      <h2>
        {nameOf(stage, place)}
        <span className="price">
          {words.border(way.cost)}{' '}
          {way.by === 'sea' ? words.bySea : over.length > 0 ? words.over(over.join(', ')) : ''}
        </span>
      </h2>
      {there.map((stack) => (
        <p key={stack.id} className={stack.power}>
          <Icon id={nationOf(view, stack.power)} className="own" /> {stackSentence(stage, stack)}
        </p>
      ))}
      {there.length === 0 && <p className="quiet">{words.nobodyThere}</p>}
      {foes.length > 0 && <IfAttacked stage={stage} own={own} foe={foes[0] ?? own} />}
    </section>
  )
}

type AttackProps = { readonly stage: PowersStage; readonly own: StackView; readonly foe: StackView }

/** §14.4 The tables that the stack could use, with the chances of one roll. */
function IfAttacked({ stage, own, foe }: AttackProps) {
  const words = useWords(powersWords)
  const { board } = stage
  const { tables } = namesOf(stage)
  if (!own.units) return undefined
  const size = sizeOf(own.units)
  const strength = size - defencePoints(sizeOf(foe.units ?? [1]), board.options)
  const open = tablesFor(own.units, board.options).flatMap((index): TableId[] => {
    const table = TABLES[index]
    return table === undefined ? [] : [table]
  })
  return (
    <>
      <h2>{words.ifAttacked}</h2>
      {open.map((table) => (
        <p key={table} className="strike">
          <b>
            {capital(tables[table])} <small>{size}</small>
          </b>
          <ChanceBar chances={chancesOn(board, table, strength)} />
        </p>
      ))}
      <ChanceKey />
    </>
  )
}
