const WIDTH = 30

/** How far a long task is: a bar where a person looks, a line for every tenth elsewhere. */
export function progressOn(
  out: { readonly isTTY?: boolean; write(text: string): unknown },
  total: number,
  now: () => number,
): { at(done: number): void; end(): void } {
  const began = now()
  let tenths = 0
  return {
    at(done) {
      if (out.isTTY) {
        out.write(`\r${barText(done, total, now() - began)}`)
        return
      }
      const reached = Math.floor((10 * done) / total)
      if (reached > tenths) out.write(`${done}/${total}\n`)
      tenths = Math.max(tenths, reached)
    },
    end() {
      if (out.isTTY) out.write('\r\u001b[K')
    },
  }
}

export function barText(done: number, total: number, milliseconds: number): string {
  const filled = Math.round((WIDTH * done) / total)
  const left = done === 0 ? '' : `  ${Math.ceil(((milliseconds / done) * (total - done)) / 1000)} s left `
  return `[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${done}/${total}${left}`
}
