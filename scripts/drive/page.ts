/** One prompt as the sources name it: its facts, as types or by name, and what the comment beside it says. */
export type PromptNote = { readonly prompt: string; readonly facts: string; readonly note: string }

/** A decision as a tool reads it, with one choice of every kind that was seen under this prompt. */
export type Sample = {
  readonly prompt: string
  readonly rule?: string
  readonly facts?: object
  readonly choices: readonly { readonly do: string }[]
}

export type Sources = {
  readonly game: string
  /** The text of the file that lists the prompts, and of the one that has the types of choices. */
  readonly prompts: string
  readonly choices: string
  /** What the names of types in the shapes stand for. */
  readonly names: { readonly [type: string]: string }
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
const plain = (text: string): string =>
  oneLine(text.replaceAll(/^\s*\*/gm, ''))
    .replaceAll('readonly ', '')
    .replaceAll(/^\| /g, '')

/** Facts as types: `cube: { readonly use: Use }`, a comment before it. */
const typedPrompt = /(?:\/\*\*([^*]*)\*\/\s*)?^ {2}'?([\w-]+)'?: (?:object|\{([^{}]*)\})$/gm
/** A list with a comment after each: `'cube', // facts use`; or before it: `/** facts use *\/ 'cube',`. */
const listedAfter = /^ {2}'([\w-]+)',(?: \/\/ (.*))?$/gm
const listedBefore = /\/\*\*([^*]*)\*\/\s*'([\w-]+)',/g

export function promptsIn(source: string): PromptNote[] {
  const [, typed] = /type PromptFacts = \{\n(.*?)^\}/ms.exec(source) ?? []
  if (typed !== undefined)
    return [...typed.matchAll(typedPrompt)].map(([, note = '', prompt = '', facts = '']) => ({
      prompt,
      facts: plain(facts.trim().replaceAll(/\n\s*/g, '; ')),
      note: plain(note),
    }))
  const [, listed = ''] = /const PROMPTS = \[\n(.*?)^\]/ms.exec(source) ?? []
  const before = new Map(
    [...listed.matchAll(listedBefore)].map(([, note = '', prompt = '']) => [prompt, note]),
  )
  return [...listed.matchAll(listedAfter)].map(([, prompt = '', note]) => ({
    prompt,
    facts: '',
    note: plain(note ?? before.get(prompt) ?? ''),
  }))
}

/** The shapes of choices in the order of the types, each once, with the comment before it. */
export function shapesIn(source: string): { readonly shape: string; readonly note: string }[] {
  const literal =
    /(?:\/\*\*((?:[^*]|\*(?!\/))*)\*\/\s*)?(?:export type \w+ =\s*)?\|?\s*(\{\s*readonly do: '[^{}]*\})/g
  const comment = /\s*\/\*\*((?:[^*]|\*(?!\/))*)\*\//g
  const seen = new Set<string>()
  const shapes = [...source.matchAll(literal)].map(([, note = '', shape = '']) => ({
    shape: plain(
      shape
        .replaceAll(comment, '')
        .replaceAll(/\n\s*(?=readonly)/g, '; ')
        .replace(/\{\s*;\s*/, '{ '),
    ),
    note: [note, ...[...shape.matchAll(comment)].map(([, inside = '']) => inside)]
      .map(plain)
      .join(' ')
      .trim(),
  }))
  const [, kinds] = /Plain<('[^>]*)>/.exec(source) ?? []
  return [...(kinds ? [{ shape: `{ do: ${kinds} }`, note: '' }] : []), ...shapes].filter(
    ({ shape }) => !seen.has(shape) && seen.add(shape),
  )
}

/** The kinds of choice that the shapes name. */
export const kindsIn = (shapes: readonly { readonly shape: string }[]): string[] =>
  shapes.flatMap(({ shape }) => {
    const [, kinds = ''] = /do: ([^;}]*)/.exec(shape) ?? []
    return [...kinds.matchAll(/'(\w+)'/g)].map(([, kind = '']) => kind)
  })

/** The examples of a page that was written before. */
export const samplesIn = (page: string): Sample[] =>
  [...page.matchAll(/^```json\n(.*?)\n```$/gms)].map(([, json = '']) => JSON.parse(json) as Sample)

const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.`]$/.test(text) ? '' : '.'}`

function promptSection({ prompt, facts, note }: PromptNote, sample: Sample | undefined): string[] {
  const rule = sample?.rule === undefined ? '' : ` (§${sample.rule})`
  const about = [facts && `Facts \`${facts}\`.`, note && sentence(note)].filter(Boolean).join(' ')
  return [
    `### ${prompt}${rule}`,
    '',
    ...(about ? [about, ''] : []),
    ...(sample
      ? ['```json', JSON.stringify(sample), '```', '']
      : ['It did not come up in the matches played for this page.', '']),
  ]
}

export function pageOf({ game, prompts, choices, names }: Sources, samples: readonly Sample[]): string {
  const shapes = shapesIn(choices)
  return [
    `# Driving ${game}: prompts and choices`,
    '',
    `What \`decisions\` of [drive](drive.md) may ask in \`${game}\` and what \`choose\` may answer. Written by \`npm run docs:drive\` from the types`,
    'of the game; the examples come from random matches, with one choice of each kind that was seen under the prompt.',
    'The rule is a number in the [rule book](rules/' + game + '.md).',
    '',
    '## Choices',
    '',
    'A choice is one of these; `?` marks a field that is there only where it matters.',
    '',
    ...shapes.map(({ shape, note }) => `- \`${shape}\`${note ? `: ${note}` : ''}`),
    '',
    '| name | stands for |',
    '| --- | --- |',
    ...Object.entries(names).map(([name, meaning]) => `| \`${name}\` | ${meaning} |`),
    '',
    '## Prompts',
    '',
    ...promptsIn(prompts).flatMap((note) =>
      promptSection(
        note,
        samples.find(({ prompt }) => prompt === note.prompt),
      ),
    ),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n')
}
