/** How long one question may keep everybody else waiting. */
const SLICE_MS = 5

/** Long work in slices, between which everybody else has their turn. */
export class Slices {
  private began = performance.now()

  /** To be called between two pieces; says whether others had a turn. */
  async pause(): Promise<boolean> {
    if (performance.now() - this.began <= SLICE_MS) return false
    await new Promise((resolve) => setImmediate(resolve))
    this.began = performance.now()
    return true
  }
}
