import type { PowersEntry, PowersView, StackView } from '@hippodrome/powers'
import { UNITS } from '@hippodrome/powers/vocabulary'
import { useWords } from '../../app/language.ts'
import { Icon } from '../icons.tsx'
import { capital, nameOf, namesOf, titleOf } from '../sentences.ts'
import { nationOf, sizeOf } from '../standing.ts'
import { type PowersStage, usePowers } from '../usePowers.ts'
import { powersWords } from '../words.ts'

type Props = { readonly battle: NonNullable<PowersView['battle']> }

/** Both sides of the battle that is fought, what each is made of, and the last roll. */
export function Battle({ battle }: Props) {
  const stage = usePowers()
  const words = useWords(powersWords)
  const stackOf = (id: number) => stage.view.stacks.find((stack) => stack.id === id)
  const [attacker, defender] = [stackOf(battle.attacker), stackOf(battle.defender)]
  const place = defender?.place ?? attacker?.place
  if (!attacker || !defender || place === undefined) return undefined
  const siege = place in stage.board.fortresses
  const name = siege ? words.siegeOf(nameOf(stage, place)) : words.battle(nameOf(stage, place))
  return (
    <section className="battle" aria-label={name}>
      <h2>
        <Icon id="clash" /> {name}
      </h2>
      <div className="sides">
        <Side stack={attacker} role={words.attacks} bonus={battle.bonus[0]} />
        <Side stack={defender} role={words.defends} bonus={battle.bonus[1]} />
      </div>
      <LastRoll />
    </section>
  )
}

type SideProps = { readonly stack: StackView; readonly role: string; readonly bonus: number }

function Side({ stack, role, bonus }: SideProps) {
  const stage = usePowers()
  const words = useWords(powersWords)
  const { units: names, unseen } = namesOf(stage)
  const who = stack.rebel ? words.rebelsOf(titleOf(stage, stack.power)) : titleOf(stage, stack.power)
  return (
    <div className={`side-of ${stack.power}`}>
      <p>
        <Icon id={nationOf(stage.view, stack.power)} className="own" /> <b>{capital(who)}</b>
      </p>
      <small>{role}</small>
      {stack.units ? (
        <>
          <p className="make-up">
            {UNITS.flatMap((unit, i) =>
              Array.from({ length: stack.units?.[i] ?? 0 }, (_, nth) => (
                <span key={`${unit} ${nth}`} title={names[unit][0]}>
                  <Icon id={unit} className="own" />
                </span>
              )),
            )}
          </p>
          <span className="strength">
            {words.strength} {sizeOf(stack.units)}
            {bonus > 0 && ` +${bonus}`}
          </span>
        </>
      ) : (
        <span>{unseen}</span>
      )}
    </div>
  )
}

type Roll = Extract<PowersEntry, { readonly kind: 'combatRoll' }>

/** The newest roll of the battle that is fought. */
export function lastRollOf({ playing, view }: PowersStage): Roll | undefined {
  if (!view.battle) return undefined
  const told = playing.state.told.map(({ entry }) => entry as PowersEntry)
  const fought = told.slice(told.findLastIndex(({ kind }) => kind === 'battle'))
  return fought.findLast((entry): entry is Roll => entry.kind === 'combatRoll')
}

function LastRoll() {
  const stage = usePowers()
  const roll = lastRollOf(stage)
  const { tables, results } = namesOf(stage)
  return (
    roll && (
      <p className="last-roll">
        <span className="die">{roll.die}</span> {titleOf(stage, roll.power)}, {tables[roll.table]}:{' '}
        <b>{results[roll.result]}</b>
      </p>
    )
  )
}
