/**
 * The exact odds of an attack, computed and not sampled. Both sides are taken to lose Move cubes first, then Main
 * Army, then Elite: what keeps most dice and strength for the fight at hand. A levy has only its own cubes.
 */
export type Troops = { readonly elite: number; readonly main: number; readonly move: number }

export type Assault = {
  readonly attacker: Troops
  /** Those who stand and fight, in the order in which they are fought: armies, or a levy as Main Army alone. */
  readonly defenders: readonly Troops[]
  /** §17.1 */
  readonly cityStrength: number
  /** §17.5 Constantinople kills two cubes with each hit. */
  readonly killsPerHit: number
}

export type Odds = {
  /** The chance that the city is taken. */
  readonly taken: number
  /** The chance that the attack ends in a lost battle, before any siege. */
  readonly beaten: number
  /** The chance of each number of cubes that the attacker loses, all told. */
  readonly losses: readonly number[]
  /** The same for the defenders together, before any retreat. */
  readonly defenderLosses: readonly number[]
}

/** §16.1 At most three dice for the Main Army, one for each Elite cube. */
const diceOf = ({ elite, main }: Troops): number => Math.min(3, main) + elite
const strengthOf = ({ elite, main }: Troops): number => elite + main
const sizeOf = ({ elite, main, move }: Troops): number => elite + main + move

/** Half of all dice hit, so this is one row of Pascal's triangle. */
export function hitChances(dice: number): number[] {
  let row = [1]
  for (let n = 0; n < dice; n++)
    row = Array.from({ length: n + 2 }, (_, k) => ((row[k] ?? 0) + (row[k - 1] ?? 0)) / 2)
  return row
}

export function afterLosses({ elite, main, move }: Troops, hits: number): Troops {
  const moveLost = Math.min(move, hits)
  const mainLost = Math.min(main, hits - moveLost)
  const eliteLost = Math.min(elite, hits - moveLost - mainLost)
  return { elite: elite - eliteLost, main: main - mainLost, move: move - moveLost }
}

/** An attacker that is still in the field, how likely that is, and what the defenders have lost so far. */
type Branch = { readonly troops: Troops; readonly defenderLosses: number; readonly chance: number }

export function attackOdds({ attacker, defenders, cityStrength, killsPerHit }: Assault): Odds {
  const start = sizeOf(attacker)
  const losses = new Array<number>(start + 1).fill(0)
  const most = defenders.reduce((sum, troops) => sum + sizeOf(troops), 0)
  const defenderLosses = new Array<number>(most + 1).fill(0)
  const finish = ({ troops, defenderLosses: killed, chance }: Branch): void => {
    const lost = start - sizeOf(troops)
    losses[lost] = (losses[lost] ?? 0) + chance
    defenderLosses[killed] = (defenderLosses[killed] ?? 0) + chance
  }

  let field: readonly Branch[] = [{ troops: attacker, defenderLosses: 0, chance: 1 }]
  let beaten = 0
  for (const defender of defenders) {
    const { won, lost } = battle(field, defender)
    for (const branch of lost) {
      beaten += branch.chance
      finish(branch)
    }
    field = won
  }

  let taken = 0
  for (const branch of field)
    hitChances(cityStrength).forEach((chance, hits) => {
      const troops = afterLosses(branch.troops, hits * killsPerHit)
      const outcome = { ...branch, troops, chance: branch.chance * chance }
      if (strengthOf(troops) > cityStrength) taken += outcome.chance
      finish(outcome)
    })
  return { taken, beaten, losses, defenderLosses }
}

/** §16 One battle, for every way in which the attacker may come to it. */
function battle(field: readonly Branch[], defender: Troops): { won: Branch[]; lost: Branch[] } {
  const won = new Map<string, Branch>()
  const lost = new Map<string, Branch>()
  const struck = hitChances(diceOf(defender))
  for (const { troops, defenderLosses, chance } of field) {
    hitChances(diceOf(troops)).forEach((ourChance, ourHits) => {
      const enemy = afterLosses(defender, ourHits)
      const killed = defenderLosses + sizeOf(defender) - sizeOf(enemy)
      struck.forEach((theirChance, theirHits) => {
        const left = afterLosses(troops, theirHits)
        const into = strengthOf(left) > strengthOf(enemy) ? won : lost
        const key = `${left.elite},${left.main},${left.move},${killed}`
        const before = into.get(key)?.chance ?? 0
        into.set(key, {
          troops: left,
          defenderLosses: killed,
          chance: before + chance * ourChance * theirChance,
        })
      })
    })
  }
  return { won: [...won.values()], lost: [...lost.values()] }
}

/** The mean of a distribution given as the chance of 0, 1, 2, … */
export const meanOf = (chances: readonly number[]): number =>
  chances.reduce((sum, chance, n) => sum + chance * n, 0)
