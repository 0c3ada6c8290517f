/** A line of input, or the news that one was longer than allowed and was thrown away. */
export type Line = { readonly text: string } | { readonly tooLong: true }

/** Cuts chunks of text into lines, holding at most `longest` characters. */
export class LineCutter {
  private held = ''
  private skipping = false

  constructor(private readonly longest: number) {}

  push(chunk: string): Line[] {
    const lines: Line[] = []
    let from = 0
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', from)) {
      this.hold(chunk.slice(from, end))
      lines.push(this.take())
      from = end + 1
    }
    this.hold(chunk.slice(from))
    return lines
  }

  /** What is left when the input ends without a newline. */
  end(): Line[] {
    return this.held === '' && !this.skipping ? [] : [this.take()]
  }

  private hold(part: string): void {
    if (this.skipping) return
    if (this.held.length + part.length > this.longest) {
      this.skipping = true
      this.held = ''
    } else this.held += part
  }

  private take(): Line {
    const line: Line = this.skipping ? { tooLong: true } : { text: this.held.replace(/\r$/, '') }
    this.held = ''
    this.skipping = false
    return line
  }
}

/** The lines of a stream of text. */
export async function* linesOf(input: AsyncIterable<string>, longest: number): AsyncGenerator<Line> {
  const cutter = new LineCutter(longest)
  for await (const chunk of input) yield* cutter.push(chunk)
  yield* cutter.end()
}
