/**
 * Tempers a model by matches that it plays against itself: those of its lessons were played by others, and it may be too
 * sure or too timid in its own.
 *
 *   npx tsx scripts/temper-model.ts learning/families-3/best.json tempered.json --matches 350
 *
 * With `--lessons FILE` by matches that `hippodrome gate --keep` has kept, of it or of a model much like it.
 */
import { parseArgs } from 'node:util'
import { isLessonOf, parseLesson, playLesson, Positions, tempered } from '@hippodrome/bots/learning'
import { Runner } from '@hippodrome/engine'
import { loadGame } from '@hippodrome/games'
import { LESSON, linesIn } from '../packages/cli/src/learning/lineLog.ts'
import { readModel, writeModel } from '../packages/cli/src/learning/modelFiles.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { matches: { type: 'string', default: '350' }, lessons: { type: 'string' } },
})
const [from, to] = positionals
if (from === undefined || to === undefined) throw new Error('name the file of a model, and where to write it')

/** Far from the seeds of lessons and of the gate, which follow from words. */
const FIRST = 900_000

const model = readModel(from)
const rules = await loadGame(model.about.game)
const { seats, inputs } = model.about
const runner = new Runner(rules)
const lessons =
  values.lessons === undefined
    ? Array.from({ length: Number(values.matches) }, (_, n) => playLesson({ rules, seats, model }, FIRST + n))
    : linesIn(values.lessons, parseLesson, LESSON)
const own = new Positions(rules, seats, inputs)
for (const lesson of lessons) {
  if (!isLessonOf(runner, seats, lesson)) throw new Error(`lesson ${lesson.seed} is no match of this game`)
  own.add(lesson, { quietOnly: true })
}
writeModel(to, { ...model, net: tempered(model.net, own) })
console.log(`tempered in ${own.count} positions of ${lessons.length} matches`)
