import type { ChitId } from '@hippodrome/powers'
import { useWords } from '../app/language.ts'
import { spotClass } from '../board/stage.ts'
import { Icon, type IconId } from './icons.tsx'
import { namesOf } from './sentences.ts'
import { usePowers } from './usePowers.ts'
import { powersWords } from './words.ts'

const SIGNS: { readonly [chit in ChitId]?: IconId } = {
  alliance: 'scroll',
  assassin: 'dagger',
  espionage: 'eye',
  greekFire: 'flame',
  raidersEast: 'nomad',
  raidersNorth: 'nomad',
  raidersWest: 'nomad',
  rebelControl: 'pennon',
  conversion: 'cross',
  subversion: 'mask',
  tradeConcession: 'coin',
  treasuryGraft: 'coin',
  crusade: 'cross',
  ambush: 'clash',
  tribesUnite: 'nomad',
}
const signOf = (chit: ChitId): IconId => SIGNS[chit] ?? 'star'

/** The chits that the seat holds, as small cards: name, what it does, and whether it can be played now. */
export function Hand() {
  const stage = usePowers()
  const words = useWords(powersWords)
  const { chits } = namesOf(stage)
  const own = stage.view.powers.filter(({ seat }) => seat === stage.view.viewer)
  const hand = own.flatMap((power) => power.hand)
  return (
    <section className="pw-hand" aria-label={words.yourChits}>
      <h2>{words.yourChits}</h2>
      <div className="cards">
        {hand.map((chit, i) => {
          const key = `chit:${chit}`
          const ready = (stage.spots.get(key)?.choices.length ?? 0) > 0
          return (
            <button
              key={`${chit} ${i}`}
              type="button"
              className={spotClass(stage, key, 'pw-chit')}
              data-spot={key}
              title={chits[chit].help}
              aria-description={ready ? `${chits[chit].help} ${words.playable}` : chits[chit].help}
            >
              <Icon id={signOf(chit)} />
              <span>{chits[chit].name}</span>
            </button>
          )
        })}
        {hand.length === 0 && <small>{words.none}</small>}
      </div>
    </section>
  )
}
