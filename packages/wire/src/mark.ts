/** A short mark of a list of plain data (FNV-1a over its text): lists with the same mark are taken to be the same. */
export function markOf(list: readonly unknown[]): number {
  let mark = 0x81_1c_9d_c5
  for (const item of list) {
    const text = JSON.stringify(item)
    for (let i = 0; i < text.length; i++) mark = Math.imul(mark ^ text.charCodeAt(i), 0x01_00_01_93)
  }
  return mark >>> 0
}
