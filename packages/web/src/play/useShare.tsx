import type { MatchFile } from '@hippodrome/engine'
import { type ReactNode, useState } from 'react'
import { copyText } from '../app/copy.ts'
import { useWords } from '../app/language.ts'
import { useOnce } from '../app/useOnce.ts'
import { linkOf } from '../store/share.ts'
import { usePlaying } from './playing.ts'
import { playWords } from './words.ts'

/** Copies a link that carries the match; where there is no clipboard the link is shown, ready to be copied. */
export function useShare(tooLong: (file: MatchFile) => string) {
  const { table } = usePlaying()
  const words = useWords(playWords)
  const [said, setSaid] = useState<ReactNode>()
  const share = useOnce(async () => {
    const file = await table.export()
    const link = await linkOf(file)
    if (link === undefined) setSaid(tooLong(file))
    else
      setSaid(
        (await copyText(link)) ? (
          words.linkCopied
        ) : (
          <LinkToCopy key={link} link={link} says={words.linkByHand} />
        ),
      )
  })
  return { share, said, setSaid }
}

function LinkToCopy({ link, says }: { readonly link: string; readonly says: string }) {
  return (
    <label className="field link-to-copy">
      <span>{says}</span>
      <input
        readOnly
        value={link}
        data-testid="link-to-copy"
        ref={(field) => field?.focus()}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </label>
  )
}
