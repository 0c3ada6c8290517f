/**
 * Tempers a model by matches that it plays against itself: those of its lessons were played by others, and it may be too
 * sure or too timid in its own.
 *
 *   npx tsx scripts/temper-model.ts learning/families-3/best.json tempered.json --matches 350
 */
import { parseArgs } from 'node:util'
import { playLesson, Positions, tempered } from '@hippodrome/bots/learning'
import { loadGame } from '@hippodrome/games'
import { readModel, writeModel } from '../packages/cli/src/learning/modelFiles.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { matches: { type: 'string', default: '350' } },
})
const [from, to] = positionals
if (from === undefined || to === undefined) throw new Error('name the file of a model, and where to write it')

/** Far from the seeds of lessons and of the gate, which follow from words. */
const FIRST = 900_000

const model = readModel(from)
const rules = await loadGame(model.about.game)
const { seats, inputs } = model.about
const own = new Positions(rules, seats, inputs)
for (let n = 0; n < Number(values.matches); n++)
  own.add(playLesson({ rules, seats, model }, FIRST + n), { quietOnly: true })
writeModel(to, { ...model, net: tempered(model.net, own) })
console.log(`tempered in ${own.count} positions of ${values.matches} matches`)
