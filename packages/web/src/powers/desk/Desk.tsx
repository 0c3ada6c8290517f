import type { PromptId } from '@hippodrome/powers'
import type { ComponentType } from 'react'
import { usePowers } from '../usePowers.ts'
import { Amount } from './Amount.tsx'
import { Battle } from './Battle.tsx'
import { Closing } from './Closing.tsx'
import { Composer } from './Composer.tsx'
import { Garrisons } from './Garrisons.tsx'
import { Offers } from './Offers.tsx'
import { Points } from './Points.tsx'
import { Tiles } from './Tiles.tsx'
import { Tools } from './Tools.tsx'
import { WhoGoes } from './WhoGoes.tsx'
import './desk.css'

/** What a question is answered with, besides the map and the list. */
const DESKS: { readonly [prompt in PromptId]?: readonly ComponentType[] } = {
  'ally-bid': [Amount],
  'activation-bid': [Amount],
  amount: [Amount],
  garrison: [Garrisons],
  negotiate: [Offers, Composer],
  talk: [Offers, Composer],
  taxes: [Closing],
  maintenance: [Closing],
  treasury: [Tools, Closing],
  split: [WhoGoes],
  push: [Points],
  act: [Points],
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

export function Desk() {
  const { decision, view } = usePowers()
  const desks = decision ? (DESKS[decision.prompt as PromptId] ?? []) : []
  if (desks.length === 0 && !view.battle) return undefined
  return (
    <div className={`pw-desk ${view.actor ?? ''}`}>
      {view.battle && <Battle battle={view.battle} />}
      {desks.map((Part) => (
        <Part key={Part.name} />
      ))}
    </div>
  )
}
