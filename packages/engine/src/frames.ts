import type { Frame } from './step.ts'

/** Whether a local may have this value. */
export type Holds = (value: unknown) => boolean

/** What the steps of a game hold: which locals a step must have, and by name (or `step.name`) what they may be. */
export type Holding = {
  readonly needs: { readonly [step: string]: string | undefined }
  readonly values: { readonly [name: string]: Holds | undefined }
}

/** A whole number. */
export const between =
  (low: number, high: number): Holds =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high

export const listOf =
  (holds: Holds): Holds =>
  (value) =>
    Array.isArray(value) && value.every(holds)

export const oneOf =
  (...known: readonly unknown[]): Holds =>
  (value) =>
    known.includes(value)

export const isFlag: Holds = (value) => typeof value === 'boolean'
export const isText: Holds = (value) => typeof value === 'string'
export const isData: Holds = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What the frames of a position cannot hold, each with its place. */
export function auditFrames(stack: readonly Frame[], { needs, values }: Holding): string[] {
  const problems: string[] = []
  stack.forEach(({ step, local }, index) => {
    const place = `stack.${index}.local`
    const held = Object.entries(local).filter(([, value]) => value !== undefined)
    for (const name of needs[step]?.split(' ').filter(Boolean) ?? [])
      if (!held.some(([key]) => key === name)) problems.push(`${place}.${name}: is missing ("${step}")`)
    for (const [name, value] of held) {
      // What older rules held beside it is read by nobody.
      const holds = values[`${step}.${name}`] ?? (Object.hasOwn(values, name) ? values[name] : undefined)
      if (holds && !holds(value))
        problems.push(`${place}.${name}: cannot be ${JSON.stringify(value).slice(0, 60)} ("${step}")`)
    }
  })
  return problems
}
