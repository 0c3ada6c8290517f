import { ACTION_RULES, ACTIONS, GOODS, KEIMELIA, TYPES, UNITS } from '@hippodrome/court/vocabulary'
import type { ReactNode } from 'react'
import type { LegendGroup, Sign } from '../board/board.ts'
import type { Spoken } from '../board/stage.ts'
import { spokenIn } from './faces.ts'
import { Coin, goodName, Icon } from './Icon.tsx'
import { goodRule, keimelionRule } from './rules.ts'
import type { Phrases } from './words.en.ts'

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
        rule: goodRule(good),
      })),
    },
    {
      title: words.types,
      signs: TYPES.map((type) => ({
        sign: <Icon name={type} />,
        name: faces.type(type),
        kind: `.t-${type}`,
        rule: '1.5',
      })),
    },
    {
      title: words.steps.action,
      signs: [
        ...ACTIONS.map((action) => ({
          sign: <Icon name={`action-${action}`} />,
          name: words.actions[action],
          says: words.does[action],
          rule: ACTION_RULES[action],
        })),
        { sign: <Icon name="action-pass" />, name: words.signsOf.pass, rule: '7.3' },
        { sign: <Icon name="action-discard" />, name: words.discardFor, kind: '.card-discard', rule: '7.4' },
      ],
    },
    {
      title: words.units,
      signs: UNITS.map((unit, index) => ({
        sign: <Icon name={unit} />,
        name: faces.unit(unit).name,
        says: faces.unit(unit).text,
        rule: `25.${index + 1}`,
      })),
    },
    {
      title: words.tokens,
      signs: KEIMELIA.map((keimelion) => ({
        sign: <Icon name={keimelion} />,
        name: faces.keimelion(keimelion),
        says: words.keimelia[keimelion],
        rule: keimelionRule(keimelion, false),
      })),
    },
    { title: words.signs, signs: signsIn(words) },
    { title: words.edges, signs: edgesIn(words) },
    { title: words.keyTitle, signs: keysIn(words) },
  ]
}

function signsIn(words: Phrases): readonly Sign[] {
  const { signsOf } = words
  const icon = (name: string, said: string, rule: string, kind?: string): Sign => ({
    sign: <Icon name={name} />,
    name: said,
    rule,
    ...(kind === undefined ? {} : { kind }),
  })
  const drawn = (sign: ReactNode, said: string, rule: string): Sign => ({ sign, name: said, rule })
  return [
    icon('hero', words.hero, '1.6', '.is-hero'),
    icon('bandon', signsOf.bandon, '10.1', '.bandon, .bandon-chips'),
    icon('intrigue', signsOf.intrigue, '14.1', '.is-intrigue'),
    drawn(<span className="card-taktika">★</span>, signsOf.taktika, '23.1'),
    icon('face-down', words.faceDown, '14.10', '.down'),
    drawn(<Icon name="dynamis" className="spent-sign" />, signsOf.active, '11.2'),
    icon('hourglass', signsOf.waits, '14.2'),
    drawn(<Coin price={3} printed={4} />, signsOf.printed, '9.2'),
    icon('deck', words.deck, '2.1'),
    icon('hand', words.cardsInHand, '19.1', '.hand-count[data-about="hand"]'),
    icon('quest', words.quests, '20.8'),
    icon('patron', signsOf.patron, '23.6'),
    icon('casket', signsOf.casket, '5.1'),
    icon('ring', words.ring, '1.10', '[data-about="ring"]'),
    icon('seal', signsOf.wax, '24.6', '.wax'),
    icon('event', signsOf.event, '2.4'),
    drawn(<span className="age-sign now">III</span>, signsOf.now, '2.3'),
    drawn(<span className="age-sign">?</span>, signsOf.hidden, '22.9'),
    icon('trial', words.trial, '18.1'),
    icon('fulfilled', words.fulfilled, '16.1', '.event-line .fulfilled'),
    icon('cancelled', words.canceled, '16.1', '.event-line .canceled'),
    icon('victorious', words.victorious, '16.2', '.fate .win'),
    icon('defeated', words.defeated, '16.3', '.fate .lose'),
    icon('lock', words.lock, '22.10', '.offer-lock'),
    { sign: <Icon name="reconstruction" />, name: words.originOwn },
    { sign: <Icon name="rulebook-partial" />, name: words.originPartial },
  ]
}

const edge = (className: string): ReactNode => <span className={`edge-sign ${className}`} />

const edgesIn = ({ hotSign, signsOf }: Phrases): readonly Sign[] => [
  { sign: edge('hot'), name: hotSign, kind: '.legal' },
  { sign: edge('picked'), name: signsOf.chosen, kind: '.picked' },
  { sign: edge('required'), name: signsOf.asked, kind: '.required', rule: '15.1' },
  { sign: edge('unmet'), name: signsOf.unmet, kind: '.ghost', rule: '22.12' },
]

const keysIn = ({ keys }: Phrases): readonly Sign[] => [
  { sign: <kbd>F6</kbd>, name: keys.zones },
  { sign: <kbd>G</kbd>, name: keys.list },
  { sign: <kbd>F</kbd>, name: keys.finish },
  { sign: <kbd>Esc</kbd>, name: keys.pass },
]
