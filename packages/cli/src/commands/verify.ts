import { verifyMatch } from '@hippodrome/engine'
import type { Command } from '../command.ts'
import { BadInput, EXIT } from '../errors.ts'
import { readMatch } from '../files.ts'
import { rowsText } from '../format.ts'
import { loadGame } from '../games.ts'

export const verify: Command = {
  name: 'verify',
  usage: 'FILE [flags]',
  summary: 'Run a finished match again and see that nothing was bent.',
  words: 1,
  flags: { json: { help: 'as JSON' } },
  details: `Checks that the seed is the one that was committed to, that every choice was offered, and that the match ended
as the file says. Exit code 1 if any of it does not hold.`,
  async run(args) {
    const [path] = args.words
    if (path === undefined) throw new BadInput('name a match file', 'noem een partijbestand')
    const file = readMatch(path)
    const findings = verifyMatch(await loadGame(file.game), file)
    const ok = findings.every((finding) => finding.ok)
    const text = args.has('json')
      ? JSON.stringify({ ok, findings })
      : rowsText(findings.map(({ check, ok: fine, detail }) => [fine ? 'ok' : 'NO', check, detail])).join(
          '\n',
        )
    process.stdout.write(`${text}\n`)
    return ok ? EXIT.ok : EXIT.no
  },
}
