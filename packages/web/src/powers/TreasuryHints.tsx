import { iconOf, isPurchase, keyOf, offeredOf, placeOf, wareOf } from './basket.ts'
import { militiaIn } from './desk/treasury/Taxes.tsx'
import { useDraft } from './draft.ts'
import { type IconId, Sign } from './icons.tsx'
import type { Point } from './map/outlines.ts'
import { badgeAt } from './badges.ts'
import { placesOf, slotsOf } from './places.ts'
import { askedPower } from './standing.ts'
import { usePowers } from './usePowers.ts'

/** On the map while the treasury is filled: where a ware can be had, what is in the basket, whose taxes rise. */
export function TreasuryHints() {
  const { decision } = usePowers()
  if (decision?.prompt === 'treasury')
    return (
      <>
        <Sold />
        <Ghosts />
      </>
    )
  return decision?.prompt === 'taxes' && <Taxed />
}

/** Where the ware in hand can be bought. */
function Sold() {
  const stage = usePowers()
  const { tool, place: chosen } = useDraft(stage)
  const places = placesOf(stage.board)
  const sold = stage.choices.flatMap((choice) =>
    isPurchase(choice) && wareOf(choice) === tool ? (placeOf(choice) ?? []) : [],
  )
  return [...new Set(chosen === undefined ? sold : [chosen])].map((place) => {
    return <Plus key={place} at={badgeAt(places, place)} />
  })
}

export const Plus = ({ at: [x, y] }: { readonly at: Point }) => (
  <g className="plus" transform={`translate(${x} ${y})`}>
    <circle r={6.6} />
    <path d="M-3.2 0h6.4M0-3.2v6.4" />
  </g>
)

/** What would be bought, where it would stand. */
function Ghosts() {
  const stage = usePowers()
  const places = placesOf(stage.board)
  const cart = offeredOf(stage, useDraft(stage).basket)
  const power = askedPower(stage)?.power ?? ''
  return cart.map((line) => {
    const place = placeOf(line.bought)
    if (place === undefined) return undefined
    const standing = stage.view.stacks.filter((stack) => stack.place === place).length
    const slot = slotsOf(places, place)[standing]
    const [x, y] = slot ?? places.centreOf(place)
    const aside = slot ? 0 : 12
    return (
      <Ghost
        key={keyOf(line.bought)}
        at={[x + aside, y + aside]}
        power={power}
        icon={iconOf(line.bought)}
        n={line.n}
      />
    )
  })
}

type GhostProps = { readonly at: Point; readonly power: string; readonly icon: IconId; readonly n: number }

export const Ghost = ({ at: [x, y], power, icon, n }: GhostProps) => (
  <g className={`ghost ${power}`} transform={`translate(${x} ${y})`}>
    <rect x={-11} y={-11} width={22} height={22} rx={4} />
    <Sign id={icon} x={-7.5} y={-7.5} size={15} />
    <circle cx={11} cy={-10} r={7} />
    <text x={11} y={-7}>
      +{n}
    </text>
  </g>
)

/** What raised taxes may bring at each area; those that are marked with the militia that would rise. */
function Taxed() {
  const stage = usePowers()
  const { taxed } = useDraft(stage)
  const places = placesOf(stage.board)
  return stage.choices.flatMap((choice) => {
    if (choice.do !== 'raise') return []
    const value = stage.view.areas.find(({ place }) => place === choice.place)?.value ?? 0
    const marked = taxed.includes(choice.place)
    const rebels = marked ? Math.max(1, militiaIn(stage, choice.place)) : undefined
    return [<Tax key={choice.place} at={badgeAt(places, choice.place)} value={value} rebels={rebels} />]
  })
}

type TaxProps = { readonly at: Point; readonly value: number; readonly rebels: number | undefined }

export const Tax = ({ at: [x, y], value, rebels }: TaxProps) => (
  <g className={rebels === undefined ? 'tax' : 'tax on'} transform={`translate(${x} ${y})`}>
    <rect x={-11} y={-7} width={22} height={14} rx={7} />
    <text y={3.6}>+{value}</text>
    {rebels !== undefined && (
      <>
        <Sign id="pennon" className="risk" x={-22} y={-9} size={11} />
        <text className="risk" x={-27} y={2}>
          {rebels}
        </text>
      </>
    )}
  </g>
)
