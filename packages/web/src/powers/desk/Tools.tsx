import { useWords } from '../../app/language.ts'
import { Icon, type IconId } from '../icons.tsx'
import { namesOf } from '../sentences.ts'
import { chooseTool, useTool } from '../tool.ts'
import { usePowers } from '../usePowers.ts'
import { powersWords } from '../words.ts'

/** In the treasury phase: what to buy; then each click on a place buys one there. */
export function Tools() {
  const stage = usePowers()
  const words = useWords(powersWords)
  const chosen = useTool()
  const { units } = namesOf(stage)
  if (stage.decision?.prompt !== 'treasury') return undefined
  const offers = new Map<string, { readonly icon: IconId; readonly least: number }>()
  for (const choice of stage.choices) {
    if (choice.do === 'recruit')
      offers.set(choice.unit, {
        icon: choice.unit,
        least: Math.min(choice.cost, offers.get(choice.unit)?.least ?? 99),
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
        {[...offers].map(([tool, { icon, least }]) => (
          <button key={tool} type="button" aria-pressed={chosen === tool} onClick={() => chooseTool(tool)}>
            <Icon id={icon} className="own" />
            <span>{titles[tool]}</span>
            <b>${least}</b>
          </button>
        ))}
      </div>
      <p className="quiet">
        {chosen === undefined ? words.pickTool : words.clickWhere(titles[chosen] ?? '')}
      </p>
    </section>
  )
}
