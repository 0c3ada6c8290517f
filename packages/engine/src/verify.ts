import { commitmentTo } from './chance.ts'
import { BadData, type Game } from './game.ts'
import { sameJson } from './json.ts'
import { type MatchFile, replay } from './matchFile.ts'

export const CHECKED = ['versions', 'seed', 'choices', 'end'] as const

/** One thing that was checked about a match that is said to be fair. */
export type Finding = {
  readonly check: (typeof CHECKED)[number]
  readonly ok: boolean
  readonly detail: string
}

/** Runs a finished match again: the seed is the committed one, every choice was legal, and it ended as it says. */
export function verifyMatch(rules: Game, file: MatchFile): readonly Finding[] {
  const versions: Finding = {
    check: 'versions',
    ok: file.rules === rules.rules && file.data === rules.data,
    detail: `played by rules ${file.rules} and data ${file.data}; here are ${rules.rules} and ${rules.data}`,
  }
  if (!file.seed) return [versions, { check: 'seed', ok: false, detail: 'the seed is not published yet' }]
  const kept = commitmentTo(file.seed) === file.commitment
  const seed: Finding = {
    check: 'seed',
    ok: kept,
    detail: kept ? `hashes to the commitment ${file.commitment}` : 'is not the seed that was committed to',
  }
  return [versions, seed, ...runAgain(rules, file)]
}

function runAgain(rules: Game, file: MatchFile): Finding[] {
  try {
    const match = replay(rules, file)
    const choices: Finding = {
      check: 'choices',
      ok: true,
      detail: `all ${file.choices.length} were among those offered`,
    }
    const { result } = match
    if (!result) return [choices, { check: 'end', ok: false, detail: 'the match is not over' }]
    const { ranks, scores } = result
    const said = `ranks ${ranks.join(', ')} with scores ${scores.join(', ')}`
    if (!file.end)
      return [choices, { check: 'end', ok: true, detail: `${said}; the file itself does not say` }]
    const same = sameJson(file.end, { ranks, scores, hash: match.hash() })
    return [
      choices,
      { check: 'end', ok: same, detail: same ? said : `comes to ${said}, the file says otherwise` },
    ]
  } catch (fault) {
    if (!(fault instanceof BadData)) throw fault
    return [{ check: 'choices', ok: false, detail: fault.message }]
  }
}
