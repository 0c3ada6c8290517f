const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const VALUES = new Map(Array.from(DIGITS, (digit, value) => [digit, value]))

/** Bytes as text: pure packages have neither Node's buffers nor the browser's `btoa`. */
export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b, c] = bytes.subarray(i, i + 3)
    const three = (a << 16) | ((b ?? 0) << 8) | (c ?? 0)
    text += digit(three >> 18) + digit(three >> 12)
    text += (b === undefined ? '=' : digit(three >> 6)) + (c === undefined ? '=' : digit(three))
  }
  return text
}

const digit = (bits: number): string => DIGITS[bits & 63] as string

/** Nothing for what is not such a text. */
export function fromBase64(text: string): Uint8Array | undefined {
  const full = text.replace(/={1,2}$/, '')
  if (text.length % 4 !== 0) return undefined
  const bytes = new Uint8Array(Math.floor((full.length * 3) / 4))
  let held = 0
  let bits = 0
  let place = 0
  for (const character of full) {
    const value = VALUES.get(character)
    if (value === undefined) return undefined
    held = ((held << 6) | value) & 0xffffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes[place++] = (held >> bits) & 255
  }
  return bytes
}
