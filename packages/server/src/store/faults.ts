/** Another was quicker: what was to be added stands there already, or its place is taken. Nothing was kept. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken'
}

/** The connection to the data broke in the middle: whether it was kept is known only when they are read again. */
export class Unsure extends Error {
  override readonly name = 'Unsure'
}

const UNCHANGED = 'what had to change was not there'

/** A statement that had to change something did not: nothing of its commit was kept. */
export class Unchanged extends Error {
  override readonly name = 'Unchanged'

  constructor() {
    super(UNCHANGED)
  }
}

/** Known by its message where it comes from another thread. */
export const isUnchanged = (fault: unknown): boolean => fault instanceof Error && fault.message === UNCHANGED
