import type { Told } from '@hippodrome/engine'
import type { Shown } from '../play/presenter.ts'
import { hasDice } from '../play/presenter.ts'
import type { SoundName } from './sounds.ts'

const BATTLES = ['battle', 'siege', 'combat', 'assault', 'attack', 'conquest', 'sack']
const CARDS = ['play', 'card', 'draw', 'buy', 'intrigue', 'chit']

const isAbout = ({ entry }: Told, kinds: readonly string[]): boolean =>
  kinds.some((kind) => entry.kind.toLowerCase().includes(kind))

/** What is to be heard when the table changes from one moment to the next. The weightiest wins. */
export function cueOf(before: Shown | undefined, now: Shown): SoundName | undefined {
  if (!before) return undefined
  const { view } = now.state
  if (view.result && !now.telling && (before.telling || !before.state.view.result)) return 'end'
  const fresh = now.news === before.news ? [] : now.news.filter((told) => !before.news.includes(told))
  if (fresh.some(hasDice)) return fresh.some((told) => isAbout(told, BATTLES)) ? 'battle' : 'dice'
  if (fresh.some((told) => isAbout(told, BATTLES))) return 'battle'
  // Who is asked on after dice of their own was at it all the time.
  const own = before.telling && before.state.view.waiting.includes(view.seat)
  const isAsked = view.decision !== undefined && before.state.view.decision === undefined && !own
  if (isAsked) return 'turn'
  return fresh.some((told) => isAbout(told, CARDS)) ? 'card' : undefined
}
