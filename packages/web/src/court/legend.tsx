import { GOODS, KEIMELIA, TYPES, UNITS } from '@hippodrome/court/vocabulary'
import type { LegendGroup } from '../board/board.ts'
import type { Spoken } from '../board/stage.ts'
import { spokenIn } from './faces.ts'
import { goodName, Icon } from './Icon.tsx'

/** Every sign on the table of court. */
export function legend(at: Spoken): readonly LegendGroup[] {
  const { faces, words } = spokenIn(at)
  return [
    {
      title: words.goods,
      signs: GOODS.map((good) => ({
        sign: <Icon name={good} className={`g-${good}`} />,
        name: goodName(good),
        kind: `.g-${good}`,
      })),
    },
    {
      title: words.types,
      signs: TYPES.map((type) => ({
        sign: <Icon name={type} />,
        name: faces.type(type),
        kind: `.t-${type}`,
      })),
    },
    {
      title: words.units,
      signs: UNITS.map((unit) => ({
        sign: <Icon name={unit} />,
        name: faces.unit(unit).name,
        says: faces.unit(unit).text,
      })),
    },
    {
      title: words.tokens,
      signs: KEIMELIA.map((keimelion) => ({
        sign: <Icon name={keimelion} />,
        name: faces.keimelion(keimelion),
        says: words.keimelia[keimelion],
      })),
    },
    {
      title: words.signs,
      signs: [
        { sign: <Icon name="hero" />, name: words.hero, kind: '.is-hero' },
        { sign: <Icon name="reconstruction" />, name: words.originOwn },
        { sign: <Icon name="rulebook-partial" />, name: words.originPartial },
        { sign: <span className="legal-sign">▭</span>, name: words.hotSign, kind: '.legal' },
      ],
    },
  ]
}
