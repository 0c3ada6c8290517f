/** Another was quicker: what was to be added stands there already, or its place is taken. Nothing was kept. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken'
}

/** The connection to the data broke in the middle: whether it was kept is known only when they are read again. */
export class Unsure extends Error {
  override readonly name = 'Unsure'
}
