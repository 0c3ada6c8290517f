import { describe, expect, it } from 'vitest'
import type { Shown } from '../play/presenter.ts'
import { cueOf } from './cue.ts'
import { lengthOf, SOUNDS } from './sounds.ts'

type Fell = { kind: string; dice?: readonly number[]; die?: number }
const shown = (view: object, entries: readonly Fell[] = []): Shown => ({
  state: { view } as Shown['state'],
  news: entries.map((entry, at) => ({ at, entry })),
  telling: false,
})

describe('sounds', () => {
  it('are short', () => {
    for (const name of SOUNDS) expect(lengthOf(name)).toBeLessThan(0.6)
  })

  it('call when a person is asked again, and only then', () => {
    const asked = shown({ decision: { number: 1 } })
    const waiting = shown({})
    expect(cueOf(waiting, asked)).toBe('turn')
    expect(cueOf(asked, shown({ decision: { number: 2 } }))).toBeUndefined()
    expect(cueOf(undefined, asked)).toBeUndefined()
  })

  it('do not call who is asked on after dice of their own', () => {
    const asked = shown({ seat: 0, decision: { number: 2 } })
    const telling = (waiting: readonly number[]) => ({ ...shown({ waiting }), telling: true })
    expect(cueOf(telling([0]), asked)).toBeUndefined()
    expect(cueOf(telling([1]), asked)).toBe('turn')
  })

  it('tell dice from a battle, and the end from all else', () => {
    const quiet = shown({})
    expect(cueOf(quiet, shown({}, [{ kind: 'raid', dice: [1, 2] }]))).toBe('dice')
    expect(cueOf(quiet, shown({}, [{ kind: 'siege', dice: [1, 2] }]))).toBe('battle')
    expect(cueOf(quiet, shown({}, [{ kind: 'operates', die: 4 }]))).toBe('dice')
    expect(cueOf(quiet, shown({}, [{ kind: 'combatRoll', die: 6 }]))).toBe('battle')
    expect(cueOf(quiet, shown({}, [{ kind: 'playCard' }]))).toBe('card')
    expect(cueOf(quiet, shown({ result: {} }, [{ kind: 'siege' }]))).toBe('end')
  })
})
