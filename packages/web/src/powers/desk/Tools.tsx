import { UNITS } from '@hippodrome/powers/vocabulary'
import { useWords } from '../../app/language.ts'
import { Icon, type IconId } from '../icons.tsx'
import { namesOf } from '../sentences.ts'
import { chooseTool, useTool } from '../tool.ts'
import { usePowers } from '../usePowers.ts'
import { powersWords } from '../words.ts'

type Offer = {
  readonly icon: IconId
  /** The lowest price; none when it cannot be had now. */
  readonly least: number | undefined
  /** How many counters the power has left. */
  readonly left?: number | undefined
}

/** In the treasury phase: what to buy; then each click on a place buys one there. */
export function Tools() {
  const stage = usePowers()
  const words = useWords(powersWords)
  const chosen = useTool()
  const { units } = namesOf(stage)
  if (stage.decision?.prompt !== 'treasury') return undefined
  const power = stage.view.powers.find((known) => known.power === stage.decision?.facts?.['power'])
  const offers = new Map<string, Offer>()
  // What the power has counters of stays in the shop when nothing of it can be had just now.
  UNITS.forEach((unit, i) => {
    if (unit !== 'basileus' && power && (stage.board.manifest[power.power][i] ?? 0) > 0)
      offers.set(unit, { icon: unit, least: undefined, left: power.pool[i] ?? 0 })
  })
  for (const choice of stage.choices) {
    if (choice.do === 'recruit')
      offers.set(choice.unit, {
        icon: choice.unit,
        least: Math.min(choice.cost, offers.get(choice.unit)?.least ?? choice.cost),
        left: offers.get(choice.unit)?.left,
      })
    if (choice.do === 'colony' || choice.do === 'monastery' || choice.do === 'fortification')
      offers.set(choice.do, { icon: choice.do, least: choice.cost })
    if (choice.do === 'rebuild') offers.set('rebuild', { icon: 'flame', least: choice.cost })
  }
  const titles: { readonly [tool: string]: string } = {
    ...Object.fromEntries(Object.entries(units).map(([unit, [one]]) => [unit, one])),
    colony: words.colony,
    monastery: words.monastery,
    fortification: words.fortification,
    rebuild: words.rebuild,
  }
  return (
    <section aria-label={words.shop}>
      <h2>{words.shop}</h2>
      <div className="shop">
        {[...offers].map(([tool, { icon, least, left }]) => (
          <button
            key={tool}
            type="button"
            aria-pressed={chosen === tool}
            disabled={least === undefined}
            onClick={() => chooseTool(tool)}
          >
            <Icon id={icon} className="own" />
            <span>{titles[tool]}</span>
            <b>{least === undefined ? '–' : `$${least}`}</b>
            {left !== undefined && <small title={words.inPool(left)}>{left}</small>}
          </button>
        ))}
      </div>
      <p className="quiet">
        {chosen === undefined || offers.get(chosen)?.least === undefined
          ? words.pickTool
          : words.clickWhere(titles[chosen] ?? '')}
      </p>
    </section>
  )
}
