import { BadData, type MatchFile } from '@hippodrome/engine'

/** Links longer than this are cut off by some programs that pass them on. */
const LONGEST = 8000

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([bytes])
    .stream()
    .pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>)
  return new Uint8Array(await new Response(packed).arrayBuffer())
}

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (character) => character.charCodeAt(0))
}

/** A match as the end of a link, or nothing when it is too long for one. */
async function packMatch({ snapshot: _long, ...file }: MatchFile): Promise<string | undefined> {
  const packed = toBase64Url(
    await through(new TextEncoder().encode(JSON.stringify(file)), new CompressionStream('deflate-raw')),
  )
  return packed.length > LONGEST ? undefined : packed
}

/** A link to this page that carries the match, or nothing when it is too long for one. */
export async function linkOf(file: MatchFile): Promise<string | undefined> {
  const packed = await packMatch(file)
  return packed && `${location.origin}${location.pathname}#/shared/${packed}`
}

/** The text of the match of a link. Throws `BadData`. */
export async function unpackText(packed: string): Promise<string> {
  try {
    return new TextDecoder().decode(
      await through(fromBase64Url(packed), new DecompressionStream('deflate-raw')),
    )
  } catch {
    throw new BadData('link', 'is not whole: perhaps it was cut off')
  }
}
