import { describe, expect, it } from 'vitest'
import type { Shown } from '../play/presenter.ts'
import { cueOf } from './cue.ts'
import { lengthOf, SOUNDS } from './sounds.ts'

const shown = (view: object, entries: readonly { kind: string; dice?: readonly number[] }[] = []): Shown => ({
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

  it('tell dice from a battle, and the end from all else', () => {
    const quiet = shown({})
    expect(cueOf(quiet, shown({}, [{ kind: 'raid', dice: [1, 2] }]))).toBe('dice')
    expect(cueOf(quiet, shown({}, [{ kind: 'siege', dice: [1, 2] }]))).toBe('battle')
    expect(cueOf(quiet, shown({}, [{ kind: 'playCard' }]))).toBe('card')
    expect(cueOf(quiet, shown({ result: {} }, [{ kind: 'siege' }]))).toBe('end')
  })
})
