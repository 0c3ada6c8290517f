import type { Choice, Decision, Stop } from '@hippodrome/engine'
import { useWords } from '../app/language.ts'
import { nameOf } from '../play/playing.ts'
import { useBoard } from './boardContext.ts'
import { summed } from './changes.ts'
import { goesOn, type Planned } from './planner.ts'
import { type Stage, useStage } from './stage.ts'
import { boardWords } from './words.ts'

/** A plan before it is made: its steps, the engine's word on what it costs and brings, and where it would stop. */
export function PlanStrip() {
  const stage = useStage()
  const words = useWords(boardWords)
  const { planned, playing } = stage
  const { PlanActs } = useBoard()
  if (!planned || planned.phase === 'making') return undefined
  const { plan, phase } = planned
  const possible = phase === 'ready' ? (planned.walk?.steps.length ?? 0) > 0 : goesOn(planned, stage.choices)
  return (
    <section
      className="plan"
      aria-label={words.plan}
      aria-live="polite"
      data-testid="plan"
      data-phase={phase}
    >
      <Steps stage={stage} planned={planned} />
      <Outcome planned={planned} />
      <p className="actions">
        <button
          type="button"
          className="primary"
          data-testid="do-plan"
          disabled={!possible}
          onClick={() => void playing.planner.carryOut(plan, planned.spots)}
        >
          {phase === 'stopped' ? words.planGoOn : words.planDo}
        </button>
        <button type="button" data-testid="drop-plan" onClick={stage.letGo}>
          {words.planDrop}
        </button>
        {PlanActs && <PlanActs />}
      </p>
    </section>
  )
}

function Steps({ stage, planned }: { readonly stage: Stage; readonly planned: Planned }) {
  const { decision, words, view, naming } = stage
  const board = useBoard()
  const say = (choice: Choice) => words.choice(choice, decision ?? lateDecision(stage, choice), view, naming)
  const steps = planned.plan.choices.map((choice, place) => ({ choice, place }))
  const telling = steps.filter(({ choice }) => !board.unsaid?.(choice))
  return (
    <ol className="plan-steps">
      {(telling.length > 0 ? telling : steps).map(({ choice, place }) => (
        <li key={place} className={planned.walk && place >= planned.walk.steps.length ? 'unreached' : ''}>
          {say(choice)}
        </li>
      ))}
    </ol>
  )
}

/** Words of a choice whose question is not open yet. */
const lateDecision = ({ seat }: Stage, choice: Choice): Decision => ({ seat, prompt: '', choices: [choice] })

function Outcome({ planned }: { readonly planned: Planned }) {
  const board = useBoard()
  const stage = useStage()
  const { walk, stop } = planned
  const changes = walk?.steps.flatMap((step) => step.changes ?? []) ?? []
  const consequences = board.consequenceOf?.(summed(changes), stage) ?? []
  const why = stop ?? walk?.stop
  return (
    <>
      <p className="consequences">
        {consequences.map(({ text, tone }, index) => (
          <span key={index} className={`badge ${tone ?? ''}`}>
            {text}
          </span>
        ))}
      </p>
      {why && why.why !== 'done' && <StopLine stop={why} />}
    </>
  )
}

function StopLine({ stop }: { readonly stop: Stop }) {
  const { playing, view } = useStage()
  const words = useWords(boardWords)
  const said = () => {
    switch (stop.why) {
      case 'done':
        return ''
      case 'chance':
        return words.stopChance
      case 'others':
        return words.stopOthers(stop.waiting.map((seat) => nameOf(playing, seat)).join(', '))
      case 'not-offered':
        return words.stopNotOffered(playing.words.reason(stop.reason, view, playing.naming))
      case 'over':
        return words.stopOver
    }
  }
  return (
    <p className="plan-stop" data-testid="plan-stop">
      {said()}
    </p>
  )
}
