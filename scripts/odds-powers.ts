/**
 * Fights the thirty battles of the tests many times over and says how far what happened lies from the odds, in standard
 * errors: `npx tsx scripts/odds-powers.ts --battles 100000`.
 */
import { parseArgs } from 'node:util'
import { fight, LAID, oddsFor } from '../packages/powers/src/testing/battles.ts'

const { values } = parseArgs({ options: { battles: { type: 'string', default: '100000' } } })
const battles = Number(values.battles)
let worst = 0
LAID.forEach((laid, n) => {
  const counted = fight(laid, battles, 1 + n)
  let far = 0
  for (const { outcome, low, high } of oddsFor(laid)) {
    const share = (counted[outcome] ?? 0) / battles
    const near = Math.min(high, Math.max(low, share))
    const error = Math.sqrt(Math.max(near * (1 - near), 1 / battles) / battles)
    far = Math.max(far, Math.abs(share - near) / error)
  }
  worst = Math.max(worst, far)
  process.stdout.write(`${far.toFixed(2).padStart(6)}  ${JSON.stringify(laid)}\n`)
})
process.stdout.write(
  `\nThe farthest of ${LAID.length} battles, ${battles} times each: ${worst.toFixed(2)} standard errors.\n`,
)
