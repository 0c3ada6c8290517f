import type { PromptId } from '@hippodrome/powers'
import { type ComponentType, Suspense } from 'react'
import type { DeskProps } from '../../board/board.ts'
import { useNarrow } from '../../play/useNarrow.ts'
import { BattleScene } from '../battle/BattleScene.tsx'
import { fightOf } from '../battle/fight.ts'
import { usePowers } from '../usePowers.ts'
import { Acts } from './Acts.tsx'
import { Amount } from './Amount.tsx'
import { Crew } from './Crew.tsx'
import { Destination } from './Destination.tsx'
import { Composer, Offers, Promises, Round, Treaties, TreatyEnd } from './late.ts'
import { Points } from './Points.tsx'
import { Ready } from './Ready.tsx'
import { Aim } from './setup/Aim.tsx'
import { Garrisons } from './setup/Garrisons.tsx'
import { Proposal } from './setup/Proposal.tsx'
import { Tray } from './setup/Tray.tsx'
import { Strikes } from './Strikes.tsx'
import { Support } from './Support.tsx'
import { Tiles } from './Tiles.tsx'
import { BasketLines } from './treasury/BasketLines.tsx'
import { Closing } from './treasury/Closing.tsx'
import { Ledger } from './treasury/Ledger.tsx'
import { Shop } from './treasury/Shop.tsx'
import { Taxes } from './treasury/Taxes.tsx'
import { Wages } from './treasury/Wages.tsx'
import { WhoGoes } from './WhoGoes.tsx'
import './desk.css'
import './strikes.css'
import './treasury/treasury.css'

type Part = ComponentType<DeskProps>
/** Above the buttons, and below them. */
type Parts = { readonly parts: readonly Part[]; readonly after?: readonly Part[] }

/** What a question is answered with, besides the map. */
const DESKS: { readonly [prompt in PromptId]?: Parts } = {
  place: { parts: [Tray, Proposal], after: [Aim] },
  'ally-bid': { parts: [Amount] },
  'activation-bid': { parts: [Amount] },
  amount: { parts: [Amount] },
  garrison: { parts: [Garrisons, Proposal], after: [Aim] },
  negotiate: { parts: [Round, Offers, Composer], after: [Promises] },
  talk: { parts: [Round, Offers, Composer, Treaties], after: [Promises] },
  offer: { parts: [Composer] },
  treaty: { parts: [TreatyEnd] },
  taxes: { parts: [Ledger, Taxes, Closing] },
  maintenance: { parts: [Ledger, Wages, Closing] },
  upkeep: { parts: [Ledger, Wages, Closing] },
  treasury: { parts: [Ledger, Shop, BasketLines, Closing] },
  operations: { parts: [Ready] },
  split: { parts: [WhoGoes] },
  push: { parts: [Points] },
  act: { parts: [Points, Crew, Strikes, Destination], after: [Ready] },
  intercept: { parts: [Strikes] },
  table: { parts: [Strikes] },
  support: { parts: [Support] },
  counterattack: { parts: [Strikes] },
  lose: { parts: [Tiles] },
  plague: { parts: [Tiles] },
  betrayal: { parts: [Tiles] },
  desertion: { parts: [Tiles] },
  rebellion: { parts: [Tiles] },
  heresy: { parts: [Tiles] },
  convert: { parts: [Tiles] },
  'civil-war': { parts: [Tiles] },
  'peripheral-war': { parts: [Tiles] },
}
const NOTHING: Parts = { parts: [] }

export function Desk({ outlooks }: DeskProps) {
  const stage = usePowers()
  const { decision, view } = stage
  const narrow = useNarrow()
  const { parts, after = [] } = decision ? (DESKS[decision.prompt as PromptId] ?? NOTHING) : NOTHING
  const fights = narrow && fightOf(stage) !== undefined
  if (!decision && !fights) return undefined
  const power = decision?.facts?.['power'] ?? view.actor
  const shown = (some: readonly Part[]) => (
    <Suspense>
      {some.map((Shown) => (
        <Shown key={Shown.name} outlooks={outlooks} />
      ))}
    </Suspense>
  )
  return (
    <div className={`pw-desk ${typeof power === 'string' ? power : ''}`} data-prompt={decision?.prompt}>
      {shown(parts)}
      <Acts outlooks={outlooks} />
      {shown(after)}
      {fights && <BattleScene />}
    </div>
  )
}
