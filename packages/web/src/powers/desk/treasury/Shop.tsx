import type { PlaceId } from '@hippodrome/powers'
import { UNITS } from '@hippodrome/powers/vocabulary'
import { useWords } from '../../../app/language.ts'
import { costOf, iconOf, isPurchase, mostOf, offeredOf, oneMore, wareOf } from '../../basket.ts'
import { byHand } from '../../byHand.ts'
import { changeDraft, useDraft } from '../../draft.ts'
import { Icon, type IconId } from '../../icons.tsx'
import { nameOf } from '../../sentences.ts'
import { askedPower } from '../../standing.ts'
import { offersAt } from '../../treasury.ts'
import { treasuryWords } from '../../treasuryWords.ts'
import { type PowersStage, usePowers } from '../../usePowers.ts'
import { useWares } from './wares.ts'

type Ware = {
  readonly id: string
  readonly icon: IconId
  /** The lowest price; none when it cannot be had now. */
  readonly least: number | undefined
  /** How many counters the power has left, or chits the cup. */
  readonly left?: number | undefined
}

/** All that the power may buy, here or anywhere; what it has counters of stays in the shop when it cannot be had just now. */
function waresOf(stage: PowersStage, place: PlaceId | undefined): readonly Ware[] {
  const { choices, view, board } = stage
  const power = askedPower(stage)
  const sold = place === undefined ? choices.filter(isPurchase) : [...offersAt(stage, place).values()]
  const wares = new Map<string, Ware>()
  UNITS.forEach((unit, i) => {
    if (unit !== 'basileus' && power && (board.manifest[power.power][i] ?? 0) > 0)
      wares.set(unit, { id: unit, icon: unit, least: undefined, left: power.pool[i] ?? 0 })
  })
  const chit = choices.find(({ do: verb }) => verb === 'buyChit')
  for (const bought of [...sold, ...(chit?.do === 'buyChit' ? [chit] : [])]) {
    const id = wareOf(bought)
    const known = wares.get(id)
    const cost = costOf(bought)
    wares.set(id, {
      id,
      icon: iconOf(bought),
      least: Math.min(cost, known?.least ?? cost),
      left: bought.do === 'buyChit' ? view.cup : known?.left,
    })
  }
  return [...wares.values()]
}

/** A ware, then places; or a place, then wares: either way it goes into the basket. */
export function Shop() {
  const stage = usePowers()
  const words = useWords(treasuryWords)
  const nameOfWare = useWares()
  const { tool, place, basket } = useDraft(stage)
  const wares = waresOf(stage, place)
  const cart = offeredOf(stage, basket)
  const pick = (id: string) => {
    const here = place === undefined ? undefined : offersAt(stage, place).get(id)
    const chit = stage.choices.find(({ do: verb }) => verb === 'buyChit')
    const bought = id === 'buyChit' && chit?.do === 'buyChit' ? chit : here
    changeDraft(
      stage,
      bought
        ? { basket: oneMore(stage, cart, bought) }
        : { tool: tool === id ? undefined : id, place: undefined },
    )
  }
  const inHand = wares.find(({ id, least }) => id === tool && least !== undefined)
  return (
    <section aria-label={words.shop}>
      <h2>
        {place === undefined ? words.shop : words.shopIn(nameOf(stage, place))}
        {place !== undefined && (
          <button type="button" className="plain" onClick={() => changeDraft(stage, { place: undefined })}>
            {words.anywhere}
          </button>
        )}
      </h2>
      <div className="shop">
        {wares.map(({ id, icon, least, left }) => (
          <button
            key={id}
            type="button"
            aria-pressed={tool === id}
            data-ware={id}
            disabled={
              least === undefined || (place !== undefined && id !== 'buyChit' && !hasRoom(stage, place, id))
            }
            onClick={() => pick(id)}
          >
            <Icon id={icon} className="own" />
            <span>{nameOfWare(id)}</span>
            <b>{least === undefined ? '–' : `$${least}`}</b>
            {left !== undefined && (
              <small title={id === 'buyChit' ? words.chitsIn(left) : words.inPool(left)}>{left}</small>
            )}
          </button>
        ))}
      </div>
      <p className="quiet">
        {place !== undefined
          ? words.pickHere
          : inHand
            ? byHand(words.clickWhere(nameOfWare(inHand.id)))
            : byHand(words.pickTool)}
      </p>
    </section>
  )

  function hasRoom(at: PowersStage, where: PlaceId, id: string): boolean {
    const bought = offersAt(at, where).get(id)
    return bought !== undefined && mostOf(at, cart, bought) > 0
  }
}
