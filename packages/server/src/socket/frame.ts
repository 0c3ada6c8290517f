const FINAL_TEXT = 0x81
/** What stands for the length where that does not fit into seven bits: two bytes of it follow, or eight. */
const TWO_BYTES = 126
const EIGHT_BYTES = 127

function framed(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const head = length < TWO_BYTES ? 2 : length < 0x10000 ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = FINAL_TEXT
  if (head === 2) frame[1] = length
  else if (head === 4) {
    frame[1] = TWO_BYTES
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = EIGHT_BYTES
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, head)
  return frame
}

let last: { readonly text: string; readonly frame: Buffer } | undefined

/** A text as one frame of RFC 6455, as a server sends it. What goes to many one after the other is written once. */
export function frameOf(text: string): Buffer {
  if (last?.text !== text) last = { text, frame: framed(text) }
  return last.frame
}
