import type { Counts, UnitId } from '@hippodrome/powers'
import { UNITS } from '@hippodrome/powers/vocabulary'
import { useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../../app/language.ts'
import { Icon } from '../icons.tsx'
import { capital, namesOf, titleOf } from '../sentences.ts'
import { nationOf, sizeOf } from '../standing.ts'
import { usePowers } from '../usePowers.ts'
import { powersWords } from '../words.ts'
import { CombatTable } from './CombatTable.tsx'
import { type Fight, fightOf, type Host, type Roll } from './fight.ts'
import './battle.css'

/** The battle that is fought: both sides, the table with its column, and the die where it fell. */
export function BattleScene() {
  const stage = usePowers()
  const fight = fightOf(stage)
  return fight && <Fought fight={fight} />
}

/** It lies over the half of the map where the battle is not. */
function useHalf(place: string) {
  const scene = useRef<HTMLElement>(null)
  const [half, setHalf] = useState<'upper' | 'lower'>('upper')
  useLayoutEffect(() => {
    const stage = scene.current?.closest('.stage')
    const spot = stage?.querySelector(`[data-spot="place:${CSS.escape(place)}"]`)?.getBoundingClientRect()
    const whole = stage?.getBoundingClientRect()
    if (!spot || !whole) return
    setHalf(spot.top + spot.height / 2 < whole.top + whole.height / 2 ? 'lower' : 'upper')
  }, [place])
  return { scene, half }
}

function Fought({ fight }: { readonly fight: Fight }) {
  const stage = usePowers()
  const words = useWords(powersWords)
  const { scene, half } = useHalf(fight.place)
  const where = namesOf(stage).places[fight.place]
  const name = fight.siege ? words.siegeOf(where) : words.battle(where)
  const roll = fight.rolls.at(-1)
  const [attacker, defender] = fight.hosts
  return (
    <section ref={scene} className="pw-battle" data-half={half} aria-label={name}>
      <h2>
        <Icon id="clash" /> {name} <small>{fight.intercepted ? words.interception : words.allSee}</small>
      </h2>
      <Side host={attacker} role={words.attacks} />
      <div className="middle">
        <CombatTable key={fight.rolls.length} roll={roll} />
        {roll && <Verdict roll={roll} />}
      </div>
      <Side host={defender} role={words.defends} />
    </section>
  )
}

function Verdict({ roll }: { readonly roll: Roll }) {
  const stage = usePowers()
  const words = useWords(powersWords)
  return (
    <p className={`verdict r-${roll.result.replace(' ', '-')}`} role="status">
      {words.rolled(roll.die, namesOf(stage).results[roll.result])}
    </p>
  )
}

type SideProps = { readonly host: Host; readonly role: string }

function Side({ host, role }: SideProps) {
  const stage = usePowers()
  const words = useWords(powersWords)
  const { unseen } = namesOf(stage)
  const { view } = stage
  const { power, rebel, units, lost, bonus } = host
  const title = rebel ? words.rebelsOf(titleOf(stage, power)) : titleOf(stage, power)
  const mine = !rebel && view.powers.some((known) => known.power === power && known.seat === view.viewer)
  return (
    <div className={`army ${power}${rebel ? ' rebel' : ''}`}>
      <Icon id={nationOf(view, power)} className="own flag" />
      <b>
        {capital(title)} {mine && `(${words.you})`}
      </b>
      <small>{role}</small>
      {units ? (
        <>
          <Men units={units} lost={lost} />
          <span className="strength">
            {sizeOf(units)}
            {bonus > 0 && <i> +{bonus}</i>}
          </span>
          <small>{words.strength}</small>
        </>
      ) : (
        <small>{unseen}</small>
      )}
    </div>
  )
}

/** Every unit as a tile; who has fallen is struck through. */
function Men({ units, lost }: { readonly units: Counts; readonly lost: Counts }) {
  const { units: names } = namesOf(usePowers())
  const tiles = UNITS.flatMap((unit: UnitId, i) => [
    ...Array.from({ length: units[i] ?? 0 }, () => ({ unit, fallen: false })),
    ...Array.from({ length: lost[i] ?? 0 }, () => ({ unit, fallen: true })),
  ])
  return (
    <p className={tiles.length > 6 ? 'men many' : 'men'}>
      {tiles.map(({ unit, fallen }, i) => (
        <span key={i} className={fallen ? 'square fallen' : 'square'} title={names[unit][0]}>
          <Icon id={unit} className="own" />
        </span>
      ))}
    </p>
  )
}
