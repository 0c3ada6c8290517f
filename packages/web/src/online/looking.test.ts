import { expect, it } from 'vitest'
import { looking } from './looking.ts'

/** A page whose tab a test shows, hides and leaves. */
function page() {
  const now = { hidden: false, focus: true }
  const told: boolean[] = []
  let change = () => {}
  let wait = () => {}
  const looks = looking(
    {
      isHidden: () => now.hidden,
      hasFocus: () => now.focus,
      onChange: (act) => {
        change = act
      },
    },
    (act) => {
      wait = act
      return () => {
        wait = () => {}
      }
    },
    (on) => told.push(on),
  )
  const become = (next: Partial<typeof now>) => {
    Object.assign(now, next)
    change()
  }
  return { told, looks, become, waits: () => wait() }
}

it('tells when a tab is hidden and when it is seen again', () => {
  const { told, looks, become } = page()
  expect(looks()).toBe(true)
  become({ hidden: true, focus: false })
  become({ hidden: true })
  become({ hidden: false, focus: true })
  expect(told).toEqual([false, true])
})

it('takes a page for forgotten that nobody has turned to for long, and not one beside which somebody writes', () => {
  const { told, looks, become, waits } = page()
  become({ focus: false })
  expect(looks()).toBe(true)
  become({ focus: true })
  waits()
  expect(told).toEqual([])
  become({ focus: false })
  waits()
  expect([looks(), told]).toEqual([false, [false]])
  become({ focus: true })
  expect([looks(), told]).toEqual([true, [false, true]])
})
