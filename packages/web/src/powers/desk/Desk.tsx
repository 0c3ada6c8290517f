import type { PromptId } from '@hippodrome/powers'
import type { ComponentType } from 'react'
import type { DeskProps } from '../../board/board.ts'
import { usePowers } from '../usePowers.ts'
import { Acts } from './Acts.tsx'
import { Amount } from './Amount.tsx'
import { Battle } from './Battle.tsx'
import { CombatTable } from './CombatTable.tsx'
import { Composer } from './Composer.tsx'
import { Garrisons } from './Garrisons.tsx'
import { Offers } from './Offers.tsx'
import { Points } from './Points.tsx'
import { Strikes } from './Strikes.tsx'
import { Tiles } from './Tiles.tsx'
import { Tray } from './Tray.tsx'
import { BasketLines } from './treasury/BasketLines.tsx'
import { Closing } from './treasury/Closing.tsx'
import { Ledger } from './treasury/Ledger.tsx'
import { Shop } from './treasury/Shop.tsx'
import { Taxes } from './treasury/Taxes.tsx'
import { Wages } from './treasury/Wages.tsx'
import { WhoGoes } from './WhoGoes.tsx'
import './desk.css'
import './battle.css'
import './talk.css'
import './treasury/treasury.css'

/** What a question is answered with, besides the map. */
const DESKS: { readonly [prompt in PromptId]?: readonly ComponentType<DeskProps>[] } = {
  place: [Tray],
  'ally-bid': [Amount],
  'activation-bid': [Amount],
  amount: [Amount],
  garrison: [Garrisons],
  negotiate: [Offers, Composer],
  talk: [Offers, Composer],
  taxes: [Ledger, Taxes, Closing],
  maintenance: [Ledger, Wages, Closing],
  upkeep: [Ledger, Wages, Closing],
  treasury: [Ledger, Shop, BasketLines, Closing],
  split: [WhoGoes],
  push: [Points],
  act: [Points, Strikes],
  intercept: [Strikes],
  table: [Strikes],
  counterattack: [Strikes],
  lose: [Tiles],
  plague: [Tiles],
  betrayal: [Tiles],
  desertion: [Tiles],
  rebellion: [Tiles],
  heresy: [Tiles],
  convert: [Tiles],
  'civil-war': [Tiles],
  'peripheral-war': [Tiles],
}

export function Desk({ outlooks }: DeskProps) {
  const { decision, view } = usePowers()
  const desks = decision ? (DESKS[decision.prompt as PromptId] ?? []) : []
  if (!decision && !view.battle) return undefined
  const power = decision?.facts?.['power'] ?? view.actor
  return (
    <div className={`pw-desk ${typeof power === 'string' ? power : ''}`} data-prompt={decision?.prompt}>
      {view.battle && <Battle battle={view.battle} />}
      {desks.map((Part) => (
        <Part key={Part.name} outlooks={outlooks} />
      ))}
      <Acts outlooks={outlooks} />
      {(view.battle || desks.includes(Strikes)) && <CombatTable />}
    </div>
  )
}
